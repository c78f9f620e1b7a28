import { eq } from 'drizzle-orm';
import type { Queries } from './connection.ts';
import { people } from './tables/people.ts';

/**
 * Lets one transaction at a time count and add what a person may only have so many of. The others wait here, and what they
 * count afterwards includes what the first has added. Use inside a transaction, before counting. False: no such person.
 */
export async function lockPerson(tx: Queries, personId: string): Promise<boolean> {
  const rows = await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update');
  return rows.length === 1;
}
