// The water of the facts as a plan and the swim state ask for it: values, ages, look.
import type { LatestWater } from './latest-water.ts';
import type { PlanFacts } from './pool-log.ts';
import type { ProductId } from '../products/products.ts';
import { BESIDES, type MeasuredWater, type Parameter } from '../water.ts';

/** The newest test of what is no part of the balance: metals, phosphate, ORP. */
function besidesOf({ readings }: PlanFacts): { name: (typeof BESIDES)[number]; value: number; takenAt: string }[] {
  const newestFirst = readings.toSorted((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt));
  return BESIDES.flatMap((name) => {
    const reading = newestFirst.find((one) => one[name] !== undefined);
    const value = reading?.[name];
    return reading === undefined || value === undefined ? [] : [{ name, value, takenAt: reading.takenAt }];
  });
}
export const waterOf = (facts: PlanFacts): MeasuredWater => ({
  ...facts.latest.water,
  ...Object.fromEntries(besidesOf(facts).map(({ name, value }) => [name, value])),
});
export const measuredAtOf = (facts: PlanFacts): Partial<Record<Parameter, string>> => ({
  ...facts.latest.measuredAt,
  ...Object.fromEntries(besidesOf(facts).map(({ name, takenAt }) => [name, takenAt])),
});

/** A look of more than a week ago says nothing about today. */
const LOOK_COUNTS_MS = 7 * 86_400_000;
export function lookOf({ latest, now }: PlanFacts): LatestWater['look'] {
  const isRecent = latest.lookedAt !== undefined && now.getTime() - Date.parse(latest.lookedAt) <= LOOK_COUNTS_MS;
  return isRecent ? latest.look : undefined;
}

export function agesOf(facts: PlanFacts): Partial<Record<Parameter, number>> {
  const hours = (at: string) => Math.max(0, (facts.now.getTime() - Date.parse(at)) / 3_600_000);
  return Object.fromEntries(Object.entries(measuredAtOf(facts)).map(([name, at]) => [name, hours(at)]));
}

export function hoursSince({ treatments, now }: PlanFacts, productId: ProductId): number | undefined {
  const times = treatments.filter((done) => done.productId === productId).map(({ doneAt }) => Date.parse(doneAt));
  return times.length === 0 ? undefined : (now.getTime() - Math.max(...times)) / 3_600_000;
}
