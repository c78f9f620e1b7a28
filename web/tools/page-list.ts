// Every page as it declares itself (web/src/pages/page.ts), for the build, its tools and the tests.
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { NAVIGATION_GROUPS, type Page } from '../src/pages/page.ts';

const source = path.join(import.meta.dirname, '../src');

/** A declaration exports one `page`, or `pages` where an address follows from a list. */
interface Declaration {
  page?: Page;
  pages?: readonly Page[];
}

export const declarationFiles = (): string[] =>
  globSync('**/*.page.ts', { cwd: source })
    .toSorted()
    .map((file) => path.join(source, file));

/** `version`: the development server asks again when a declaration changes. */
export async function readPages(version?: string): Promise<readonly Page[]> {
  const addresses = declarationFiles().map((file) => pathToFileURL(file).href + (version ? `?${version}` : ''));
  const declarations = await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address) as Promise<Declaration>));
  return declarations.flatMap(({ page, pages = [] }) => (page ? [page] : pages)).toSorted(inOrder);
}

/** As they are offered: the main ones first, what is in no navigation last. */
function inOrder(a: Page, b: Page): number {
  const group = ({ navigation }: Page) => (navigation ? NAVIGATION_GROUPS.indexOf(navigation.group) : NAVIGATION_GROUPS.length);
  const order = (page: Page) => page.navigation?.order ?? 0;
  return group(a) - group(b) || order(a) - order(b) || a.path.localeCompare(b.path);
}

export const PAGES = await readPages();

export interface SitemapEntry {
  path: string;
  /** 0.3 to 1 */
  priority: number;
  changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly';
}

/** Every page that search engines may list. */
export const SITEMAP_PAGES: readonly SitemapEntry[] = PAGES.flatMap((page) =>
  addressesOf(page).flatMap((address) => (page.sitemap ? [{ path: address, ...page.sitemap }] : [])),
).toSorted((a, b) => b.priority - a.priority);

export const NOT_FOUND_PATH = '/not-found';

/** The addresses that are HTML at build time. */
export const PRERENDERED: readonly string[] = [
  ...PAGES.filter(({ html, atRequest }) => html !== 'shell' && !atRequest).flatMap(addressesOf),
  NOT_FOUND_PATH,
];

/** A static page with a parameter is built at the address of each value; the app opens any other page with its pattern. */
export function addressesOf(page: Page): string[] {
  const values = page.html === 'static' ? valuesOf(page) : undefined;
  return values ? values.map((value) => page.path.replace(/:\w+/, value)) : [page.path];
}

/** Made by the server when they are asked for. */
export const MADE_AT_REQUEST = PAGES.flatMap(({ path: address, atRequest }) => (atRequest ? [{ path: address, atRequest }] : []));

/** The values of the parameter in a page's path; undefined where the build can't know them. */
export function valuesOf({ values }: Pick<Page, 'values'>): string[] | undefined {
  if (values === undefined || values === 'personal') return undefined;
  const names = globSync(values.files, { cwd: path.join(source, '../..') }).map((file) => path.parse(file).name);
  if (names.length === 0) throw new Error(`There are no files ${values.files}.`);
  return names.toSorted();
}

/** "Prefixes requiring sign-in" of the specification: whatever is built below them, and before it is. */
const SPECIFIED_PREFIXES = ['/dashboard', '/pools', '/chemistry', '/maintenance', '/ai-coach', '/library', '/settings', '/subscription'];

/** A protected page protects the addresses below it. A parameter at its end belongs to those below. */
export function protectedPrefixes(pages: readonly Page[]): string[] {
  const fixed = pages.filter(({ isProtected }) => isProtected).map((page) => page.path.replace(/\/:.*$/, ''));
  const prefixes = [...new Set([...SPECIFIED_PREFIXES, ...fixed])].toSorted();
  return prefixes.filter((prefix) => !prefixes.some((other) => prefix.startsWith(`${other}/`)));
}

/** `/pools/:poolId` as a pattern; a parameter is one segment. The build draws its pages at addresses with a slash at the end. */
export const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}/?$`);

const isBelow = (prefix: string) => [prefix, `${prefix}/*`];

/** What a browser may fetch ahead: public pages that a link is pointed at or that were marked as wanted. */
export function speculationRules(pages: readonly Page[]): object {
  const never = ['/api/*', ...['/auth', ...protectedPrefixes(pages)].flatMap(isBelow)];
  const where = [
    { href_matches: '/*' },
    { not: { href_matches: never } },
    { not: { selector_matches: '[download], [rel~=nofollow], [data-ahead]' } },
  ];
  return {
    prefetch: [
      { where: { and: where }, eagerness: 'moderate' },
      { where: { and: [...where, { selector_matches: '[data-wanted]' }] }, eagerness: 'immediate' },
    ],
  };
}
