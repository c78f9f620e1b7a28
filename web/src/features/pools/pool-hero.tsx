import { formatLength, formatNumber, formatQuantity, turnoverHours, type UnitSystem } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { clsx } from 'clsx';
import { m } from '../../paraglide/messages.js';
import { BigNumber } from '../../ui/big-number.tsx';
import { Card } from '../../ui/card.tsx';
import { answersFromPool } from './pool-answers.ts';
import { SANITIZER_LABELS } from './pool-labels.ts';
import { ShapeDrawing } from './shape-drawing.tsx';

interface Fact {
  label: string;
  value: string;
  unit?: string;
  note?: string;
}

/** The number apart from its unit, for setting them in two sizes. */
function splitQuantity(text: string): Pick<Fact, 'value' | 'unit'> {
  const at = text.indexOf(' ');
  return { value: text.slice(0, at), unit: text.slice(at + 1) };
}

function factsOf(pool: Pool, units: UnitSystem): Fact[] {
  const other = units === 'us' ? 'metric' : 'us';
  const facts: Fact[] = [
    {
      label: m.common_volume(),
      ...splitQuantity(formatQuantity('volume', pool.volumeL, units)),
      note: formatQuantity('volume', pool.volumeL, other),
    },
  ];
  if (pool.surfaceAreaM2 !== null) {
    const depthM = pool.volumeL / 1000 / pool.surfaceAreaM2;
    facts.push({
      label: m.common_water_surface(),
      ...splitQuantity(formatQuantity('area', pool.surfaceAreaM2, units, { digits: 0 })),
      note: m.pools_depth_average({ value: formatLength(depthM, units) }),
    });
  }
  if (pool.pumpFlowLpm !== null && pool.volumeL >= 50) {
    const hours = turnoverHours(pool.volumeL, pool.pumpFlowLpm);
    facts.push({
      label: m.pools_turnover(),
      value: formatNumber(hours, undefined, 1),
      unit: m.common_hours_inline(),
      note: m.pools_turnover_note({ value: formatQuantity('flow', pool.pumpFlowLpm, units) }),
    });
  }
  facts.push({
    label: m.common_sanitizer(),
    value: SANITIZER_LABELS[pool.sanitizer].label(),
  });
  if (pool.place)
    facts.push({ label: m.common_location(), value: m.pools_city_and_state({ city: pool.place.city, state: pool.place.state }) });
  return facts;
}

/** What people want to know about the pool at a glance, with its own outline where the shape is known. */
export function PoolHero({ pool, units }: { pool: Pool; units: UnitSystem }) {
  const facts = factsOf(pool, units);
  const hasShape = pool.shape !== null;
  return (
    <Card
      padding="lg"
      aria-label={m.pools_overview_label()}
      className={hasShape ? 'grid items-center gap-6 md:grid-cols-[1fr_320px]' : undefined}
    >
      <div className={clsx('two-columns grid gap-x-4 gap-y-6', hasShape ? 'lg:gap-x-6 lg:gap-y-8' : 'lg:flex lg:flex-wrap lg:gap-x-16')}>
        {facts.map((fact) => (
          <BigNumber key={fact.label} label={fact.label} value={fact.value} unit={fact.unit} note={fact.note} />
        ))}
      </div>
      {hasShape ? (
        <ShapeDrawing answers={answersFromPool(pool).shape} units={units} className="mx-auto h-auto w-full max-w-[320px]" />
      ) : null}
    </Card>
  );
}
