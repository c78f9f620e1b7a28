// The database of one application: the embedded one in its data folder, or the one that DATABASE_URL names.
import { connect, type Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import { asApp, forgetOldLog, prepareDatabase } from './postgres/app-role.ts';
import { DataFolderInUse, lockDataFolder } from './postgres/data-folder-lock.ts';
import { findServer, type PostgresServer, startPostgres } from './postgres/server.ts';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** maximum simultaneous connections (10) */
  poolSize?: number;
  /** one line of news for people */
  log: (line: string) => void;
}

export interface Database extends Connection {
  isEmbedded: boolean;
  /** lets another process of this machine and account connect, too */
  url: string;
  /** Brings the schema to this version; the names of what was applied. */
  migrate: () => Promise<string[]>;
}

const NAME = 'limpid';

/** Starts the embedded server (refusing in words when another application has the data folder) unless there is another, and connects. */
export async function openDatabase({ dataDir, databaseUrl, poolSize, log }: DatabaseSettings): Promise<Database> {
  const embedded = databaseUrl === undefined ? await startEmbedded(dataDir, log) : undefined;
  const url = databaseUrl ?? embedded?.url;
  let isClosing = false;
  const connection = connect({
    connectionString: url,
    size: poolSize,
    onIdleError: (error) => {
      // During shutdown the server may end a connection that was about to end anyway.
      if (!isClosing) log(`A database connection broke while idle (${error.message}); it will be replaced.`);
    },
  });
  const close = async () => {
    isClosing = true;
    await connection.close();
    await embedded?.stop();
  };
  return { ...connection, url: url ?? '', isEmbedded: embedded !== undefined, migrate: () => migrate(connection), close };
}

/** As openDatabase, but where an application is already running on the folder, its database is shared: for commands beside it. */
export async function joinDatabase(settings: DatabaseSettings): Promise<Database> {
  try {
    return await openDatabase(settings);
  } catch (error) {
    const address = error instanceof DataFolderInUse ? findServer(settings.dataDir) : undefined;
    if (!address) throw error;
    return openDatabase({ ...settings, databaseUrl: urlOf(asApp(address)) });
  }
}

async function startEmbedded(dataDir: string, log: (line: string) => void): Promise<{ url: string; stop: () => Promise<void> }> {
  const unlock = lockDataFolder(dataDir);
  let server: PostgresServer | undefined;
  const stop = async () => {
    await server?.stop();
    unlock();
  };
  try {
    server = await startPostgres({ dataDir, log });
    const isHandedOver = await prepareDatabase(server.address, NAME);
    if (isHandedOver) {
      forgetOldLog(dataDir);
      log('The database now belongs to an account without special rights; its old log, which could name people, was emptied.');
    }
    return { url: urlOf(asApp(server.address)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A folder of a socket has no place before the path of an address, so there are parameters. */
function urlOf({ host, port, user, password }: PostgresServer['address']): string {
  const parameters = new URLSearchParams({ host, port: String(port), user, ...(password && { password }) });
  return `postgresql:///${NAME}?${parameters}`;
}
