// Measurements that disagree: what is believed, what is doubted, and that no dose, target or swim state rests on a wild value.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorBar } from '../measuring/measurement.ts';
import type { LoggedReading } from '../log/log-entries.ts';
import { planFacts, type PoolLog } from '../log/pool-log.ts';
import { planOfPool } from '../log/pool-plan.ts';
import type { Method } from '../pool.ts';
import { between } from '../testing/random-waters.ts';
import { type MeasuredWater, type Parameter, PARAMETERS } from '../water.ts';
import { doubtsAbout, type LogBefore } from './doubts.ts';
import { judgedLog } from './judged-log.ts';

const RUNS = Number(process.env.DOUBT_RUNS ?? 250);
const NOW = new Date('2026-06-20T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const good = { freeChlorinePpm: 5, ph: 7.5, alkalinityPpm: 90, hardnessPpm: 300, cyanuricAcidPpm: 45, saltPpm: 3200, temperatureC: 27 };
const pool = { volumeL: 50_000, sanitizer: 'salt', surface: 'plaster' } as const;

/** What is doubted of a value that follows another one so many hours later. */
function doubted(parameter: Parameter, was: number, value: number, hours = 24, methods: readonly [Method, Method] = ['drops', 'drops']) {
  const before: LogBefore = {
    water: { ...good, [parameter]: was },
    measuredAt: Object.fromEntries(Object.keys(good).map((name) => [name, ago(hours)])),
    methods: { [parameter]: methods[0] },
    last: {},
  };
  return doubtsAbout({ takenAt: ago(0), method: methods[1], [parameter]: value }, before, pool).map(({ because }) => because);
}

describe('what is doubted', () => {
  test.each<[Parameter, number, number, number, readonly [Method, Method], string]>([
    ['saltPpm', 3200, 0, 24, ['store', 'device'], 'fell'],
    ['cyanuricAcidPpm', 60, 0, 24, ['drops', 'strip'], 'fell'],
    ['hardnessPpm', 300, 0, 48, ['drops', 'strip'], 'fell'],
    ['ph', 7.5, 5.1, 24, ['drops', 'device'], 'fell'],
    ['ph', 7.5, 14, 24, ['drops', 'device'], 'unlikely'],
    ['temperatureC', 27, 60, 24, ['drops', 'device'], 'unlikely'],
    ['temperatureC', 27, 41, 12, ['drops', 'device'], 'rose'],
    ['cyanuricAcidPpm', 40, 140, 24, ['drops', 'drops'], 'rose'],
    ['cyanuricAcidPpm', 15, 45, 48, ['drops', 'strip'], 'outranked'],
    ['freeChlorinePpm', 20, 0, 2, ['drops', 'drops'], 'bleached'],
    ['freeChlorinePpm', 3, 45, 24, ['drops', 'device'], 'rose'],
    ['alkalinityPpm', 90, 10, 24, ['drops', 'strip'], 'fell'],
  ])('%s from %d to %d in %d h (%o): %s', (parameter, was, value, hours, methods, because) => {
    expect(doubted(parameter, was, value, hours, methods)).toEqual([because]);
  });
  test.each<[string, Parameter, number, number, number]>([
    ['the sun takes all chlorine', 'freeChlorinePpm', 6, 0, 24],
    ['chlorine that no one wrote down', 'freeChlorinePpm', 0.5, 6, 24],
    ['salt that no one wrote down', 'saltPpm', 2200, 3200, 48],
    ['acid that no one wrote down', 'ph', 8.4, 7.5, 24],
    ['a winter of rain', 'cyanuricAcidPpm', 60, 15, 24 * 90],
    ['within the error of two tests', 'alkalinityPpm', 90, 105, 24],
    ['tap water that replaces what evaporates', 'hardnessPpm', 300, 380, 24 * 14],
  ])('not: %s', (_, parameter, was, value, hours) => {
    expect(doubted(parameter, was, value, hours)).toEqual([]);
  });
  test('a person’s word, and a second test by other means, outweigh it', () => {
    const before = { water: good, measuredAt: { saltPpm: ago(48) }, methods: {}, last: {} };
    expect(doubtsAbout({ takenAt: ago(0), saltPpm: 0, confirmed: ['saltPpm'] }, before, pool)).toEqual([]);
    const last = { saltPpm: { value: 0, takenAt: ago(20), method: 'device' as const, isDoubtful: true } };
    expect(doubtsAbout({ takenAt: ago(0), method: 'drops', saltPpm: 100 }, { ...before, last }, pool)).toEqual([]);
    expect(doubtsAbout({ takenAt: ago(0), method: 'device', saltPpm: 0 }, { ...before, last }, pool)).toHaveLength(1);
  });
  test('values of one test that exclude each other, in both', () => {
    const nothing = { water: {}, measuredAt: {}, methods: {}, last: {} };
    const named = (reading: object) => doubtsAbout({ takenAt: ago(0), ...reading }, nothing, pool).map(({ parameter }) => parameter);
    expect(named({ ph: 5, alkalinityPpm: 80 })).toEqual(['ph', 'alkalinityPpm']);
    expect(named({ ph: 7.8, alkalinityPpm: 20, cyanuricAcidPpm: 200 })).toEqual(['ph', 'alkalinityPpm']);
    expect(named({ ph: 5.5, alkalinityPpm: 10, cyanuricAcidPpm: 100 })).toEqual([]);
    expect(named({ freeChlorinePpm: 5, totalChlorinePpm: 2 })).toEqual(['freeChlorinePpm', 'totalChlorinePpm']);
    expect(named({ freeChlorinePpm: 5, totalChlorinePpm: 4.9 })).toEqual([]);
  });
  test('a verdict that is kept is not made again', () => {
    const readings = [
      { id: 'a', takenAt: ago(48), ...good, doubtful: [] },
      { id: 'b', takenAt: ago(2), saltPpm: 0, doubtful: ['saltPpm' as const] },
      { id: 'c', takenAt: ago(1), ph: 7.6, doubtful: [] },
    ];
    const { open } = judgedLog({ pool, readings, treatments: [] });
    expect(open).toMatchObject([{ parameter: 'saltPpm', because: 'fell', was: 3200, readingId: 'b', isRepeated: false }]);
  });
});

/** What a slip of a person or a device makes of a value. */
const WILD: Partial<Record<Parameter, (value: number) => number[]>> = {
  ph: (value) => [0, 3.2, 5.1, 9.9, 14, value * 10 > 14 ? 11 : 14],
  alkalinityPpm: () => [0, 8, 900],
  hardnessPpm: () => [0, 3000],
  cyanuricAcidPpm: () => [0, 300, 900],
  saltPpm: () => [0, 320, 32_000],
  freeChlorinePpm: (value) => [Math.max(60, value * 10), 90],
  temperatureC: () => [0.1, 55, 60],
};
const WILD_NAMES = Object.keys(WILD) as Parameter[];
const METHODS: readonly Method[] = ['drops', 'strip', 'photometer', 'device', 'store'];

const logs = fc
  .record({
    base: fc.record({
      freeChlorinePpm: between(2, 9),
      ph: between(7, 8.1),
      alkalinityPpm: between(60, 130),
      hardnessPpm: between(150, 450),
      cyanuricAcidPpm: between(30, 80),
      saltPpm: between(2600, 3600),
      temperatureC: between(18, 32),
    }),
    tests: fc.integer({ min: 1, max: 4 }),
    noise: fc.array(between(-0.4, 0.4), { minLength: 32, maxLength: 32 }),
    wild: fc.record({
      name: fc.constantFrom(...WILD_NAMES),
      pick: fc.nat(9),
      method: fc.constantFrom(...METHODS),
      hours: between(0.5, 40),
    }),
    method: fc.constantFrom<Method>('drops', 'photometer', 'store'),
  })
  .map(({ base, tests, noise, wild, method }) => {
    const readings = Array.from({ length: tests }, (_, index): LoggedReading => {
      const values = Object.entries(base).map(([name, value], at) => {
        const error = errorBar(name as Parameter, method, value);
        return [name, Math.max(0, value + error * (noise[(index * 7 + at) % 32] ?? 0))];
      });
      return { id: `t${index}`, takenAt: ago(48 + 30 * index), method, ...(Object.fromEntries(values) as MeasuredWater) };
    });
    const choices = WILD[wild.name]?.((base as Record<string, number>)[wild.name] ?? 0) ?? [];
    const value = choices[wild.pick % choices.length] ?? 0;
    return { readings, wild: { id: 'wild', takenAt: ago(wild.hours), method: wild.method, [wild.name]: value } as LoggedReading };
  });

const logOf = (readings: readonly LoggedReading[]): PoolLog => ({
  settings: { pool, shelf: [], fillWater: undefined, overrides: undefined, measures: 'us' },
  readings,
  treatments: [],
  skipped: [],
  started: [],
});

test(`no dose, target or swim state rests on a wild value, in ${RUNS} logs`, { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(logs, ({ readings, wild }) => {
      const calm = planOfPool(planFacts(logOf(readings), NOW));
      const shown = planOfPool(planFacts(logOf([...readings, wild]), NOW));
      const amounts = (plan: typeof calm) =>
        plan.steps.map(({ productId, amountG, amountMl, amountL }) => [productId, amountG, amountMl, amountL]);
      expect(amounts(shown)).toEqual(amounts(calm));
      expect(shown.targets).toEqual(calm.targets);
      expect(shown.doubts?.length).toBe(1);
      expect(shown.swimSafeAt === undefined).toBe(shown.swimBlockedBecause !== undefined);
      // never better; and worse only as unknown
      if (calm.swim.state !== 'ready') expect(shown.swim.state).toBe(calm.swim.state);
      if (shown.swim.state !== calm.swim.state) expect(shown.swim).toMatchObject({ state: 'treat_today', isKnown: false });
      const name = PARAMETERS.find((one) => wild[one] !== undefined) as Parameter;
      expect((shown.water as MeasuredWater)[name as 'ph']).toBe((calm.water as MeasuredWater)[name as 'ph']);
    }),
    { numRuns: RUNS, seed: 7 },
  );
});
