// The database of one application: the embedded one in its data folder, or the one that DATABASE_URL names.
import { connect, type Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import { lockDataFolder } from './postgres/data-folder-lock.ts';
import { type PostgresServer, startPostgres } from './postgres/server.ts';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** connections at once (10) */
  poolSize?: number;
  /** one line of news for people */
  log: (line: string) => void;
}

export interface Database extends Connection {
  isEmbedded: boolean;
  /** Brings the schema to this version; the names of what was applied. */
  migrate: () => Promise<string[]>;
}

const NAME = 'limpid';

/** Takes the data folder (refusing in words when another application has it), starts the server if it is ours, and connects. */
export async function openDatabase({ dataDir, databaseUrl, poolSize, log }: DatabaseSettings): Promise<Database> {
  const unlock = lockDataFolder(dataDir);
  let server: PostgresServer | undefined;
  try {
    server = databaseUrl ? undefined : await startPostgres({ dataDir, log });
    if (server) await ensureDatabase(server.address);
  } catch (error) {
    await server?.stop();
    unlock();
    throw error;
  }
  const connection = connect({
    ...(server ? { ...server.address, database: NAME } : { connectionString: databaseUrl }),
    size: poolSize,
    onIdleError: (error) => log(`A database connection broke while idle (${error.message}); it will be replaced.`),
  });
  const close = async () => {
    await connection.close();
    await server?.stop();
    unlock();
  };
  return { ...connection, isEmbedded: server !== undefined, migrate: () => migrate(connection), close };
}

async function ensureDatabase(address: PostgresServer['address']): Promise<void> {
  const connection = connect({ ...address, database: 'postgres', size: 1 });
  try {
    const { rowCount } = await connection.pool.query('select 1 from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await connection.pool.query(`create database ${NAME}`);
  } finally {
    await connection.close();
  }
}
