import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { isDatabaseUnavailable, isUniqueViolation } from './errors.ts';
import { newId } from './ids.ts';
import { lockPerson } from './row-locks.ts';
import { people } from './tables/people.ts';
import { pools } from './tables/pools.ts';

const database = await testDatabase({ deadlineMs: 1000 });
afterAll(() => database.close());
const { db, withTransaction } = database;

async function insertPerson(email = `${newId()}@example.com`) {
  const id = newId();
  await db.insert(people).values({ id, email, firstName: 'Ada', lastName: 'Pool', passwordHash: 'x' });
  return id;
}

const aPool = (personId: string): typeof pools.$inferInsert => ({
  id: newId(),
  personId,
  name: 'Home',
  kind: 'pool',
  volumeL: 50_000,
  volumeSource: 'known',
  sanitizer: 'chlorine',
  setting: 'outdoor',
  cover: 'none',
  usage: 'normal',
  timeZone: 'America/Phoenix',
  shelf: [],
});

describe('withTransaction', () => {
  it('keeps all of it, or nothing', async () => {
    const id = newId();
    const failing = withTransaction(async (tx) => {
      await tx.insert(people).values({ id, email: 'gone@example.com', firstName: 'A', lastName: 'B', passwordHash: 'x' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.select().from(people).where(eq(people.id, id))).toEqual([]);
  });

  it('runs again after a serialization failure, and gives up in the end', async () => {
    let runs = 0;
    const collide = (times: number) => async (tx: { execute: (query: ReturnType<typeof sql>) => Promise<unknown> }) => {
      runs += 1;
      if (runs <= times) await tx.execute(sql`do $$ begin raise exception 'collided' using errcode = '40001'; end $$`);
      return runs;
    };
    expect(await withTransaction(collide(2))).toBe(3);
    runs = 0;
    await expect(withTransaction(collide(100))).rejects.toMatchObject({ cause: { code: '40001' } });
    expect(runs).toBe(5);
  });

  it('lets exactly one of twenty add the one pool that a person may have', async () => {
    const personId = await insertPerson();
    const addOne = () =>
      withTransaction(async (tx) => {
        await lockPerson(tx, personId);
        if ((await tx.$count(pools, eq(pools.personId, personId))) >= 1) return false;
        await tx.insert(pools).values(aPool(personId));
        return true;
      });
    const added = await Promise.all(Array.from({ length: 20 }, addOne));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await db.$count(pools, eq(pools.personId, personId))).toBe(1);
  });
});

describe('errors', () => {
  it('names a taken address', async () => {
    await insertPerson('taken@example.com');
    const error = await insertPerson('taken@example.com').catch((caught: unknown) => caught);
    expect(isUniqueViolation(error, 'people_email_taken')).toBe(true);
    expect(isUniqueViolation(error, 'something_else')).toBe(false);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('ends a statement at its deadline and calls it unavailable', async () => {
    const error = await db.execute(sql`select pg_sleep(10)`).catch((caught: unknown) => caught);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('survives a connection that breaks before its first query', async () => {
    const client = await database.pool.connect();
    expect(() => client.emit('error', new Error('the server went away'))).not.toThrow();
    client.release(true);
    expect((await database.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('survives the death of its connections', async () => {
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toSatisfy(isDatabaseUnavailable);
    // The pool hears of a broken idle connection a moment later.
    await pause(100);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});

it('gives moments back to the millisecond, and numbers to the last digit', async () => {
  const personId = await insertPerson();
  const pool = { ...aPool(personId), volumeL: 0.1 + 0.2, createdAt: new Date('2026-07-04T18:30:00.123Z') };
  await db.insert(pools).values(pool);
  const [row] = await db.select().from(pools).where(eq(pools.id, pool.id));
  expect(row).toMatchObject({ volumeL: 0.1 + 0.2, createdAt: pool.createdAt });
});

it('deletes what hangs on a person with the person', async () => {
  const personId = await insertPerson();
  await db.insert(pools).values(aPool(personId));
  await db.delete(people).where(eq(people.id, personId));
  expect(await db.$count(pools, eq(pools.personId, personId))).toBe(0);
});
