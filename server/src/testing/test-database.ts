import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Connection, type ConnectionSettings } from '../db/connection.ts';
import { inDatabase } from './postgres-for-tests.ts';

const DEADLINE_MS = 25_000;

export interface TestDatabase extends Connection {
  /** for a second connection to the same database */
  address: ConnectionSettings;
}

/**
 * A migrated, empty database of its own. Close it when the file is done:
 * `const database = await testDatabase(); afterAll(() => database.close());`
 */
export async function testDatabase(settings: Pick<ConnectionSettings, 'size' | 'deadlineMs'> = {}): Promise<TestDatabase> {
  const { address: server, user, template } = inject('postgres');
  const name = `limpid_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name} template ${template}${user ? ` owner ${user}` : ''}`);
  const address = { ...inDatabase(server, name), ...(user && { user }) };
  // A busy machine may take its time; what the deadlines of the product do has tests of its own.
  const connection = connect({ ...address, deadlineMs: DEADLINE_MS, ...settings });
  const close = async () => {
    await connection.close();
    await runOnServer(server, `drop database ${name} with (force)`);
  };
  return { ...connection, address, close };
}

async function runOnServer(server: ConnectionSettings, statement: string): Promise<void> {
  const client = await connect({ ...server, size: 1 }).connectAlone();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
