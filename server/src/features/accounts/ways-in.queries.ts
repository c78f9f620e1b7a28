// What opens an account besides the password.
import { and, count, eq, gte } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { identities } from '../../db/tables/identities.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { recoveryCodes } from '../../db/tables/recovery-codes.ts';
import { totpFactors } from '../../db/tables/totp-factors.ts';

export async function countPasskeys(db: Queries, personId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.personId, personId));
  return row?.all ?? 0;
}

export async function countIdentities(db: Queries, personId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(identities).where(eq(identities.personId, personId));
  return row?.all ?? 0;
}

/** Passkeys and linked accounts; those since a moment, or all. */
export async function deleteWaysPastThePassword(db: Queries, personId: string, since = new Date(0)): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.personId, personId), gte(passkeys.createdAt, since)));
  await db.delete(identities).where(and(eq(identities.personId, personId), gte(identities.createdAt, since)));
}

/** A second factor that was turned on since then, with its recovery codes: it would keep the owner out. */
export async function deleteTotpSince(db: Queries, personId: string, since = new Date(0)): Promise<void> {
  const gone = await db
    .delete(totpFactors)
    .where(and(eq(totpFactors.personId, personId), gte(totpFactors.createdAt, since)))
    .returning({ personId: totpFactors.personId });
  if (gone.length > 0) await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
}
