import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { people } from '../../db/tables/people.ts';

export async function deletePerson(tx: Queries, id: string): Promise<void> {
  await tx.delete(people).where(eq(people.id, id));
}
