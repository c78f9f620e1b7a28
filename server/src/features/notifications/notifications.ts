// The inbox, and telling a person something on the channels that they have chosen.
import type { Notification, NotificationKind } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import type { Person } from '../../http/session.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { whenAllowed } from './local-time.ts';
import { findRules } from './notification-settings.ts';
import { type Language, type NotificationValues, notificationText } from './notification-texts.ts';
import {
  countUnread,
  deleteOldNotifications,
  insertDeliveries,
  insertNotification,
  listInbox,
  type NotificationRow,
  updateRead,
} from './notifications.queries.ts';

/** The queue of push.ts; notifications.jobs.ts works on it. */
export const PUSH_QUEUE = { name: 'push' } as const;

const KEPT_DAYS = 180;
const DAY_MS = 24 * 3600_000;

export function toNotification(row: NotificationRow, language: Language): Notification {
  return {
    id: row.id,
    kind: row.kind,
    ...notificationText(row.kind, row.values, language),
    url: row.url,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}

export async function listNotifications(
  db: Queries,
  personId: string,
  query: { limit: number; cursor?: string | undefined },
  language: Language,
) {
  const rows = await listInbox(db, personId, query.limit + 1, readCursor(query.cursor));
  const page = pageOf(
    rows,
    query.limit,
    (row) => ({ at: row.createdAt, id: row.id }),
    (row) => toNotification(row, language),
  );
  return { ...page, unread: await countUnread(db, personId) };
}

export async function markRead(tx: Queries, person: Pick<Person, 'id'>, ids: string[] | undefined, now: Date): Promise<{ unread: number }> {
  await updateRead(tx, person.id, ids, now);
  return { unread: await countUnread(tx, person.id) };
}

export interface Reminder {
  personId: string;
  poolId: string;
  kind: NotificationKind;
  values: NotificationValues;
  url: string;
}

/** In the transaction that has claimed the occasion: it is sent exactly if that commits. Mail follows with the next digest. */
export async function notify(tx: Queries, reminder: Reminder, now: Date): Promise<void> {
  const rules = await findRules(tx, reminder.personId);
  const { inApp, mail, push } = rules.kinds[reminder.kind];
  if (!inApp && !mail && !push) return;
  const id = newId();
  await insertNotification(tx, { id, ...reminder, isInInbox: inApp, createdAt: now, mailState: mail ? 'waiting' : 'none' });
  if (!push) return;
  const startAfter = whenAllowed(now, rules.quietHours, rules.timeZone);
  for (const subscriptionId of await insertDeliveries(tx, id, reminder.personId)) {
    await enqueue(tx, PUSH_QUEUE, { notificationId: id, subscriptionId }, startAfter > now ? { startAfter } : {});
  }
}

export const sweepNotifications = (db: Queries, now: Date): Promise<void> =>
  deleteOldNotifications(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
