// npm run seed: a demo owner and a demo professional with a simulated year. Works beside a running server, too.
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { joinDatabase } from './db/open.ts';
import { AlreadySeeded, type Seeded, seedDemo } from './seed/demo.ts';

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
    await database.migrate();
    const seeded = await seedDemo(database, { end: new Date(), days: DAYS, again: values.again });
    const lines = ['Demo accounts with a simulated year. The passwords are shown only now:', ...seeded.map(tell), ''];
    process.stdout.write(lines.join('\n'));
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  const isExpected =
    error instanceof AlreadySeeded ||
    error instanceof ConfigError ||
    /^(DataFolderInUse|PostgresError|MigrationError)$/.test((error as Error).name);
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
