// What no clear-up may ever do, over logs that no careful owner would write: tests and additions at any time, corrected, doubled, forgotten.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestAddition } from '../addition-caps.ts';
import { clearUpState } from './clear-up.ts';
import { chlorineRaisePpm, type ClearUpInput } from './log.ts';
import { totalsOf } from '../equilibrium.ts';
import { latestWater } from '../log/latest-water.ts';
import type { LoggedReading, LoggedTreatment } from '../log/log-entries.ts';
import { LOOKS } from '../look.ts';
import { localDay } from '../chlorine/sun.ts';
import { targets } from '../targets/targets.ts';
import { requireWater } from '../targets/water-limits.ts';

const START = Date.parse('2026-07-03T16:00:00Z');
const HOUR = 3_600_000;
const PLACES = [
  { timeZone: 'America/Phoenix', latitude: 33.45, longitude: -112.07 },
  { timeZone: 'America/New_York', latitude: 25.77, longitude: -80.19 },
  { timeZone: 'Pacific/Honolulu' },
] as const;

const half = (most: number) => fc.integer({ min: 0, max: most * 2 }).map((drops) => drops / 2);
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const hours = fc.oneof(fc.integer({ min: -60, max: 110 }), fc.constantFrom(-3, 0, 1, 11, 12, 20, 20.2, 35, 36, 44, 44.3));
const someReading = fc.record({
  hours,
  freeChlorinePpm: sometimes(half(24)),
  combinedChlorinePpm: sometimes(half(3)),
  ph: sometimes(fc.integer({ min: 66, max: 86 }).map((tenths) => tenths / 10)),
  alkalinityPpm: sometimes(fc.integer({ min: 50, max: 200 })),
  cyanuricAcidPpm: sometimes(fc.constantFrom(0, 20, 30, 45, 60, 90, 120)),
  look: sometimes(fc.oneof(fc.constant('clear' as const), fc.constantFrom(...LOOKS))),
  method: fc.constantFrom('drops' as const, 'drops' as const, 'drops' as const, 'strip' as const, 'photometer' as const),
});
const someAddition = fc.record({
  hours,
  productId: fc.constantFrom('liquid-chlorine' as const, 'liquid-chlorine' as const, 'cal-hypo' as const, 'muriatic-acid' as const),
  amount: fc.integer({ min: 50, max: 9000 }),
});
/** Mostly a test that tells everything, shortly before or after the start. */
const someFirst = fc.record({
  hours: fc.integer({ min: -2, max: 2 }),
  freeChlorinePpm: half(14),
  combinedChlorinePpm: half(3),
  ph: fc.integer({ min: 68, max: 84 }).map((tenths) => tenths / 10),
  alkalinityPpm: fc.integer({ min: 50, max: 160 }),
  cyanuricAcidPpm: fc.constantFrom(0, 20, 30, 45, 60, 90, 120),
  look: fc.constantFrom(...LOOKS),
  method: fc.constant('drops' as const),
});
/** An evening and a morning, often good ones. */
const someNight = fc.record({
  night: fc.integer({ min: 0, max: 3 }),
  evening: fc.constantFrom(9, 11.5, 12, 12, 13),
  morning: fc.constantFrom(19, 20, 20.2, 20.5, 22),
  eveningPpm: fc.constantFrom(4, 14, 16, 20),
  lossPpm: fc.constantFrom(0, 0.5, 1, 1.5, 4),
  look: fc.constantFrom(undefined, 'clear' as const, 'clear' as const, 'hazy' as const),
  combinedChlorinePpm: fc.constantFrom(undefined, 0, 0.5, 1),
});
const someLog = fc.record({
  first: fc.option(someFirst, { nil: undefined, freq: 9 }),
  night: sometimes(someNight),
  readings: fc.array(someReading, { maxLength: 4 }),
  additions: fc.array(someAddition, { maxLength: 2 }),
  place: fc.constantFrom(PLACES[0], PLACES[0], ...PLACES),
  nowHours: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 120 })),
  isAfterNight: fc.boolean(),
  sanitizer: fc.constantFrom('chlorine' as const, 'salt' as const),
  shelf: fc.constantFrom([], [{ productId: 'cal-hypo' as const }], [{ productId: 'trichlor' as const }, { productId: 'dichlor' as const }]),
});
type SomeLog = typeof someLog extends fc.Arbitrary<infer Log> ? Log : never;

