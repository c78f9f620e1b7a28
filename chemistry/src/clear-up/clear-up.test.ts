import { describe, expect, test } from 'vitest';
import { clearUpState } from './clear-up.ts';
import type { ClearUpInput } from './log.ts';
import { clearUpReason } from './offer.ts';
import type { LoggedReading, LoggedTreatment } from '../log/log-entries.ts';

const PHOENIX = { timeZone: 'America/Phoenix', latitude: 33.45, longitude: -112.07 };
const START = '2026-07-03T16:00:00Z';
let count = 0;
/** Hours after the start, 9 AM on July 3 in Phoenix. */
const at = (hours: number) => new Date(Date.parse(START) + hours * 3_600_000).toISOString();
const reading = (hours: number, values: Partial<LoggedReading>): LoggedReading => ({
  id: `r${count++}`,
  takenAt: at(hours),
  method: 'drops',
  ...values,
});
const bleach = (hours: number, ppm: number): LoggedTreatment => ({
  id: `t${count++}`,
  doneAt: at(hours),
  productId: 'liquid-chlorine',
  amountMl: (ppm * 50_000) / 125,
});
const GREEN = { freeChlorinePpm: 0, combinedChlorinePpm: 1, ph: 7.4, cyanuricAcidPpm: 40, alkalinityPpm: 90, look: 'green' } as const;

function input(
  hours: number,
  readings: LoggedReading[],
  treatments: LoggedTreatment[] = [],
  more: Partial<ClearUpInput> = {},
): ClearUpInput {
  const pool = { volumeL: 50_000, surface: 'plaster', sanitizer: 'chlorine' } as const;
  return { pool, shelf: [], measures: 'metric', place: PHOENIX, startedAt: START, readings, treatments, now: new Date(at(hours)), ...more };
}
const stateAt = (...given: Parameters<typeof input>) => clearUpState(input(...given));
const actionAt = (...given: Parameters<typeof input>) => stateAt(...given).action;

