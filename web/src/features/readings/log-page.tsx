import { PARAMETERS, type Parameter } from '@limpid/chemistry';
import type { Pool, Reading } from '@limpid/contract';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { uuidV7 } from '../../api/uuid.ts';
import { sayWriteError } from '../../offline/write-words.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { emptyDraft, forgetDraft, keepDraft, kitOf, loadDraft, type LogDraft, toReading } from './log-draft.ts';
import { LogForm } from './log-form.tsx';
import type { LastValue } from './reading-field.tsx';
import { useReadings, useRecordReading, useRemoveReading } from './readings.data.ts';

export const meta = () =>
  pageMeta({ title: 'Log a test', description: 'Type in a water test and get the plan for your pool.', noindex: true });

export default function LogPage() {
  const { pool, isLoading, href } = useCurrentPool();
  const crumbs = [{ label: m.chemistry_title(), to: href('/chemistry') }, { label: m.shell_log() }];
  return (
    <Page width="medium">
      <PageHeader title={m.shell_log()} eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)} crumbs={crumbs} />
      {pool ? <LogTest key={pool.id} pool={pool} /> : isLoading ? <LogSkeleton /> : <NoPool />}
    </Page>
  );
}

const MODE_KEY = 'lmp-log-mode';
type Mode = 'all' | 'one';
const keptMode = (): Mode => (localStorage.getItem(MODE_KEY) === 'one' ? 'one' : 'all');
const DROPS_KEY = 'lmp-log-drops';
const keepDrops = (counts: boolean) => localStorage.setItem(DROPS_KEY, counts ? 'yes' : 'no');

/** The newest value of each parameter, with its age, to stand beside the field. */
export function newestValues(readings: readonly Reading[]): Partial<Record<Parameter, LastValue>> {
  const newest: Partial<Record<Parameter, LastValue>> = {};
  for (const reading of readings) {
    for (const parameter of PARAMETERS) {
      const value = reading[parameter];
      const known = newest[parameter];
      if (value !== undefined && (!known || known.takenAt < reading.takenAt)) newest[parameter] = { value, takenAt: reading.takenAt };
    }
  }
  return newest;
}

function useLogDraft(pool: Pool): [LogDraft, (draft: LogDraft) => void] {
  const [draft, setDraft] = useState(() => loadDraft(pool.id, emptyDraft(uuidV7(), kitOf(pool).kit?.method ?? 'drops')));
  const change = (next: LogDraft) => {
    setDraft(next);
    keepDraft(pool.id, next);
  };
  return [draft, change];
}

function LogTest({ pool }: { pool: Pool }) {
  const [draft, change] = useLogDraft(pool);
  const [mode, setMode] = useState<Mode>(keptMode);
  const [now] = useState(() => Date.now());
  const readings = useReadings(pool.id);
  const last = useMemo(() => newestValues(readings.data?.items ?? []), [readings.data]);
  const save = useSaveTest(pool, draft);
  const [countsDrops, setCountsDrops] = useState(() => localStorage.getItem(DROPS_KEY) === 'yes');
  const hasDrops = kitOf(pool).kit?.tests.some((test) => test.drops !== undefined) ?? false;
  useEffect(() => localStorage.setItem(MODE_KEY, mode), [mode]);
  useEffect(() => keepDrops(countsDrops), [countsDrops]);
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        label="How to enter"
        labelHidden
        wide
        value={mode}
        onChange={setMode}
        options={[
          { value: 'all', label: 'All at once' },
          { value: 'one', label: 'One at a time' },
        ]}
      />
      {hasDrops ? <Switch label="I count drops" checked={countsDrops} onChange={setCountsDrops} /> : null}
      {save.error ? (
        <Callout tone="bad" title="Not saved yet" live>
          {sayWriteError(save.error)} What you typed is still here.
        </Callout>
      ) : null}
      <Card padding="lg">
        <LogForm
          pool={pool}
          draft={draft}
          onChange={change}
          last={last}
          oneByOne={mode === 'one'}
          countsDrops={countsDrops && hasDrops}
          pending={save.isPending}
          error={save.error}
          onSave={save.run}
          now={now}
        />
      </Card>
    </div>
  );
}

/** Saves, says so with Undo, and shows what follows from it. */
function useSaveTest(pool: Pool, draft: LogDraft) {
  const record = useRecordReading(pool.id);
  const undo = useRemoveReading(pool.id);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { href } = useCurrentPool();
  const run = () =>
    record.mutate(toReading(draft), {
      onSuccess: (reading) => {
        forgetDraft(pool.id);
        void navigate(href('/dashboard'));
        const isSent = reading.state === 'sent';
        toast({
          title: isSent ? 'Test saved' : m.offline_saved_here(),
          description: reading.warnings[0]?.text ?? (isSent ? 'Your plan is up to date.' : m.offline_saved_here_text()),
          tone: 'ok',
          action: {
            label: 'Undo',
            onClick: () => {
              keepDraft(pool.id, { ...draft, id: uuidV7() });
              // This page is gone by now, so its own callbacks would never be called.
              undo.mutateAsync({ id: reading.id }).then(
                () => navigate(href('/chemistry/log')),
                (error: unknown) => toast({ title: 'Not undone', description: sayWriteError(error), tone: 'bad' }),
              );
            },
          },
        });
      },
    });
  return { run, error: record.error, isPending: record.isPending };
}

function LogSkeleton() {
  return (
    <Loading label="Loading your pool">
      <Skeleton className="mb-5 h-11 w-full" />
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title="First, your pool" action={<LinkButton to="/setup">Set up a pool</LinkButton>}>
      A test means something once we know how much water it is about. That takes two minutes.
    </EmptyState>
  );
}
