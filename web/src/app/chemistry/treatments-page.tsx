import type { Pool } from '@limpid/contract';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { ReadOnlyPool } from '../../api/read-only-pool.tsx';
import { whenIdle } from '../../browser/idle.ts';
import { TreatmentList } from '../../features/treatments/treatment-list.tsx';
import { useTreatments } from '../../features/treatments/treatments.data.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

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
      {pool ? <Treatments key={pool.id} pool={pool} /> : isLoading ? <TreatmentsSkeleton /> : <NoPool />}
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

function Treatments({ pool }: { pool: Pool }) {
  const treatments = useTreatments(pool.id);
  if (treatments.isPending) return <TreatmentsSkeleton />;
  if (treatments.isError) {
    return (
      <Callout
        tone="bad"
        title={m.treatments_error()}
        action={
          <Button variant="secondary" onClick={() => void treatments.refetch()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {errorText(treatments.error)}
      </Callout>
    );
  }
  const { items } = treatments.data;
  return (
    <>
      {pool.isReadOnly ? <ReadOnlyPool className="mb-6">{m.treatments_read_only_text()}</ReadOnlyPool> : null}
      {items.length > 0 ? (
        <Card padding="lg">
          <TreatmentList pool={pool} treatments={items} />
        </Card>
      ) : (
        <EmptyState drawing="shelf" title={m.treatments_empty()}>
          {m.treatments_empty_text()}
        </EmptyState>
      )}
    </>
  );
}

function TreatmentsSkeleton() {
  return (
    <Loading label={m.treatments_loading()}>
      <Skeleton className="h-72 w-full rounded-card" />
    </Loading>
  );
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title={m.chemistry_no_pool()} action={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}>
      {m.chemistry_no_pool_text()}
    </EmptyState>
  );
}
