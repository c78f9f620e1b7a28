// The same function answers on the server and here, so what is held to the test is the feeding: everything goes once through the
// contract's JSON, in any order, and what waits to be sent is laid over the last answer.
import { planFacts, type PlannedPool, planOfPool, planSettings, type PoolLog, progressOfPlan } from '@limpid/chemistry';
import { Pool, PoolPlan, Reading, Treatment } from '@limpid/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocalFacts, localPlan } from './local-plan.ts';
import { begin, cases, HOUR, iso, logOf, NOW } from './random-logs.ts';

const AROUND = { createdAt: iso(0), updatedAt: iso(0) };
const WHOLE_POOL = {
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  name: 'Backyard',
  volumeSource: 'known',
  shape: null,
  surfaceAreaM2: null,
  cover: 'none',
  saltCell: null,
  pumpFlowLpm: null,
  usage: 'normal',
  place: null,
  kit: null,
  timeZone: 'UTC',
  isReadOnly: false,
  ...AROUND,
};
/** As it comes off the wire: parsed JSON that the contract has seen; in another order of keys. */
const sent = <T>(schema: { parse: (input: unknown) => T }, value: object): T =>
  schema.parse(JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(value).toReversed()))));
const wire = ({ progress: _progress, ...plan }: PoolPlan): PoolPlan => sent(PoolPlan, plan);

function serverAnswer(log: PoolLog, now: Date): PoolPlan {
  const facts = planFacts(log, now);
  return sent(PoolPlan, { ...planOfPool(facts), progress: progressOfPlan(facts) });
}
const onDevice = (log: PoolLog, pool: PlannedPool): Pick<LocalFacts, 'pool' | 'readings' | 'treatments'> => ({
  pool: sent(Pool, { ...WHOLE_POOL, ...pool }),
  readings: log.readings.map((reading) => sent(Reading, { ...reading, ...AROUND, createdAt: reading.takenAt })).toReversed(),
  treatments: log.treatments.map((treatment) => sent(Treatment, { ...treatment, ...AROUND, createdAt: treatment.doneAt })),
});
/** Planning takes a few milliseconds, on a busy machine more. */
const PATIENCE_MS = 60_000;
/** ALL_RUNS=1 goes through all of them. */
const RUNS = process.env['ALL_RUNS'] ? 500 : 120;

describe('the plan computed here', () => {
  it(
    'is the server’s over random logs: new, in progress, with things left out, fresh and old',
    () => {
      let inProgress = 0;
      fc.assert(
        fc.property(cases, (one) => {
          const log = begin(logOf(one), one.done, one.pool.volumeL);
          const now = new Date(NOW + one.passedHours * HOUR);
          const lastKnown = serverAnswer(log, new Date(NOW));
          const here = localPlan({ ...onDevice(log, one.pool), measures: one.measures, waiting: [], lastKnown }, now);
          expect(wire(here)).toEqual(wire(serverAnswer(log, now)));
          if (here.steps.some(({ state }) => state === 'done')) inProgress++;
        }),
        { numRuns: RUNS, seed: 20_261_122 },
      );
      expect(inProgress).toBeGreaterThan(RUNS / 10);
    },
    PATIENCE_MS,
  );

  it(
    'takes what waits into account as the server will once it has arrived',
    () => {
      fc.assert(
        fc.property(cases, (one) => {
          const log = logOf(one);
          const lastKnown = serverAnswer(log, new Date(NOW));
          const later = begin(log, one.done, one.pool.volumeL);
          const done = later.started[0]?.done ?? {};
          const waiting = Object.entries(done).map(([stepId, rowId]) => ({ call: 'plans.completeStep', stepId, rowId }));
          const now = new Date(NOW + one.passedHours * HOUR);
          const here = localPlan({ ...onDevice(later, one.pool), measures: one.measures, waiting, lastKnown }, now);
          expect(wire(here)).toEqual(wire(serverAnswer(later, now)));
        }),
        { numRuns: RUNS / 4, seed: 20_261_122 },
      );
    },
    PATIENCE_MS,
  );
});

