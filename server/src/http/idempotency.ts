// Idempotency-Key: the first answer is stored with the row that it created, in the same transaction, and returned again for the same
// request.
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../db/connection.ts';
import { databaseCode } from '../db/errors.ts';
import { idempotencyKeys } from '../db/tables/idempotency-keys.ts';
import { problem } from './problems.ts';
import { reason } from '@limpid/contract';

const LONGEST_WAIT_MS = 2000;

export interface StoredAnswer {
  status: number;
  body: unknown;
}

export function keyOf(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(given)) {
    const because = reason('idempotency_key_form');
    throw problem('invalid_request', { reason: because, fields: { 'Idempotency-Key': because } });
  }
  return given;
}

/**
 * The earlier answer, or undefined for the first request. The second of two simultaneous requests waits here for the first to commit: it
 * then gets the first one's answer, or a 409 when that takes too long.
 */
export async function claimKey(
  tx: Queries,
  given: { personId: string; key: string; methodPath: string; body: unknown; now: Date },
): Promise<StoredAnswer | undefined> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(given.body ?? null))
    .digest('base64url');
  const { personId, key, methodPath } = given;
  await tx.execute(sql`select set_config('lock_timeout', ${String(LONGEST_WAIT_MS)}, true)`);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ personId, key, methodPath, bodyHash, createdAt: given.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .catch((error: unknown) => {
      throw databaseCode(error) === '55P03' ? problem('request_in_flight', { retryAfterSeconds: 1, cause: error }) : error;
    });
  if (claimed.length > 0) return undefined;
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)));
  if (!known || known.status === null) throw problem('request_in_flight', { retryAfterSeconds: 1 });
  if (known.methodPath !== methodPath || known.bodyHash !== bodyHash) throw problem('idempotency_key_reused');
  return { status: known.status, body: known.response ?? undefined };
}

export async function keepAnswer(tx: Queries, personId: string, key: string, answer: StoredAnswer, now: Date): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, response: answer.body, answeredAt: now })
    .where(and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)));
}
