// Ticks: what was done of a guide in a season.
import { type GuideTick, type GuideTickInput, reason } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { requireVersion } from '../../http/versions.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import { isGuideItem } from './guides.ts';
import { deleteTick, findSameTick, findTickRow, insertTick, listTickRows, type TickRow } from './ticks.queries.ts';

const toTick = ({ id, guide, item, seasonOn, doneAt, createdAt, updatedAt }: TickRow): GuideTick => ({
  id,
  guide,
  item,
  seasonOn,
  doneAt: doneAt.toISOString(),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export async function listTicks(db: Queries, { id }: { id: string }, query: { limit: number; cursor?: string | undefined }) {
  const rows = await listTickRows(db, id, query.limit + 1, readCursor(query.cursor));
  return pageOf(rows, query.limit, (row) => ({ at: row.doneAt, id: row.id }), toTick);
}

/** The same id twice, or the same item in the same season, is one tick. */
export async function recordTick(db: Queries, poolId: string, input: GuideTickInput, now: Date): Promise<GuideTick> {
  const { id = newId(), guide, item, seasonOn, doneAt } = input;
  if (!isGuideItem(guide, item)) throw problem('invalid_request', { fields: { guide: reason('guide_unknown') } });
  const tick: TickRow = {
    poolId,
    id: id.toLowerCase(),
    guide,
    item,
    seasonOn,
    doneAt: requirePlausibleInstant(doneAt, now, 'doneAt'),
    createdAt: now,
    updatedAt: now,
  };
  return toTick((await insertTick(db, tick)) ?? requireFound(await findSameTick(db, tick)));
}

export async function removeTick(db: Queries, poolId: string, id: string, version?: string): Promise<void> {
  if (version !== undefined) requireVersion(version, requireFound(await findTickRow(db, poolId, id)), toTick);
  requireFound((await deleteTick(db, poolId, id)) || null);
}
