import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { passkeys } from '../../db/tables/passkeys.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeysOf = (db: Queries, personId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function findPasskeyByCredential(db: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Throws a unique violation of `passkeys_credential` for one that is known already. */
export async function insertPasskey(db: Queries, row: PasskeyRow): Promise<void> {
  await db.insert(passkeys).values(row);
}

export async function updatePasskeyName(db: Queries, personId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.personId, personId)))
    .returning();
  return row;
}

/** Undefined: gone, or used by another request since it was read. */
export async function updatePasskeyUsed(
  db: Queries,
  read: Pick<PasskeyRow, 'id' | 'counter'>,
  used: Pick<PasskeyRow, 'counter' | 'isSynced'>,
  now: Date,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .update(passkeys)
    .set({ ...used, lastUsedAt: now })
    .where(and(eq(passkeys.id, read.id), eq(passkeys.counter, read.counter)))
    .returning();
  return row;
}

export async function deletePasskey(db: Queries, personId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.personId, personId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}
