import { StatusPill } from '../../ui/badge.tsx';
import { BigNumber } from '../../ui/big-number.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Table } from '../../ui/table.tsx';
import { differenceText, type QuantitySummary, type TimedProof } from './proof.ts';

/** What people ask about first, with what it is called in the tables. */
const TELLING: readonly { quantity: string; unit: string; label: string }[] = [
  { quantity: 'saturation index', unit: '', label: 'Saturation index' },
  { quantity: 'pH', unit: '', label: 'pH after a dose' },
  { quantity: 'hypochlorous acid', unit: 'ppm as Cl2', label: 'Active chlorine' },
  { quantity: 'carbonate alkalinity', unit: 'ppm', label: 'Carbonate alkalinity' },
];

export function ProofSummary({ run }: { run: TimedProof | null }) {
  const proof = run?.proof;
  const isAllWithin = proof !== undefined && proof.within === proof.rows;
  return (
    <>
      <Card padding="none" className="overflow-hidden" aria-label="Summary">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 bg-tint p-6 sm:p-8">
          <output aria-live="polite" className="block">
            <BigNumber
              label="Values within their tolerance"
              value={proof ? String(proof.within) : null}
              unit={proof ? `\u00a0of ${proof.rows}` : undefined}
              size="xl"
            />
          </output>
          <div className="flex flex-col items-start gap-2 pb-1 sm:items-end">
            {proof ? (
              <StatusPill status={isAllWithin ? 'ok' : 'bad'}>{isAllWithin ? 'All pass' : `${proof.rows - proof.within} fail`}</StatusPill>
            ) : (
              <StatusPill status="waiting">Computing in your browser</StatusPill>
            )}
            <p className="figures text-sm text-muted">
              {run ? `Computed by this browser in ${Math.max(1, Math.round(run.tookMs))} ms` : 'A moment'}
            </p>
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-6 p-6 sm:p-8 lg:grid-cols-4">
          {TELLING.map(({ quantity, unit, label }) => (
            <TellingDifference
              key={label}
              label={label}
              summary={proof?.quantities.find((one) => one.quantity === quantity && one.unit === unit) ?? null}
            />
          ))}
        </dl>
      </Card>
      <Disclosure summary="Largest difference of every quantity" className="mt-4">
        <Table
          caption="Largest difference of every quantity"
          captionHidden
          rowKey={(row) => `${row.quantity} ${row.unit}`}
          rows={proof?.quantities ?? []}
          empty="Computed as soon as this page runs in your browser."
          columns={[
            { id: 'quantity', header: 'Quantity', isRowHeader: true, cell: (row) => row.quantity },
            { id: 'rows', header: 'Rows', numeric: true, cell: (row) => row.rows },
            { id: 'within', header: 'Within', numeric: true, cell: (row) => row.within },
            { id: 'largest', header: 'Largest difference', numeric: true, cell: (row) => withUnit(row.largest, row.unit) },
            { id: 'allowed', header: 'Allowed there', numeric: true, cell: (row) => withUnit(row.tolerance, row.unit) },
          ]}
        />
      </Disclosure>
    </>
  );
}

const withUnit = (value: number, unit: string) => `${differenceText(value)}${unit ? ` ${unit}` : ''}`;

function TellingDifference({ label, summary }: { label: string; summary: QuantitySummary | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="figures block text-xl font-semibold">
          {summary ? `± ${withUnit(summary.largest, summary.unit.replace(' as Cl2', ''))}` : '–'}
        </span>
        <span className="figures block text-xs text-muted">
          {summary ? `largest of ${summary.rows} differences` : 'largest difference'}
        </span>
      </dd>
    </div>
  );
}
