// Where a page of a pool's log ends: the instant and the id of its last entry, newest first.
import { problem } from '../../http/problems.ts';
import { reason } from '@limpid/contract';

export interface LogPosition {
  at: Date;
  id: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const writeCursor = ({ at, id }: LogPosition) => Buffer.from(`${at.getTime()} ${id}`).toString('base64url');

export function readCursor(cursor: string | undefined): LogPosition | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  // Up to the year 5138: what a longer number or a sign makes of the date is not written as the database reads it.
  const at = new Date(/^\d{1,14}$/.test(time) ? Number(time) : Number.NaN);
  if (Number.isNaN(at.getTime()) || !UUID.test(id)) {
    throw problem('invalid_request', { fields: { cursor: reason('cursor_invalid') } });
  }
  return { at, id };
}

/** One page out of `limit + 1` entries that were asked for. */
export function pageOf<Row, Item>(rows: Row[], limit: number, position: (row: Row) => LogPosition, toItem: (row: Row) => Item) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(toItem), nextCursor: rows.length > limit && last !== undefined ? writeCursor(position(last)) : null };
}
