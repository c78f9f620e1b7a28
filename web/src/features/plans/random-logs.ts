// Random logs of random pools, for the tests of plans: from neglected to spoiled, with gaps, with steps done and products left out.
import {
  currentPlan,
  type LoggedReading,
  type LoggedTreatment,
  METHODS,
  planFacts,
  type PlannedPool,
  planSettings,
  POOL_KINDS,
  type PoolLog,
  PRODUCT_IDS,
  type ProductId,
  PRODUCTS,
  SANITIZERS,
  SETTINGS,
  START_UPS,
  type StartedPlan,
  SURFACES,
} from '@limpid/chemistry';
import fc from 'fast-check';

export const NOW = Date.parse('2026-07-04T18:00:00.000Z');
export const HOUR = 3_600_000;
export const iso = (hoursAgo: number) => new Date(Math.round(NOW - hoursAgo * HOUR)).toISOString();
const GRAINS = 100_000;
const between = (low: number, high: number) => fc.integer({ min: 0, max: GRAINS }).map((n) => low + ((high - low) * n) / GRAINS);

const volumes = fc.oneof(between(700, 8000), between(8000, 120_000), between(120_000, 3_000_000));
const gappyWaters = fc.record(
  {
    ph: between(6.2, 8.9),
    alkalinityPpm: between(10, 300),
    hardnessPpm: between(0, 1500),
    cyanuricAcidPpm: fc.oneof(fc.constant(0), between(0, 250)),
    freeChlorinePpm: fc.oneof(between(0, 12), between(0, 45)),
    combinedChlorinePpm: between(0, 3),
    brominePpm: between(0, 15),
    saltPpm: between(60, 7500),
    boratePpm: between(0, 90),
    temperatureC: between(3, 41),
  },
  { requiredKeys: [] },
);

const amountOf = (productId: ProductId, share: number, volumeL: number) => {
  const { form } = PRODUCTS[productId];
  if (form === 'water') return { amountL: Math.max(1, share * 0.2 * volumeL) };
  return form === 'liquid' ? { amountMl: Math.max(1, share * 0.02 * volumeL) } : { amountG: Math.max(1, share * 0.02 * volumeL) };
};
const PRODUCTS_TO_LOG = PRODUCT_IDS.filter((id) => id !== 'fill-water');

export interface Case {
  pool: PlannedPool;
  readings: LoggedReading[];
  treatments: LoggedTreatment[];
  skipped: ProductId[];
  /** how many steps of the plan were done, and how much of each */
  done: number[];
  measures: 'us' | 'metric';
  passedHours: number;
}
export const cases: fc.Arbitrary<Case> = volumes.chain((volumeL) =>
  fc.record({
    pool: fc.record({
      volumeL: fc.constant(volumeL),
      kind: fc.constantFrom('pool' as const, ...POOL_KINDS),
      surface: fc.constantFrom(...SURFACES, null),
      sanitizer: fc.constantFrom('chlorine' as const, ...SANITIZERS),
      setting: fc.constantFrom(...SETTINGS),
      surfaceNewSinceOn: fc.constantFrom(null, null, '2026-06-20'),
      startUp: fc.constantFrom(null, ...START_UPS),
      isClosed: fc.constantFrom(false, false, true),
      shelf: fc.oneof(fc.constant([]), fc.array(fc.record({ productId: fc.constantFrom(...PRODUCTS_TO_LOG) }), { maxLength: 7 })),
      fillWater: fc.constantFrom(null, { ph: 7.6, alkalinityPpm: 110, hardnessPpm: 180 }),
      targetOverrides: fc.constantFrom(null, { ph: { low: 7.3, high: 7.6 }, alkalinityPpm: { low: 80, high: 100 } }),
    }),
    readings: fc.array(
      fc
        .record({ id: fc.uuid(), hoursAgo: between(0, 200), method: fc.constantFrom(...METHODS, undefined), water: gappyWaters })
        .map(({ id, hoursAgo, method, water }): LoggedReading => ({ id, takenAt: iso(hoursAgo), method, ...water })),
      { maxLength: 6 },
    ),
    treatments: fc.array(
      fc
        .record({ id: fc.uuid(), hoursAgo: between(0, 200), productId: fc.constantFrom(...PRODUCT_IDS), share: between(0, 1) })
        .map(({ id, hoursAgo, productId, share }): LoggedTreatment => ({
          id,
          doneAt: iso(hoursAgo),
          productId,
          ...amountOf(productId, share, volumeL),
        })),
      { maxLength: 5 },
    ),
    skipped: fc.uniqueArray(fc.constantFrom(...PRODUCTS_TO_LOG), { maxLength: 2 }),
    done: fc.array(fc.constantFrom(1, 1, 1, 1.05, 0.5), { maxLength: 3 }),
    measures: fc.constantFrom('us', 'metric'),
    passedHours: fc.constantFrom(0, 0.3, 5, 80),
  }),
);

/** Does the first steps of the plan as the server would keep it. */
export function begin(log: PoolLog, shares: readonly number[], volumeL: number): PoolLog {
  const { kept } = currentPlan(planFacts(log, new Date(NOW)));
  const steps = kept.steps.slice(0, shares.length);
  if (steps.length === 0) return log;
  const made = steps.map((step, index): [string, LoggedTreatment] => {
    const { productId, strengthPercent, fillWater } = step;
    const share = shares[index] ?? 1;
    const times = (amount: number | undefined) => (amount === undefined ? undefined : amount * share);
    const amounts = { amountG: times(step.amountG), amountMl: times(step.amountMl), amountL: times(step.amountL) };
    const doneAt = new Date(NOW + index * 600_000).toISOString();
    return [step.stepId, { id: idOf(index, volumeL), doneAt, productId, strengthPercent, fillWater, ...amounts }];
  });
  const done = Object.fromEntries(made.map(([stepId, { id }]) => [stepId, id]));
  const started: StartedPlan = { id: '01890a5d-ac96-774b-bcce-b302099a8057', isOpen: true, plan: kept, done };
  return { ...log, treatments: [...log.treatments, ...made.map(([, treatment]) => treatment)], started: [started] };
}
const idOf = (index: number, salt: number) =>
  `01890a5d-ac96-774b-8cce-${(Math.round(salt) * 10 + index).toString(16).padStart(12, '0').slice(-12)}`;

export const logOf = ({ pool, readings, treatments, skipped, measures }: Case): PoolLog => ({
  settings: planSettings(pool, measures),
  readings,
  treatments,
  skipped: readings.length > 0 ? skipped : [],
  started: [],
});
