import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { coachUsage } from '../../db/tables/coach-usage.ts';

export type UsageRow = typeof coachUsage.$inferSelect;

/** Ten years of months. */
const MOST_MONTHS = 120;

export const listUsageRows = (db: Queries, personId: string): Promise<UsageRow[]> =>
  db.select().from(coachUsage).where(eq(coachUsage.personId, personId)).orderBy(desc(coachUsage.monthOn)).limit(MOST_MONTHS);
