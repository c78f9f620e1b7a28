// A value over time: where each test stood in the range that its water had then, the average, and the days in range.
import { errorBar } from '../measuring/measurement.ts';
import { standingOf, type Standing } from '../planner/judging/verdict.ts';
import { targets } from '../targets/targets.ts';
import type { Range, Targets } from '../targets/target-ranges.ts';
import type { Parameter } from '../water.ts';
import type { LatestReading } from './latest-water.ts';
import type { PlanSettings } from './plan-settings.ts';

export interface JudgedValue {
  /** of its test */
  id: string;
  takenAt: string;
  /** in the unit of the parameter: ppm, ppb, mV, degrees Celsius, pH */
  value: number;
  /** missing: this pool has none for it, or no cyanuric acid was tested until then */
  range?: Range;
  standing: Standing;
}

/** The target range of a value, both ends included; free chlorine's follows cyanuric acid. */
function rangeOf(set: Targets, parameter: Parameter, { pool }: PlanSettings): Range | undefined {
  switch (parameter) {
    case 'freeChlorinePpm':
      return set.freeChlorine ? { low: set.freeChlorine.targetLowPpm, high: set.freeChlorine.targetHighPpm } : undefined;
    case 'brominePpm':
      return set.brominePpm ?? undefined;
    case 'saltPpm':
      return pool.sanitizer === 'salt' ? set.saltPpm : undefined;
    case 'ph':
    case 'alkalinityPpm':
    case 'hardnessPpm':
    case 'cyanuricAcidPpm':
      return set[parameter];
    default:
      return undefined;
  }
}

const counts = ({ doubtful, confirmed }: LatestReading, parameter: Parameter): boolean =>
  doubtful?.includes(parameter) !== true || confirmed?.includes(parameter) === true;

type Tested = LatestReading & { id: string };

/**
 * The values of a parameter that count, oldest first. `readings`: in any order. What was judged doubtful counts only where the person said that
 * it is right. Throws nothing; a value outside what is possible is judged as any other.
 */
export function judgedValues(readings: readonly Tested[], parameter: Parameter, settings: PlanSettings): JudgedValue[] {
  let cyanuricAcidPpm: number | undefined;
  const sorted = readings.toSorted((a, b) => Date.parse(a.takenAt) - Date.parse(b.takenAt) || (a.id < b.id ? -1 : 1));
  return sorted.flatMap((reading): JudgedValue[] => {
    const stabilizer = reading.cyanuricAcidPpm;
    if (stabilizer !== undefined && counts(reading, 'cyanuricAcidPpm')) cyanuricAcidPpm = stabilizer;
    const value = reading[parameter];
    if (value === undefined || !counts(reading, parameter)) return [];
    const isKnown = parameter !== 'freeChlorinePpm' || cyanuricAcidPpm !== undefined;
    const range = isKnown ? rangeOf(targets(settings.pool, cyanuricAcidPpm ?? 0, settings.overrides), parameter, settings) : undefined;
    const standing = standingOf(value, range, errorBar(parameter, reading.method ?? 'drops', value));
    return [{ id: reading.id, takenAt: reading.takenAt, value, ...(range && { range }), standing }];
  });
}

export interface RangeDays {
  /** of all values; missing: there are none */
  average?: number;
  /** days whose last value lay in its range */
  inRange: number;
  /** days with a value that has a range */
  of: number;
}

/** `dayOf`: the day of an instant at the pool. `values`: oldest first. */
export function rangeDays(values: readonly JudgedValue[], dayOf: (takenAt: string) => string): RangeDays {
  const last = new Map(values.filter(({ range }) => range !== undefined).map((one) => [dayOf(one.takenAt), one.standing]));
  const inRange = [...last.values()].filter((standing) => standing === 'in_range').length;
  if (values.length === 0) return { inRange, of: last.size };
  return { average: values.reduce((sum, { value }) => sum + value, 0) / values.length, inRange, of: last.size };
}
