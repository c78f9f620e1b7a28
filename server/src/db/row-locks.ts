import { eq } from 'drizzle-orm';
import type { Queries } from './connection.ts';
import { people } from './tables/people.ts';

/**
 * Lets one transaction at a time count and add what a person may only have so many of. The others wait here, and what they count
 * afterwards includes what the first has added. Use inside a transaction, before counting. False: no such person. Not `for update`: rows
 * that refer to the person may be inserted at the same time, and two such transactions must not wait for each other.
 */
export async function lockPerson(tx: Queries, personId: string): Promise<boolean> {
  const rows = await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
  return rows.length === 1;
}
