import type { Pool, PoolPlan, Reading } from '@limpid/contract';
import { useMemo } from 'react';
import { numberFormat } from '../../../i18n/formats.ts';
import { languageTag } from '../../../i18n/language.tsx';
import { formatIndex, parameterDisplay } from '../../../i18n/parameters.ts';
import { engineText } from '../../../i18n/engine-text.ts';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusPill } from '../../../ui/badge.tsx';
import { BigNumber } from '../../../ui/big-number.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RangeBar } from '../../../ui/range-bar.tsx';
import { Spark } from '../../../ui/spark.tsx';
import { indexHistory, indexOf, type Mover, moversOf } from './saturation.ts';
import { saturationInTile } from './spoken.ts';

interface SaturationProps {
  pool: Pick<Pool, 'id'>;
  plan: Pick<PoolPlan, 'water' | 'targets' | 'findings' | 'doubts'>;
  readings: readonly Reading[];
}

const SPARK_POINTS = 12;

/** Whether the water takes calcium or leaves it: its range, its history, and what moves it. */
export function SaturationTile({ plan, readings }: SaturationProps) {
  const { water, targets, doubts } = plan;
  const index = useMemo(() => indexOf(water), [water]);
  const history = useMemo(() => indexHistory(readings, SPARK_POINTS, doubts), [readings, doubts]);
  const movers = useMemo(() => moversOf(water), [water]);
  if (water.ph === undefined || water.alkalinityPpm === undefined) return null;
  if (index === null || !targets) {
    return (
      <Card padding="sm" as="div" className="col-span-full">
        <BigNumber label={m.common_saturation_index()} value={null} note={m.plan_saturation_missing()} />
      </Card>
    );
  }
  const band = targets.saturationIndex;
  const status = index < band.low ? 'low' : index > band.high ? 'high' : 'ok';
  const labels = { low: m.plan_saturation_low(), high: m.plan_saturation_high(), ok: m.plan_in_range() };
  const finding = saturationInTile(plan);
  return (
    <Card padding="sm" as="div" className="col-span-full">
      <div className="grid gap-x-6 sm:grid-cols-2">
        <div>
          <BigNumber
            label={m.common_saturation_index()}
            value={formatIndex(index)}
            status={
              <StatusPill status={status} bare>
                {labels[status]}
              </StatusPill>
            }
          />
          <RangeBar
            className="mt-2"
            label={m.plan_tile({
              name: m.common_saturation_index(),
              value: formatIndex(index),
              low: formatIndex(band.low),
              high: formatIndex(band.high),
            })}
            value={index}
            target={band}
            showBand
            formatValue={formatIndex}
          />
        </div>
        {history.length < 3 ? null : (
          <div className="self-end">
            <Spark
              label={m.plan_spark({
                name: m.common_saturation_index(),
                count: history.length,
                value: formatIndex(history.at(-1) ?? index),
              })}
              values={history}
              band={band}
              height={56}
            />
          </div>
        )}
      </div>
      {finding ? <p className="mt-2 text-sm">{engineText(finding.text, finding.messages)}</p> : null}
      <Disclosure summary={m.plan_saturation_movers()} tone="quiet" className="mt-1">
        <p className="mb-2 text-muted">{m.plan_saturation_text()}</p>
        <Movers movers={movers} />
      </Disclosure>
    </Card>
  );
}

const FAHRENHEIT_PER_CELSIUS = 1.8;

function Movers({ movers }: { movers: readonly Mover[] }) {
  const { units } = useUnits();
  return (
    <dl className="divide-y divide-line">
      {movers.map(({ parameter, by, moves }) => {
        const { label, unit } = parameterDisplay(parameter, units);
        const shown = parameter === 'temperatureC' && units === 'us' ? Math.round(by * FAHRENHEIT_PER_CELSIUS) : by;
        const step = `+${numberFormat(languageTag()).format(shown)}${unit ? ` ${unit}` : ''}`;
        return (
          <div key={parameter} className="figures flex justify-between gap-4 py-1.5">
            <dt>
              {label} <span className="text-muted">{step}</span>
            </dt>
            <dd className="font-medium">{formatIndex(moves)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
