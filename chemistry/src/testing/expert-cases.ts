// Pools and waters as owners have them, with everything that a rule looks at.
import fc from 'fast-check';
import type { PlanInput } from '../planner/plan-shape.ts';
import { LOOKS } from '../look.ts';
import { POOL_KINDS, SANITIZERS, SETTINGS, SURFACES } from '../pool.ts';
import { PRODUCT_IDS } from '../products/products.ts';
import { between } from './random-waters.ts';

const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary, weight: 1 });
const at = '2026-06-01T12:00:00.000Z';

const pool = fc.record({
  volumeL: fc.oneof(between(800, 3000), between(15_000, 120_000), between(120_000, 500_000)),
  kind: fc.constantFrom('pool', 'pool', 'pool', ...POOL_KINDS),
  surface: fc.constantFrom(...SURFACES, undefined),
  sanitizer: fc.constantFrom('chlorine', 'chlorine', 'salt', ...SANITIZERS),
  setting: fc.constantFrom('outdoor', 'outdoor', ...SETTINGS),
  surfaceAgeDays: rarely(between(0, 60)),
});
const water = fc.record({
  ph: fc.oneof(between(7, 8.2), between(6.3, 8.8)),
  alkalinityPpm: fc.oneof(between(50, 150), between(20, 260)),
  hardnessPpm: fc.oneof(between(100, 500), between(0, 1200)),
  cyanuricAcidPpm: fc.oneof(fc.constant(0), between(15, 90), between(0, 220)),
  freeChlorinePpm: fc.oneof(between(0, 10), between(0, 30)),
  combinedChlorinePpm: fc.oneof(between(0, 0.6), between(0, 4)),
  brominePpm: between(0, 12),
  saltPpm: fc.oneof(between(300, 3600), between(100, 7000)),
  temperatureC: fc.oneof(between(20, 32), between(2, 40)),
  copperPpm: rarely(between(0, 2)),
  ironPpm: rarely(between(0, 3)),
});
const shelf = rarely(
  fc.array(fc.record({ productId: fc.constantFrom(...PRODUCT_IDS.filter((id) => id !== 'fill-water')) }), { minLength: 1, maxLength: 9 }),
);
const fillWater = fc.option(fc.record({ ph: between(7, 8.4), alkalinityPpm: between(40, 200), hardnessPpm: between(20, 450) }), {
  nil: undefined,
  freq: 2,
});

const defined = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

export const expertCases: fc.Arbitrary<PlanInput> = fc
  .record({ pool, water, shelf, fillWater, look: rarely(fc.constantFrom(...LOOKS)), measures: fc.constantFrom('us', 'metric') })
  .map((one): PlanInput => defined({ ...one, pool: defined(one.pool), water: defined(one.water), at }));
