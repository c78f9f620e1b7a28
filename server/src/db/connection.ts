// Connections to PostgreSQL: a bounded pool, deadlines on everything, and transactions that end whatever happens.
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { databaseCode, isDatabaseUnavailable, isRetryable, isUnreachable } from './errors.ts';

/** What queries run on: the database itself or an open transaction. Write every query so that it takes either. */
export type Queries = Omit<NodePgDatabase, 'transaction' | '$client'>;

export interface Connection {
  pool: pg.Pool;
  /** each statement on its own */
  db: Queries;
  /** Runs `work` in one transaction: all of it or nothing. Runs it again when the database asks for that, so keep other effects out of it. */
  withTransaction: <T>(work: (tx: Queries) => Promise<T>) => Promise<T>;
  /** One connection outside the pool and without deadlines, for migrations and the like. End it. */
  connectAlone: () => Promise<pg.Client>;
  close: () => Promise<void>;
}

export interface ConnectionSettings {
  connectionString?: string;
  /** a socket's folder or a host, with user and database, instead of a connection string */
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  /** maximum simultaneous connections (10) */
  size?: number;
  /** what one statement may take, and what waiting for a connection may take (5000) */
  deadlineMs?: number;
  /** called for connections that broke while idle; the pool replaces them */
  onIdleError?: (error: Error) => void;
}

const CASING = 'snake_case' as const;
const TRIES = 5;

export function connect(settings: ConnectionSettings): Connection {
  const { size = 10, deadlineMs = 5000, onIdleError = () => {}, ...where } = settings;
  const pool = new pg.Pool({
    ...where,
    max: size,
    connectionTimeoutMillis: deadlineMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: deadlineMs,
    lock_timeout: deadlineMs - 500,
    idle_in_transaction_session_timeout: 3 * deadlineMs,
    // The server stops a slow statement itself; this is for a server that cannot be heard any more.
    query_timeout: deadlineMs + 1000,
    keepAlive: true,
    application_name: 'limpid',
  });
  // Without a listener a server that goes away would end the process.
  pool.on('error', onIdleError);
  // Between its checkout and its first query a connection has no listener of the pool, and one that broke then would end the process.
  // That query fails, and its caller hears of it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  waitOutRestarts(pool, deadlineMs);
  const db = drizzle(pool, { casing: CASING });
  return {
    pool,
    db,
    withTransaction: (work) => withRetries(() => runTransaction(pool, work)),
    connectAlone: async () => {
      const client = new pg.Client({ ...where, connectionTimeoutMillis: deadlineMs, application_name: 'limpid' });
      // Its next statement fails and says so; without a listener the process would end.
      client.on('error', onIdleError);
      await client.connect();
      return client;
    },
    close: () => pool.end(),
  };
}

/**
 * While the embedded server restarts nothing accepts connections for a moment: keep trying until the deadline instead of failing
 * immediately.
 */
function waitOutRestarts(pool: pg.Pool, deadlineMs: number) {
  const connectOnce = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connectInTime = async () => {
    const until = Date.now() + deadlineMs;
    for (;;) {
      try {
        return await connectOnce();
      } catch (error) {
        if (!isUnreachable(error) || Date.now() > until - 100) throw error;
        await pause(50);
      }
    }
  };
  pool.connect = ((callback?: Callback) => {
    const connecting = connectInTime();
    if (!callback) return connecting;
    void handOver(connecting, callback);
    return undefined;
  }) as typeof pool.connect;
}

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

async function handOver(connecting: Promise<pg.PoolClient>, callback: Callback): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await connecting;
  } catch (error) {
    callback(error as Error, undefined, () => {});
    return;
  }
  callback(undefined, client, client.release.bind(client));
}

const drizzleOf = new WeakMap<pg.PoolClient, Queries>();

function queriesOn(client: pg.PoolClient): Queries {
  const known = drizzleOf.get(client);
  if (known) return known;
  const queries = drizzle(client, { casing: CASING });
  drizzleOf.set(client, queries);
  return queries;
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A connection that breaks between two statements says so here; the next statement then fails and ends the transaction.
  const ignore = () => {};
  client.on('error', ignore);
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(queriesOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that gave no answer in time would not answer the rollback either.
    if (isDatabaseUnavailable(error) && databaseCode(error) === undefined) broken = error as Error;
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= TRIES || !isRetryable(error)) throw error;
      // Different waits, so that two that collided do not collide again.
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** One cheap round trip: is the database there? */
export async function ping(db: Queries): Promise<void> {
  await db.execute(sql`select 1`);
}