function readingsOf({ first, night, readings }: SomeLog): SomeLog['readings'] {
  const nothing = { ph: undefined, alkalinityPpm: undefined, cyanuricAcidPpm: undefined };
  const shared = { ...nothing, method: 'drops' as const };
  const pair = night
    ? [
        {
          ...shared,
          hours: night.night * 24 + night.evening,
          freeChlorinePpm: night.eveningPpm,
          combinedChlorinePpm: undefined,
          look: undefined,
        },
        {
          ...shared,
          hours: night.night * 24 + night.morning,
          freeChlorinePpm: night.eveningPpm - night.lossPpm,
          combinedChlorinePpm: night.combinedChlorinePpm,
          look: night.look,
        },
      ]
    : [];
  return [...(first ? [first] : []), ...pair, ...readings];
}

const iso = (hour: number) => new Date(START + hour * HOUR).toISOString();
function inputOf(log: SomeLog): ClearUpInput {
  const readings = readingsOf(log).map(({ hours: at, ...values }, index): LoggedReading => ({
    id: `r${index}`,
    takenAt: iso(at),
    ...values,
  }));
  const treatments = log.additions.map(({ hours: at, productId, amount }, index): LoggedTreatment => {
    const field = productId === 'cal-hypo' ? { amountG: amount } : { amountMl: amount };
    return { id: `t${index}`, doneAt: iso(at), productId, ...field };
  });
  const pool = { volumeL: 50_000, surface: 'plaster' as const, sanitizer: log.sanitizer };
  const { place, shelf, night } = log;
  const nowHours = log.isAfterNight && night ? night.night * 24 + night.morning + 0.5 : log.nowHours;
  return { pool, shelf, measures: 'metric', place, startedAt: iso(0), readings, treatments, now: new Date(iso(nowHours)) };
}
const waterAt = (input: ClearUpInput) =>
  latestWater({ volumeL: 50_000, readings: input.readings, treatments: input.treatments, at: input.now.toISOString() }).water;

const RUNS = { numRuns: 1500, seed: 20_261_122 };
const always = (holds: (input: ClearUpInput) => void) =>
  fc.assert(
    fc.property(someLog, (log) => holds(inputOf(log))),
    RUNS,
  );

