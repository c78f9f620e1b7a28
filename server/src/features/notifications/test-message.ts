// A test message on one channel, and in words what became of it.
import type { Channel, TestMessageResult } from '@limpid/contract';
import type { PushSender } from '../../adapters/push.ts';
import type { Connection } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import type { Person } from '../../http/session.ts';
import { type DigestItem, digestMail } from './digest-mail.ts';
import { insertReminderMail } from './digest.queries.ts';
import { type Language, notificationText } from './notification-texts.ts';
import { insertNotification, type NotificationRow } from './notifications.queries.ts';
import { listSubscriptions } from './push.queries.ts';
import { sendToAll } from './push.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

export interface Testing {
  connection: Pick<Connection, 'db' | 'withTransaction'>;
  push: PushSender;
  site: { baseUrl: string; secret: string };
  person: Person;
  language: Language;
  now: Date;
}

const URL = '/settings/notifications';

const rowOf = ({ person, now }: Testing): NotificationRow => ({
  id: newId(),
  personId: person.id,
  poolId: null,
  kind: 'test_message',
  values: {},
  url: URL,
  isInInbox: true,
  createdAt: now,
  readAt: null,
  mailState: 'none',
  digestId: null,
});

export function sendTestMessage(channel: Channel, testing: Testing): Promise<TestMessageResult> {
  if (channel === 'mail') return testMail(testing);
  return channel === 'push' ? testPush(testing) : testInbox(testing);
}

async function testInbox(testing: Testing): Promise<TestMessageResult> {
  await insertNotification(testing.connection.db, rowOf(testing));
  return { channel: 'inApp', outcome: 'sent', message: 'The test message is in your inbox.' };
}

async function testMail({ connection, person, site, language, now }: Testing): Promise<TestMessageResult> {
  if (person.emailVerifiedAt === null) {
    return {
      channel: 'mail',
      outcome: 'address_unconfirmed',
      message: 'Confirm your email address first. Until then, we can’t email you reminders.',
    };
  }
  const item: DigestItem = { ...notificationText('test_message', {}, language), url: URL };
  const links = { baseUrl: site.baseUrl, unsubscribeUrl: unsubscribeUrl(site, person.id) };
  const mail = digestMail({ email: person.email, language }, [item], links);
  await connection.withTransaction((tx) => insertReminderMail(tx, mail, { personId: person.id, now }));
  return { channel: 'mail', outcome: 'sent', message: 'The test email is on its way. It can take a minute.' };
}

async function testPush(testing: Testing): Promise<TestMessageResult> {
  const { db } = testing.connection;
  const subscriptions = await listSubscriptions(db, testing.person.id);
  if (subscriptions.length === 0) {
    return { channel: 'push', outcome: 'no_device', devices: 0, message: 'Turn on push notifications in this browser first.' };
  }
  const devices = await sendToAll(db, testing.push, rowOf(testing), { subscriptions, language: testing.language });
  if (devices === 0) {
    return {
      channel: 'push',
      outcome: 'failed',
      devices,
      message: 'No browser accepted the message. Turn push notifications off and on again here, or try again in a few minutes.',
    };
  }
  return { channel: 'push', outcome: 'sent', devices, message: devices === 1 ? 'Sent to one browser.' : `Sent to ${devices} browsers.` };
}
