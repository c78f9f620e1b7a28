// Plans of people. So far: Free, and Pro for thirty days, once, without a card. When it ends, trial-end.ts puts the account back.
import { reason, type Subscription, TRIAL_DAYS } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { TRIAL_PLAN } from '../../db/tables/trials.ts';
import { problem } from '../../http/problems.ts';
import type { Person } from '../../http/session.ts';
import { findTrial, insertTrial, type TrialRow, updateToTrial } from './subscriptions.queries.ts';

const DAY_MS = 24 * 3600_000;

function describe(plan: { planId: string; planStatus: string }, trial: TrialRow | undefined): Subscription {
  return {
    planId: plan.planId,
    status: plan.planStatus,
    trial: {
      canStart: trial === undefined && plan.planId === 'free',
      startedAt: trial?.startedAt.toISOString() ?? null,
      endsAt: trial?.endsAt.toISOString() ?? null,
    },
  };
}

export const findSubscription = async (db: Queries, person: Person): Promise<Subscription> =>
  describe(person, await findTrial(db, person.id));

export async function startTrial(tx: Queries, person: Person, now: Date): Promise<Subscription> {
  const endsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  const trial = await insertTrial(tx, { personId: person.id, startedAt: now, endsAt });
  if (!trial) throw problem('trial_used');
  if (!(await updateToTrial(tx, person.id, TRIAL_PLAN, now))) {
    throw problem('trial_used', { reason: reason('trial_has_all') });
  }
  return describe({ planId: TRIAL_PLAN, planStatus: 'trialing' }, trial);
}
