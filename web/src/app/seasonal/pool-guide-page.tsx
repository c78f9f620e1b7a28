import type { Pool } from '@limpid/contract';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { usePoolGuide } from '../../features/seasonal/seasonal.data.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PoolGuideView } from './pool-guide.tsx';

export const meta = () =>
  pageMeta({ title: m.seasonal_title(), description: m.seasonal_description(), canonicalPath: '/maintenance/seasonal', noindex: true });

export default function PoolGuidePage() {
  const { pool, isLoading } = useCurrentPool();
  const [search] = useSearchParams();
  if (pool) return <GuideOfPool key={pool.id} pool={pool} asked={search.get('guide') ?? undefined} />;
  return (
    <Page width="medium">
      <PageHeader title={m.seasonal_title()} />
      {isLoading ? (
        <Waiting />
      ) : (
        <EmptyState drawing="pool" title={m.seasonal_no_pool_title()} action={<LinkButton to="/setup">{m.seasonal_add_pool()}</LinkButton>}>
          {m.seasonal_no_pool_text()}
        </EmptyState>
      )}
    </Page>
  );
}

const Waiting = () => (
  <Loading label={m.seasonal_loading()}>
    <Skeleton className="h-96 rounded-card" />
  </Loading>
);

function GuideOfPool({ pool, asked }: { pool: Pool; asked: string | undefined }) {
  const guide = usePoolGuide(pool.id, asked);
  const { data } = guide;
  return (
    <Page>
      <PageHeader title={data?.title ?? m.seasonal_title()} description={data?.summary} />
      {data ? <PoolGuideView pool={pool} guide={data} /> : null}
      {guide.isPending ? <Waiting /> : null}
      {guide.isError && !data ? (
        <Callout
          tone="bad"
          title={m.seasonal_not_loaded()}
          action={
            <Button variant="secondary" onClick={() => void guide.refetch()}>
              {m.common_try_again()}
            </Button>
          }
        />
      ) : null}
    </Page>
  );
}