describe('a clear-up', () => {
  test('never goes beyond the shock level, and adds no stabilizer', () => {
    let seen = 0;
    always((input) => {
      const { action, shockPpm } = clearUpState(input);
      if (action.kind !== 'add' || action.because === 'ph') return;
      seen += 1;
      const water = waterAt(input);
      const raisePpm = chlorineRaisePpm({ id: '', doneAt: '', ...action.addition }, 50_000);
      expect(shockPpm).toBe(targets(input.pool, water.cyanuricAcidPpm ?? 0).freeChlorine?.shockPpm);
      expect((water.freeChlorinePpm ?? 0) + raisePpm).toBeLessThanOrEqual(shockPpm + 1e-6);
      expect(['trichlor', 'dichlor']).not.toContain(action.addition.productId);
      expect(water.cyanuricAcidPpm).toBeLessThanOrEqual(100);
    });
    expect(seen).toBeGreaterThan(50);
  });

  test('never doses pH above 10 ppm of free chlorine, nor more than one addition may be', () => {
    let seen = 0;
    always((input) => {
      const { action } = clearUpState(input);
      if (action.kind !== 'add' || action.because !== 'ph') return;
      seen += 1;
      const water = waterAt(input);
      const { productId, amountG, amountMl } = action.addition;
      const amount = amountG ?? amountMl ?? 0;
      const totals = totalsOf(requireWater({ ...water, ph: water.ph ?? 7.5, alkalinityPpm: water.alkalinityPpm ?? 90 }));
      expect(water.freeChlorinePpm ?? 0).toBeLessThanOrEqual(10);
      expect(amount).toBeLessThanOrEqual(largestAddition({ volumeL: 50_000, totals, productId, amount }) + 1e-6);
    });
    expect(seen).toBeGreaterThan(20);
  });

  test('ends only by tests of one night and its morning that meet all three criteria', () => {
    let seen = 0;
    always((input) => {
      const { action } = clearUpState(input);
      if (action.kind !== 'done') return;
      seen += 1;
      expect(isEarned(input, Date.parse(action.at))).toBe(true);
    });
    expect(seen).toBeGreaterThan(2);
  });

  test('does not end where a second test of the same minute saw hazy water', () => {
    const test = { ph: undefined, alkalinityPpm: undefined, cyanuricAcidPpm: undefined, method: 'drops' as const };
    const log: SomeLog = {
      first: undefined,
      night: { night: 1, evening: 12, morning: 20, eveningPpm: 20, lossPpm: 0, look: 'clear', combinedChlorinePpm: 0.5 },
      readings: [{ ...test, hours: 44, freeChlorinePpm: undefined, combinedChlorinePpm: undefined, look: 'hazy' }],
      additions: [],
      place: PLACES[0]!,
      nowHours: 0,
      isAfterNight: true,
      sanitizer: 'chlorine',
      shelf: [],
    };
    expect(clearUpState(inputOf({ ...log, readings: [] })).action.kind).toBe('done');
    expect(clearUpState(inputOf(log)).action.kind).not.toBe('done');
  });

  test('says once and for all that it has ended', () => {
    always((input) => {
      const { action } = clearUpState(input);
      if (action.kind !== 'done') return;
      const later = { ...input, now: new Date(input.now.getTime() + 90 * HOUR) };
      expect(clearUpState(later).action).toEqual(action);
    });
  });

  test('names a day for each date of the pool, and a next test that is not in the past', () => {
    always((input) => {
      const { action, days } = clearUpState(input);
      const { timeZone } = input.place;
      expect(days[0]?.on).toBe(localDay(START, timeZone));
      if (action.kind !== 'done') expect(days.at(-1)?.on).toBe(localDay(input.now.getTime(), timeZone));
      if (action.kind === 'test') expect(Number.isFinite(Date.parse(action.at))).toBe(true);
    });
  });
});

/** Checked the long way: some evening and morning, with nothing between them, and everything else in their window. */
function isEarned({ readings, treatments, place, now }: ClearUpInput, endsAt: number): boolean {
  const times = readings.map((one) => ({ ...one, at: Date.parse(one.takenAt) })).filter(({ at }) => at <= now.getTime());
  const tested = times.filter(({ freeChlorinePpm, at }) => freeChlorinePpm !== undefined && at >= START);
  return tested.some((evening) =>
    tested.some((morning) => {
      const isNight = morning.at - evening.at >= 5 * HOUR && morning.at - evening.at < 14 * HOUR;
      const isQuiet = treatments.every(({ doneAt }) => Date.parse(doneAt) < evening.at || Date.parse(doneAt) > morning.at);
      const hasStayed = (evening.freeChlorinePpm ?? 0) - (morning.freeChlorinePpm ?? 0) <= 1;
      const isSameDay = localDay(endsAt, place.timeZone) === localDay(morning.at, place.timeZone) && endsAt >= morning.at;
      const within = times.filter(({ at }) => at >= evening.at && at <= endsAt).toSorted((a, b) => a.at - b.at);
      const look = within.findLast((one) => one.look !== undefined)?.look;
      const combined = within.findLast((one) => one.combinedChlorinePpm !== undefined)?.combinedChlorinePpm;
      return isNight && isQuiet && hasStayed && isSameDay && look === 'clear' && combined !== undefined && combined <= 0.5;
    }),
  );
}
