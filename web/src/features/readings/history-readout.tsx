import type { Parameter } from '@limpid/chemistry';
import type { Pool, Treatment } from '@limpid/contract';
import { dayOf } from '@limpid/schedule';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { momentText } from '../../i18n/ages.ts';
import { amountText } from '../../i18n/amounts.ts';
import { formatWithUnit } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import { parameterDisplay } from '../../i18n/parameters.ts';
import { useUnits } from '../../i18n/units.ts';
import { verdictLook } from '../../i18n/verdicts.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { ParameterChart } from './history-facts.ts';

interface ReadoutProps {
  pool: Pool;
  charts: readonly ParameterChart[];
  treatments: readonly Treatment[];
  /** the moment that the person looks at; null: the newest test */
  at: number | null;
  /** missing: the page has no list of tests, so a link leads to it */
  onOpen?: ((readingId: string) => void) | undefined;
}

/** The test at the cursor in words: what it said, where that stood in the range of its day, and what was added on that day. */
export function HistoryReadout({ pool, charts, treatments, at, onOpen }: ReadoutProps) {
  const { units } = useUnits();
  const { href } = useCurrentPool();
  const tests = charts.flatMap(({ values }) => values).toSorted((a, b) => Date.parse(a.takenAt) - Date.parse(b.takenAt));
  const test = (at === null ? undefined : tests.findLast(({ takenAt }) => Date.parse(takenAt) <= at)) ?? tests.at(-1);
  if (!test) return null;
  const day = dayOf(test.takenAt, pool.timeZone);
  const said = charts.flatMap(({ parameter, values }) => values.filter(({ id }) => id === test.id).map((value) => ({ parameter, value })));
  const added = treatments.filter(({ doneAt }) => dayOf(doneAt, pool.timeZone) === day);
  return (
    <section aria-label={m.history_readout()} className="rounded-control bg-sunken p-4 text-sm" aria-live="polite">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{momentText(test.takenAt, pool.timeZone)}</span>
        {onOpen ? (
          <Button variant="quiet" size="sm" className="-my-2 -mr-3" onClick={() => onOpen(test.id)}>
            {m.history_open_test()}
          </Button>
        ) : (
          <LinkButton variant="quiet" size="sm" className="-my-2 -mr-3" to={href(`/chemistry?correct=${test.id}`)}>
            {m.history_open_test()}
          </LinkButton>
        )}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {said.map(({ parameter, value }) => (
          <Said key={parameter} parameter={parameter} value={value} />
        ))}
      </ul>
      <p className="mt-2 text-muted">
        {added.length === 0
          ? m.history_nothing_added()
          : m.history_added({
              list: added.map((one) => `${amountText(one, units, one.productId)} ${productName(one.productId)}`.trim()).join(' · '),
            })}
      </p>
    </section>
  );
}

function Said({ parameter, value: { value, standing } }: { parameter: Parameter; value: ParameterChart['values'][number] }) {
  const { units } = useUnits();
  const look = verdictLook({ standing, call: 'leave' });
  return (
    <li className="flex items-baseline gap-2">
      <span className="text-muted">{parameterDisplay(parameter, units).label}</span>
      <span className="figures font-semibold">{formatWithUnit(parameter, value, units)}</span>
      {look ? (
        <StatusPill status={look.status} bare>
          {look.word}
        </StatusPill>
      ) : null}
    </li>
  );
}
