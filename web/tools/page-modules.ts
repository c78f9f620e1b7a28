// Gives each part of the browser what it shows of the declared pages, and nothing more: the icons and search words of the command palette
// stay out of the scripts that every page needs. What the modules export is typed in src/pages/page-modules.d.ts.
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { declarationFiles, patternOf, protectedPrefixes, readPages } from './page-list.ts';
import type { Home, Page } from '../src/pages/page.ts';

/** Fields and their values as source text; those without a value are left out. */
type Fields = Record<string, string | undefined>;

const json = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));
/** What is not so is left out. */
const yes = (is: boolean | undefined): string | undefined => (is ? 'true' : undefined);
const text = (key: string | undefined): string | undefined => key && `m.${key}`;
const objectOf = (fields: Fields): string =>
  `{ ${Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    .join(', ')} }`;
const listOf = (name: string, items: readonly Fields[]): string => `export const ${name} = [\n${items.map(objectOf).join(',\n')}\n];`;

const common = (page: Page): Fields => ({
  path: json(page.path),
  title: text(page.title),
  icon: page.icon,
  isStatic: yes(page.html === 'static'),
  isProtected: yes(page.isProtected),
});

const isIn =
  (...groups: string[]) =>
  ({ navigation }: Page) =>
    navigation !== undefined && groups.includes(navigation.group);

/** What every page of the app draws: the bar, and which place of it is lit. */
const bar = (pages: readonly Page[]): string =>
  [
    listOf(
      'BAR',
      pages.filter(isIn('bar')).map((page) => ({ ...common(page), title: text(page.shortTitle ?? page.title), home: json(page.home) })),
    ),
    `export const HOMES = [${HOMES_WITH_PATTERN.map((home) => `{ home: ${json(home)}, pattern: ${patternOfHome(pages, home)} }`).join(', ')}];`,
  ].join('\n');

/** All other pages of the app belong to More. */
const HOMES_WITH_PATTERN: readonly Home[] = ['today', 'water', 'care'];

const patternOfHome = (pages: readonly Page[], home: Home): string =>
  String(new RegExp(pages.flatMap((page) => (page.home === home ? [patternOf(page.path).source] : [])).join('|') || '(?!)'));

/** The tabs of a home: its own page is the first. */
const tabs = (pages: readonly Page[]): string =>
  listOf(
    'TABS',
    (['water', 'care'] as const).flatMap((home) =>
      pages
        .filter((page) => page.home === home && isIn('bar', home)(page))
        .map((page) => ({
          path: json(page.path),
          title: text(page.tabTitle ?? page.title),
          home: json(home),
          pattern: String(patternOf(page.path)),
        })),
    ),
  );

const groups = (pages: readonly Page[]): string =>
  listOf(
    'GROUPED',
    pages
      .filter(isIn('help', 'community', 'you', 'work', 'developer', 'admin'))
      .map((page) => ({ ...common(page), group: json(page.navigation?.group) })),
  );

const settingsPlaces = (pages: readonly Page[]): string =>
  listOf(
    'SETTINGS_PLACES',
    pages.filter(isIn('settings')).map((page) => ({ ...common(page), summary: text(page.summary) })),
  );

const palettePages = (pages: readonly Page[]): string =>
  listOf(
    'PALETTE_PAGES',
    pages
      .filter(({ searchWords }) => searchWords !== undefined)
      .map((page) => ({
        ...common(page),
        title: text(page.fullTitle ?? page.title),
        searchWords: text(page.searchWords),
        isForVisitors: yes(page.isForVisitors),
        isSuggested: yes(page.isSuggested),
        plan: json(page.plan),
      })),
  );

/** What a page is that declares nothing else: left out, as most pages are. */
const PLAIN = objectOf({ shape: json('cards'), width: json('wide') });

/** Pages of the same look are one pattern: this module is in the script that every page of the app needs. */
function skeletons(pages: readonly Page[]): string {
  const patterns = new Map<string, string[]>();
  for (const { path: address, skeleton } of pages) {
    if (!skeleton) continue;
    const look = objectOf({ shape: json(skeleton.shape), width: json(skeleton.width ?? 'wide'), title: text(skeleton.title) });
    patterns.set(look, [...(patterns.get(look) ?? []), patternOf(address).source]);
  }
  patterns.delete(PLAIN);
  const items = [...patterns].map(([look, sources]) => look.replace('{', `{ pattern: ${String(new RegExp(sources.join('|')))},`));
  return `export const SKELETONS = [\n${items.join(',\n')}\n];`;
}

function nextPages(pages: readonly Page[]): string {
  const statics = new Set(pages.filter(({ html }) => html === 'static').map((page) => page.path));
  const from = pages.filter(({ prefetch }) => prefetch !== undefined);
  const inApp = from
    .filter((page) => !statics.has(page.path))
    .map(({ path: address, prefetch = [] }) => {
      const documents = prefetch.filter((next) => statics.has(next));
      return [address, { pages: prefetch.filter((next) => !statics.has(next)), documents }] as const;
    });
  const ofStatic = from.filter((page) => statics.has(page.path)).map(({ path: address, prefetch }) => [address, prefetch] as const);
  return [
    `export const NEXT_IN_APP = ${JSON.stringify(Object.fromEntries(inApp))};`,
    `export const NEXT_OF_STATIC = ${JSON.stringify(Object.fromEntries(ofStatic))};`,
  ].join('\n');
}

const protectedModule = (pages: readonly Page[]): string =>
  `export const PROTECTED_PREFIXES = ${JSON.stringify(protectedPrefixes(pages))};`;

const MODULES: Readonly<Record<string, (pages: readonly Page[]) => string>> = {
  'limpid:bar': bar,
  'limpid:tabs': tabs,
  'limpid:groups': groups,
  'limpid:settings-places': settingsPlaces,
  'limpid:palette-pages': palettePages,
  'limpid:skeletons': skeletons,
  'limpid:next-pages': nextPages,
  'limpid:protected-prefixes': protectedModule,
};

/** The source of one of the modules. */
export function pageModule(id: string, pages: readonly Page[], messages: string): string {
  const body = MODULES[id]?.(pages) ?? '';
  const icons = [...new Set([...body.matchAll(/\bicon: (\w+)/g)].map(([, name]) => name))];
  return [
    body.includes(' m.') ? `import { m } from ${JSON.stringify(messages)};` : '',
    icons.length > 0 ? `import { ${icons.join(', ')} } from 'lucide-react';` : '',
    body,
  ].join('\n');
}

export function pageModules(webRoot: string): Plugin {
  const messages = path.join(webRoot, 'src/paraglide/messages.js');
  return {
    name: 'limpid:page-modules',
    resolveId: (id) => (id in MODULES ? { id: `\0${id}`, moduleSideEffects: false } : null),
    async load(id) {
      if (!id.startsWith('\0limpid:')) return null;
      const name = id.slice(1);
      if (!(name in MODULES)) return null;
      const files = declarationFiles();
      for (const file of files) this.addWatchFile(file);
      const changedAt = Math.max(...files.map((file) => statSync(file).mtimeMs));
      return pageModule(name, await readPages(String(changedAt)), messages);
    },
  };
}
