// Clear-ups: that one was started, and how it ended. What is to be done in it is worked out where it is shown, from the log.
import { type ClearUp, type ClearUpInput, type ClearUpPatch, reason } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { nextVersion, requireVersion } from '../../http/versions.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import {
  type ClearUpRow,
  findClearUpRow,
  findOpenClearUpRow,
  insertClearUp,
  listClearUpRows,
  listOpenClearUpRows,
  updateClearUp,
} from './clear-ups.queries.ts';

interface PoolOfClearUp {
  id: string;
}

function toClearUp({ id, startedAt, endedAt, outcome, createdAt, updatedAt }: ClearUpRow): ClearUp {
  return {
    id,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString(),
    outcome: outcome ?? undefined,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function listClearUps(db: Queries, pool: PoolOfClearUp, query: { limit: number; cursor?: string | undefined }) {
  const rows = await listClearUpRows(db, pool.id, query.limit + 1, readCursor(query.cursor));
  return pageOf(rows, query.limit, (row) => ({ at: row.startedAt, id: row.id }), toClearUp);
}

/** Those that are running, by pool. */
export async function findOpenClearUps(db: Queries, poolIds: readonly string[]): Promise<Map<string, ClearUp>> {
  return new Map((await listOpenClearUpRows(db, poolIds)).map((row) => [row.poolId, toClearUp(row)]));
}

/** The same id twice is one clear-up, and a second one beside an open one is the open one: two devices may start without a connection. */
export async function startClearUp(db: Queries, pool: PoolOfClearUp, input: ClearUpInput, now: Date): Promise<ClearUp> {
  const id = (input.id ?? newId()).toLowerCase();
  const startedAt = requirePlausibleInstant(input.startedAt, now, 'startedAt');
  const started = await insertClearUp(db, { id, poolId: pool.id, startedAt, createdAt: now, updatedAt: now });
  const row = started ?? (await findClearUpRow(db, pool.id, id)) ?? (await findOpenClearUpRow(db, pool.id));
  return toClearUp(requireFound(row));
}

/** `version`: the one that the caller last saw; missing, it changes whatever is there. What has ended so already stays as it is. */
export async function changeClearUp(
  db: Queries,
  pool: PoolOfClearUp,
  id: string,
  patch: ClearUpPatch,
  { now, version }: { now: Date; version?: string | undefined },
): Promise<ClearUp> {
  const before = requireFound(await findClearUpRow(db, pool.id, id));
  if (before.outcome === patch.outcome) return toClearUp(before);
  requireVersion(version, before, toClearUp);
  const updatedAt = nextVersion(before, now);
  const endedAt = patch.outcome === null ? null : requireEnd(patch.endedAt, before, now);
  const row = await updateClearUp(db, pool.id, id, { endedAt, outcome: patch.outcome, updatedAt });
  if (!row) throw problem('conflict', { reason: reason('clear_up_open'), current: toClearUp(before) });
  return toClearUp(row);
}

function requireEnd(given: string | undefined, { startedAt }: ClearUpRow, now: Date): Date {
  const endedAt = requirePlausibleInstant(given, now, 'endedAt');
  if (endedAt < startedAt) throw problem('invalid_request', { fields: { endedAt: reason('clear_up_ends_early') } });
  return endedAt;
}
