// Remarks: a line of text, the rain and the bathers of a moment.
import { reason, type Remark, type RemarkInput, type RemarkPatch } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { nextVersion, requireVersion } from '../../http/versions.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import { deleteRemark, findRemarkRow, insertRemark, listRemarkRows, type RemarkRow, updateRemark } from './remarks.queries.ts';

const NOTED = ['text', 'rainMm', 'bathers'] as const;

function toRemark(row: RemarkRow): Remark {
  return {
    id: row.id,
    at: row.at.toISOString(),
    text: row.text ?? undefined,
    rainMm: row.rainMm ?? undefined,
    bathers: row.bathers ?? undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An empty text is no text; undefined leaves it alone. */
const tidyText = (text: string | null | undefined): string | null | undefined =>
  typeof text === 'string' ? text.normalize('NFC') || null : text;

export async function listRemarks(db: Queries, { id }: { id: string }, query: { limit: number; cursor?: string | undefined }) {
  const rows = await listRemarkRows(db, id, query.limit + 1, readCursor(query.cursor));
  return pageOf(rows, query.limit, (row) => row, toRemark);
}

/** The same id twice is one remark. */
export async function recordRemark(db: Queries, poolId: string, input: RemarkInput, now: Date): Promise<Remark> {
  const { id = newId(), at, text, rainMm, bathers } = input;
  const remark = {
    poolId,
    id: id.toLowerCase(),
    at: requirePlausibleInstant(at, now, 'at'),
    text: tidyText(text) ?? null,
    rainMm: rainMm ?? null,
    bathers: bathers ?? null,
    createdAt: now,
    updatedAt: now,
  };
  return toRemark((await insertRemark(db, remark)) ?? requireFound(await findRemarkRow(db, poolId, remark.id)));
}

interface Change {
  patch: RemarkPatch;
  now: Date;
  /** the one that the caller last saw; missing, it changes whatever is there */
  version?: string | undefined;
}

export async function changeRemark(db: Queries, poolId: string, id: string, { patch, now, version }: Change): Promise<Remark> {
  const before = requireFound(await findRemarkRow(db, poolId, id));
  requireVersion(version, before, toRemark);
  const noted = { text: tidyText(patch.text), rainMm: patch.rainMm, bathers: patch.bathers };
  if (NOTED.every((name) => (noted[name] === undefined ? before[name] : noted[name]) === null)) {
    throw problem('invalid_request', { fields: { text: reason('remark_emptied') } });
  }
  const at = patch.at === undefined ? undefined : requirePlausibleInstant(patch.at, now, 'at');
  return toRemark(requireFound(await updateRemark(db, poolId, id, { ...noted, at, updatedAt: nextVersion(before, now) })));
}

export async function removeRemark(db: Queries, poolId: string, id: string, version?: string): Promise<void> {
  if (version !== undefined) requireVersion(version, requireFound(await findRemarkRow(db, poolId, id)), toRemark);
  requireFound((await deleteRemark(db, poolId, id)) || null);
}
