// Who is asking. A session is a random cookie; the table knows only its hash, and one indexed query answers with the person.
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { people } from '../db/tables/people.ts';
import { sessions } from '../db/tables/sessions.ts';
import { clearCookie, cookieNames, type CookieSettings, readCookie, setCookie } from './cookies.ts';

const DAY_MS = 24 * 3600 * 1000;
const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;
/** Last seen is written at most this often: a request of a signed-in person is a read. */
const TOUCH_MS = 3600 * 1000;
/** More at the same time is not one household: the oldest end. */
export const MOST_SESSIONS = 50;

const person = {
  id: people.id,
  email: people.email,
  firstName: people.firstName,
  lastName: people.lastName,
  units: people.units,
  language: people.language,
  emailVerifiedAt: people.emailVerifiedAt,
  hasPassword: sql<boolean>`${people.passwordHash} is not null`,
  planId: people.planId,
  planStatus: people.planStatus,
  createdAt: people.createdAt,
};

export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  units: 'us' | 'metric' | null;
  language: 'en' | 'es' | null;
  emailVerifiedAt: Date | null;
  hasPassword: boolean;
  planId: string;
  planStatus: string;
  createdAt: Date;
}

export interface Session {
  /** of the cookie; protection tokens are bound to it */
  token: string;
  /** what the person may know and name it by */
  id: string;
  /** when the person signed in */
  createdAt: Date;
  person: Person;
}

export type SignInMethod = 'password' | 'google' | 'passkey';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
const newToken = (): string => randomBytes(32).toString('base64url');

/** Prepared: it runs with every request, and parsing its text each time costs more than running it. */
function prepareSessionQuery(db: Queries) {
  const isLive = and(
    eq(sessions.tokenHash, sql.placeholder('tokenHash')),
    gt(sessions.expiresAt, sql.placeholder('now')),
    gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
  );
  return db
    .select({ id: sessions.id, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, person })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(isLive)
    .prepare('session');
}
const sessionQueries = new WeakMap<Queries, ReturnType<typeof prepareSessionQuery>>();
function sessionQuery(db: Queries) {
  const query = sessionQueries.get(db) ?? prepareSessionQuery(db);
  sessionQueries.set(db, query);
  return query;
}

export async function findSession(db: Queries, request: FastifyRequest, cookies: CookieSettings, now: Date): Promise<Session | null> {
  const token = readCookie(request, cookieNames(cookies).session);
  if (token === undefined || token.length !== 43) return null;
  const tokenHash = hashToken(token);
  const [row] = await sessionQuery(db).execute({ tokenHash, now, idleSince: new Date(now.getTime() - IDLE_MS) });
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { token, id: row.id, createdAt: row.createdAt, person: row.person };
}

/** Starts a session with a new id and tells the browser; what was bound to the browser before is void. */
export async function startSession(
  db: Queries,
  reply: FastifyReply,
  given: { personId: string; method: SignInMethod; userAgent: string | undefined; now: Date; cookies: CookieSettings },
): Promise<void> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    id: newId(),
    personId: given.personId,
    method: given.method,
    createdAt: given.now,
    lastSeenAt: given.now,
    expiresAt: new Date(given.now.getTime() + ABSOLUTE_MS),
    userAgent: given.userAgent?.slice(0, 300).replaceAll('\u0000', '') ?? null,
  });
  await endSessionsBeyond(db, given.personId, MOST_SESSIONS);
  const names = cookieNames(given.cookies);
  setCookie(reply, names.session, token, { ...given.cookies, maxAgeS: ABSOLUTE_MS / 1000 });
  clearCookie(reply, names.preSession, given.cookies);
}

async function endSessionsBeyond(db: Queries, personId: string, kept: number): Promise<void> {
  const oldest = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.personId, personId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(kept);
  await db.delete(sessions).where(inArray(sessions.tokenHash, oldest));
}

/** The live sessions of a person, latest first. */
export function listSessions(db: Queries, personId: string, now: Date) {
  const idleSince = new Date(now.getTime() - IDLE_MS);
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST_SESSIONS);
}

/** Not ended since it was found. */
export async function isSessionThere(db: Queries, id: string): Promise<boolean> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  return rows.length > 0;
}

/** False: this person has no such session. */
export async function endSessionById(db: Queries, personId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.personId, personId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endSession(db: Queries, reply: FastifyReply, token: string, cookies: CookieSettings): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  clearCookie(reply, cookieNames(cookies).session, cookies);
}
