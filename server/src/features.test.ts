// What a noun owes, and who forgot it. Each fault names the file that wants a line.
import { Download } from '@limpid/contract';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { people } from './db/tables/people.ts';
import { NOUNS } from './features.ts';
import { downloadPartsOf, type Noun } from './registry/noun.ts';

const nameOf = (table: PgTable): string => getTableConfig(table).name;

async function everyTable(): Promise<PgTable[]> {
  const folder = join(import.meta.dirname, 'db/tables');
  const modules = (await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))))) as Record<string, unknown>[];
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
}

/** Whether its rows go when the person goes: along foreign keys, each with `cascade`. */
function followsPerson(table: PgTable): boolean {
  if (nameOf(table) === nameOf(people)) return true;
  return getTableConfig(table).foreignKeys.some((key) => key.onDelete === 'cascade' && followsPerson(key.reference().foreignTable));
}

function faultsOf(nouns: readonly Noun[], tables: readonly PgTable[]): string[] {
  const faults: string[] = [];
  for (const table of tables) {
    const owners = nouns.filter((noun) => noun.tables.some((own) => nameOf(own) === nameOf(table))).map(({ name }) => name);
    const name = nameOf(table);
    if (owners.length === 0) faults.push(`${name} is in no noun: write features/<noun>/<noun>.noun.ts and name it in src/features.ts`);
    if (owners.length > 1) faults.push(`${name} is in several nouns: ${owners.join(', ')}`);
  }
  for (const { name, erasure, tables: own } of nouns) {
    if (erasure !== 'cascade') continue;
    for (const table of own.filter((one) => !followsPerson(one))) {
      faults.push(`${nameOf(table)} stays when its person leaves: give its key \`onDelete: 'cascade'\`, or ${name}.noun.ts an \`erasure\``);
    }
  }
  const shape = Download.def.shape;
  const ofPool = shape.pools.def.element.def.shape;
  const promisedKeys = [...Object.keys(shape).filter((key) => key !== 'madeAt'), ...Object.keys(ofPool).filter((key) => key !== 'pool')];
  const keys = downloadPartsOf(nouns).map(({ key }) => key);
  for (const key of keys.filter((one) => !promisedKeys.includes(one))) faults.push(`contract/src/download.ts does not promise ${key}`);
  for (const key of promisedKeys.filter((one) => !keys.includes(one))) faults.push(`no noun gives ${key} to the download`);
  for (const key of keys.filter((one, index) => keys.indexOf(one) !== index)) faults.push(`several nouns give ${key} to the download`);
  return faults;
}

describe('the nouns', () => {
  it('own every table, give what the download promises, and leave nothing of a person behind', async () => {
    const tables = await everyTable();
    expect(tables.length).toBeGreaterThan(15);
    expect(faultsOf(NOUNS, tables)).toEqual([]);
  });

  it('say why, where they leave something out', () => {
    const sentences = NOUNS.flatMap(({ name, download, erasure, search, coach }) =>
      [download, erasure, search, coach].flatMap((one) =>
        typeof one === 'object' && !Array.isArray(one) ? Object.values(one).map((why) => ({ name, why: String(why) })) : [],
      ),
    );
    expect(sentences.filter(({ why }) => why.length < 10)).toEqual([]);
    expect(sentences.length).toBeGreaterThan(NOUNS.length);
  });

  it('tell a stranger what a new noun has forgotten', async () => {
    const visits = pgTable('visits', { id: uuid().primaryKey(), personId: uuid().references(() => people.id), title: text() });
    const tables = [...(await everyTable()), visits];
    expect(faultsOf(NOUNS, tables)).toEqual([expect.stringContaining('visits is in no noun')]);
    const noun: Noun = {
      name: 'visits',
      tables: [visits],
      download: [{ of: 'pool', key: 'visits', schema: Download, page: async () => ({ items: [], nextCursor: null }) }],
      erasure: 'cascade',
      search: { no: 'They are on their own page.' },
      coach: { yes: 'who came to the pool' },
    };
    expect(faultsOf([...NOUNS, noun], tables)).toEqual([
      expect.stringContaining('visits stays when its person leaves'),
      'contract/src/download.ts does not promise visits',
    ]);
  });
});
