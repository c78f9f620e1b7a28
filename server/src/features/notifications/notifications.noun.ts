import { DownloadedNotifications, type Notification } from '@limpid/contract';
import { mailDigests } from '../../db/tables/mail-digests.ts';
import { notifications as notificationTable } from '../../db/tables/notifications.ts';
import { notificationSettings } from '../../db/tables/notification-settings.ts';
import { pushKeys as pushKeyTable } from '../../db/tables/push-keys.ts';
import { pushDeliveries, pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { reminderChecks, reminders } from '../../db/tables/reminders.ts';
import type { Noun, Subject } from '../../registry/noun.ts';
import { findRules } from './notification-settings.ts';
import { listNotifications } from './notifications.ts';
import { listSubscriptions } from './push.queries.ts';

const PAGE = 500;

/** All that is kept: half a year of it. */
async function wholeInbox({ db, person }: Subject): Promise<Notification[]> {
  const inbox: Notification[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await listNotifications(db, person.id, { limit: PAGE, cursor }, person.language ?? 'en');
    inbox.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return inbox;
}

/** A browser's endpoint is an address that only its push service understands: the name of the service says what there is to say. */
async function everythingOf(subject: Subject) {
  const { db, person } = subject;
  const browsers = await listSubscriptions(db, person.id);
  const pushDevices = browsers.map(({ endpoint, createdAt }) => ({
    service: new URL(endpoint).hostname,
    createdAt: createdAt.toISOString(),
  }));
  return { settings: await findRules(db, person.id), pushDevices, inbox: await wholeInbox(subject) };
}

/** What a person is reminded of, on which channels, and what they were told. */
export const notifications: Noun = {
  name: 'notifications',
  tables: [notificationTable, notificationSettings, pushSubscriptions, pushDeliveries, mailDigests, reminders, reminderChecks],
  download: [{ of: 'person', key: 'notifications', schema: DownloadedNotifications, read: everythingOf }],
  erasure: 'cascade',
  search: { no: 'They are in the inbox, and what they are about is found where it belongs.' },
  coach: { no: 'The water and the tasks say the same, and are newer.' },
};

export const pushKeys: Noun = {
  name: 'push-keys',
  tables: [pushKeyTable],
  download: { leftOut: 'The key pair of the installation; it belongs to no person.' },
  erasure: { leftOut: 'The key pair of the installation; it belongs to no person.' },
  search: { no: 'Nothing to read.' },
  coach: { no: 'Nothing to read.' },
};
