// How much free chlorine a pool uses in a day, as its own log shows it: between two tests, what was there and what was added is gone.
import { effectVector } from '../products/products.ts';
import type { LatestReading, LatestTreatment } from './latest-water.ts';
import { MOLAR } from '../totals.ts';

const DAY_MS = 86_400_000;
/** Weather and use of the last two weeks say what tomorrow will be like. */
export const LOSS_LOOKS_BACK_MS = 14 * DAY_MS;
/** Closer together, the errors of the tests are larger than the loss; further apart, too much may have happened. */
const SHORTEST_MS = 0.6 * DAY_MS;
const LONGEST_MS = 3.2 * DAY_MS;
const FEWEST_PAIRS = 2;
const MOST_PAIRS = 7;
/** What no pool uses in a day unless something is wrong with it. */
const MOST_PPM = 8;

type Tested = { at: number; ppm: number };

/** Tests of free chlorine that show a number, oldest first. */
function testsOf(readings: readonly LatestReading[]): Tested[] {
  const from = Math.max(...readings.map(({ takenAt }) => Date.parse(takenAt))) - LOSS_LOOKS_BACK_MS;
  return readings
    .flatMap(({ takenAt, freeChlorinePpm, bounds }) =>
      freeChlorinePpm === undefined || bounds?.freeChlorinePpm ? [] : [{ at: Date.parse(takenAt), ppm: freeChlorinePpm }],
    )
    .filter(({ at }) => at >= from)
    .toSorted((a, b) => a.at - b.at);
}

/** null: what it did to free chlorine is not known here. */
function addedPpm(volumeL: number, { productId, strengthPercent, amountG, amountMl }: LatestTreatment): number | null {
  if (productId === 'fill-water' || productId === 'sodium-thiosulfate' || productId === 'trichlor') return null;
  const molPerUnit = effectVector(productId, strengthPercent).hy;
  return (molPerUnit * MOLAR.chlorine * (amountG ?? amountMl ?? 0)) / volumeL;
}

/** Of one pair of tests, per day; null: it says nothing. */
function lossBetween(volumeL: number, before: Tested, after: Tested, treatments: readonly LatestTreatment[]): number | null {
  const elapsed = after.at - before.at;
  if (elapsed < SHORTEST_MS || elapsed > LONGEST_MS) return null;
  const between = treatments.filter(({ doneAt }) => Date.parse(doneAt) >= before.at && Date.parse(doneAt) < after.at);
  const added = between.map((treatment) => addedPpm(volumeL, treatment));
  if (added.includes(null)) return null;
  const gone = before.ppm + added.reduce<number>((sum, ppm) => sum + (ppm ?? 0), 0) - after.ppm;
  const perDay = (gone * DAY_MS) / elapsed;
  // nothing was left to lose, or something is missing from the log
  return after.ppm <= 0 || perDay < 0 || perDay > MOST_PPM ? null : perDay;
}

/** The middle of the newest losses; undefined: too few tests to tell. */
export function dailyLossPpm(
  volumeL: number,
  readings: readonly LatestReading[],
  treatments: readonly LatestTreatment[],
): number | undefined {
  const tests = testsOf(readings);
  const losses = tests
    .slice(1)
    .map((after, index) => lossBetween(volumeL, tests[index] as Tested, after, treatments))
    .filter((loss) => loss !== null)
    .slice(-MOST_PAIRS)
    .toSorted((a, b) => a - b);
  if (losses.length < FEWEST_PAIRS) return undefined;
  const half = (losses.length - 1) / 2;
  return ((losses[Math.floor(half)] ?? 0) + (losses[Math.ceil(half)] ?? 0)) / 2;
}
