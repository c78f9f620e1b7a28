// Values of a test that can't be true: beyond their own range, further from the test before than anything explains, or excluding each other.
// They stay in the log, decide nothing, and are asked about once (decisions, Measurements that disagree; docs/decisions/033-one-judge.md).
import { errorBar, isUnlikely, totalChlorineFinding } from '../measuring/measurement.ts';
import type { Bounds } from '../measuring/measurement.ts';
import type { Method, PoolTraits } from '../pool.ts';
import type { Range } from '../targets/target-ranges.ts';
import { isSpa, targets } from '../targets/targets.ts';
import { type MeasuredWater, type Parameter, PARAMETERS } from '../water.ts';
import { requireWater } from '../targets/water-limits.ts';
import { CONSERVED, movesOf, reachOf } from './allowed-change.ts';
import { contradictionIn } from './contradiction.ts';

export const DOUBT_REASONS = ['unlikely', 'fell', 'rose', 'outranked', 'bleached', 'excluded', 'total_below_free'] as const;
export type DoubtReason = (typeof DOUBT_REASONS)[number];
export interface Doubt {
  parameter: Parameter;
  value: number;
  because: DoubtReason;
  /** what the log said before, with what was added since, and how long before that was measured */
  was?: number;
  hours?: number;
}
/** A test as far as doubts are concerned. */
export type DoubtedReading = {
  takenAt: string;
  method?: Method | undefined;
  bounds?: Bounds | undefined;
  /** the person said that these are true */
  confirmed?: readonly Parameter[] | undefined;
} & { [P in Parameter]?: number | undefined };
/** The newest value of a parameter as it was typed. */
export interface LastValue {
  value: number;
  takenAt: string;
  method: Method;
  isDoubtful: boolean;
}
/** What the log says right before a test. */
export interface LogBefore {
  /** the newest values that count, advanced by what was added since */
  water: MeasuredWater;
  measuredAt: Partial<Record<Parameter, string>>;
  methods: Partial<Record<Parameter, Method>>;
  last: Partial<Record<Parameter, LastValue>>;
}
type Pool = Pick<PoolTraits, 'sanitizer' | 'kind' | 'setting' | 'surface'>;

const HOUR_MS = 3_600_000;
const EXACT: readonly Method[] = ['drops', 'photometer'];
const isRougher = (method: Method, than: Method) => EXACT.includes(than) && !EXACT.includes(method);
/** A better test outranks a rougher one for so long, as far as only an addition or other water changes the value. */
const OUTRANKS_HOURS = 30 * 24;
/** So much chlorine bleaches the dye of a test, which then shows none. */
const BLEACHES_PPM = 10;
const BLEACHED_BELOW_PPM = 1;
const BLEACHED_WITHIN_HOURS = 6;

/** Every doubtful value of a test, in the order of testing. */
export function doubtsAbout(reading: DoubtedReading, before: LogBefore, pool: Pool): Doubt[] {
  const excluded = excludedIn(reading, before);
  return PARAMETERS.flatMap((parameter): Doubt[] => {
    const value = reading[parameter];
    if (value === undefined || reading.confirmed?.includes(parameter)) return [];
    const own = excluded.get(parameter) ?? (isUnlikely(parameter, value) ? 'unlikely' : undefined);
    if (own !== undefined) return [{ parameter, value, because: own, ...wasOf(parameter, reading, before) }];
    return movedDoubt(parameter, value, reading, before, pool);
  });
}

const hoursSince = (at: string, now: string): number => Math.max(0, (Date.parse(now) - Date.parse(at)) / HOUR_MS);

function wasOf(parameter: Parameter, { takenAt }: DoubtedReading, before: LogBefore): Pick<Doubt, 'was' | 'hours'> {
  const [was, at] = [before.water[parameter], before.measuredAt[parameter]];
  return was === undefined || at === undefined ? {} : { was, hours: hoursSince(at, takenAt) };
}

