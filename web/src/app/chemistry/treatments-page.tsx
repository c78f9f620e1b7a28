import { Plus } from 'lucide-react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { fetchLogSheet } from '../logging/log-host.tsx';
import { openLogSheet } from '../logging/log-store.ts';
import { TreatmentsSkeleton } from './treatments-skeleton.tsx';

// The list is drawn from what the server answers: its code loads in the meantime.
const { Lazy: TreatmentsCard, prepare: prepareCard } = lazy(() =>
  import('./treatments-card.tsx').then(({ TreatmentsCard }) => TreatmentsCard),
);
if (!import.meta.env.SSR) prepareCard();
export const meta = () =>
  pageMeta({
    title: m.common_treatments(),
    description: m.treatments_description(),
    canonicalPath: '/chemistry/treatments',
    noindex: true,
  });

export default function TreatmentsPage() {
  const { pool, isLoading } = useCurrentPool();
  return (
    <Page width="medium">
      <PageHeader
        title={m.common_treatments()}
        eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)}
        actions={
          pool && !pool.isReadOnly ? (
            <Button iconBefore={<Plus size={20} aria-hidden />} onPointerEnter={fetchLogSheet} onClick={() => openLogSheet('treatment')}>
              {m.treatments_log()}
            </Button>
          ) : null
        }
      />
      {pool ? (
        <TreatmentsCard key={pool.id} pool={pool} waiting={<TreatmentsSkeleton />} />
      ) : isLoading ? (
        <TreatmentsSkeleton />
      ) : (
        <NoPool />
      )}
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
