import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOG_TEXTS_FILE, catalogTextsJson } from './catalog-texts.ts';

it('are those of content/tasks: node tools/catalog-texts.ts', () => {
  const stored = readFileSync(CATALOG_TEXTS_FILE, 'utf8');
  expect(stored.split('\n').length).toBeGreaterThan(40);
  expect(stored).toBe(catalogTextsJson());
});
