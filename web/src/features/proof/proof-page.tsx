import { truthTables } from '@limpid/chemistry/truth';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { breadcrumbBlock } from '../../ui/structured-data.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { proveAndTime, quantityKey, type TimedProof } from './proof.ts';
import { ProofSources } from './proof-sources.tsx';
import { ProofSummary } from './proof-summary.tsx';
import { ProofTable } from './proof-table.tsx';
import { begun, quantityText } from './proof-texts.ts';

export const meta = () =>
  pageMeta({
    title: m.proof_full_title(),
    description: m.proof_description(),
    keywords: ['pool chemistry accuracy', 'saturation index validation', 'PHREEQC pool water', 'chlorine cyanuric acid model'],
    canonicalPath: '/proof',
    structuredData: [
      breadcrumbBlock([
        { label: m.common_home(), path: '/' },
        { label: m.common_proof(), path: '/proof' },
      ]),
    ],
  });

const ALL = 'all';

/** The quantities in the order in which the tables bring them. */
const QUANTITIES = [...new Map(truthTables.flatMap(({ rows }) => rows.map((row) => [quantityKey(row), row])))];
const quantityOptions = () =>
  QUANTITIES.map(([value, { quantity, unit }]) => ({ value, label: `${begun(quantityText(quantity))}${unit ? `, ${unit}` : ''}` }));

export default function ProofPage() {
  const [run, setRun] = useState<TimedProof | null>(null);
  const [quantity, setQuantity] = useState(ALL);
  // After the first paint: the published values are readable right away, ours follow.
  useEffect(() => {
    const timer = setTimeout(() => setRun(proveAndTime()));
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page>
      <PageHeader
        title={m.common_proof()}
        description={m.proof_intro()}
        crumbs={[{ label: m.common_home(), to: '/' }, { label: m.common_proof() }]}
        actions={
          <LinkButton to="/calculators/balance" prefetch="intent" variant="secondary">
            {m.proof_try_own_water()}
          </LinkButton>
        }
      />
      <ProofSummary run={run} />
      <div className="mt-10 mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-xl font-semibold">{m.proof_row_by_row()}</h2>
        <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
          <SelectField
            label={m.proof_quantity()}
            value={quantity}
            onChange={setQuantity}
            options={[{ value: ALL, label: m.proof_all_quantities() }, ...quantityOptions()]}
            className="min-w-0 flex-1 sm:w-80"
          />
          <Button variant="secondary" iconBefore={<RotateCw size={18} aria-hidden />} onClick={() => setRun(proveAndTime())}>
            {m.proof_compute_again()}
          </Button>
        </div>
      </div>
      <div className="flex flex-col gap-6">
        {truthTables.map((table, index) => {
          const rows = table.rows.flatMap((row, at) =>
            quantity === ALL || quantityKey(row) === quantity ? [{ row, checked: run?.proof.tables[index]?.rows[at] ?? null }] : [],
          );
          return rows.length > 0 ? <ProofTable key={table.id} table={table} rows={rows} isWhole={quantity !== ALL} /> : null;
        })}
      </div>
      <ProofSources />
    </Page>
  );
}
