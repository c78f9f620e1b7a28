// What a person asked of the language model, month by month.
import type { CoachUsage } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import type { Person } from '../../http/session.ts';
import { listUsageRows } from './usage.queries.ts';

export async function listUsage(db: Queries, person: Person): Promise<{ items: CoachUsage[]; nextCursor: null }> {
  const rows = await listUsageRows(db, person.id);
  return {
    items: rows.map(({ monthOn, answers, inputTokens, outputTokens }) => ({ monthOn, answers, inputTokens, outputTokens })),
    nextCursor: null,
  };
}
