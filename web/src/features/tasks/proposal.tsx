import type { Pool } from '@limpid/contract';
import type { Day } from '@limpid/schedule';
import { BookOpen, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useEquipment } from '../equipment/equipment.data.ts';
import { CATALOG, type CatalogTask } from './catalog.ts';
import { type PoolFacts, type Proposal, proposalsFor, recurrenceFor, suits } from './propose.ts';
import { durationText, recurrenceText } from './recurrence-text.ts';
import { GuideSheet } from './task-sheets.tsx';
import { type ReckonedTask, useAddTask } from './tasks.data.ts';

interface ProposalProps {
  pool: Pool;
  today: Day;
  tasks: readonly ReckonedTask[];
}

const NONE: readonly never[] = [];

/** Undefined while it is not known which equipment the pool has. */
function useFacts(pool: Pool, today: Day): PoolFacts | undefined {
  const equipment = useEquipment(pool.id);
  return equipment.isPending ? undefined : { pool, equipment: equipment.data?.items ?? NONE, today };
}

/** Adds all tasks of the catalog at once: what is in the outbox is sent even if the page is left now. */
function useKeep(pool: Pool) {
  const { language } = useLanguage();
  const { toast } = useToast();
  const add = useAddTask(pool.id);
  const keep = async (chosen: readonly Proposal[]): Promise<void> => {
    const inputs = chosen.map(({ task, recurrence }) => {
      const checklist = task.checklist?.[language];
      return { title: task.title[language], catalogSlug: task.slug, recurrence, ...(checklist ? { checklist: [...checklist] } : {}) };
    });
    try {
      await Promise.all(inputs.map((input) => add.mutateAsync(input)));
    } catch (error) {
      toast({ title: m.tasks_not_saved(), description: writeErrorText(error), tone: 'bad' });
    }
  };
  return { keep: (chosen: readonly Proposal[]) => void keep(chosen), isPending: add.isPending };
}

const Checking = () => (
  <Loading label={m.tasks_loading()}>
    <Skeleton className="h-80 rounded-card" />
  </Loading>
);

/** A schedule for this pool: keep all of it, or leave out and add one by one. Each can be changed once it is there. */
export function TaskProposal({ pool, today, tasks }: ProposalProps) {
  const facts = useFacts(pool, today);
  const { keep, isPending } = useKeep(pool);
  const [left, setLeft] = useState<readonly string[]>([]);
  if (!facts) return <Checking />;
  const shown = proposalsFor(CATALOG, facts).filter(({ task }) => !isThere(tasks, task) && !left.includes(task.slug));
  if (shown.length === 0 && tasks.length > 0) return null;
  return (
    <Card padding="lg">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">{m.tasks_proposal_title({ pool: pool.name })}</h2>
          <p className="mt-1 measure-60 text-sm text-muted">{m.tasks_proposal_text()}</p>
        </div>
        {shown.length > 0 ? (
          <Button size="lg" className="w-full sm:w-auto" pending={isPending} onClick={() => keep(shown)}>
            {m.tasks_keep_all({ count: shown.length })}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setLeft([])}>
            {m.tasks_show_again()}
          </Button>
        )}
      </div>
      <ProposalList proposals={shown} onKeep={(one) => keep([one])} onLeave={({ task }) => setLeft([...left, task.slug])} />
    </Card>
  );
}

const isThere = (tasks: readonly ReckonedTask[], { slug }: CatalogTask): boolean => tasks.some(({ catalogSlug }) => catalogSlug === slug);

/** The rest of the catalog: first what suits this pool. */
export function TaskCatalog({ pool, today, tasks }: ProposalProps) {
  const facts = useFacts(pool, today);
  const { keep } = useKeep(pool);
  if (!facts) return <Checking />;
  const rest = CATALOG.flatMap((task, place) => (isThere(tasks, task) ? [] : [{ task, recurrence: recurrenceFor(task, place, facts) }]));
  const [suitable, others] = [rest.filter(({ task }) => suits(task, facts)), rest.filter(({ task }) => !suits(task, facts))];
  const onKeep = pool.isReadOnly ? undefined : (one: Proposal) => keep([one]);
  return (
    <div className="flex flex-col gap-6">
      <Card padding="lg">
        <h2 className="text-lg font-semibold">{m.tasks_catalog_title()}</h2>
        <p className="mt-1 mb-4 measure-60 text-sm text-muted">
          {suitable.length > 0 ? m.tasks_catalog_text() : m.tasks_catalog_all_there()}
        </p>
        <ProposalList proposals={suitable} onKeep={onKeep} />
      </Card>
      {others.length > 0 ? (
        <Disclosure summary={m.tasks_catalog_others({ count: others.length })}>
          <p className="mb-2 measure-60 text-muted">{m.tasks_catalog_others_text()}</p>
          <ProposalList proposals={others} onKeep={onKeep} />
        </Disclosure>
      ) : null}
    </div>
  );
}

interface ListProps {
  proposals: readonly Proposal[];
  onKeep: ((proposal: Proposal) => void) | undefined;
  onLeave?: (proposal: Proposal) => void;
}

function ProposalList({ proposals, onKeep, onLeave }: ListProps) {
  const { language } = useLanguage();
  const [guide, setGuide] = useState<string | null>(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <ProposedRow
            key={proposal.task.slug}
            title={proposal.task.title[language]}
            often={recurrenceText(proposal.recurrence)}
            task={proposal.task}
            onKeep={onKeep && (() => onKeep(proposal))}
            onLeave={onLeave && (() => onLeave(proposal))}
            onGuide={() => setGuide(proposal.task.slug)}
          />
        ))}
      </ul>
      {guide === null ? null : <GuideSheet slug={guide} onClose={() => setGuide(null)} />}
    </>
  );
}

interface ProposedRowProps {
  title: string;
  often: string;
  task: CatalogTask;
  onKeep: (() => void) | undefined;
  onLeave: (() => void) | undefined;
  onGuide: () => void;
}

function ProposedRow({ title, often, task, onKeep, onLeave, onGuide }: ProposedRowProps) {
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{`${often} · ${durationText(task.minutes)}`}</p>
      </div>
      <IconButton label={m.tasks_how_named({ title })} icon={<BookOpen size={20} aria-hidden />} onClick={onGuide} />
      {onKeep ? <IconButton label={m.tasks_keep_named({ title })} icon={<Plus size={20} aria-hidden />} onClick={onKeep} /> : null}
      {onLeave ? <IconButton label={m.tasks_leave_named({ title })} icon={<X size={20} aria-hidden />} onClick={onLeave} /> : null}
    </li>
  );
}
