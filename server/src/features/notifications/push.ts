// Push messages: which browsers take them, and sending each notification once to each of them.
import { type PushSubscriptionInput, type Reason, reason } from '@limpid/contract';
import { keyFaultsOf, type PushOutcome, type PushSender } from '../../adapters/push.ts';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem } from '../../http/problems.ts';
import { hashToken } from '../../http/session.ts';
import type { OwnRequest } from '../accounts/account-request.ts';
import { requireStillHere } from '../accounts/proof.ts';
import type { Language } from './notification-texts.ts';
import { toNotification } from './notifications.ts';
import type { NotificationRow } from './notifications.queries.ts';
import {
  addRefusal,
  claimDelivery,
  deleteDeliveriesOfOthers,
  deleteSubscriptionsBeyond,
  type DeliveryKey,
  endSubscription,
  findDelivery,
  isDeliveryOpen,
  type SubscriptionRow,
  updateDelivery,
  updateRefusals,
  upsertSubscription,
} from './push.queries.ts';

/** More browsers than a household has: the oldest leave. */
const MOST_DEVICES = 20;
/** So many answers in a row that we may not send there, and the browser counts as gone: one alone may be a fault of the push service. */
const MOST_REFUSALS = 3;
const SETTINGS_URL = '/settings/notifications';
const ATTEMPTS = 8;
const CLAIM_MS = 30_000;
const HOUR_S = 3600;
/** How long a push service keeps a message for a browser that is off: no longer than it is useful. */
const TIME_TO_LIVE_S: Partial<Record<NotificationRow['kind'], number>> = { step_ready: 6 * HOUR_S };
const KEPT_BY_DEFAULT_S = 16 * HOUR_S;

export async function requireSubscription({ endpoint, keys }: PushSubscriptionInput, push: PushSender): Promise<void> {
  const fields: Record<string, Reason> = {};
  if ((await push.faultOf(endpoint)) !== undefined) fields['endpoint'] = reason('push_endpoint_not_public');
  const faults = keyFaultsOf(keys);
  if (faults.includes('p256dh')) fields['keys.p256dh'] = reason('push_key_missing');
  if (faults.includes('auth')) fields['keys.auth'] = reason('push_secret_missing');
  if (Object.keys(fields).length > 0) throw problem('invalid_request', { fields });
}

export async function saveSubscription(
  tx: Queries,
  { endpoint, keys }: PushSubscriptionInput,
  { asked, language }: { asked: Pick<OwnRequest, 'person' | 'session'>; language: Language },
  now: Date,
): Promise<{ id: string; createdAt: string }> {
  // One at a time, so that many at once keep to the limit, and none outlives the sign-in that it came with.
  await requireStillHere(tx, asked);
  const whose = { personId: asked.person.id, sessionHash: hashToken(asked.session.token), language };
  const saved = await upsertSubscription(tx, { id: newId(), endpoint: new URL(endpoint).href, ...keys, ...whose, createdAt: now });
  if (!saved) throw problem('conflict', { reason: reason('push_ended') });
  await deleteDeliveriesOfOthers(tx, saved);
  await deleteSubscriptionsBeyond(tx, whose.personId, MOST_DEVICES);
  return { id: saved.id, createdAt: saved.createdAt.toISOString() };
}

/** What the service worker reads. The id is also the tag under which the browser shows it: the same one twice is shown once. */
function messageOf(row: NotificationRow, language: Language) {
  const { id, title, text, url } = toNotification(row, language);
  return {
    text: JSON.stringify({ id, title, text, url }),
    topic: id.replaceAll('-', ''),
    timeToLiveS: TIME_TO_LIVE_S[row.kind] ?? KEPT_BY_DEFAULT_S,
  };
}

/** What the answer says about the browser. One that is gone gets no more messages, and its person is told. */
async function settle(db: Queries, { id, refusals }: Pick<SubscriptionRow, 'id' | 'refusals'>, outcome: PushOutcome, now: Date) {
  if (outcome === 'sent' && refusals > 0) await updateRefusals(db, id, 0);
  const isForbidden = outcome === 'forbidden' && (await addRefusal(db, id)) >= MOST_REFUSALS;
  if (outcome === 'gone' || isForbidden) await endSubscription(db, id, { id: newId(), url: SETTINGS_URL, now });
}

/** An alert that ended in the person's quiet hours. */
const isOver = ({ kind, values }: NotificationRow, now: Date): boolean =>
  kind === 'weather_alert' && (values['isOver'] === 1 || (values['endsAt'] !== '' && new Date(String(values['endsAt'])) <= now));

/** Sends one notification to one browser; throws when it has to be tried again. */
export async function deliverPush(db: Queries, push: PushSender, key: DeliveryKey, now: Date): Promise<void> {
  const attempts = await claimDelivery(db, key, now, CLAIM_MS);
  if (attempts === undefined) {
    if (await isDeliveryOpen(db, key)) throw new Error('Another server is sending this message.');
    return;
  }
  const found = await findDelivery(db, key);
  if (!found) return;
  // Already read in the app: nothing to send.
  if (found.notification.readAt !== null || isOver(found.notification, now)) return updateDelivery(db, key, { givenUpAt: now });
  const outcome = await push.send(found.subscription, messageOf(found.notification, found.language ?? found.subscription.language));
  await settle(db, found.subscription, outcome, now);
  if (outcome === 'sent') return updateDelivery(db, key, { sentAt: now });
  if (outcome !== 'later' || attempts >= ATTEMPTS) return updateDelivery(db, key, { givenUpAt: now });
  await updateDelivery(db, key, { claimedUntil: null });
  throw new Error(`A push message could not be sent (attempt ${attempts} of ${ATTEMPTS}).`);
}

/** To every browser, without a queue; returns how many took it. One that fails keeps nothing from the others. */
export async function sendToAll(
  db: Queries,
  push: PushSender,
  row: NotificationRow,
  { subscriptions, language }: { subscriptions: readonly SubscriptionRow[]; language: Language | null },
): Promise<number> {
  const outcomes = await Promise.allSettled(
    subscriptions.map(async (subscription) => {
      const outcome = await push.send(subscription, messageOf(row, language ?? subscription.language));
      await settle(db, subscription, outcome, row.createdAt);
      return outcome;
    }),
  );
  return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent').length;
}
