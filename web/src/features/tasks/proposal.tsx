import { api, type Pool } from '@limpid/contract';
import type { Day } from '@limpid/schedule';
import { BookOpen, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { useRead } from '../../api/reads.ts';
import { sayWriteError } from '../../offline/write-words.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { CATALOG, type CatalogTask } from './catalog.ts';
import { type Proposal, proposalsFor, recurrenceFor } from './propose.ts';
import { recurrenceInWords } from './recurrence-words.ts';
import { GuideSheet } from './task-sheets.tsx';
import { type ReckonedTask, useAddTask } from './tasks.data.ts';

interface ProposalProps {
  pool: Pool;
  today: Day;
  tasks: readonly ReckonedTask[];
  /** the whole rest of the catalog, once there are tasks */
  isCatalog?: boolean;
}

const NONE: readonly never[] = [];

function useProposals(pool: Pool, today: Day, tasks: readonly ReckonedTask[], isCatalog: boolean): readonly Proposal[] {
  const equipment = useRead(api.equipment.list, { params: { poolId: pool.id }, query: { limit: 200 } });
  const facts = { pool, equipment: equipment.data?.items ?? NONE, today };
  const proposals = isCatalog
    ? CATALOG.map((task, place) => ({ task, recurrence: recurrenceFor(task, place, facts) }))
    : proposalsFor(CATALOG, facts);
  return proposals.filter(({ task }) => !tasks.some(({ catalogSlug }) => catalogSlug === task.slug));
}

/** A schedule for this pool: keep all of it, or leave out and add one by one. Each can be changed once it is there. */
export function TaskProposal({ pool, today, tasks, isCatalog = false }: ProposalProps) {
  const { language } = useLanguage();
  const { toast } = useToast();
  const add = useAddTask(pool.id);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [guide, setGuide] = useState<string | null>(null);
  const shown = useProposals(pool, today, tasks, isCatalog).filter(({ task }) => !left.includes(task.slug));
  // All at once: what is in the outbox is sent even if the page is left now.
  const keep = async (chosen: readonly Proposal[]): Promise<void> => {
    const inputs = chosen.map(({ task, recurrence }) => {
      const checklist = task.checklist?.[language];
      return { title: task.title[language], catalogSlug: task.slug, recurrence, ...(checklist ? { checklist: [...checklist] } : {}) };
    });
    try {
      await Promise.all(inputs.map((input) => add.mutateAsync(input)));
    } catch (error) {
      toast({ title: m.tasks_not_saved(), description: sayWriteError(error), tone: 'bad' });
    }
  };
  if (shown.length === 0) return null;
  return (
    <Card padding="lg">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{isCatalog ? m.tasks_catalog_title() : m.tasks_proposal_title({ pool: pool.name })}</h2>
          <p className="mt-1 measure-60 text-sm text-muted">{isCatalog ? m.tasks_catalog_text() : m.tasks_proposal_text()}</p>
        </div>
        {isCatalog ? null : (
          <Button size="lg" className="w-full sm:w-auto" pending={add.isPending} onClick={() => void keep(shown)}>
            {m.tasks_keep_all({ count: shown.length })}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {shown.map((proposal) => (
          <ProposedRow
            key={proposal.task.slug}
            title={proposal.task.title[language]}
            often={recurrenceInWords(proposal.recurrence, today)}
            task={proposal.task}
            onKeep={() => void keep([proposal])}
            onLeave={isCatalog ? undefined : () => setLeft([...left, proposal.task.slug])}
            onGuide={() => setGuide(proposal.task.slug)}
          />
        ))}
      </ul>
      {guide === null ? null : <GuideSheet slug={guide} onClose={() => setGuide(null)} />}
    </Card>
  );
}

interface ProposedRowProps {
  title: string;
  often: string;
  task: CatalogTask;
  onKeep: () => void;
  onLeave: (() => void) | undefined;
  onGuide: () => void;
}

function ProposedRow({ title, often, task, onKeep, onLeave, onGuide }: ProposedRowProps) {
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{`${often} · ${m.tasks_minutes({ count: task.minutes })}`}</p>
      </div>
      <IconButton label={m.tasks_how_named({ title })} icon={<BookOpen size={20} aria-hidden />} onClick={onGuide} />
      <IconButton label={m.tasks_keep_named({ title })} icon={<Plus size={20} aria-hidden />} onClick={onKeep} />
      {onLeave ? <IconButton label={m.tasks_leave_named({ title })} icon={<X size={20} aria-hidden />} onClick={onLeave} /> : null}
    </li>
  );
}