describe('what the log does not hold', () => {
  const off = { id: '01890a5d-ac96-774b-bcce-b302099a8001', takenAt: iso(1), ph: 8.2, alkalinityPpm: 100, freeChlorinePpm: 0.5 };
  const pool: PlannedPool = {
    volumeL: 50_000,
    kind: 'pool',
    surface: 'plaster',
    sanitizer: 'chlorine',
    setting: 'outdoor',
    shelf: [],
    fillWater: null,
    targetOverrides: null,
  };
  const log: PoolLog = { settings: planSettings(pool, 'us'), readings: [off], treatments: [], skipped: ['dry-acid'], started: [] };
  const known = { ...onDevice(log, pool), measures: 'us' as const, waiting: [], lastKnown: serverAnswer(log, new Date(NOW)) };
  const newer = { ...off, id: '01890a5d-ac96-774b-bcce-b302099a8002', takenAt: iso(0) };
  const skippedOf = (facts: Partial<LocalFacts>) => localPlan({ ...known, ...facts }, new Date(NOW)).skipped;

  it('counts until there is a newer reading', () => {
    expect(skippedOf({})).toEqual(['dry-acid']);
    expect(skippedOf({ readings: [...known.readings, ...onDevice({ ...log, readings: [newer] }, pool).readings] })).toEqual([]);
    expect(skippedOf({ lastKnown: undefined })).toEqual([]);
  });

  it('follows what waits to be sent, in its order', () => {
    const skip = { call: 'plans.skipStep', stepId: 'x', body: { productId: 'muriatic-acid' } };
    expect(skippedOf({ waiting: [skip, skip] })).toEqual(['dry-acid', 'muriatic-acid']);
    expect(skippedOf({ waiting: [skip, { call: 'plans.restart' }] })).toEqual([]);
    expect(skippedOf({ waiting: [{ call: 'plans.restart' }, skip] })).toEqual(['muriatic-acid']);
    const readings = [...known.readings, ...onDevice({ ...log, readings: [newer] }, pool).readings];
    expect(skippedOf({ readings, waiting: [skip, { call: 'readings.record', rowId: newer.id }] })).toEqual([]);
    expect(skippedOf({ readings, waiting: [{ call: 'readings.record', rowId: newer.id }, skip] })).toEqual(['muriatic-acid']);
  });
});

describe('values that disagree', () => {
  const pool: PlannedPool = {
    volumeL: 50_000,
    kind: 'pool',
    surface: 'plaster',
    sanitizer: 'salt',
    setting: 'outdoor',
    shelf: [],
    fillWater: null,
    targetOverrides: null,
  };
  const idOf = (number: number) => `01890a5d-ac96-774b-bcce-b3020990010${number}`;
  const salt = (number: number, hoursAgo: number, saltPpm: number, more: object = {}) =>
    sent(Reading, { id: idOf(number), takenAt: iso(hoursAgo), saltPpm, ...AROUND, createdAt: iso(hoursAgo), method: 'drops', ...more });
  const planWith = (...readings: LocalFacts['readings']) =>
    localPlan(
      { pool: sent(Pool, { ...WHOLE_POOL, ...pool }), measures: 'us', waiting: [], lastKnown: undefined, readings, treatments: [] },
      new Date(NOW),
    );
  const before = salt(1, 30, 3200);
  const wild = (more: object = {}) => salt(2, 5, 0, { doubtful: ['saltPpm'], ...more });

  it('are judged here where they wait, and the old value counts', () => {
    const plan = planWith({ ...salt(2, 5, 0), waiting: 'waiting' }, before);
    expect(plan.water.saltPpm).toBe(3200);
    expect(plan.doubts).toMatchObject([{ parameter: 'saltPpm', value: 0, was: 3200, readingId: idOf(2) }]);
  });

  it('count at once when the person says so here, and what comes after them is judged by that', () => {
    expect(planWith(wild(), before).water.saltPpm).toBe(3200);
    const said = { ...wild({ confirmed: ['saltPpm'] }), waiting: 'waiting' };
    expect(planWith(said, before)).toMatchObject({ water: { saltPpm: 0 } });
    const next = salt(3, 1, 20, { doubtful: ['saltPpm'] });
    const after = planWith(next, said, before);
    expect(after.water.saltPpm).toBe(20);
    expect(after.doubts).toBeUndefined();
  });
});

