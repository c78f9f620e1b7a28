import { Plus } from 'lucide-react';
import { AdSlot } from '../../consent/ad-slot.tsx';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ChemistrySkeleton } from './chemistry-skeleton.tsx';

// The chart and the lists are drawn from what the server answers: their code loads in the meantime.
const { Lazy: ChemistryHistory, prepare } = lazy(() => import('./chemistry-history.tsx').then(({ ChemistryHistory }) => ChemistryHistory));
if (!import.meta.env.SSR) prepare();

// Below the first screen.
const { Lazy: CalculatorLinks } = lazy(() =>
  import('../../features/calculators/calculator-links.tsx').then((part) => part.CalculatorLinks),
);

export const meta = () =>
  pageMeta({ title: m.common_water_chemistry(), description: m.chemistry_description(), canonicalPath: '/chemistry', noindex: true });

export default function ChemistryPage() {
  const { pool, isLoading, href } = useCurrentPool();
  return (
    <Page>
      <PageHeader
        title={m.common_water_chemistry()}
        eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)}
        actions={
          pool || isLoading ? (
            <LinkButton to={href('/chemistry/log')} prefetch="intent" iconBefore={<Plus size={20} aria-hidden />}>
              {m.common_log_a_test()}
            </LinkButton>
          ) : null
        }
      />
      <div className="flex flex-col gap-6">
        {pool ? <ChemistryHistory pool={pool} waiting={<ChemistrySkeleton />} /> : isLoading ? <ChemistrySkeleton /> : <NoPool />}
        <section aria-labelledby="calculators" className="print:hidden">
          <h2 id="calculators" className="mt-4 mb-4 text-xl font-semibold">
            {m.common_calculators()}
          </h2>
          <CalculatorLinks waiting={<div className="h-[1900px] lg:h-[1000px]" />} />
        </section>
        <AdSlot format="horizontal" className="mt-4" />
      </div>
    </Page>
  );
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title={m.chemistry_no_pool()} action={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}>
      {m.chemistry_no_pool_text()}
    </EmptyState>
  );
}
