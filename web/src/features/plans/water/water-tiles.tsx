import { errorBar, type Parameter, type Targets, usualRanges } from '@limpid/chemistry';
import type { Pool, PoolPlan, Reading } from '@limpid/contract';
import { ageText } from '../../../i18n/ages.ts';
import { formatValue, formatWithUnit, parameterDisplay, shownValue } from '../../../i18n/parameters.ts';
import { engineText } from '../../../i18n/engine-text.ts';
import { type Units, useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusPill } from '../../../ui/badge.tsx';
import { BigNumber } from '../../../ui/big-number.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNow } from '../../../ui/countdown.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { RangeBar } from '../../../ui/range-bar.tsx';
import { Spark } from '../../../ui/spark.tsx';
import { findingInTile } from './spoken.ts';
import { newestInstant } from './swim-look.ts';

const { Lazy: SaturationTile } = lazy(() => import('./saturation-tile.tsx').then(({ SaturationTile }) => SaturationTile));

const HOUR_MS = 3_600_000;

interface Band {
  low: number;
  high: number;
}

/** The range of each value for this water, the same that a plan aims for: the hero speaks of the minimum. */
export function bandsOf(targets: Targets, pool: Pick<Pool, 'kind' | 'sanitizer'>): Partial<Record<Parameter, Band>> {
  const { freeChlorine, brominePpm, ph, alkalinityPpm, hardnessPpm, cyanuricAcidPpm, saltPpm, boratePpm } = targets;
  const bands: Partial<Record<Parameter, Band>> = {
    ...usualRanges(pool),
    ph,
    alkalinityPpm,
    hardnessPpm,
    cyanuricAcidPpm,
    saltPpm,
    boratePpm,
  };
  if (freeChlorine) bands.freeChlorinePpm = { low: freeChlorine.targetLowPpm, high: freeChlorine.targetHighPpm };
  if (brominePpm) bands.brominePpm = brominePpm;
  // bromine goes on working when it’s combined: not judged there
  if (freeChlorine) bands.combinedChlorinePpm = { low: 0, high: 0.5 };
  return bands;
}

/** Whether the range is this pool's own, by its system, its surface and its stabilizer. The other ranges hold for every pool. */
const isOwnTarget = (parameter: Parameter, targets: Targets | undefined): boolean =>
  parameter === 'freeChlorinePpm' || (targets !== undefined && parameter in targets);

const ORDER: Parameter[] = [
  'freeChlorinePpm',
  'brominePpm',
  'biguanidePpm',
  'ph',
  'alkalinityPpm',
  'cyanuricAcidPpm',
  'hardnessPpm',
  'saltPpm',
  'boratePpm',
  'combinedChlorinePpm',
  'totalChlorinePpm',
  'totalHardnessPpm',
  'ironPpm',
  'copperPpm',
  'phosphatePpb',
  'tdsPpm',
  'orpMv',
  'temperatureC',
];
export type ValueStatus = 'ok' | 'close' | 'low' | 'high' | 'unknown';
const WORDS: Record<ValueStatus, () => string> = {
  ok: m.plan_in_range,
  close: m.plan_close_enough,
  low: m.common_low,
  high: m.common_high,
  unknown: m.plan_measured,
};

/** Outside by less than its test can tell, and left alone by the plan for that: the same judgment here. */
export function judgedStatus(status: ValueStatus, parameter: Parameter, findings: PoolPlan['findings']): ValueStatus {
  const isLeft = findings.some((one) => one.code === 'left_alone_within_error' && one.parameter === parameter);
  return isLeft && (status === 'low' || status === 'high') ? 'close' : status;
}

export function statusOf(value: number, band: Band | undefined): ValueStatus {
  if (!band) return 'unknown';
  // What a person reads as "0.5" may be 0.5000001 after additions.
  const slack = 1e-6 * Math.max(1, Math.abs(band.high));
  if (value < band.low - slack) return 'low';
  return value > band.high + slack ? 'high' : 'ok';
}

