import type { Pool } from '@limpid/contract';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { Maintenance, MaintenanceWaiting } from '../../features/tasks/maintenance.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { PhotoStrip } from '../photos/beside.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export const meta = () =>
  pageMeta({ title: m.tasks_title(), description: m.tasks_description(), canonicalPath: '/maintenance', noindex: true });

const photosOf =
  (pool: Pool) =>
  ({ id }: { id: string }, title: string) => <PhotoStrip pool={pool} beside={{ completionId: id }} name={title} />;

export default function MaintenancePage() {
  const { pool, isLoading } = useCurrentPool();
  if (pool) {
    return <Maintenance key={pool.id} pool={pool} beside={photosOf(pool)} />;
  }
  return (
    <Page width="medium">
      <PageHeader title={m.tasks_title()} />
      {isLoading ? (
        <MaintenanceWaiting />
      ) : (
        <EmptyState drawing="pool" title={m.tasks_no_pool_title()} action={<LinkButton to="/setup">{m.tasks_no_pool_action()}</LinkButton>}>
          {m.tasks_no_pool_text()}
        </EmptyState>
      )}
    </Page>
  );
}
