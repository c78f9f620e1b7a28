import type { WeatherDay } from '@limpid/contract';
import { describe, expect, it } from 'vitest';
import { type LineInput, rainSince, weatherLine } from './weather-line.ts';

const TODAY = '2026-07-14';
const on = (offset: number): string => new Date(Date.parse(TODAY) + offset * 86_400_000).toISOString().slice(0, 10);
const MILD: Omit<WeatherDay, 'on'> = {
  uvIndexMax: 5,
  airTemperatureC: 22,
  airTemperatureMaxC: 28,
  rainMm: 0,
  windMaxKmh: 12,
  normal: [],
  hasOwnRain: false,
};
/** From 5 days ago until in 7 days; `changes` by the distance from today. */
const daysWith = (changes: Record<number, Partial<WeatherDay>>): WeatherDay[] =>
  Array.from({ length: 13 }, (_, index) => ({ on: on(index - 5), ...MILD, ...changes[index - 5] }));
const POOL: LineInput['pool'] = {
  kind: 'pool',
  setting: 'outdoor',
  cover: 'none',
  sanitizer: 'chlorine',
  volumeL: 60_000,
  surfaceAreaM2: 40,
};
const lineOf = (changes: Record<number, Partial<WeatherDay>>, more: Partial<LineInput> = {}) =>
  weatherLine({
    pool: POOL,
    weather: { source: 'live', days: daysWith(changes) },
    todayOn: TODAY,
    testedOn: on(-3),
    lossPpm: undefined,
    ...more,
  });

describe('what the weather changes', () => {
  it('is nothing on a mild day, and under a roof', () => {
    expect(lineOf({})).toBeUndefined();
    expect(lineOf({ 0: { uvIndexMax: 12 } }, { pool: { ...POOL, setting: 'indoor' } })).toBeUndefined();
  });

  it('is strong sun, until its last day, with the loss that this pool has shown', () => {
    const strong = { 0: { uvIndexMax: 10 }, 1: { uvIndexMax: 11.2 }, 2: { uvIndexMax: 9 } };
    expect(lineOf(strong, { lossPpm: 3.6 })).toEqual({ about: 'uv', uv: 11.2, untilOn: on(2), lossPpm: 3.6, origin: 'live' });
    const week = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index, { uvIndexMax: 10 }]));
    expect(lineOf(week)).toMatchObject({ untilOn: 'week' });
    expect(lineOf({ 0: { uvIndexMax: 10 } })).toMatchObject({ untilOn: undefined, lossPpm: undefined });
    expect(lineOf({ 1: { uvIndexMax: 10 } })).toBeUndefined();
    expect(lineOf(strong, { pool: { ...POOL, sanitizer: 'biguanide' } })).toBeUndefined();
  });

  it('is said to be usual where it is no forecast, and last known where the service is silent', () => {
    expect(lineOf({ 0: { uvIndexMax: 10, normal: ['uvIndexMax'] } })?.origin).toBe('usual');
    expect(
      lineOf({ 0: { uvIndexMax: 10 } }, { weather: { source: 'last_known', days: daysWith({ 0: { uvIndexMax: 10 } }) } })?.origin,
    ).toBe('last_known');
  });

  it('is one thing: a freeze before rain before wind before sun', () => {
    const all = { '-1': { rainMm: 30 }, 0: { uvIndexMax: 11, windMaxKmh: 50 }, 1: { airTemperatureC: 5, airTemperatureMaxC: 14 } };
    expect(lineOf(all)).toMatchObject({ about: 'freeze', lowC: -4, isToday: false });
    expect(lineOf({ ...all, 1: {} })).toMatchObject({ about: 'rain', rainMm: 30, share: 0.02 });
    expect(lineOf({ ...all, 1: {}, '-1': {} })).toMatchObject({ about: 'wind', speedKmh: 50, isToday: true });
  });

  it('never makes a warning of what is usual for the time of the year', () => {
    const cold = { airTemperatureC: 0, airTemperatureMaxC: 6, windMaxKmh: 60, rainMm: 40 };
    const normal: WeatherDay['normal'] = ['airTemperatureC', 'airTemperatureMaxC', 'windMaxKmh', 'rainMm'];
    expect(lineOf({ '-1': { ...cold, normal }, 0: { ...cold, normal } })).toBeUndefined();
  });
});

describe('rain since the last test', () => {
  it('is that of whole days before today, and of today only by a gauge', () => {
    const days = daysWith({ '-3': { rainMm: 50 }, '-2': { rainMm: 4 }, '-1': { rainMm: 6 }, 0: { rainMm: 20 } });
    expect(rainSince(days, on(-3), TODAY)).toEqual({ rainMm: 10, hasOwnRain: false });
    const read = daysWith({ '-1': { rainMm: 6 }, 0: { rainMm: 20, hasOwnRain: true } });
    expect(rainSince(read, on(-3), TODAY)).toEqual({ rainMm: 26, hasOwnRain: true });
  });

  it('is unknown where a day is, or the test lies further back than the days', () => {
    expect(rainSince(daysWith({ '-1': { normal: ['rainMm'] } }), on(-3), TODAY)).toBeUndefined();
    expect(rainSince(daysWith({}), on(-9), TODAY)).toBeUndefined();
  });

  it('has no share where the surface is unknown, and none under a solid cover', () => {
    const wet = { '-1': { rainMm: 30 } };
    expect(lineOf({ '-1': { rainMm: 25 } })).toBeUndefined();
    expect(lineOf(wet, { pool: { ...POOL, surfaceAreaM2: null } })).toMatchObject({ about: 'rain', share: undefined });
    expect(lineOf(wet, { pool: { ...POOL, cover: 'solid' } })).toBeUndefined();
  });
});
