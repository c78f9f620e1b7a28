// What a pool needs: tasks, their history and the catalog. Its equipment is a page of its own beside this.
import type { Pool } from '@limpid/contract';
import { ListChecks, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { errorText } from '../../api/api-error.ts';
import { ReadOnlyPool } from '../../api/read-only-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TaskBoard } from './task-board.tsx';
import type { Beside } from './task-history.tsx';
import { type TasksRead, useTasks } from './tasks.data.ts';

const { Lazy: AllPoolTasks } = lazy(() => import('./all-pool-tasks.tsx').then(({ AllPoolTasks }) => AllPoolTasks));
const { Lazy: TaskForm } = lazy(() => import('./task-form.tsx').then(({ TaskForm }) => TaskForm));
const { Lazy: TaskHistory } = lazy(() => import('./task-history.tsx').then(({ TaskHistory }) => TaskHistory));
const { Lazy: TaskProposal } = lazy(() => import('./proposal.tsx').then(({ TaskProposal }) => TaskProposal));
const { Lazy: TaskCatalog } = lazy(() => import('./proposal.tsx').then(({ TaskCatalog }) => TaskCatalog));

const TABS = ['todo', 'history', 'catalog'] as const;
type Tab = (typeof TABS)[number];

/** The tab is in the address: it can be linked to, and a reload stays on it. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'todo';
  const choose = (next: Tab) =>
    setSearch(
      (before) => {
        if (next === 'todo') before.delete('tab');
        else before.set('tab', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tab, choose];
}

export const MaintenanceWaiting = () => (
  <Loading label={m.tasks_loading()}>
    <Skeleton className="mb-6 h-56 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </Loading>
);

export function Maintenance({ pool, beside }: { pool: Pool; beside?: Beside }) {
  const read = useTasks(pool, useNow(60_000));
  const [tab, setTab] = useTab();
  const [isAdding, setIsAdding] = useState(false);
  const several = useCurrentPool().pools.length > 1;
  const [isAll, setIsAll] = useAllPools();
  const ofTasks = (part: keyof typeof PARTS) => <OfTasks pool={pool} read={read} part={part} beside={beside} />;
  return (
    <Page width="medium">
      <PageHeader
        title={m.tasks_title()}
        eyebrow={pool.name}
        actions={
          pool.isReadOnly ? undefined : (
            <Button variant="secondary" iconBefore={<Plus size={20} aria-hidden />} onClick={() => setIsAdding(true)}>
              {m.tasks_add()}
            </Button>
          )
        }
      />
      {pool.isReadOnly ? <ReadOnlyPool className="mb-6">{m.tasks_read_only_text()}</ReadOnlyPool> : null}
      <Tabs
        label={m.tasks_title()}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'todo',
            label: m.tasks_tab_todo(),
            content: several ? (
              <Which isAll={isAll} onAll={setIsAll}>
                {isAll ? <AllPoolTasks waiting={<MaintenanceWaiting />} /> : ofTasks('todo')}
              </Which>
            ) : (
              ofTasks('todo')
            ),
          },
          { value: 'history', label: m.common_history(), content: ofTasks('history') },
          { value: 'catalog', label: m.tasks_tab_catalog(), content: ofTasks('catalog') },
        ]}
      />
      {isAdding ? <TaskForm pool={pool} today={read.today} onClose={() => setIsAdding(false)} /> : null}
    </Page>
  );
}

/** In the address, as the tab is. */
function useAllPools(): [boolean, (isAll: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (isAll: boolean) =>
    setSearch(
      (before) => {
        if (isAll) before.set('pools', 'all');
        else before.delete('pools');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get('pools') === 'all', choose];
}

/** With several pools: this one's tasks, or those of all. */
function Which({ isAll, onAll, children }: { isAll: boolean; onAll: (isAll: boolean) => void; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <SegmentedControl
        label={m.tasks_which_pools()}
        value={isAll ? 'all' : 'one'}
        onChange={(value) => onAll(value === 'all')}
        options={[
          { value: 'one', label: m.shopping_this_pool() },
          { value: 'all', label: m.shopping_all_pools() },
        ]}
      />
      {children}
    </div>
  );
}

interface PartProps {
  pool: Pool;
  today: TasksRead['today'];
  tasks: NonNullable<TasksRead['tasks']>;
  waiting: ReactNode;
  beside: Beside | undefined;
}

/** Before there is a task, the schedule that Limpid proposes; it stays during the choice. */
function Todo({ waiting, beside: _beside, ...props }: PartProps) {
  const [isChoosing] = useState(props.tasks.length === 0);
  if (props.pool.isReadOnly && props.tasks.length === 0) return <EmptyState drawing="calm" title={m.tasks_none_title()} />;
  return (
    <div className="flex flex-col gap-6">
      {isChoosing && !props.pool.isReadOnly ? <TaskProposal {...props} waiting={waiting} /> : null}
      {props.tasks.length > 0 ? <TaskBoard {...props} /> : null}
      {props.pool.isReadOnly ? null : (
        <LinkButton
          variant="quiet"
          to={`/pools/${props.pool.id}?guide=`}
          className="self-start"
          iconBefore={<ListChecks size={20} strokeWidth={1.75} aria-hidden />}
        >
          {props.pool.kind === 'pool' ? m.plan_guides() : m.plan_guides_tub()}
        </LinkButton>
      )}
    </div>
  );
}

const PARTS = { todo: Todo, history: TaskHistory, catalog: TaskCatalog };

interface OfTasksProps {
  pool: Pool;
  read: TasksRead;
  part: keyof typeof PARTS;
  beside: Beside | undefined;
}

function OfTasks({ pool, read: { tasks, today, error, refetch }, part, beside }: OfTasksProps) {
  const Part = PARTS[part];
  if (tasks) return <Part pool={pool} today={today} tasks={tasks} beside={beside} waiting={<MaintenanceWaiting />} />;
  if (!error) return <MaintenanceWaiting />;
  const tryAgain = (
    <Button variant="secondary" onClick={() => void refetch()}>
      {m.common_try_again()}
    </Button>
  );
  return (
    <Callout tone="bad" title={m.tasks_error()} action={tryAgain}>
      {errorText(error)}
    </Callout>
  );
}
