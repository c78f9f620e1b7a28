import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { passwordResets } from '../../db/tables/password-resets.ts';
import { people } from '../../db/tables/people.ts';
import { pools } from '../../db/tables/pools.ts';
import { MAIL_PRIORITY, postMail } from '../../jobs/mail-delivery.ts';

export type PersonRow = typeof people.$inferSelect;

/** `email` in lower case. */
export async function findPersonByEmail(db: Queries, email: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.email, email));
  return row;
}

/** Also waits for a transaction that is just giving the account another address, and then does not find it. */
export async function lockPersonByEmail(tx: Queries, email: string): Promise<PersonRow | undefined> {
  const [row] = await tx.select().from(people).where(eq(people.email, email)).for('no key update');
  return row;
}

export async function findPersonById(db: Queries, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  return row;
}

/** Throws a unique violation of `people_email_taken` when the address has an account. */
export async function insertPerson(
  db: Queries,
  given: Pick<PersonRow, 'email' | 'firstName' | 'lastName' | 'passwordHash'> &
    Partial<Pick<PersonRow, 'emailVerifiedAt' | 'isVerifiedInSession'>>,
  now: Date,
): Promise<PersonRow> {
  const [row] = await db
    .insert(people)
    .values({ id: newId(), ...given, passwordChangedAt: given.passwordHash === null ? null : now, createdAt: now, updatedAt: now })
    .returning();
  return row as PersonRow;
}

export async function updatePerson(
  db: Queries,
  personId: string,
  changes: Partial<Omit<PersonRow, 'id' | 'createdAt' | 'updatedAt'>>,
  now: Date,
): Promise<PersonRow | undefined> {
  const [row] = await db
    .update(people)
    .set({ ...changes, updatedAt: now })
    .where(eq(people.id, personId))
    .returning();
  return row;
}

/** The address has proven itself, if it still is this one. */
export async function updateVerified(
  db: Queries,
  { personId, email }: { personId: string; email: string },
  isVerifiedInSession: boolean,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(people)
    .set({ emailVerifiedAt: now, isVerifiedInSession, updatedAt: now })
    .where(and(eq(people.id, personId), eq(people.email, email)))
    .returning({ id: people.id });
  return rows.length > 0;
}

/**
 * Whether the password is still the one that was verified. The row is locked until the transaction ends: a reset that comes in between
 * waits, and then ends the session that was opened; one that was faster is seen here.
 */
export async function lockPassword(tx: Queries, { id, passwordHash }: Pick<PersonRow, 'id' | 'passwordHash'>): Promise<boolean> {
  const isSame = passwordHash === null ? isNull(people.passwordHash) : eq(people.passwordHash, passwordHash);
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), isSame))
    .for('no key update');
  return rows.length === 1;
}

export async function countPools(db: Queries, personId: string): Promise<number> {
  const [row] = await db.select({ owned: count() }).from(pools).where(eq(pools.personId, personId));
  return row?.owned ?? 0;
}

/** The person's one reset link: a newer one replaces the older. Does nothing for an unknown id. */
export async function upsertReset(db: Queries, personId: string, tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
  const row = { tokenHash, createdAt: now, expiresAt, usedAt: null };
  const values = db
    .select({
      personId: people.id,
      tokenHash: sql<string>`${tokenHash}::text`.as('token_hash'),
      createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
      expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
      usedAt: sql<Date | null>`null::timestamptz`.as('used_at'),
    })
    .from(people)
    .where(eq(people.id, personId));
  await db.insert(passwordResets).select(values).onConflictDoUpdate({ target: passwordResets.personId, set: row });
}

const isLive = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

export async function findLiveReset(db: Queries, tokenHash: string, now: Date): Promise<PersonRow | undefined> {
  const [row] = await db
    .select({ person: people })
    .from(passwordResets)
    .innerJoin(people, eq(people.id, passwordResets.personId))
    .where(isLive(tokenHash, now));
  return row?.person;
}

/** A person who has changed the password, or the address, by other means needs no link any more. */
export async function deleteResets(db: Queries, personId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.personId, personId));
}

/** Uses up the link; of several simultaneous requests exactly one gets the person's id. */
export async function updateResetUsed(db: Queries, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isLive(tokenHash, now))
    .returning({ personId: passwordResets.personId });
  return row?.personId;
}

export interface OutgoingMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Mails about an account go before all others. */
export const insertMail = (
  db: Queries,
  mail: OutgoingMail,
  now: Date,
  about: { personId?: string | null | undefined; isDecoy?: boolean } = {},
): Promise<void> => postMail(db, mail, now, { ...about, priority: MAIL_PRIORITY.security });
