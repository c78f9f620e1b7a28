import type { Queries } from '../../db/connection.ts';
import { coachConfirmations } from '../../db/tables/coach-confirmations.ts';

/** False where this proposal was confirmed before. In the transaction of the write: what fails may be confirmed again. */
export async function insertConfirmation(db: Queries, confirmation: typeof coachConfirmations.$inferInsert): Promise<boolean> {
  const rows = await db.insert(coachConfirmations).values(confirmation).onConflictDoNothing().returning({ id: coachConfirmations.id });
  return rows.length > 0;
}
