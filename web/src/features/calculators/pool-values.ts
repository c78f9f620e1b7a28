// What is known of a person's pool, under the names that the calculators ask by.
import { type MeasuredWater, PARAMETERS } from '@limpid/chemistry';
import { api, type Pool, type Reading } from '@limpid/contract';
import { useRead } from '../../api/reads.ts';
import type { Verdict } from '../../i18n/verdict-facts.ts';
import { undosedText } from '../../i18n/verdicts.ts';
import { useWaitingTests } from '../../offline/use-waiting-tests.ts';
import type { Input, Inputs, Value, Values } from './inputs.ts';

export interface PoolValues {
  values: Values;
  /** the water is this pool's, not an example; also true where no water is asked for */
  hasWater: boolean;
  /** when each value of the water was measured, under its name */
  testedAt: Readonly<Record<string, string>>;
  /** of its plan */
  verdicts?: readonly Verdict[] | undefined;
}

/** A predicted water has more digits than a person wants to see in a field. */
const DIGITS = 4;
const rounded = (value: number) => Number(value.toPrecision(DIGITS));
const isWaterName = (name: string) => (PARAMETERS as readonly string[]).includes(name);

function knownOf(pool: Pool, water: MeasuredWater): Record<string, Value | undefined> {
  const cell = pool.saltCell;
  const measured = Object.entries(water).flatMap(([name, value]) => (value === undefined ? [] : [[name, rounded(value)] as const]));
  return {
    volumeL: pool.volumeL,
    kind: pool.kind,
    surface: pool.surface ?? 'unknown',
    sanitizer: pool.sanitizer,
    setting: pool.setting,
    surfaceAreaM2: pool.surfaceAreaM2 ?? undefined,
    flowLpm: pool.pumpFlowLpm ?? undefined,
    ...(cell?.gramsPerHour !== undefined ? { rating: 'grams', gramsPerHour: cell.gramsPerHour, hoursPerDay: cell.hoursPerDay } : {}),
    ...(pool.shape ? { method: 'shape', ...pool.shape } : {}),
    shelf: pool.shelf.map((item) => item.productId),
    fillPh: pool.fillWater?.ph,
    fillAlkalinityPpm: pool.fillWater?.alkalinityPpm,
    fillHardnessPpm: pool.fillWater?.hardnessPpm,
    waterC: water.temperatureC,
    fromC: water.temperatureC,
    ...Object.fromEntries(measured),
  };
}

/** A water, and when each of its values was measured. */
export interface Tested {
  water: MeasuredWater;
  measuredAt: Readonly<Record<string, string>>;
}

/** What waits on this device was measured too: the server's water, and over it what is newer. */
export function withWaiting({ water, measuredAt }: Tested, waiting: readonly Partial<Reading>[]): Tested {
  const tested = { water: { ...water }, measuredAt: { ...measuredAt } };
  for (const { takenAt = '', ...values } of waiting) {
    for (const name of PARAMETERS) {
      const value = values[name];
      if (value === undefined || Date.parse(takenAt) <= Date.parse(tested.measuredAt[name] ?? '')) continue;
      tested.water[name] = value;
      tested.measuredAt[name] = takenAt;
    }
  }
  return tested;
}

const fits = (input: Input, value: Value) => input.kind !== 'choice' || input.options.some((option) => option.value === value);

/** The pool's values over an example. What was not measured stays empty: an example must not be among measured values. */
export function poolValuesFor(inputs: Inputs, pool: Pool, { water, measuredAt }: Tested): PoolValues | null {
  const known = knownOf(pool, water);
  const names = Object.keys(inputs).filter((name) => known[name] !== undefined && fits(inputs[name] as Input, known[name] ?? null));
  if (names.length === 0) return null;
  const asksWater = Object.keys(inputs).filter(isWaterName);
  const isMeasured = asksWater.some((name) => known[name] !== undefined);
  const open = isMeasured ? asksWater.filter((name) => known[name] === undefined) : [];
  return {
    values: Object.fromEntries([...open.map((name) => [name, null]), ...names.map((name) => [name, known[name] ?? null])]),
    hasWater: isMeasured || asksWater.length === 0,
    testedAt: Object.fromEntries(Object.entries(measuredAt).filter(([name]) => asksWater.includes(name) && known[name] !== undefined)),
  };
}

/** Waits for the water, so that the form changes once; a plan that cannot be read leaves the pool's own values. */
export function usePoolValues(pool: Pool | null, inputs: Inputs): PoolValues | null {
  const plan = useRead(api.plans.find, { params: { poolId: pool?.id ?? 'none' } }, { enabled: pool !== null });
  const waiting = useWaitingTests(pool?.id);
  if (!pool || plan.isPending) return null;
  const { water = {}, measuredAt = {}, verdicts } = plan.data ?? {};
  const found = poolValuesFor(inputs, pool, withWaiting({ water, measuredAt }, waiting));
  // A verdict is about the value that the server knows.
  return found && { ...found, verdicts: verdicts?.filter(({ parameter }) => found.testedAt[parameter] === measuredAt[parameter]) };
}

/** Why the pool's own value asks for no dose, while it is in the form as it was filled in. What is typed is computed without a word. */
export function undosedNote(pool: PoolValues | null, name: string | undefined, values: Values): string | undefined {
  if (!pool || name === undefined || pool.values[name] === undefined || pool.values[name] !== values[name]) return undefined;
  const verdict = pool.verdicts?.find(({ parameter }) => parameter === name);
  return verdict && undosedText(verdict);
}
