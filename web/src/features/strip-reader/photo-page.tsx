import type { Pool } from '@limpid/contract';
import type { ReactNode } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The frame of the pages that fill the log from a photo: they need a pool, and one that can be written to. */
export function PhotoPage({ title, children }: { title: string; children: (pool: Pool) => ReactNode }) {
  const { pool, isLoading, href } = useCurrentPool();
  return (
    <Page width="medium">
      <PageHeader
        title={title}
        eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)}
        crumbs={[{ label: m.common_log_a_test(), to: href('/chemistry/log') }, { label: title }]}
      />
      {pool?.isReadOnly ? <ReadOnly /> : pool ? children(pool) : isLoading ? <Waiting /> : <NoPool />}
    </Page>
  );
}

function ReadOnly() {
  return (
    <Callout
      title={m.log_read_only_title()}
      action={
        <LinkButton to="/pricing" variant="secondary" reloadDocument>
          {m.common_see_plans()}
        </LinkButton>
      }
    >
      {m.log_read_only_text()}
    </Callout>
  );
}

function Waiting() {
  return (
    <Loading label={m.common_loading_your_pool()}>
      <Skeleton className="mb-5 h-11 w-full" />
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}

/** While a photo that was open before is opened and read again. */
export function Opening() {
  return (
    <Loading label={m.strip_opening()}>
      <Skeleton className="mb-5 h-11 w-full" />
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title={m.log_no_pool_title()} action={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}>
      {m.log_no_pool_text()}
    </EmptyState>
  );
}
