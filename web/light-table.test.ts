import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { lightenTable, lightEntry, readTable } from './light-table.ts';

const START = {
  id: 'start',
  parentId: 'root',
  index: true,
  module: '/assets/start-1.js',
  imports: ['/assets/entry-1.js', '/assets/part-1.js'],
};
const FLAGS = { hasLoader: false, hasErrorBoundary: true, css: [] };
const TABLE = {
  entry: { module: '/assets/entry-1.js', imports: [], css: [] },
  routes: { root: { id: 'root', path: '', module: '/assets/root-1.js', imports: [], ...FLAGS }, start: { ...START, ...FLAGS } },
  url: '/assets/manifest-abc.js',
  version: 'abc',
};

const client = mkdtempSync(path.join(tmpdir(), 'limpid-table-'));
afterEach(() => rmSync(client, { recursive: true, force: true }));

it('keeps what leads to a page, and says elsewhere what it is made of', () => {
  mkdirSync(path.join(client, 'assets'));
  writeFileSync(path.join(client, 'assets/manifest-abc.js'), `window.__reactRouterManifest=${JSON.stringify(TABLE)};`);
  lightenTable(client);
  const light = readFileSync(path.join(client, 'assets/manifest-abc.js'), 'utf8');
  expect(light).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
  expect(light).not.toContain('part-1');
  expect(light).not.toContain('has');
  expect(readFileSync(path.join(client, 'assets/page-parts-abc.js'), 'utf8')).toBe(
    'export const parts={"start":["/assets/entry-1.js","/assets/part-1.js"]};',
  );
  const { script, table } = readTable(client);
  expect(script).toBe('/assets/manifest-abc.js');
  expect(table.routes).toEqual({ root: { id: 'root', path: '', module: '/assets/root-1.js' }, start: START });
});

it('leaves out what a page has none of', () => {
  expect(lightEntry({ ...START, ...FLAGS, path: undefined } as never)).toEqual({
    id: 'start',
    parentId: 'root',
    index: true,
    module: '/assets/start-1.js',
  });
});
