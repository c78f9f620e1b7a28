// Who may see a pool: its owner. Decided only here, so that new kinds of access (a team, a device, an API key) are added in one place.
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connection.ts';
import { pools } from '../db/tables/pools.ts';
import type { AskedPool, PoolRow } from '../http/route.ts';
import type { Person } from '../http/session.ts';

/** Prepared: it runs with every request about a pool. */
function preparePoolQuery(db: Queries, isLocking: boolean) {
  // Written out: of one table, columns would come without its name and then mean those of the inner one.
  const older = sql<number>`(select count(*)::int from pools as older
    where older.person_id = pools.person_id and (older.created_at, older.id) < (pools.created_at, pools.id))`;
  const owned = db
    .select({ pool: pools, older })
    .from(pools)
    .where(and(eq(pools.id, sql.placeholder('poolId')), eq(pools.personId, sql.placeholder('personId'))));
  return isLocking ? owned.for('no key update').prepare('pool_locked') : owned.prepare('pool');
}
type PoolQueries = WeakMap<Queries, ReturnType<typeof preparePoolQuery>>;
const poolQueries: Record<'locking' | 'plain', PoolQueries> = { locking: new WeakMap(), plain: new WeakMap() };
function poolQuery(db: Queries, isLocking: boolean) {
  const known = poolQueries[isLocking ? 'locking' : 'plain'];
  const query = known.get(db) ?? preparePoolQuery(db, isLocking);
  known.set(db, query);
  return query;
}

/** Undefined: no such pool, or another person's. A pool beyond its owner's plan is read-only. */
export async function findPoolFor(
  db: Queries,
  { person, poolId, isLocking }: AskedPool,
  poolLimitOf: (person: Person) => number,
): Promise<PoolRow | undefined> {
  const [row] = await poolQuery(db, isLocking).execute({ poolId, personId: person.id });
  const limit = poolLimitOf(person);
  return row && { ...row.pool, isReadOnly: limit >= 0 && row.older >= limit };
}
