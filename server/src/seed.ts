// npm run seed: two demo owners and a demo professional with a simulated year. Works beside a running server, too.
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { joinDatabase } from './db/open.ts';
import { openFiles } from './adapters/files/open-files.ts';
import { bringUpToDate } from './jobs.ts';
import { type Seeded, seedDemo } from './seed-demo.ts';
import { seedPhotos } from './seed-photos.ts';

const DAYS = 365;

function tell({ email, password, pools, readings, treatments }: Seeded): string {
  const contents = `${pools} ${pools === 1 ? 'pool' : 'pools'}, ${readings} readings, ${treatments} treatments`;
  return `  ${email}   password: ${password}   (${contents})`;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { again: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const database = await joinDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, poolSize: 2, log });
  try {
    await bringUpToDate(database);
    const end = new Date();
    const seeded = await seedDemo(database, { end, days: DAYS, again: values.again });
    const files = await openFiles(config.dataDir, config.s3);
    for (const { email } of seeded.slice(0, 1)) await seedPhotos({ connection: database, files }, email, end);
    const lines = ['Demo accounts with a simulated year. The passwords are shown only now:', ...seeded.map(tell), ''];
    process.stdout.write(lines.join('\n'));
  } finally {
    await database.close();
  }
}

/** Those whose message is a sentence for the person who typed the command. */
function isExpected(error: Error & { code?: string }): boolean {
  const names = ['AlreadySeeded', 'ConfigError', 'DataFolderInUse', 'PostgresError', 'MigrationError'];
  return names.includes(error.name) || error.code?.startsWith('ERR_PARSE_ARGS') === true;
}

try {
  await run();
} catch (cause) {
  const error = cause as Error;
  process.stderr.write(`${isExpected(error) ? error.message : (error.stack ?? String(error))}\n`);
  process.exitCode = 1;
}
