// Carries out what the coach prepared, once the person has confirmed it: through the same functions as the ordinary endpoints, so that
// the same validation and limits apply.
import type { CoachConfirmation } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { problem, requireFound } from '../../http/problems.ts';
import type { AccessRule, PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { recordReading } from '../readings/readings.ts';
import { recordCompletion } from '../tasks/completions.ts';
import { addTask } from '../tasks/tasks.ts';
import { recordTreatment } from '../treatments/treatments.ts';
import { insertConfirmation } from './confirmations.queries.ts';
import { type Claims, readProposal } from './proposal-token.ts';

interface Confirming {
  person: Person;
  access: AccessRule;
  secret: string;
  now: Date;
}

/** In one transaction: when the write is refused, the proposal stays unused. */
export async function confirmProposal(db: Queries, token: string, { person, access, secret, now }: Confirming): Promise<CoachConfirmation> {
  const claims = readProposal(secret, token);
  const { id, poolId, action, expiresAt } = claims;
  if (claims.personId !== person.id) throw problem('not_found');
  if (expiresAt <= now) throw problem('proposal_expired');
  // The pool may have been deleted since, or be beyond what the plan covers.
  const pool = requireFound(await access.findPool?.(db, { person, poolId, isLocking: true }));
  if (pool.isReadOnly) throw problem('plan_limit_reached');
  if (!(await insertConfirmation(db, { id, personId: person.id, confirmedAt: now, expiresAt }))) throw problem('proposal_used');
  const saved = await carryOut(db, pool, claims, now);
  return { action, poolId, id: saved.id };
}

function carryOut(db: Queries, pool: PoolRow, { id, ...draft }: Claims, now: Date): Promise<{ id: string }> {
  switch (draft.action) {
    case 'log_test':
      return recordReading(db, pool, { ...draft.fields, id }, now);
    case 'log_treatment':
      return recordTreatment(db, pool, { ...draft.fields, id }, now);
    case 'create_task':
      return addTask(db, pool, { ...draft.fields, id }, now);
    case 'complete_task':
      return recordCompletion(db, pool, draft.fields.taskId, { ...draft.fields, id }, now);
  }
}