describe('before the first dose', () => {
  test('asks for exactly the tests that are missing', () => {
    expect(actionAt(0, [])).toMatchObject({
      kind: 'test',
      reason: 'missing',
      parameters: ['freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'cyanuricAcidPpm'],
    });
    const old = reading(-24 * 31, GREEN);
    const fresh = reading(0, { freeChlorinePpm: 0, ph: 7.4 });
    expect(actionAt(0, [old, fresh])).toMatchObject({ kind: 'test', parameters: ['cyanuricAcidPpm'] });
  });

  test('raises chlorine to the shock level of the cyanuric acid, with what the person has', () => {
    expect(actionAt(0, [reading(0, GREEN)])).toMatchObject({
      kind: 'add',
      toPpm: 16,
      addition: { productId: 'liquid-chlorine', isOwned: true },
    });
    const shelf = [{ productId: 'trichlor' }, { productId: 'cal-hypo', strengthPercent: 73 }] as const;
    const owned = actionAt(0, [reading(0, GREEN)], [], { shelf });
    expect(owned).toMatchObject({ addition: { productId: 'cal-hypo', strengthPercent: 73, isOwned: true } });
    const hard = actionAt(0, [reading(0, { ...GREEN, hardnessPpm: 600 })], [], { shelf });
    expect(hard).toMatchObject({ addition: { productId: 'liquid-chlorine', isOwned: false } });
  });

  test('brings pH to 7.2 to 7.5 first, waits an hour, tests, and never doses pH above 10 ppm of chlorine', () => {
    const high = reading(0, { ...GREEN, ph: 7.9 });
    expect(actionAt(0, [high])).toMatchObject({ kind: 'add', because: 'ph', addition: { productId: 'muriatic-acid' } });
    const acid: LoggedTreatment = { id: 'a', doneAt: at(0.5), productId: 'muriatic-acid', amountMl: 500 };
    expect(actionAt(1, [high], [acid])).toMatchObject({ kind: 'test', reason: 'after_ph', at: at(1.5) });
    expect(actionAt(0, [reading(0, { ...GREEN, ph: 8.2, freeChlorinePpm: 12 })])).toMatchObject({ kind: 'add', because: 'shock' });
    expect(actionAt(0, [reading(0, { ...GREEN, ph: 7 })])).toMatchObject({ because: 'ph', addition: { productId: 'soda-ash' } });
    expect(actionAt(0, [reading(0, { ...GREEN, ph: 7, alkalinityPpm: 160 })])).toEqual({ kind: 'aerate' });
  });

  test('exchanges water first when there is more cyanuric acid than chlorine can work against', () => {
    const tooMuch = reading(0, { ...GREEN, cyanuricAcidPpm: 150 });
    const action = actionAt(0, [tooMuch]);
    expect(action).toMatchObject({ kind: 'exchange', addition: { productId: 'fill-water' } });
    const amountL = action.kind === 'exchange' ? (action.addition.amountL ?? 0) : 0;
    expect(amountL / 50_000).toBeCloseTo(2 / 3, 1);
    const refill: LoggedTreatment = { id: 'w', doneAt: at(6), productId: 'fill-water', amountL };
    expect(actionAt(7, [tooMuch, reading(6.5, { freeChlorinePpm: 0, ph: 7.4 })], [refill])).toMatchObject({
      kind: 'add',
      because: 'shock',
    });
  });

  test.each([
    ['biguanide', { sanitizer: 'biguanide' as const }, GREEN, 'biguanide'],
    ['bromine', { sanitizer: 'bromine' as const }, GREEN, 'bromine'],
    ['iron that chlorine colored', {}, { ...GREEN, freeChlorinePpm: 5, ironPpm: 0.8 }, 'metals'],
    ['copper with algae', {}, { ...GREEN, copperPpm: 0.6 }, 'copper'],
    ['lime that fell out', {}, { ...GREEN, freeChlorinePpm: 5, combinedChlorinePpm: 0, ph: 8.1, look: 'cloudy' as const }, 'carbonate'],
  ])('chlorine is not the answer to %s', (_, traits, values, because) => {
    const pool = { volumeL: 50_000, ...traits };
    expect(actionAt(0, [reading(0, values)], [], { pool })).toEqual({ kind: 'obstacle', because });
    expect(clearUpReason(input(0, [reading(0, values)], [], { pool }))).toBeUndefined();
  });

  test('algae come before iron', () => {
    expect(actionAt(0, [reading(0, { ...GREEN, ironPpm: 0.8 })])).toMatchObject({ kind: 'add', because: 'shock' });
    expect(stateAt(0, [reading(0, { ...GREEN, ironPpm: 0.8 })]).notes).toContain('algae_before_metals');
  });
});

describe('while it runs', () => {
  const first = [reading(0, GREEN)];

  test('waits an hour after the first dose, then asks for a test', () => {
    expect(actionAt(0.5, first, [bleach(0.25, 16)])).toMatchObject({ kind: 'test', reason: 'after_dose', at: at(1.25) });
  });

  test('doses from a fresh test only', () => {
    const readings = [...first, reading(1.5, { freeChlorinePpm: 6, look: 'green' })];
    expect(actionAt(2, readings, [bleach(0.25, 16)])).toMatchObject({ kind: 'add', toPpm: 16 });
    expect(actionAt(7, readings, [bleach(0.25, 16)])).toMatchObject({ kind: 'test', reason: 'stale' });
  });

  test('chlorine that is gone within the hour is ammonia: small steps, and the third time someone is called', () => {
    const readings = [...first, reading(1, { freeChlorinePpm: 0, look: 'green' })];
    const doses = [bleach(0.25, 16)];
    expect(actionAt(1, readings, doses)).toMatchObject({ kind: 'add', because: 'ammonia', toPpm: 10 });
    expect(stateAt(1, readings, doses).notes).toContain('ammonia');
    doses.push(bleach(1.1, 10));
    expect(actionAt(1.2, readings, doses)).toMatchObject({ kind: 'test', at: at(1.6) });
    readings.push(reading(1.7, { freeChlorinePpm: 0.5 }));
    doses.push(bleach(1.8, 10));
    readings.push(reading(2.4, { freeChlorinePpm: 0 }));
    expect(actionAt(2.5, readings, doses)).toEqual({ kind: 'call', because: 'vanishes' });
  });

  test('a floor that cannot be seen after seven days of held chlorine is a case for a professional', () => {
    const held = Array.from({ length: 8 }, (_, day) =>
      reading(24 * day + 3, { freeChlorinePpm: 15, combinedChlorinePpm: 0.2, look: 'cloudy' }),
    );
    const doses = [bleach(0.25, 16)];
    expect(actionAt(24 * 6 + 4, [...first, ...held.slice(0, 7)], doses).kind).not.toBe('call');
    expect(actionAt(24 * 7 + 4, [...first, ...held], doses)).toEqual({ kind: 'call', because: 'no_floor' });
  });
});

describe('the overnight test', () => {
  // 7 PM is 10 hours after the start; the sun sets at 7:42 PM and rises at 5:23 AM
  const log = (evening: Partial<LoggedReading>, morning: Partial<LoggedReading>, hours: [number, number] = [12, 20]) => [
    reading(0, { ...GREEN, look: 'hazy' }),
    reading(hours[0], { freeChlorinePpm: 15, ...evening }),
    reading(hours[1], { freeChlorinePpm: 14.5, ...morning }),
  ];
  const dose = [bleach(0.25, 16)];
  const CLEAR = { combinedChlorinePpm: 0.5, look: 'clear' } as const;

  test('ends it when the water is clear, little is combined, and no more than 1 ppm was lost', () => {
    expect(actionAt(21, log({}, CLEAR), dose)).toEqual({ kind: 'done', at: at(20) });
    expect(actionAt(24 * 5, log({}, CLEAR), dose)).toEqual({ kind: 'done', at: at(20) });
  });

  test.each([
    ['hazy', log({}, { ...CLEAR, look: 'hazy' })],
    ['combined chlorine', log({}, { ...CLEAR, combinedChlorinePpm: 0.6 })],
    ['a loss of more than 1 ppm', log({ freeChlorinePpm: 16 }, { ...CLEAR, freeChlorinePpm: 14.5 })],
    ['an evening test in the sun', log({}, CLEAR, [10, 20])],
    ['a morning test in the sun', log({}, CLEAR, [12, 22.5])],
    ['chlorine too low to tell', log({ freeChlorinePpm: 2 }, { ...CLEAR, freeChlorinePpm: 2 })],
    ['strips', log({ method: 'strip' }, { ...CLEAR, method: 'strip' })],
    ['two kinds of test', log({ method: 'photometer' }, CLEAR)],
    ['a look and combined chlorine of the day before', [reading(2, CLEAR), ...log({}, {})]],
    ['a look and combined chlorine of the next day', [...log({}, {}), reading(40, CLEAR)]],
  ])('does not end it: %s', (_, readings) => {
    expect(actionAt(45, readings, dose).kind).not.toBe('done');
  });

  test('does not count when something was added in the night or just before it', () => {
    expect(actionAt(21, log({}, CLEAR), [...dose, bleach(12.5, 1)]).kind).not.toBe('done');
    expect(actionAt(21, log({}, CLEAR), [...dose, bleach(11.5, 1)]).kind).not.toBe('done');
  });

  test('asks in the morning for what the evening left out, and takes it later that day', () => {
    const readings = log({}, {});
    expect(actionAt(20.5, readings, dose)).toMatchObject({
      kind: 'test',
      reason: 'last',
      parameters: ['freeChlorinePpm', 'combinedChlorinePpm'],
    });
    expect(actionAt(26, [...readings, reading(25, CLEAR)], dose)).toEqual({ kind: 'done', at: at(25) });
  });

  test('waits for the morning once the evening test stands, and says when', () => {
    const readings = [reading(0, { ...GREEN, look: 'clear' }), reading(12, { freeChlorinePpm: 15, look: 'clear' })];
    const action = actionAt(13, readings, dose);
    expect(action).toMatchObject({ kind: 'test', reason: 'morning' });
    const time = action.kind === 'test' ? Date.parse(action.at) : 0;
    expect(Math.abs(time - Date.parse('2026-07-04T12:08:00Z'))).toBeLessThan(10 * 60_000);
  });
});

describe('a spa', () => {
  const pool = { volumeL: 1_300, kind: 'spa', surface: 'acrylic', sanitizer: 'chlorine' } as const;

  test('is purged and refilled instead', () => {
    expect(actionAt(0, [reading(0, GREEN)], [], { pool })).toEqual({ kind: 'drain_spa' });
    const refill: LoggedTreatment = { id: 'w', doneAt: at(3), productId: 'fill-water', amountL: 1_300 };
    expect(actionAt(4, [reading(0, GREEN)], [refill], { pool })).toMatchObject({ kind: 'test', reason: 'refilled' });
    const after = reading(5, { freeChlorinePpm: 4, ph: 7.4, look: 'clear' });
    expect(actionAt(6, [reading(0, GREEN), after], [refill], { pool })).toEqual({ kind: 'done', at: at(5) });
  });
});

describe('the offer', () => {
  test.each([
    ['green', [reading(-2, GREEN)], 'green'],
    ['cloudy', [reading(-2, { ...GREEN, look: 'cloudy' })], 'cloudy'],
    ['combined chlorine', [reading(-2, { ...GREEN, look: 'clear' })], 'combined_chlorine'],
    ['a clear pool', [reading(-2, { ...GREEN, look: 'clear', combinedChlorinePpm: 0.2, freeChlorinePpm: 5 })], undefined],
    ['a look of last week', [reading(-24 * 8, GREEN)], undefined],
    ['a night that cost chlorine', [reading(-12, { freeChlorinePpm: 6 }), reading(-4, { freeChlorinePpm: 3 })], 'overnight_loss'],
    ['a quiet night', [reading(-12, { freeChlorinePpm: 6 }), reading(-4, { freeChlorinePpm: 5.5 })], undefined],
  ])('%s', (_, readings, reason) => {
    expect(clearUpReason(input(0, readings))).toBe(reason);
  });

  test('monopersulfate reads as combined chlorine for two days', () => {
    const shock: LoggedTreatment = { id: 'm', doneAt: at(-20), productId: 'monopersulfate', amountG: 500 };
    expect(clearUpReason(input(0, [reading(-2, { ...GREEN, look: 'clear' })], [shock]))).toBeUndefined();
  });
});

describe('a strip at the end of its scale', () => {
  const start = reading(0, { ...GREEN, cyanuricAcidPpm: 60 });
  const after = (values: Partial<LoggedReading>) => [start, reading(3, { freeChlorinePpm: 10, ...values })];

  test('asks for a test that shows more, and adds nothing', () => {
    const { action, notes } = stateAt(3, after({ method: 'strip' }), [bleach(1, 24)]);
    expect(action).toMatchObject({ kind: 'test' });
    expect(notes).toContain('strip_scale');
  });

  test('is no reason to wait once drops say how much there is', () => {
    const { action, notes } = stateAt(3, after({ method: 'drops' }), [bleach(1, 24)]);
    expect(action).toMatchObject({ kind: 'add', toPpm: 24 });
    expect(notes).not.toContain('strip_scale');
  });
});
