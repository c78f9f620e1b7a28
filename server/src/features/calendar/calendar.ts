// The calendar feed: a private address under which a calendar program reads what is due. Only the hash of its secret is stored.
import { createHash, randomBytes } from 'node:crypto';
import type { CalendarFeed, Task } from '@limpid/contract';
import { taskInLanguage } from '@limpid/contract/task-language';
import { dayOf } from '@limpid/schedule';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Queries } from '../../db/connection.ts';
import { hashToken } from '../../http/session.ts';
import { poolLimitOf, UNLIMITED } from '../accounts/entitlements.ts';
import type { OwnRequest } from '../accounts/account-request.ts';
import { requireStillHere } from '../accounts/proof.ts';
import { listTasks } from '../tasks/tasks.ts';
import { eventsOf } from './calendar-events.ts';
import { findFeed, findFeedOwner, listPoolsOf, upsertFeed } from './calendar.queries.ts';

const MOST_POOLS = 50;
const MOST_TASKS = 200;
const READ_AGAIN_S = 3600;
const NAMES = { en: 'Limpid: pool care', es: 'Limpid: cuidado de la piscina' };

export async function findCalendar(db: Queries, personId: string): Promise<CalendarFeed> {
  const feed = await findFeed(db, personId);
  const endedAt = feed?.endedAt?.toISOString() ?? null;
  return { createdAt: endedAt === null ? (feed?.createdAt.toISOString() ?? null) : null, endedAt };
}

export async function startCalendar(
  tx: Queries,
  asked: Pick<OwnRequest, 'person' | 'session'>,
  baseUrl: string,
  now: Date,
): Promise<{ url: string; createdAt: string }> {
  // Not past the end of the sign-in that asks for it.
  await requireStillHere(tx, asked);
  const secret = randomBytes(32).toString('base64url');
  await upsertFeed(tx, { personId: asked.person.id, secretHash: hashToken(secret), createdAt: now });
  return { url: `${baseUrl}/calendar/${secret}.ics`, createdAt: now.toISOString() };
}

export interface Feed {
  text: string;
  etag: string;
}

type PoolOfFeed = Awaited<ReturnType<typeof listPoolsOf>>[number];

/** Undefined: no feed has this secret. */
export async function readFeed(db: Queries, secret: string, baseUrl: string, now: Date): Promise<Feed | undefined> {
  const owner = await findFeedOwner(db, hashToken(secret));
  if (!owner) return undefined;
  const limit = poolLimitOf(owner);
  // Beyond what the plan covers a pool can only be read.
  const pools = await listPoolsOf(db, owner.id, limit === UNLIMITED ? MOST_POOLS : Math.min(limit, MOST_POOLS));
  const calendar = ical({ name: NAMES[owner.language ?? 'en'], method: ICalCalendarMethod.PUBLISH, ttl: READ_AGAIN_S });
  calendar.prodId({ company: 'Limpid', product: 'Calendar', language: (owner.language ?? 'en').toUpperCase() });
  for (const pool of pools) {
    const { items } = await listTasks(db, pool, { limit: MOST_TASKS }, now);
    for (const task of items)
      addEvents(calendar, taskInLanguage(task, owner.language ?? 'en'), { pool, isOnly: pools.length === 1, baseUrl, now });
  }
  // RFC 5545 ends every line with CRLF, the last one too.
  const text = `${calendar.toString().trimEnd()}\r\n`;
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

function addEvents(
  calendar: ReturnType<typeof ical>,
  task: Task,
  { pool, isOnly, baseUrl, now }: { pool: PoolOfFeed; isOnly: boolean; baseUrl: string; now: Date },
): void {
  for (const { uid, title, on, rule, changedAt } of eventsOf(task, dayOf(now, pool.timeZone))) {
    const event = calendar.createEvent({
      id: `${uid}@${new URL(baseUrl).hostname}`,
      start: new Date(on),
      allDay: true,
      summary: isOnly ? title : `${title} · ${pool.name}`,
      url: `${baseUrl}/maintenance?pool=${pool.id}`,
      // Of the task and not of the reading, so that an unchanged calendar is the same text.
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (rule !== undefined) event.repeating(`RRULE:${rule.toUpperCase()}`);
  }
}
