import type { Pool } from '@limpid/contract';
import { Plus, Wrench } from 'lucide-react';
import { useState } from 'react';
import { sayError } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { late } from '../../ui/late.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TaskBoard } from './task-board.tsx';
import { type TasksRead, useTasks } from './tasks.data.ts';

const { Late: TaskForm } = late(() => import('./task-form.tsx').then(({ TaskForm }) => TaskForm));
const { Late: TaskHistory } = late(() => import('./task-history.tsx').then(({ TaskHistory }) => TaskHistory));
const { Late: TaskProposal } = late(() => import('./proposal.tsx').then(({ TaskProposal }) => TaskProposal));

export const meta = () =>
  pageMeta({ title: m.tasks_title(), description: m.tasks_description(), canonicalPath: '/maintenance', noindex: true });

export default function MaintenancePage() {
  const { pool, isLoading } = useCurrentPool();
  if (pool) return <Maintenance key={pool.id} pool={pool} />;
  return (
    <Page width="medium">
      <PageHeader title={m.tasks_title()} />
      {isLoading ? (
        <Waiting />
      ) : (
        <EmptyState drawing="pool" title={m.tasks_no_pool_title()} action={<LinkButton to="/setup">{m.tasks_no_pool_action()}</LinkButton>}>
          {m.tasks_no_pool_text()}
        </EmptyState>
      )}
    </Page>
  );
}

const Waiting = () => (
  <Loading label={m.tasks_loading()}>
    <Skeleton className="mb-6 h-56 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </Loading>
);

function Maintenance({ pool }: { pool: Pool }) {
  const read = useTasks(pool, useNow(60_000));
  const { href } = useCurrentPool();
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button variant="secondary" iconBefore={<Plus size={20} aria-hidden />} onClick={() => setIsAdding(true)}>
      {m.tasks_add()}
    </Button>
  );
  const equipment = (
    <LinkButton
      variant="secondary"
      to={href(`/pools/${pool.id}/equipment`)}
      prefetch="intent"
      iconBefore={<Wrench size={20} aria-hidden />}
    >
      {m.common_equipment()}
    </LinkButton>
  );
  return (
    <Page width="medium">
      <PageHeader
        title={m.tasks_title()}
        eyebrow={pool.name}
        actions={
          <>
            {equipment}
            {pool.isReadOnly ? null : add}
          </>
        }
      />
      {read.error && !read.tasks ? (
        <Callout
          tone="bad"
          title={m.tasks_error()}
          action={
            <Button variant="secondary" onClick={() => void read.refetch()}>
              {m.common_try_again()}
            </Button>
          }
        >
          {sayError(read.error)}
        </Callout>
      ) : (
        <Parts pool={pool} read={read} />
      )}
      {isAdding ? <TaskForm pool={pool} today={read.today} onClose={() => setIsAdding(false)} /> : null}
    </Page>
  );
}

function Parts({ pool, read: { tasks, today } }: { pool: Pool; read: TasksRead }) {
  const [tab, setTab] = useState<'todo' | 'history' | 'catalog'>('todo');
  if (!tasks) return <Waiting />;
  if (tasks.length === 0) return <TaskProposal pool={pool} today={today} tasks={tasks} waiting={<Waiting />} />;
  return (
    <Tabs
      label={m.tasks_title()}
      value={tab}
      onChange={setTab}
      items={[
        { value: 'todo', label: m.tasks_tab_todo(), content: <TaskBoard pool={pool} tasks={tasks} today={today} /> },
        {
          value: 'history',
          label: m.common_history(),
          content: <TaskHistory pool={pool} tasks={tasks} today={today} waiting={<Waiting />} />,
        },
        {
          value: 'catalog',
          label: m.tasks_tab_catalog(),
          content: <TaskProposal pool={pool} today={today} tasks={tasks} isCatalog waiting={<Waiting />} />,
        },
      ]}
    />
  );
}
