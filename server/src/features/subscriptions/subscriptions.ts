// Plans of people. So far: Free, and Pro for thirty days, once, without a card. When it ends, trial-end.ts puts the account back.
import { reason, type Subscription, TRIAL_DAYS } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { TRIAL_PLAN } from '../../db/tables/trials.ts';
import { problem } from '../../http/problems.ts';
import type { Person } from '../../http/session.ts';
import type { Leaving } from '../../registry/noun.ts';
import { addressHash } from './address-hash.ts';
import { findTrial, hasErasedTrial, insertTrial, type TrialRow, updateToTrial, upsertErasedTrials } from './subscriptions.queries.ts';

const DAY_MS = 24 * 3600_000;
/** How long we recognize an address that had a trial after its account was erased; the privacy notice gives the same time. */
const KEPT_YEARS = 2;

/** The installation and the time. */
interface At {
  secret: string;
  now: Date;
}

function describe(plan: { planId: string; planStatus: string }, trial: TrialRow | undefined, hadOne = false): Subscription {
  return {
    planId: plan.planId,
    status: plan.planStatus,
    trial: {
      canStart: trial === undefined && !hadOne && plan.planId === 'free',
      startedAt: trial?.startedAt.toISOString() ?? null,
      endsAt: trial?.endsAt.toISOString() ?? null,
    },
  };
}

export async function findSubscription(db: Queries, person: Person, { secret, now }: At): Promise<Subscription> {
  const trial = await findTrial(db, person.id);
  const hadOne = trial === undefined && (await hasErasedTrial(db, addressHash(secret, person.email), now));
  return describe(person, trial, hadOne);
}

export async function startTrial(tx: Queries, person: Person, { secret, now }: At): Promise<Subscription> {
  const endsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  const hash = addressHash(secret, person.email);
  if (await hasErasedTrial(tx, hash, now)) throw problem('trial_used');
  const trial = await insertTrial(tx, { personId: person.id, startedAt: now, endsAt, addressHash: hash });
  if (!trial) throw problem('trial_used');
  if (!(await updateToTrial(tx, person.id, TRIAL_PLAN, now))) {
    throw problem('trial_used', { reason: reason('trial_has_all') });
  }
  return describe({ planId: TRIAL_PLAN, planStatus: 'trialing' }, trial);
}

/** The account goes; that its address had the trial stays for a while: of the address that the trial began with, and of the last one. */
export async function rememberTrial(tx: Queries, { id, email, secret, now }: Leaving): Promise<void> {
  const trial = await findTrial(tx, id);
  if (!trial) return;
  const keptUntil = new Date(now);
  keptUntil.setUTCFullYear(keptUntil.getUTCFullYear() + KEPT_YEARS);
  const hashes = new Set([addressHash(secret, email), ...(trial.addressHash === null ? [] : [trial.addressHash])]);
  await upsertErasedTrials(
    tx,
    [...hashes].map((hash) => ({ addressHash: hash, keptUntil })),
  );
}
