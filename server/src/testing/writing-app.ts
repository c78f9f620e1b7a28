// An application for tests of sudden death: opens the database of the folder given and writes without pause. Every number that it
// prints was acknowledged by the database before.
import { openDatabase } from '../db/open.ts';

const [, , dataDir = ''] = process.argv;
const writeLine = (line: string) => process.stdout.write(`${line}\n`);
const state = { isLeaving: false };

async function main(): Promise<void> {
  const database = await openDatabase({ dataDir, poolSize: 4, log: (line) => writeLine(`log ${line}`) });
  await database.pool.query('create table if not exists written (number bigint primary key)');
  const { rows } = await database.pool.query<{ next: string }>('select coalesce(max(number), 0) + 1 as next from written');
  let next = Number(rows[0]?.next);
  const writer = async () => {
    while (!state.isLeaving) {
      const number = (next += 1);
      await database.pool.query('insert into written (number) values ($1)', [number]).then(
        () => writeLine(`wrote ${number}`),
        () => new Promise((resolve) => setTimeout(resolve, 5)),
      );
    }
  };
  const writers = Promise.all([writer(), writer(), writer(), writer()]);
  process.on('SIGTERM', () => {
    state.isLeaving = true;
    void writers.then(() => database.close()).then(() => process.exit(0));
  });
  writeLine('ready');
}

main().catch((error: Error) => {
  writeLine(`refused ${error.message}`);
  process.exit(1);
});