describe('a clear-up', () => {
  const green = {
    id: '01890a5d-ac96-774b-bcce-b302099a8003',
    takenAt: iso(1),
    ph: 7.5,
    alkalinityPpm: 90,
    freeChlorinePpm: 0,
    look: 'green',
  };
  const pool = { volumeL: 50_000, kind: 'pool', surface: 'plaster', sanitizer: 'chlorine', setting: 'outdoor' } as const;
  const planned: PlannedPool = { ...pool, shelf: [], fillWater: null, targetOverrides: null };
  const readings = [{ ...green, look: 'green' as const, cyanuricAcidPpm: 40 }];
  const log: PoolLog = { settings: planSettings(planned, 'us'), readings, treatments: [], skipped: [], started: [] };
  const known = { ...onDevice(log, planned), measures: 'us' as const, lastKnown: serverAnswer(log, new Date(NOW)) };
  const codesOf = (waiting: LocalFacts['waiting']) =>
    localPlan({ ...known, waiting }, new Date(NOW))
      .findings.map(({ code }) => code)
      .filter((code) => code === 'clear_up_running');

  it('that was started here holds the steps back at once, until it is stopped here', () => {
    const start = { call: 'clearUps.start', body: { startedAt: iso(0.5) } };
    const stop = { call: 'clearUps.change', body: { outcome: 'stopped' } };
    expect(codesOf([])).toEqual([]);
    expect(codesOf([start])).toEqual(['clear_up_running']);
    expect(localPlan({ ...known, waiting: [start] }, new Date(NOW)).steps).toEqual([]);
    expect(codesOf([start, stop])).toEqual([]);
    expect(codesOf([start, stop, { call: 'clearUps.change', body: { outcome: null } }])).toEqual(['clear_up_running']);
  });
});

describe('a clock that is wrong', () => {
  const pool: PlannedPool = {
    volumeL: 50_000,
    kind: 'pool',
    surface: 'plaster',
    sanitizer: 'chlorine',
    setting: 'outdoor',
    shelf: [],
    fillWater: null,
    targetOverrides: null,
  };
  const reading = (id: number, at: string, ph: number) =>
    sent(Reading, { id: `01890a5d-ac96-774b-bcce-b3020990000${id}`, takenAt: at, alkalinityPpm: 100, ph, createdAt: at, updatedAt: at });
  const phOf = (readings: LocalFacts['readings']) => {
    const facts = { pool: sent(Pool, { ...WHOLE_POOL, ...pool }), measures: 'us' as const, waiting: [], lastKnown: undefined };
    return localPlan({ ...facts, readings, treatments: [] }, new Date(NOW)).water.ph;
  };
  const before = reading(1, iso(2), 8.4);

  it('lets no waiting test from before it was set back rule the plan', () => {
    expect(phOf([before, { ...reading(2, iso(-22), 7.4), waiting: 'waiting' }])).toBe(8.4);
    expect(phOf([before, { ...reading(2, iso(-0.1), 7.4), waiting: 'waiting' }])).toBe(7.4);
  });

  it('hides nothing that the server has recorded, though it lies in the future here', () => {
    expect(phOf([before, reading(2, iso(-22), 7.4)])).toBe(7.4);
  });
});
