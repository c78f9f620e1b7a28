// Treatments: what was put into the water or done to it.
import type { ProductId } from '@limpid/chemistry';
import { reason, type Treatment, type TreatmentInput, type TreatmentPatch } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { nextVersion, requireVersion } from '../../http/versions.ts';
import { type DoubtedPool, judgeAround } from '../doubts/doubts.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import { AMOUNTS, requireFittingAmount, requireFittingStrength } from '../products/amounts.ts';
import {
  deleteTreatment,
  findTreatmentRow,
  insertTreatment,
  listTreatmentRows,
  type TreatmentChanges,
  type TreatmentRow,
  updateTreatment,
} from './treatments.queries.ts';

type PoolOfTreatment = DoubtedPool;

export function toTreatment(row: TreatmentRow): Treatment {
  const { strengthPercent, amountG, amountMl, amountL, fillWater, note } = row;
  return {
    id: row.id,
    doneAt: row.doneAt.toISOString(),
    productId: row.productId as ProductId,
    strengthPercent: strengthPercent ?? undefined,
    amountG: amountG ?? undefined,
    amountMl: amountMl ?? undefined,
    amountL: amountL ?? undefined,
    fillWater: (fillWater as Treatment['fillWater'] | null) ?? undefined,
    note: note ?? undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function listTreatments(db: Queries, pool: PoolOfTreatment, query: { limit: number; cursor?: string | undefined }) {
  const rows = await listTreatmentRows(db, pool.id, query.limit + 1, readCursor(query.cursor));
  return pageOf(rows, query.limit, (row) => ({ at: row.doneAt, id: row.id }), toTreatment);
}

export async function findTreatment(db: Queries, pool: PoolOfTreatment, id: string): Promise<Treatment | undefined> {
  const row = await findTreatmentRow(db, pool.id, id);
  return row && toTreatment(row);
}

/** Refuses an amount or a strength that this product or pool cannot have. */
export function requireFittingTreatment(pool: PoolOfTreatment, input: TreatmentInput): void {
  requireFittingAmount(input);
  requireFittingStrength(input);
  requireFittingVolume(pool, input.amountL);
}

/** The same id twice is one treatment. `planStep` says which step of which plan this was. */
export async function recordTreatment(
  db: Queries,
  pool: PoolOfTreatment,
  input: TreatmentInput,
  now: Date,
  planStep?: { planId: string; stepId: string },
): Promise<Treatment> {
  requireFittingTreatment(pool, input);
  const { id = newId(), doneAt, note, ...what } = input;
  const treatment = {
    ...what,
    note: note?.normalize('NFC') || null,
    id: id.toLowerCase(),
    poolId: pool.id,
    planStep: planStep ?? null,
    doneAt: requirePlausibleInstant(doneAt, now, 'doneAt'),
    createdAt: now,
    updatedAt: now,
  };
  const row = (await insertTreatment(db, treatment)) ?? requireFound(await findTreatmentRow(db, pool.id, treatment.id));
  await judgeAround(db, pool, row.doneAt);
  return toTreatment(row);
}

/** `version`: the one that the caller last saw; missing, it changes whatever is there. */
export async function changeTreatment(
  db: Queries,
  pool: PoolOfTreatment,
  id: string,
  patch: TreatmentPatch,
  { now, version }: { now: Date; version?: string | undefined },
): Promise<Treatment> {
  const before = requireFound(await findTreatmentRow(db, pool.id, id));
  requireVersion(version, before, toTreatment);
  const { doneAt, note, ...rest } = patch;
  const productId = before.productId as ProductId;
  if (AMOUNTS.some((field) => patch[field] !== undefined)) requireFittingAmount({ ...rest, productId });
  requireFittingStrength({ ...rest, productId });
  requireFittingVolume(pool, patch.amountL);
  const changes: TreatmentChanges = {
    ...rest,
    note: typeof note === 'string' ? note.normalize('NFC') || null : note,
    doneAt: doneAt === undefined ? undefined : requirePlausibleInstant(doneAt, now, 'doneAt'),
    updatedAt: nextVersion(before, now),
  };
  const row = requireFound(await updateTreatment(db, pool.id, id, changes));
  await judgeAround(db, pool, before.doneAt, row.doneAt);
  return toTreatment(row);
}

export async function removeTreatment(db: Queries, pool: PoolOfTreatment, id: string, version?: string): Promise<void> {
  const before = requireFound(await findTreatmentRow(db, pool.id, id));
  if (version !== undefined) requireVersion(version, before, toTreatment);
  requireFound((await deleteTreatment(db, pool.id, id)) || null);
  await judgeAround(db, pool, before.doneAt);
}

function requireFittingVolume(pool: PoolOfTreatment, amountL: number | undefined): void {
  if (amountL === undefined || amountL <= pool.volumeL) return;
  throw problem('invalid_request', { fields: { amountL: reason('pool_holds', { count: Math.round(pool.volumeL) }) } });
}
