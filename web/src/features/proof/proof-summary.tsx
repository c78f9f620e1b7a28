import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { BigNumber } from '../../ui/big-number.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Table } from '../../ui/table.tsx';
import { differenceText, type QuantitySummary, type TimedProof } from './proof.ts';
import { quantityText } from './proof-texts.ts';

/** What people ask about first, with what it is called in the tables. */
const TELLING: readonly { quantity: string; unit: string; label: () => string }[] = [
  { quantity: 'saturation index', unit: '', label: m.common_saturation_index },
  { quantity: 'pH', unit: '', label: m.proof_ph_after_dose },
  { quantity: 'hypochlorous acid', unit: 'ppm as Cl2', label: m.proof_active_chlorine },
  { quantity: 'carbonate alkalinity', unit: 'ppm', label: m.proof_carbonate_alkalinity },
];

export function ProofSummary({ run }: { run: TimedProof | null }) {
  const proof = run?.proof;
  const isAllWithin = proof !== undefined && proof.within === proof.rows;
  return (
    <>
      <Card padding="none" className="overflow-hidden" aria-label={m.proof_summary()}>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 bg-tint p-6 sm:p-8">
          <output aria-live="polite" className="block">
            <BigNumber
              label={m.proof_values_within_their_tolerance()}
              value={proof ? String(proof.within) : null}
              unit={proof ? m.proof_of_rows({ rows: proof.rows }) : undefined}
              size="xl"
            />
          </output>
          <div className="flex flex-col items-start gap-2 pb-1 sm:items-end">
            {proof ? (
              <StatusPill status={isAllWithin ? 'ok' : 'bad'}>
                {isAllWithin ? m.proof_all_pass() : m.proof_some_fail({ count: proof.rows - proof.within })}
              </StatusPill>
            ) : (
              <StatusPill status="waiting">{m.proof_computing()}</StatusPill>
            )}
            <p className="figures text-sm text-muted">
              {run ? m.proof_computed_in_browser_ms({ value: Math.max(1, Math.round(run.tookMs)) }) : m.proof_moment()}
            </p>
          </div>
        </div>
        <dl className="two-columns grid gap-x-6 gap-y-6 p-6 sm:p-8 lg:grid-cols-4">
          {TELLING.map(({ quantity, unit, label }) => (
            <TellingDifference
              key={quantity}
              label={label()}
              summary={proof?.quantities.find((one) => one.quantity === quantity && one.unit === unit) ?? null}
            />
          ))}
        </dl>
      </Card>
      <Disclosure summary={m.proof_largest_by_quantity()} className="mt-4">
        <Table
          caption={m.proof_largest_by_quantity()}
          captionHidden
          rowKey={(row) => `${row.quantity} ${row.unit}`}
          rows={proof?.quantities ?? []}
          empty={m.proof_computed_on_load()}
          columns={[
            { id: 'quantity', header: m.proof_quantity(), isRowHeader: true, cell: (row) => quantityText(row.quantity) },
            { id: 'rows', header: m.proof_rows(), numeric: true, cell: (row) => row.rows },
            { id: 'within', header: m.proof_within(), numeric: true, cell: (row) => row.within },
            { id: 'largest', header: m.proof_largest_difference(), numeric: true, cell: (row) => withUnit(row.largest, row.unit) },
            { id: 'allowed', header: m.proof_allowed_in_row(), numeric: true, cell: (row) => withUnit(row.tolerance, row.unit) },
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
        <span className="figures block text-lg font-semibold sm:text-xl">
          {summary ? `± ${withUnit(summary.largest, summary.unit.replace(' as Cl2', ''))}` : '–'}
        </span>
        <span className="figures block text-xs text-muted">
          {summary ? m.proof_largest_differences({ rows: summary.rows }) : m.proof_largest_difference_inside()}
        </span>
      </dd>
    </div>
  );
}
