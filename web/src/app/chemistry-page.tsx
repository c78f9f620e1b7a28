import type { Pool } from '@limpid/contract';
import { FlaskConical, Plus } from 'lucide-react';
import { sayError } from '../api/api-error.ts';
import { AdSlot } from '../api/ad-slot.tsx';
import { useCurrentPool } from '../api/current-pool.tsx';
import { CalculatorLinks } from '../features/calculators/calculator-links.tsx';
import { HistoryChart } from '../features/readings/history-chart.tsx';
import { HistoryTable } from '../features/readings/history-table.tsx';
import { useReadings } from '../features/readings/readings.data.ts';
import { TreatmentList } from '../features/treatments/treatment-list.tsx';
import { useTreatments } from '../features/treatments/treatments.data.ts';
import { m } from '../paraglide/messages.js';
import { Button, LinkButton } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Card, CardHeader } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

export const meta = () => pageMeta({ title: m.chemistry_title(), description: m.chemistry_description(), noindex: true });

export default function ChemistryPage() {
  const { pool, isLoading, href } = useCurrentPool();
  return (
    <Page>
      <PageHeader
        title={m.chemistry_title()}
        eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)}
        actions={
          pool || isLoading ? (
            <LinkButton to={href('/chemistry/log')} prefetch="intent" iconBefore={<Plus size={20} aria-hidden />}>
              {m.chemistry_log()}
            </LinkButton>
          ) : null
        }
      />
      <div className="flex flex-col gap-6">
        {pool ? <History pool={pool} /> : isLoading ? <HistorySkeleton /> : <NoPool />}
        <section aria-labelledby="calculators">
          <h2 id="calculators" className="mt-4 mb-4 text-xl font-semibold">
            {m.chemistry_calculators()}
          </h2>
          <CalculatorLinks />
        </section>
        <AdSlot format="horizontal" className="mt-4" />
      </div>
    </Page>
  );
}

function History({ pool }: { pool: Pool }) {
  const readings = useReadings(pool.id);
  const treatments = useTreatments(pool.id);
  const { href } = useCurrentPool();
  if (readings.isPending) return <HistorySkeleton />;
  if (readings.isError) {
    return (
      <Callout
        tone="bad"
        title={m.chemistry_error()}
        action={
          <Button variant="secondary" onClick={() => void readings.refetch()}>
            {m.chemistry_try_again()}
          </Button>
        }
      >
        {sayError(readings.error)}
      </Callout>
    );
  }
  const items = readings.data.items;
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="test"
        title={m.chemistry_empty()}
        action={<LinkButton to={href('/chemistry/log')}>{m.chemistry_log_first()}</LinkButton>}
      >
        {m.chemistry_empty_text()}
      </EmptyState>
    );
  }
  const added = treatments.data?.items ?? [];
  return (
    <>
      <Card padding="lg">
        <CardHeader title={m.chemistry_history()} />
        <HistoryChart pool={pool} readings={items} treatments={added} />
      </Card>
      <Card padding="lg">
        <CardHeader title={m.chemistry_tests()} description={m.chemistry_tests_text()} />
        <HistoryTable pool={pool} readings={items} />
      </Card>
      <Card padding="lg">
        <CardHeader
          title={m.chemistry_additions()}
          description={m.chemistry_additions_text()}
          icon={<FlaskConical size={24} strokeWidth={1.75} aria-hidden />}
        />
        {added.length > 0 ? <TreatmentList pool={pool} treatments={added} /> : <p className="text-muted">{m.chemistry_nothing_added()}</p>}
      </Card>
    </>
  );
}

function HistorySkeleton() {
  return (
    <Loading label={m.chemistry_loading()}>
      <Skeleton className="h-[412px] w-full rounded-card" />
      <Skeleton className="mt-6 h-72 w-full rounded-card" />
    </Loading>
  );
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title={m.chemistry_no_pool()} action={<LinkButton to="/setup">{m.chemistry_set_up()}</LinkButton>}>
      {m.chemistry_no_pool_text()}
    </EmptyState>
  );
}
