// Makes contract/src/catalog-texts.json of content/tasks: what the tasks of the catalog and the lines of their checklists are called. Run it
// after a change of a title or a checklist; catalog-texts.test.ts holds the file against the content.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const FOLDER = join(root, 'content', 'tasks');
export const CATALOG_TEXTS_FILE = join(root, 'contract', 'src', 'catalog-texts.json');

function textsOf(file: string) {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1] ?? '{}';
  const { title, checklist } = JSON.parse(front) as { title: object; checklist?: object };
  return { title, ...(checklist ? { checklist } : {}) };
}

/** One task a line, so that a change shows where it is. */
export function catalogTextsJson(): string {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
  const lines = files.toSorted().map((name) => `${JSON.stringify(name.replace(/\.md$/, ''))}: ${JSON.stringify(textsOf(name))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (import.meta.main) writeFileSync(CATALOG_TEXTS_FILE, catalogTextsJson());
