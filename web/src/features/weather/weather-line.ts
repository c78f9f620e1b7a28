// The one thing that the weather changes for this pool today; nothing where it changes nothing. Numbers come from the service, the engine
// (rainShare, dailyLossPpm) or the person's gauge.
import { rainShare } from '@limpid/chemistry';
import type { Pool, PoolWeather, WeatherDay, WeatherValue } from '@limpid/contract';

export type LineOrigin = 'live' | 'last_known' | 'usual';
export type WeatherLine = { origin: LineOrigin } & (
  | { about: 'freeze'; lowC: number; isToday: boolean }
  | { about: 'rain'; rainMm: number; share: number | undefined; hasOwnRain: boolean }
  | { about: 'wind'; speedKmh: number; isToday: boolean }
  | {
      about: 'uv';
      uv: number;
      /** the last day, or "week": as far as the days go; undefined: today only */
      untilOn: string | undefined;
      lossPpm: number | undefined;
    }
  | { about: 'heat'; highC: number }
);

/** The World Health Organization's "very high". */
const STRONG_UV = 8;
const HOT_C = 38;
/** A week from now has the name of today. */
const WEEK_DAYS = 6;
/** A fresh to strong breeze as the mean of an hour: dust and small branches move. */
const WINDY_KMH = 39;
/** Less than this share of the water is within what a test can tell; where the surface isn't known, an inch. */
const MUCH_RAIN = { share: 0.02, mm: 25 };

export interface LineInput {
  pool: Pick<Pool, 'kind' | 'setting' | 'cover' | 'sanitizer' | 'volumeL' | 'surfaceAreaM2'>;
  weather: Pick<PoolWeather, 'source' | 'days'>;
  /** at the pool */
  todayOn: string;
  /** of the last test, at the pool */
  testedOn: string | undefined;
  lossPpm: number | undefined;
}

/** Rain of the whole days after the last test and before today, whose rain may still be a forecast; and what a gauge has shown since. */
export function rainSince(
  days: readonly WeatherDay[],
  testedOn: string,
  todayOn: string,
): { rainMm: number; hasOwnRain: boolean } | undefined {
  if (days.length === 0 || (days[0] as WeatherDay).on > testedOn) return undefined;
  const counted = days.filter(({ on, hasOwnRain }) => on > testedOn && (on < todayOn || (on === todayOn && hasOwnRain)));
  if (counted.some(({ normal }) => normal.includes('rainMm'))) return undefined;
  return { rainMm: counted.reduce((sum, { rainMm }) => sum + rainMm, 0), hasOwnRain: counted.some(({ hasOwnRain }) => hasOwnRain) };
}

/** What the rain has replaced at most; undefined: the pool's surface isn't known. */
export const shareOf = (rainMm: number, { surfaceAreaM2, volumeL }: Pick<Pool, 'surfaceAreaM2' | 'volumeL'>): number | undefined =>
  surfaceAreaM2 === null ? undefined : rainShare({ rainMm, surfaceAreaM2, volumeL });

export function weatherLine(input: LineInput): WeatherLine | undefined {
  const { pool, weather } = input;
  if (pool.setting === 'indoor') return undefined;
  const ahead = weather.days.filter(({ on }) => on >= input.todayOn);
  if (ahead.length === 0) return undefined;
  const found = ofFreeze(ahead) ?? ofRain(input) ?? ofWind(ahead) ?? ofSun(input, ahead) ?? ofHeat(ahead);
  if (!found) return undefined;
  const { isUsual, ...line } = found;
  return { ...line, origin: isUsual ? 'usual' : weather.source === 'live' ? 'live' : 'last_known' };
}

type Found<Line = WeatherLine> = (Line extends unknown ? Omit<Line, 'origin'> : never) & { isUsual: boolean };

const isUsual = ({ normal }: WeatherDay, ...values: WeatherValue[]): boolean => values.some((value) => normal.includes(value));

function ofFreeze(ahead: readonly WeatherDay[]): Found | undefined {
  for (const [index, day] of ahead.slice(0, 2).entries()) {
    // The mean is the middle between the highest and the lowest.
    const lowC = 2 * day.airTemperatureC - day.airTemperatureMaxC;
    if (lowC <= 0 && !isUsual(day, 'airTemperatureC', 'airTemperatureMaxC'))
      return { about: 'freeze', lowC, isToday: index === 0, isUsual: false };
  }
  return undefined;
}

function ofRain({ pool, weather, todayOn, testedOn }: LineInput): Found | undefined {
  if (testedOn === undefined || pool.cover === 'solid' || pool.cover === 'automatic' || pool.kind !== 'pool') return undefined;
  const since = rainSince(weather.days, testedOn, todayOn);
  if (!since) return undefined;
  const share = shareOf(since.rainMm, pool);
  if (share === undefined ? since.rainMm < MUCH_RAIN.mm : share < MUCH_RAIN.share) return undefined;
  return { about: 'rain', ...since, share, isUsual: false };
}

function ofWind(ahead: readonly WeatherDay[]): Found | undefined {
  for (const [index, day] of ahead.slice(0, 2).entries()) {
    if (day.windMaxKmh >= WINDY_KMH && !isUsual(day, 'windMaxKmh'))
      return { about: 'wind', speedKmh: day.windMaxKmh, isToday: index === 0, isUsual: false };
  }
  return undefined;
}

function ofSun({ pool, lossPpm }: LineInput, ahead: readonly WeatherDay[]): Found | undefined {
  if (pool.kind !== 'pool' || pool.sanitizer === 'biguanide') return undefined;
  const end = ahead.findIndex(({ uvIndexMax }) => uvIndexMax < STRONG_UV);
  const strong = end < 0 ? ahead : ahead.slice(0, end);
  const [first] = strong;
  if (!first) return undefined;
  return {
    about: 'uv',
    uv: Math.max(...strong.map(({ uvIndexMax }) => uvIndexMax)),
    untilOn: strong.length > WEEK_DAYS ? 'week' : strong.length > 1 ? strong.at(-1)?.on : undefined,
    lossPpm: lossPpm !== undefined && lossPpm >= 0.5 ? lossPpm : undefined,
    isUsual: isUsual(first, 'uvIndexMax'),
  };
}

function ofHeat([today]: readonly WeatherDay[]): Found | undefined {
  if (!today || today.airTemperatureMaxC < HOT_C) return undefined;
  return { about: 'heat', highC: today.airTemperatureMaxC, isUsual: isUsual(today, 'airTemperatureMaxC') };
}
