// The table of pages stands before the first draw of the app, and half of it says which scripts each page is made of, which only those
// ask who fetch a page ahead. So that half goes into a script of its own, read when the page stands (src/app/router/page-parts.ts).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface TableEntry {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}
export interface PageTable {
  entry: { module: string; imports: string[] };
  routes: Record<string, TableEntry>;
  url: string;
  version: string;
}

const ASSIGNED = 'window.__reactRouterManifest=';
const EXPORTED = 'export const parts=';
/** The file beside the table: the same in the browser, by the table's own address. */
export const partsFileOf = (tableFile: string): string => tableFile.replace('manifest-', 'page-parts-');

const isSaid = (value: unknown): boolean => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/** What the browser reads of a page to go there: neither its parts nor what it has none of. */
export function lightEntry(entry: TableEntry): TableEntry {
  const said = Object.entries(entry).filter(([name, value]) => name !== 'imports' && !name.startsWith('has') && isSaid(value));
  return Object.fromEntries(said) as unknown as TableEntry;
}

const objectIn = (text: string): unknown => JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

function tableFileOf(client: string): string {
  const [name] = globSync('assets/manifest-*.js', { cwd: client });
  if (!name) throw new Error('There is no build: npm run build.');
  return name;
}

/** The whole table of a finished build, parts included. */
export function readTable(client: string): { script: string; table: PageTable } {
  const name = tableFileOf(client);
  const table = objectIn(readFileSync(path.join(client, name), 'utf8')) as PageTable;
  const parts = objectIn(readFileSync(path.join(client, partsFileOf(name)), 'utf8')) as Record<string, string[]>;
  for (const [id, imports] of Object.entries(parts)) Object.assign(table.routes[id] ?? {}, { imports });
  return { script: `/${name}`, table };
}

/** Splits the table that the build wrote. Its name stays: it is a sum over the whole, and who reads it (the entry) is part of that. */
export function lightenTable(client: string): void {
  const name = tableFileOf(client);
  const file = path.join(client, name);
  const table = objectIn(readFileSync(file, 'utf8')) as PageTable;
  const entries = Object.entries(table.routes);
  const parts = Object.fromEntries(entries.flatMap(([id, { imports }]) => (isSaid(imports) ? [[id, imports]] : [])));
  const routes = Object.fromEntries(entries.map(([id, entry]) => [id, lightEntry(entry)]));
  writeFileSync(path.join(client, partsFileOf(name)), `${EXPORTED}${JSON.stringify(parts)};`);
  writeFileSync(file, `${ASSIGNED}${JSON.stringify({ ...table, routes })};`);
}
