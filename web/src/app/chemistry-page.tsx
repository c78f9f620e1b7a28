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
import { Button, LinkButton } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Card, CardHeader } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

export const meta = () =>
  pageMeta({ title: 'Water chemistry', description: 'Every test and addition of your pool, and the calculators.', noindex: true });

export default function ChemistryPage() {
  const { pool, isLoading, href } = useCurrentPool();
  return (
    <Page>
      <PageHeader
        title="Water chemistry"
        eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)}
        actions={
          pool || isLoading ? (
            <LinkButton to={href('/chemistry/log')} prefetch="intent" iconBefore={<Plus size={20} aria-hidden />}>
              Log a test
            </LinkButton>
          ) : null
        }
      />
      <div className="flex flex-col gap-6">
        {pool ? <History pool={pool} /> : isLoading ? <HistorySkeleton /> : <NoPool />}
        <section aria-labelledby="calculators">
          <h2 id="calculators" className="mt-4 mb-4 text-xl font-semibold">
            Calculators
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
        title="The history could not be loaded"
        action={
          <Button variant="secondary" onClick={() => void readings.refetch()}>
            Try again
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
      <EmptyState drawing="test" title="No test yet" action={<LinkButton to={href('/chemistry/log')}>Log your first test</LinkButton>}>
        Each test you log appears here as a line over time, with the target behind it and what you added marked on it.
      </EmptyState>
    );
  }
  const added = treatments.data?.items ?? [];
  return (
    <>
      <Card padding="lg">
        <CardHeader title="History" />
        <HistoryChart pool={pool} readings={items} treatments={added} />
      </Card>
      <Card padding="lg">
        <CardHeader title="Tests" description="Newest first. A correction or deletion can be undone." />
        <HistoryTable pool={pool} readings={items} />
      </Card>
      <Card padding="lg">
        <CardHeader
          title="Additions"
          description="What went into the water."
          icon={<FlaskConical size={24} strokeWidth={1.75} aria-hidden />}
        />
        {added.length > 0 ? <TreatmentList pool={pool} treatments={added} /> : <p className="text-muted">Nothing added yet.</p>}
      </Card>
    </>
  );
}

function HistorySkeleton() {
  return (
    <Loading label="Loading the history">
      <Skeleton className="h-[412px] w-full rounded-card" />
      <Skeleton className="mt-6 h-72 w-full rounded-card" />
    </Loading>
  );
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title="No pool yet" action={<LinkButton to="/setup">Set up a pool</LinkButton>}>
      Describe your pool once; after that every test turns into a plan.
    </EmptyState>
  );
}