/** The water in numbers: each value with its range, its age and its way. */
export function WaterTiles({ pool, plan, readings }: { pool: Pool; plan: PoolPlan; readings: readonly Reading[] }) {
  const { units } = useUnits();
  const now = useNow(60_000);
  const bands = plan.targets ? bandsOf(plan.targets, pool) : {};
  const shown = ORDER.filter((parameter) => plan.measuredAt[parameter] !== undefined);
  if (shown.length === 0) return null;
  const tile = (parameter: Parameter) => (
    <Tile key={parameter} parameter={parameter} plan={plan} band={bands[parameter]} readings={readings} units={units} now={now} />
  );
  const isSpoken = (parameter: Parameter) => findingInTile(plan, parameter) !== undefined;
  return (
    <section aria-label={m.common_the_water()} className="two-columns grid gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-2">
      {shown.filter((parameter) => !isSpoken(parameter)).map(tile)}
      <SaturationTile pool={pool} plan={plan} readings={readings} />
      {shown.filter(isSpoken).map(tile)}
    </section>
  );
}

interface TileProps {
  parameter: Parameter;
  plan: PoolPlan;
  band: Band | undefined;
  readings: readonly Reading[];
  units: Units;
  now: number;
}

function Tile({ parameter, plan, band, readings, units, now }: TileProps) {
  const { label, unit } = parameterDisplay(parameter, units);
  const value = (plan.water as Partial<Record<Parameter, number>>)[parameter];
  const measuredAt = plan.measuredAt[parameter];
  if (value === undefined || !measuredAt) return null;
  const status = judgedStatus(statusOf(value, band), parameter, plan.findings);
  const reading = readings.find(({ takenAt }) => takenAt === measuredAt);
  const measured = reading?.[parameter];
  const isMoved = measured !== undefined && formatValue(parameter, measured, units) !== formatValue(parameter, value, units);
  const method = reading?.method ?? 'drops';
  const hours = Math.max(0, (now - Date.parse(measuredAt)) / HOUR_MS);
  // The hero says how old the newest test is; a tile speaks only when its value is older.
  const isOlder = Date.parse(newestInstant(Object.values(plan.measuredAt)) ?? measuredAt) - Date.parse(measuredAt) > HOUR_MS;
  const shown = formatWithUnit(parameter, value, units);
  const age = ageText(measuredAt, now);
  const low = band && formatValue(parameter, band.low, units);
  const sentence =
    band && low !== undefined
      ? m.plan_tile({ name: label, value: shown, low, high: formatWithUnit(parameter, band.high, units) })
      : m.plan_tile_bare({ name: label, value: shown });
  const finding = findingInTile(plan, parameter);
  return (
    <Card padding="sm" as="div" className={finding && 'col-span-full'}>
      <BigNumber
        label={label}
        value={formatValue(parameter, value, units)}
        unit={unit}
        status={
          band ? (
            <StatusPill status={status === 'close' ? 'ok' : status} bare>
              {WORDS[status]()}
            </StatusPill>
          ) : undefined
        }
      />
      {band ? (
        <RangeBar
          className="mt-2"
          label={sentence}
          value={value}
          target={band}
          errorBar={errorBar(parameter, method, value, hours)}
          showBand
          isOwn={isOwnTarget(parameter, plan.targets)}
          formatValue={(number) => formatValue(parameter, number, units)}
        />
      ) : null}
      <History parameter={parameter} readings={readings} units={units} band={band} label={label} />
      {finding ? <p className="mt-2 text-sm text-pretty">{engineText(finding.text, finding.messages)}</p> : null}
      {isMoved || isOlder ? (
        <p className="figures mt-1 text-xs text-muted">{isMoved ? m.plan_tile_estimated({ age }) : m.plan_tested({ age })}</p>
      ) : null}
    </Card>
  );
}

/** The way of the last dozen tests; nothing where there is no way yet. */
function History({
  parameter,
  readings,
  units,
  band,
  label,
}: Pick<TileProps, 'parameter' | 'readings' | 'units' | 'band'> & { label: string }) {
  const values = readings
    .flatMap((reading) => reading[parameter] ?? [])
    .slice(0, 12)
    .toReversed();
  const last = values.at(-1);
  if (values.length < 3 || last === undefined) return null;
  return (
    <div className="mt-1">
      <Spark
        label={m.plan_spark({ name: label, count: values.length, value: formatWithUnit(parameter, last, units) })}
        values={values.map((value) => shownValue(parameter, value, units))}
        {...(band ? { band } : {})}
        height={32}
      />
    </div>
  );
}
