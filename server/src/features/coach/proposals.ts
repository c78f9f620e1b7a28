// Changes that the coach prepares: logging a test or a treatment, adding or completing a task. A proposal writes nothing; the person
// confirms it (confirmations.ts). Skills return drafts, chatWithCoach and askCoach turn them into signed proposals.
import { CoachDraft, type CoachProposal } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { checked } from '../../http/checked-input.ts';
import { requireFound } from '../../http/problems.ts';
import type { PoolRow } from '../../http/route.ts';
import { findTask } from '../tasks/tasks.ts';
import { requireFittingTreatment } from '../treatments/treatments.ts';
import { signProposal } from './proposal-token.ts';

export const PROPOSAL_MINUTES = 15;

export interface ProposalContext {
  personId: string;
  pool: PoolRow;
  language: 'en' | 'es';
  secret: string;
  now: Date;
}

const TITLES = {
  log_test: { en: 'Log this test', es: 'Anotar este análisis' },
  log_treatment: { en: 'Log this treatment', es: 'Registrar este tratamiento' },
  create_task: { en: 'Add this task', es: 'Agregar esta tarea' },
  complete_task: { en: 'Mark as done', es: 'Marcar como hecha' },
} as const;

/**
 * A signed proposal for this person and pool. The draft is checked against the contract of the ordinary endpoint: what that would refuse
 * throws the same problem here, with the fields, so that no one is asked to confirm what cannot be saved.
 */
export async function propose(db: Queries, context: ProposalContext, draft: CoachDraft): Promise<CoachProposal> {
  const { personId, pool, language, secret, now } = context;
  const held = checked(CoachDraft, draft) as CoachDraft;
  if (held.action === 'log_treatment') requireFittingTreatment(pool, held.fields);
  const expiresAt = new Date(now.getTime() + PROPOSAL_MINUTES * 60_000);
  const token = signProposal(secret, { ...held, id: newId(), personId, poolId: pool.id, expiresAt });
  const title = `${TITLES[held.action][language]}${await taskNameOf(db, context, held)}`;
  return { ...held, token, title, poolId: pool.id, expiresAt: expiresAt.toISOString() };
}

/** Which task would be completed: it has to be one of this pool. */
async function taskNameOf(db: Queries, { pool, now }: ProposalContext, draft: CoachDraft): Promise<string> {
  if (draft.action !== 'complete_task') return '';
  return `: ${requireFound(await findTask(db, pool, draft.fields.taskId, now)).title}`;
}
