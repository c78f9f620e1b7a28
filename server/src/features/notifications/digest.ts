// The daily mail: what came up since the last one, in the person's morning, at most once a day.
import type { Connection, Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { createFailures } from '../../jobs/failures.ts';
import { digestMail } from './digest-mail.ts';
import {
  deleteOldDigests,
  dropStaleMail,
  hasDigestBetween,
  insertDigest,
  insertReminderMail,
  listPeopleToMail,
  listToMail,
  reopenGivenUp,
  updateMailState,
} from './digest.queries.ts';
import { localTime, whenAllowed } from './local-time.ts';
import { findAddressee } from './notification-settings.queries.ts';
import { findRules } from './notification-settings.ts';
import { toNotification } from './notifications.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

export interface MailingSite {
  baseUrl: string;
  secret: string;
}

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** After the morning's reminders have been worked out, and not at night. */
const FROM_MINUTES = 8 * 60 + 10;
const UNTIL_MINUTES = 20 * 60;
/** A person who moves to another time zone does not get two mails: the shortest day between two mornings. */
const APART_MS = 20 * HOUR_MS;
/** What is older is no longer news. */
const STALE_MS = 3 * DAY_MS;
const STORED_MS = 60 * DAY_MS;
const PEOPLE_AT_ONCE = 200;
const SIDE_BY_SIDE = 4;
/** Then the next run goes on. */
const RUN_MS = 30_000;

export async function sendDigests(connection: Pick<Connection, 'db' | 'withTransaction'>, site: MailingSite, now: Date): Promise<void> {
  await connection.withTransaction(async (tx) => {
    await reopenGivenUp(tx, new Date(now.getTime() - STALE_MS));
    await dropStaleMail(tx, new Date(now.getTime() - STALE_MS));
    await deleteOldDigests(tx, new Date(now.getTime() - STORED_MS));
  });
  const until = performance.now() + RUN_MS;
  const failures = createFailures();
  let after: string | undefined;
  do {
    const people = await listPeopleToMail(connection.db, PEOPLE_AT_ONCE, after);
    for (let first = 0; first < people.length; first += SIDE_BY_SIDE) {
      const some = people.slice(first, first + SIDE_BY_SIDE);
      await failures.collect(some.map((personId) => connection.withTransaction((tx) => sendDigest(tx, personId, site, now))));
      if (performance.now() > until) return failures.throwAny();
    }
    after = people.length === PEOPLE_AT_ONCE ? people.at(-1) : undefined;
  } while (after !== undefined);
  failures.throwAny();
}

/** Of several servers one writes it: the row of the day can be inserted once, in the transaction that writes the mail. */
async function sendDigest(tx: Queries, personId: string, site: MailingSite, now: Date): Promise<void> {
  const rules = await findRules(tx, personId);
  const { day, minutes } = localTime(now, rules.timeZone);
  if (minutes < FROM_MINUTES || minutes >= UNTIL_MINUTES || whenAllowed(now, rules.quietHours, rules.timeZone) > now) return;
  // Also ahead: it may have been written while the clock of a server was wrong.
  if (await hasDigestBetween(tx, personId, new Date(now.getTime() - APART_MS), new Date(now.getTime() + APART_MS))) return;
  const [id, mailId] = [newId(), newId()];
  const waiting = await listToMail(tx, personId);
  const unread = waiting.filter(({ readAt }) => readAt === null);
  const person = await findAddressee(tx, personId);
  if (!person || person.emailVerifiedAt === null) return;
  const read = waiting.filter(({ readAt }) => readAt !== null).map((row) => row.id);
  await updateMailState(tx, read, { mailState: 'none' });
  if (unread.length === 0 || !(await insertDigest(tx, { id, personId, onDate: day, mailId, createdAt: now }))) return;
  const recipient = { email: person.email, language: person.language ?? 'en' };
  const items = unread.map((row) => toNotification(row, recipient.language));
  const links = { baseUrl: site.baseUrl, unsubscribeUrl: unsubscribeUrl(site, personId) };
  await insertReminderMail(tx, digestMail(recipient, items, links), { id: mailId, personId, now });
  await updateMailState(
    tx,
    unread.map((row) => row.id),
    { mailState: 'mailed', digestId: id },
  );
}
