import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { whenIdle } from '../../browser/idle.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { TreatmentsSkeleton } from './treatments-skeleton.tsx';

// The list is drawn from what the server answers: its code loads in the meantime.
const { Lazy: TreatmentsCard, prepare: prepareCard } = lazy(() =>
  import('./treatments-card.tsx').then(({ TreatmentsCard }) => TreatmentsCard),
);
if (!import.meta.env.SSR) prepareCard();
const { Lazy: TreatmentSheet, prepare } = lazy(() =>
  import('../../features/treatments/treatment-sheet.tsx').then(({ TreatmentSheet }) => TreatmentSheet),
);

export const meta = () =>
  pageMeta({
    title: m.common_treatments(),
    description: m.treatments_description(),
    canonicalPath: '/chemistry/treatments',
    noindex: true,
  });

export default function TreatmentsPage() {
  const { pool, isLoading, href } = useCurrentPool();
  const sheet = useSheet();
  const crumbs = [{ label: m.common_water_chemistry(), to: href('/chemistry') }, { label: m.common_treatments() }];
  return (
    <Page width="medium">
      <PageHeader
        title={m.common_treatments()}
        eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)}
        crumbs={crumbs}
        actions={
          pool && !pool.isReadOnly ? (
            <Button iconBefore={<Plus size={20} aria-hidden />} onClick={sheet.open}>
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
      {pool && sheet.isOpen ? <TreatmentSheet key={`sheet ${pool.id}`} pool={pool} onClose={sheet.close} isListed /> : null}
    </Page>
  );
}

const PARAMETER = 'log';

/** Opened by the button, or by an address that asks for it (`?log=1`). */
function useSheet() {
  const [search, setSearch] = useSearchParams();
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => whenIdle(prepare), []);
  const close = () => {
    setIsPressed(false);
    if (!search.has(PARAMETER)) return;
    const next = new URLSearchParams(search);
    next.delete(PARAMETER);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { isOpen: isPressed || search.has(PARAMETER), open: () => setIsPressed(true), close };
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title={m.chemistry_no_pool()} action={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}>
      {m.chemistry_no_pool_text()}
    </EmptyState>
  );
}
