// npm run migration -- <name>: writes the SQL that brings the tables of the last commit to the tables as they are now, as the next file of
// server/src/db/migrations. Run again before the commit, it writes that file again. Read it: a column that was renamed has to be said so.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

const root = join(import.meta.dirname, '..');
const TABLES = 'server/src/db/tables';
const migrations = join(root, 'server/src/db/migrations');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

async function tablesIn(folder: string): Promise<Record<string, unknown>> {
  const modules = readdirSync(folder).map((file) => import(join(folder, file)) as Promise<object>);
  return Object.assign({}, ...(await Promise.all(modules))) as Record<string, unknown>;
}

/** In a folder that git leaves out, below our packages. */
async function committedTables(): Promise<Record<string, unknown>> {
  const folder = join(root, 'build/tables-before', String(Date.now()));
  mkdirSync(folder, { recursive: true });
  try {
    for (const file of git('ls-tree', '--name-only', `HEAD:${TABLES}`).trim().split('\n'))
      writeFileSync(join(folder, file), git('show', `HEAD:${TABLES}/${file}`));
    return await tablesIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) throw new Error('Name the migration: npm run migration -- <name>');
const snapshotOf = (tables: Record<string, unknown>) => generateDrizzleJson(tables, undefined, undefined, 'snake_case');
const statements = await generateMigration(snapshotOf(await committedTables()), snapshotOf(await tablesIn(join(root, TABLES))));
if (statements.length === 0) throw new Error('The tables are as in the last commit.');
const number = git('ls-tree', '--name-only', 'HEAD:server/src/db/migrations')
  .split('\n')
  .filter((file) => file.endsWith('.sql')).length;
const file = join(migrations, `${String(number).padStart(4, '0')}_${name.replaceAll('-', '_')}.sql`);
writeFileSync(file, `${statements.join('\n--> statement-breakpoint\n')}\n`);
console.log(`Written: ${file}`);
