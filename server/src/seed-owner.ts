// What an owner does with a simulated water: tests it with the errors of a kit, follows the plan, and forgets.
import {
  addToTotals,
  ChemistryError,
  completeWater,
  effect,
  effectVector,
  errorBar,
  type Look,
  type MeasuredWater,
  type Method,
  mixTotals,
  type Parameter,
  plan,
  type PlanStep,
  PRODUCTS,
  type ProductId,
  type Totals,
  totalsOf,
  type Water,
} from '@limpid/chemistry';
import type { PoolInput } from '@limpid/contract';
import type { Random } from './seed-random.ts';
import { asWater, type LivingWater } from './seed-water.ts';

export type Measured = Partial<Record<Parameter, number>>;

export interface Dose {
  productId: ProductId;
  strengthPercent?: number;
  amountG?: number;
  amountMl?: number;
  amountL?: number;
}

/** The steps in which a drop kit or photometer answers; strips answer in colours. */
const RESOLUTION: Partial<Record<Parameter, number>> = {
  freeChlorinePpm: 0.5,
  combinedChlorinePpm: 0.5,
  ph: 0.1,
  alkalinityPpm: 10,
  hardnessPpm: 10,
  cyanuricAcidPpm: 5,
  saltPpm: 200,
  temperatureC: 0.5,
};
const STRIP_COLOURS: Partial<Record<Parameter, readonly number[]>> = {
  freeChlorinePpm: [0, 0.5, 1, 3, 5, 10, 20],
  ph: [6.2, 6.8, 7.2, 7.5, 7.8, 8.4],
  alkalinityPpm: [0, 40, 80, 120, 180, 240],
  hardnessPpm: [0, 100, 250, 500, 1000],
  cyanuricAcidPpm: [0, 30, 50, 100, 150],
};

interface Care {
  errorShare?: number | undefined;
  random: Random;
}

export function measure(water: Water, parameters: readonly Parameter[], method: Method, { errorShare = 1, random }: Care): Measured {
  const measured: Measured = {};
  for (const parameter of parameters) {
    const value = water[parameter as keyof Water];
    if (value === undefined) continue;
    // An error bar holds about nineteen of twenty readings.
    const seen = Math.max(0, value + (errorShare * random.normal() * errorBar(parameter, method, value)) / 2);
    measured[parameter] = asRead(parameter, seen, method);
  }
  return measured;
}

function asRead(parameter: Parameter, value: number, method: Method): number {
  const colours = method === 'strip' ? STRIP_COLOURS[parameter] : undefined;
  if (colours) return colours.reduce((best, colour) => (Math.abs(colour - value) < Math.abs(best - value) ? colour : best));
  const step = RESOLUTION[parameter] ?? 1;
  return Number((Math.round(value / step) * step).toFixed(2));
}

interface TestHabit {
  testEveryDays: number;
  isSalt: boolean;
  hasStabilizer: boolean;
}

/** Chlorine, pH and warmth at every test, alkalinity about once a week, the slow values once a month. */
export function parametersOf(testNumber: number, { testEveryDays, isSalt, hasStabilizer }: TestHabit): Parameter[] {
  const parameters: Parameter[] = ['freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'temperatureC'];
  const isDue = (days: number) => testNumber % Math.max(1, Math.round(days / testEveryDays)) === 0;
  if (isDue(6)) parameters.push('alkalinityPpm');
  if (isDue(24)) parameters.push('hardnessPpm');
  if (isDue(24) && hasStabilizer) parameters.push('cyanuricAcidPpm');
  if (isDue(15) && isSalt) parameters.push('saltPpm');
  return parameters;
}

export function advisedSteps(pool: PoolInput, water: MeasuredWater, look: Look | undefined, at: Date, method: Method): PlanStep[] {
  const methods = Object.fromEntries(Object.keys(water).map((parameter) => [parameter, method]));
  const { volumeL, kind, surface, sanitizer, setting, shelf, fillWater, targetOverrides } = pool;
  const traits = { volumeL, kind, surface: surface ?? undefined, sanitizer, setting };
  return plan({
    pool: traits,
    water,
    look,
    shelf,
    fillWater: fillWater ?? undefined,
    overrides: targetOverrides ?? undefined,
    at: at.toISOString(),
    methods,
  }).steps;
}

/** What really happens in the water: no one pours to the gram. */
export function pour(water: LivingWater, volumeL: number, dose: Dose, fill: Totals, random: Random): LivingWater {
  const share = 1 + 0.04 * random.normal();
  if (dose.amountL !== undefined) return { ...water, totals: mixTotals(water.totals, fill, Math.min(0.9, dose.amountL / volumeL)) };
  const amount = ((dose.amountG ?? dose.amountMl ?? 0) * share) / volumeL;
  const vector = effectVector(dose.productId, dose.strengthPercent ?? PRODUCTS[dose.productId].defaultStrengthPercent);
  return { ...water, totals: addToTotals(water.totals, vector, amount) };
}

const SLOW = ['hardnessPpm', 'cyanuricAcidPpm', 'saltPpm'] as const;

/** What is tested once a month follows what was poured since, as the plan of the application sees it: else it would be dosed again each time. */
export function expectAfter(known: MeasuredWater, pool: PoolInput, dose: Dose): MeasuredWater {
  // tablets may have brought so much acid since the last test of alkalinity that it no longer counts
  if (!isPossible(known)) return expectAfter({ ...known, alkalinityPpm: undefined }, pool, dose);
  const before = completeWater({ ph: 7.5, ...known, alkalinityPpm: known.alkalinityPpm ?? 90 });
  const after = effect({
    volumeL: pool.volumeL,
    water: before,
    additions: [{ ...dose, fillWater: dose.amountL === undefined ? undefined : (pool.fillWater ?? undefined) }],
  });
  const moved = SLOW.flatMap((name) => (known[name] === undefined ? [] : [[name, after[name]]]));
  return { ...known, ...(Object.fromEntries(moved) as MeasuredWater) };
}

/** Whether pH and the acids that were measured leave room for the alkalinity. */
export function isPossible(known: MeasuredWater): boolean {
  try {
    totalsOf(completeWater({ ph: 7.5, ...known, alkalinityPpm: known.alkalinityPpm ?? 90 }));
    return true;
  } catch (error) {
    if (error instanceof ChemistryError) return false;
    throw error;
  }
}

/** The newest value of everything that was ever measured. */
export const merge = (known: MeasuredWater, measured: Measured): MeasuredWater => ({ ...known, ...measured });
export const trueWater = asWater;
