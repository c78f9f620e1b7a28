import { errorBar, type Parameter, type Targets } from '@limpid/chemistry';
import type { Pool, PoolPlan, Reading } from '@limpid/contract';
import { clsx } from 'clsx';
import { ageText } from '../../../i18n/ages.ts';
import { formatValue, formatWithUnit, parameterDisplay, shownValue } from '../../../i18n/parameters.ts';
import { engineText } from '../../../i18n/engine-text.ts';
import { type Units, useUnits } from '../../../i18n/units.ts';
import { doubtAbout, isDoubtful, type OpenDoubt, verdictOn } from '../../../i18n/verdict-facts.ts';
import { verdictLook } from '../../../i18n/verdicts.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusPill } from '../../../ui/badge.tsx';
import { BigNumber } from '../../../ui/big-number.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNow } from '../../../ui/countdown.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { RangeBar } from '../../../ui/range-bar.tsx';
import { Spark } from '../../../ui/spark.tsx';
import { DoubtAnswers } from './doubt-question.tsx';
import { findingInTile } from './spoken.ts';
import { newestInstant } from './swim-look.ts';

const { Lazy: SaturationTile } = lazy(() => import('./saturation-tile.tsx').then(({ SaturationTile }) => SaturationTile));

const { Lazy: TubWaterTile } = lazy(() => import('./tub-water-tile.tsx').then(({ TubWaterTile }) => TubWaterTile));

const HOUR_MS = 3_600_000;

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
/** The water in numbers: each value with its range, its age and its way. */
export function WaterTiles({ pool, plan, readings }: { pool: Pool; plan: PoolPlan; readings: readonly Reading[] }) {
  const { units } = useUnits();
  const now = useNow(60_000);
  const shown = ORDER.filter((parameter) => plan.measuredAt[parameter] !== undefined || doubtAbout(plan, parameter));
  if (shown.length === 0) return null;
  const tile = (parameter: Parameter) => (
    <Tile key={parameter} pool={pool} parameter={parameter} plan={plan} readings={readings} units={units} now={now} />
  );
  // What asks something comes first.
  const isDoubted = (parameter: Parameter) => doubtAbout(plan, parameter) !== undefined;
  const isSpoken = (parameter: Parameter) => findingInTile(plan, parameter) !== undefined;
  return (
    <section aria-label={m.common_the_water()} className="two-columns grid gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-2">
      {shown.filter((parameter) => !isSpoken(parameter) && isDoubted(parameter)).map(tile)}
      {shown.filter((parameter) => !isSpoken(parameter) && !isDoubted(parameter)).map(tile)}
      {pool.kind === 'pool' ? null : <TubWaterTile pool={pool} plan={plan} />}
      <SaturationTile pool={pool} plan={plan} readings={readings} />
      {shown.filter(isSpoken).map(tile)}
    </section>
  );
}

interface TileProps {
  pool: Pool;
  parameter: Parameter;
  plan: PoolPlan;
  readings: readonly Reading[];
  units: Units;
  now: number;
}

/** The value that counts; beside it a newer one that can't be true, with its question. */
function Tile(props: TileProps) {
  const { pool, parameter, plan, units } = props;
  const doubt = doubtAbout(plan, parameter);
  const value = (plan.water as Partial<Record<Parameter, number>>)[parameter];
  const measuredAt = plan.measuredAt[parameter];
  const finding = findingInTile(plan, parameter);
  const isKnown = value !== undefined && measuredAt !== undefined;
  if (!isKnown && !doubt) return null;
  return (
    <Card padding="sm" as="div" className={clsx((finding ?? doubt) && 'col-span-full')}>
      {isKnown ? (
        <CountedValue {...props} value={value} measuredAt={measuredAt} isDoubted={doubt !== undefined} />
      ) : (
        <BigNumber label={parameterDisplay(parameter, units).label} value={null} />
      )}
      {finding ? <p className="mt-2 text-sm text-pretty">{engineText(finding.text, finding.messages)}</p> : null}
      {doubt ? <NewTest pool={pool} doubt={doubt} units={units} /> : null}
    </Card>
  );
}

/** "New test: 0 ppm, doubtful". */
function NewTest({ pool, doubt, units }: { pool: Pool; doubt: OpenDoubt; units: Units }) {
  return (
    <div className="mt-2 border-t border-line pt-2">
      <StatusPill status="again" bare>
        <span className="figures">{m.plan_doubt_new({ value: formatWithUnit(doubt.parameter, doubt.value, units) })}</span>
      </StatusPill>
      {doubt.isRepeated ? null : <DoubtAnswers pool={pool} doubt={doubt} />}
    </div>
  );
}

interface CountedProps extends TileProps {
  value: number;
  measuredAt: string;
  isDoubted: boolean;
}

function CountedValue({ parameter, plan, readings, units, now, value, measuredAt, isDoubted }: CountedProps) {
  const { label, unit } = parameterDisplay(parameter, units);
  const verdict = verdictOn(plan, parameter);
  const { low, high } = verdict ?? {};
  const band = low === undefined || high === undefined ? undefined : { low, high };
  // Beside a doubtful value, that is what is said; the range shows where the old one is.
  const look = verdict && !isDoubted ? verdictLook(verdict) : undefined;
  const reading = readings.find(({ takenAt }) => takenAt === measuredAt);
  const measured = reading?.[parameter];
  const isMoved = measured !== undefined && formatValue(parameter, measured, units) !== formatValue(parameter, value, units);
  const hours = Math.max(0, (now - Date.parse(measuredAt)) / HOUR_MS);
  // The hero says how old the newest test is; a tile speaks only when its value is older.
  const isOlder = Date.parse(newestInstant(Object.values(plan.measuredAt)) ?? measuredAt) - Date.parse(measuredAt) > HOUR_MS;
  const shown = formatWithUnit(parameter, value, units);
  const age = ageText(measuredAt, now);
  const sentence = band
    ? m.plan_tile({
        name: label,
        value: shown,
        low: formatValue(parameter, band.low, units),
        high: formatWithUnit(parameter, band.high, units),
      })
    : m.plan_tile_bare({ name: label, value: shown });
  return (
    <>
      <BigNumber
        label={label}
        value={formatValue(parameter, value, units)}
        unit={unit}
        status={
          look ? (
            <StatusPill status={look.status} bare>
              {look.word}
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
          errorBar={errorBar(parameter, reading?.method ?? 'drops', value, hours)}
          showBand
          isOwn={isOwnTarget(parameter, plan.targets)}
          formatValue={(number) => formatValue(parameter, number, units)}
        />
      ) : null}
      <History parameter={parameter} doubts={plan.doubts} readings={readings} units={units} band={band} label={label} />
      {isMoved || isOlder || isDoubted ? (
        <p className="figures mt-1 text-xs text-muted">{isMoved ? m.plan_tile_estimated({ age }) : m.plan_tested({ age })}</p>
      ) : null}
    </>
  );
}

interface HistoryProps {
  parameter: Parameter;
  doubts: PoolPlan['doubts'];
  readings: readonly Reading[];
  units: Units;
  band: { low: number; high: number } | undefined;
  label: string;
}

/** The way of the last dozen tests; nothing where there is no way yet. */
function History({ parameter, doubts, readings, units, band, label }: HistoryProps) {
  const values = readings
    .flatMap((reading) => (isDoubtful(reading, parameter, doubts) ? [] : (reading[parameter] ?? [])))
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
