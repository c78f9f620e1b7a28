import type { ClearUpState } from '@limpid/chemistry';
import type { ClearUp, Pool } from '@limpid/contract';
import { trueInstant } from '../../ui/true-now.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { isOpen, useChangeClearUp } from '../../features/clear-ups/clear-ups.data.ts';
import { useClearUp } from '../../features/clear-ups/use-clear-up.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { BigNumber } from '../../ui/big-number.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { DutyList, NoteList, Patience } from './duty-list.tsx';
import { NextAction } from './next-action.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Start } from './start.tsx';

// Below what has to be done now.
const { Lazy: ClearUpPhotos } = lazy(() => import('./clear-up-photos.tsx').then((part) => part.ClearUpPhotos));

export const meta = () =>
  pageMeta({ title: m.clear_up_title(), description: m.clear_up_description(), canonicalPath: '/chemistry/clear-up', noindex: true });

export default function ClearUpPage() {
  const { pool, isLoading } = useCurrentPool();
  return (
    <Page>
      <PageHeader title={m.clear_up_title()} eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)} />
      {pool ? <OfPool key={pool.id} pool={pool} /> : isLoading ? <Waiting /> : <NoPool />}
    </Page>
  );
}

function OfPool({ pool }: { pool: Pool }) {
  const { isPending, clearUp, state, reason } = useClearUp(pool);
  if (isPending) return <Waiting />;
  if (!clearUp) return <Start pool={pool} reason={reason} />;
  if (!state) return <Callout tone="warn">{m.clear_up_no_state()}</Callout>;
  return <Running pool={pool} clearUp={clearUp} state={state} />;
}

function Running({ pool, clearUp, state }: { pool: Pool; clearUp: ClearUp; state: ClearUpState }) {
  const isDone = state.action.kind === 'done';
  const isRefused = state.action.kind === 'obstacle';
  return (
    <div className="flex flex-col gap-6">
      <Card padding="md" tone={isDone ? 'ok' : 'plain'}>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <p className="figures text-xl font-semibold">{m.clear_up_day({ day: state.day })}</p>
          <Figures state={state} />
        </div>
        <ProgressLine state={state} />
      </Card>
      <Card padding="lg" tone={isDone ? 'ok' : 'tint'} aria-live="polite">
        <NextAction pool={pool} state={state} />
      </Card>
      <NoteList notes={isDone ? [] : state.notes} />
      {state.isSpa || isRefused ? null : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CriteriaList criteria={state.criteria} />
          {isDone ? null : <DutyList duties={state.duties} />}
        </div>
      )}
      {isDone || isRefused ? null : <Patience state={state} />}
      {isRefused ? null : <ClearUpPhotos pool={pool} clearUp={clearUp} isDone={isDone} />}
      {isOpen(clearUp) ? <Stop pool={pool} clearUp={clearUp} /> : null}
    </div>
  );
}

const whole = (value: number | undefined) =>
  value === undefined ? null : numberFormat(languageTag(), { maximumFractionDigits: 1 }).format(value);

function Figures({ state }: { state: ClearUpState }) {
  const { shockPpm, freeChlorinePpm, cyanuricAcidPpm } = state;
  if (state.isSpa) return null;
  const of =
    cyanuricAcidPpm === undefined
      ? undefined
      : cyanuricAcidPpm < 20
        ? m.clear_up_shock_without()
        : m.clear_up_shock_of({ ppm: whole(cyanuricAcidPpm) ?? '' });
  return (
    <div className="flex gap-8">
      <BigNumber label={m.common_free_chlorine()} value={whole(freeChlorinePpm)} unit="ppm" />
      <BigNumber label={m.common_shock_level()} value={whole(cyanuricAcidPpm === undefined ? undefined : shockPpm)} unit="ppm" note={of} />
    </div>
  );
}

function Stop({ pool, clearUp }: { pool: Pool; clearUp: ClearUp }) {
  const change = useChangeClearUp(pool.id);
  const { toast } = useToast();
  const failed = (error: unknown) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' });
  const undo = () => void change.mutateAsync({ id: clearUp.id, outcome: null }).catch(failed);
  const stop = () =>
    // The page shows the offer by then, so its own callbacks would never be called.
    void change
      .mutateAsync({ id: clearUp.id, outcome: 'stopped', endedAt: trueInstant() })
      .then(() => toast({ title: m.clear_up_stopped(), action: { label: m.common_undo(), onClick: undo } }))
      .catch(failed);
  return (
    <div>
      <Button variant="quiet" pending={change.isPending} onClick={stop}>
        {m.clear_up_stop()}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <Loading label={m.clear_up_loading()}>
      <Skeleton className="mb-6 h-40 w-full" />
      <Skeleton className="h-72 w-full" />
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