/** Values of this one test that can't all be true. Stabilizer and the rest may be from before. */
function excludedIn(reading: DoubtedReading, before: LogBefore): Map<Parameter, DoubtReason> {
  const excluded = new Map<Parameter, DoubtReason>();
  const { ph, alkalinityPpm, confirmed = [] } = reading;
  if (ph !== undefined && alkalinityPpm !== undefined && !(confirmed.includes('ph') && confirmed.includes('alkalinityPpm'))) {
    const known = Object.fromEntries(PARAMETERS.flatMap((name) => (reading[name] === undefined ? [] : [[name, reading[name]]])));
    const { cyanuricAcidPpm, temperatureC, boratePpm } = { ...before.water, ...known } as MeasuredWater;
    const water = requireWater({ ph, alkalinityPpm, cyanuricAcidPpm, boratePpm, temperatureC });
    if (contradictionIn(water)) for (const name of ['ph', 'alkalinityPpm'] as const) excluded.set(name, 'excluded');
  }
  const { freeChlorinePpm, totalChlorinePpm, method } = reading;
  if (freeChlorinePpm !== undefined && totalChlorinePpm !== undefined && totalChlorineFinding(totalChlorinePpm, freeChlorinePpm, method))
    for (const name of ['freeChlorinePpm', 'totalChlorinePpm'] as const) excluded.set(name, 'total_below_free');
  return excluded;
}

/** A second test by other means, or a better one, that says the same as the doubtful one before: then the first was right. */
function isConfirmedByTwo(parameter: Parameter, value: number, reading: DoubtedReading, before: LogBefore): boolean {
  const last = before.last[parameter];
  const method = reading.method ?? 'drops';
  if (!last?.isDoubtful || method === 'device' || hoursSince(last.takenAt, reading.takenAt) > 7 * 24) return false;
  const isAnother = EXACT.includes(method) || method === 'store' || method !== last.method;
  return (
    isAnother && Math.abs(value - last.value) <= Math.hypot(errorBar(parameter, method, value), errorBar(parameter, last.method, value))
  );
}

const isWithin = (value: number, { low, high }: Range) => value >= low && value <= high;

/** The range in which a value is believed that someone added or corrected without writing it down. */
function usualRange(parameter: Parameter, before: LogBefore, pool: Pool): Range | null {
  const set = targets(pool, Math.max(0, before.water.cyanuricAcidPpm ?? 0));
  if (parameter === 'freeChlorinePpm') return set.freeChlorine && { low: 0, high: Math.max(10, set.freeChlorine.shockPpm) };
  if (parameter === 'brominePpm') return { low: 0, high: 10 };
  return parameter in set ? (set[parameter as 'ph'] ?? null) : null;
}

function movedDoubt(parameter: Parameter, value: number, reading: DoubtedReading, before: LogBefore, pool: Pool): Doubt[] {
  const [was, at] = [before.water[parameter], before.measuredAt[parameter]];
  const moves = movesOf(parameter);
  if (was === undefined || at === undefined || !moves || isConfirmedByTwo(parameter, value, reading, before)) return [];
  const isTubHeating = parameter === 'temperatureC' && isSpa(pool);
  if (isTubHeating) return [];
  const hours = hoursSince(at, reading.takenAt);
  const doubt = (because: DoubtReason): Doubt[] => [{ parameter, value, because, was, hours }];
  const isBleached = parameter === 'freeChlorinePpm' && was >= BLEACHES_PPM && value < BLEACHED_BELOW_PPM && hours < BLEACHED_WITHIN_HOURS;
  if (isBleached) return doubt('bleached');
  const [method, methodBefore] = [reading.method ?? 'drops', before.methods[parameter] ?? 'drops'];
  const error = Math.hypot(errorBar(parameter, method, value), errorBar(parameter, methodBefore, was, hours));
  const isFall = value < was;
  // the end of a scale: the water may have anything beyond it
  const bound = reading.bounds?.[parameter];
  if (bound === (isFall ? 'above' : 'below')) return [];
  const moved = Math.abs(value - was);
  if (moved <= error + reachOf(isFall ? moves.fall : moves.rise, was, hours / 24)) return [];
  const isOutranked = CONSERVED.includes(parameter) && isRougher(method, methodBefore) && hours <= OUTRANKS_HOURS;
  const range = usualRange(parameter, before, pool);
  const isByHand = isFall ? moves.isCorrectedByHand : (moves.isRaisedByHand ?? moves.isCorrectedByHand);
  const isBelieved = isByHand === true && range !== null && isTowards(value, was, range, isFall);
  if (isBelieved) return isOutranked ? doubt('outranked') : [];
  return doubt(isFall ? 'fell' : 'rose');
}

/** Into its range, or from outside toward it. */
const isTowards = (value: number, was: number, range: Range, isFall: boolean): boolean =>
  isWithin(value, range) || (isFall ? was > range.high && value >= range.low : was < range.low && value <= range.high);
