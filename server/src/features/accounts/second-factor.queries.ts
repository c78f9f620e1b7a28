import { and, count, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { recoveryCodes } from '../../db/tables/recovery-codes.ts';
import { totpFactors } from '../../db/tables/totp-factors.ts';

export type TotpRow = typeof totpFactors.$inferSelect;

/** Far more than a person uses while a clock is wrong. */
const MOST_STEPS = 64;

export async function findTotp(db: Queries, personId: string): Promise<TotpRow | undefined> {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.personId, personId));
  return row;
}

/** A secret that waits for its first code, in the place of one that waited before. False: one is on already. */
export async function upsertPendingTotp(db: Queries, row: Pick<TotpRow, 'personId' | 'sealedSecret' | 'createdAt'>): Promise<boolean> {
  const written = await db
    .insert(totpFactors)
    .values(row)
    .onConflictDoUpdate({
      target: totpFactors.personId,
      set: { sealedSecret: row.sealedSecret, createdAt: row.createdAt, usedSteps: [] },
      setWhere: isNull(totpFactors.enabledAt),
    })
    .returning({ personId: totpFactors.personId });
  return written.length > 0;
}

/** Of several simultaneous requests exactly one turns it on. */
export async function enableTotp(db: Queries, row: Pick<TotpRow, 'personId' | 'sealedSecret'>, step: number, now: Date): Promise<boolean> {
  const written = await db
    .update(totpFactors)
    .set({ enabledAt: now, usedSteps: [step] })
    .where(and(eq(totpFactors.personId, row.personId), eq(totpFactors.sealedSecret, row.sealedSecret), isNull(totpFactors.enabledAt)))
    .returning({ personId: totpFactors.personId });
  return written.length > 0;
}

/**
 * Takes the code of this step, and voids all earlier ones; of several simultaneous requests exactly one may. Steps after `latest`, the
 * latest that can be right now, were taken while the clock was ahead: they void only themselves, once their time comes.
 */
export async function takeStep(db: Queries, personId: string, step: number, latest: number): Promise<boolean> {
  const { usedSteps } = totpFactors;
  const isUsed = sql`exists (select 1 from unnest(${usedSteps}) as used where used between ${step} and ${latest})`;
  const written = await db
    .update(totpFactors)
    .set({ usedSteps: sql`(array_append(${usedSteps}, ${step}))[greatest(1, cardinality(${usedSteps}) + 2 - ${MOST_STEPS}):]` })
    .where(and(eq(totpFactors.personId, personId), isNotNull(totpFactors.enabledAt), not(isUsed)))
    .returning({ personId: totpFactors.personId });
  return written.length > 0;
}

export async function deleteTotp(db: Queries, personId: string): Promise<void> {
  await db.delete(totpFactors).where(eq(totpFactors.personId, personId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
}

export async function replaceRecoveryCodes(db: Queries, personId: string, codeHashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ personId, codeHash })));
}

/** Uses up the code; of several simultaneous requests exactly one may. */
export async function takeRecoveryCode(db: Queries, personId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ personId: recoveryCodes.personId });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Queries, personId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  return row?.left ?? 0;
}
