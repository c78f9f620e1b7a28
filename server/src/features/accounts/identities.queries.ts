import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { identities } from '../../db/tables/identities.ts';
import { people } from '../../db/tables/people.ts';
import type { PersonRow } from './accounts.queries.ts';

type IdentityRow = typeof identities.$inferSelect;

export async function findPersonByIdentity(db: Queries, issuer: string, subject: string): Promise<PersonRow | undefined> {
  const [row] = await db
    .select({ person: people })
    .from(identities)
    .innerJoin(people, eq(people.id, identities.personId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.person;
}

export async function findIdentityOf(db: Queries, personId: string): Promise<IdentityRow | undefined> {
  const [row] = await db.select().from(identities).where(eq(identities.personId, personId));
  return row;
}

/** False: this account elsewhere, or another of the same issuer, is linked already. */
export async function insertIdentity(db: Queries, row: IdentityRow): Promise<boolean> {
  const written = await db.insert(identities).values(row).onConflictDoNothing().returning({ personId: identities.personId });
  return written.length > 0;
}

export async function deleteIdentityOf(db: Queries, personId: string): Promise<boolean> {
  const gone = await db.delete(identities).where(eq(identities.personId, personId)).returning({ personId: identities.personId });
  return gone.length > 0;
}
