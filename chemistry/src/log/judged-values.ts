// One value through the log, each measurement judged by the range of its time, as free chlorine follows cyanuric acid.
import type { PoolTraits } from '../pool.ts';
import { parameterRange, sideOf } from '../targets/parameter-range.ts';
import type { Range, TargetOverrides, TargetTraits } from '../targets/target-ranges.ts';
import { targets } from '../targets/targets.ts';
import type { Parameter } from '../water.ts';
import type { LatestReading } from './latest-water.ts';

export interface JudgedLog<Reading> {
  pool: TargetTraits & Pick<PoolTraits, 'kind' | 'sanitizer'>;
  overrides?: TargetOverrides | undefined;
  /** in any order */
  readings: readonly Reading[];
}
export interface JudgedValue<Reading> {
  reading: Reading;
  value: number;
  /** of the targets with the newest cyanuric acid until then; missing: there is none for this value */
  range?: Range;
  side?: ReturnType<typeof sideOf>;
}

const counted = ({ doubtful, confirmed, ...reading }: LatestReading, parameter: Parameter): number | undefined =>
  doubtful?.includes(parameter) && !confirmed?.includes(parameter) ? undefined : reading[parameter];

/** The measurements of a value, oldest first; doubtful ones don't count. */
export function judgedValues<Reading extends LatestReading>(
  { pool, overrides, readings }: JudgedLog<Reading>,
  parameter: Parameter,
): JudgedValue<Reading>[] {
  let cyanuricAcidPpm: number | undefined;
  return readings
    .toSorted((a, b) => Date.parse(a.takenAt) - Date.parse(b.takenAt))
    .flatMap((reading) => {
      cyanuricAcidPpm = counted(reading, 'cyanuricAcidPpm') ?? cyanuricAcidPpm;
      const value = counted(reading, parameter);
      if (value === undefined) return [];
      const traits = cyanuricAcidPpm === undefined ? { ...pool, isStabilizerUntested: true as const } : pool;
      const range = parameterRange(targets(traits, cyanuricAcidPpm ?? 0, overrides), pool, parameter);
      return [{ reading, value, ...(range && { range, side: sideOf(value, range) }) }];
    });
}

export interface SpanSummary {
  average: number;
  /** with a measurement */
  days: number;
  /** whose last measurement was in range; missing where nothing is judged */
  daysInRange?: number;
}

/** Average and days in range; nothing for no values. `values`: oldest first; `dayOf`: the calendar day of an instant where the pool is. */
export function spanSummary(values: readonly JudgedValue<LatestReading>[], dayOf: (instant: string) => string): SpanSummary | undefined {
  if (values.length === 0) return undefined;
  const lastOfDay = new Map(values.map((one) => [dayOf(one.reading.takenAt), one]));
  const judged = [...lastOfDay.values()].filter(({ side }) => side !== undefined);
  return {
    average: values.reduce((sum, { value }) => sum + value, 0) / values.length,
    days: lastOfDay.size,
    ...(judged.length > 0 && { daysInRange: judged.filter(({ side }) => side === 'in').length }),
  };
}
