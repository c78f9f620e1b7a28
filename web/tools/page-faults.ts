// What is wrong with the declarations of pages: held against the routes by page-list.test.ts, and against the built HTML by each build.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { addressesOf, patternOf, protectedPrefixes } from './page-list.ts';
import type { Page } from '../src/pages/page.ts';

/** Every address of routes.ts with its file. What answers for an unknown address is no page. */
export function routeFiles(routes: readonly RouteConfigEntry[], parent = ''): Map<string, string> {
  return new Map(
    routes.flatMap(({ path = '', file, index, children = [] }) => {
      const address = path === '' ? parent : `${parent}/${path}`;
      if (path === '*') return [];
      if (children.length > 0) return [...routeFiles(children, address)];
      return index || path !== '' ? [[address === '' ? '/' : address, file] as const] : [];
    }),
  );
}

/** One sentence for each fault. `sourceOf` reads the file of a route. */
export function pageFaults(pages: readonly Page[], routes: ReadonlyMap<string, string>, sourceOf: (file: string) => string): string[] {
  const declared = new Set(pages.map(({ path }) => path));
  const prefixes = protectedPrefixes(pages);
  return [
    ...[...routes.keys()].filter((path) => !declared.has(path)).map((path) => `${path} is in routes.ts, but no *.page.ts declares it.`),
    ...pages
      .filter(({ path }, index) => pages.findIndex((other) => other.path === path) < index)
      .map(({ path }) => `${path} is declared twice.`),
    ...pages.filter(({ path }) => !routes.has(path)).map(({ path }) => `${path} is declared, but routes.ts has no such route.`),
    ...pages.flatMap((page) => linkFaults(page, declared)),
    ...pages.flatMap((page) => accessFaults(page, prefixes)),
    ...pages.flatMap((page) => lookFaults(page)),
    ...pages.flatMap(addressFaults),
    ...pages.flatMap((page) => htmlFaults(page, sourceOf(routes.get(page.path) ?? ''))),
    ...navigationFaults(pages),
  ];
}

function linkFaults({ path, prefetch = [], looksLike }: Page, declared: ReadonlySet<string>): string[] {
  return [...prefetch, ...(looksLike === undefined ? [] : [looksLike])]
    .filter((other) => !declared.has(other) || other === path)
    .map((other) => `${path} names ${other}, which is no other page.`);
}

function accessFaults({ path, isProtected, skeleton, sitemap, html, isForVisitors }: Page, prefixes: readonly string[]): string[] {
  const above = prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  return [
    above && !isProtected ? `${path} is open to everybody, but lies below ${above}, which is protected.` : '',
    isProtected && !skeleton ? `${path} is protected and needs a skeleton.` : '',
    isProtected && isForVisitors ? `${path} is protected, so it is of no use to visitors.` : '',
    sitemap && (isProtected || html === 'shell') ? `${path} is in the sitemap, but has no public HTML.` : '',
  ].filter(Boolean);
}

function lookFaults({ path, title, icon, searchWords, navigation, summary, home, isProtected }: Page): string[] {
  return [
    (searchWords || navigation) && !(title && icon) ? `${path} can be found, so it needs a title and an icon.` : '',
    isProtected && !home ? `${path} is a page of the app and needs a home.` : '',
    navigation && HOMES.has(navigation.group) && navigation.group !== home
      ? `${path} is a tab of ${navigation.group}, so that is its home.`
      : '',
    navigation?.group === 'settings' && !summary ? `${path} is one of the settings and needs a summary.` : '',
    path.includes(':') && !path.includes(':poolId') && (searchWords || navigation)
      ? `${path} has a parameter that no link can fill in.`
      : '',
  ].filter(Boolean);
}

/** Who knows which addresses of a pattern there are, and what follows for a page that is made at the request. */
function addressFaults({ path, html, atRequest, values, sitemap, offline, isProtected }: Page): string[] {
  const isPattern = path.includes(':');
  return [
    isPattern && !atRequest && !values ? `${path} has a parameter and has to declare its values.` : '',
    values && (!isPattern || atRequest) ? `${path} declares values, but has no parameter that they could be of.` : '',
    atRequest && html !== 'static' ? `${path} is made at the request, so it is static.` : '',
    atRequest && (sitemap || offline !== 'never' || isProtected)
      ? `${path} is made at the request: it is in no sitemap, on no device and behind no sign-in.`
      : '',
  ].filter(Boolean);
}

const STATIC = /^export const handle = \{[^}]*\bstatic: true\b/m;

/** The page shown in place of others without a network is static and also works inside the app's frame. */
const SHOWN_IN_BOTH = '/offline';

function htmlFaults({ path, html }: Page, source: string): string[] {
  const isStatic = STATIC.test(source);
  if (path === SHOWN_IN_BOTH || isStatic === (html === 'static')) return [];
  return [
    isStatic ? `${path} has the handle of a static page, but declares '${html}'.` : `${path} declares 'static', but has no static handle.`,
  ];
}

/** The homes that have tabs. */
const HOMES: ReadonlySet<string> = new Set(['water', 'care']);

function navigationFaults(pages: readonly Page[]): string[] {
  const places = pages.flatMap(({ path, navigation }) => (navigation ? [{ path, at: `${navigation.group} ${navigation.order}` }] : []));
  const twice = places.filter(({ at }, index) => places.findIndex((other) => other.at === at) < index);
  // Each home has a page in the bar, and no more: the space at the bottom of a phone is given.
  const inBar = pages.filter(({ navigation }) => navigation?.group === 'bar').map(({ home }) => home);
  const homes = new Set(inBar);
  return [
    ...twice.map(({ path, at }) => `${path} takes the place "${at}" in the navigation, which another page has.`),
    ...(inBar.length === homes.size ? [] : ['The bar of a phone has a page for each home, and no other.']),
  ];
}

/** What the built HTML says to search engines and what its page declares; a page names its own address. */
export function robotsFaults(pages: readonly Page[], htmlOf: (path: string) => string): string[] {
  const built = pages.filter(({ html, atRequest }) => html !== 'shell' && !atRequest);
  const addresses = built.flatMap((page) => addressesOf(page).map((path) => ({ path, sitemap: page.sitemap })));
  return addresses.flatMap(({ path, sitemap }) => {
    const text = htmlOf(path);
    const isListed = /<meta name="robots" content="index,/.test(text);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
    return [
      isListed === (sitemap !== undefined)
        ? ''
        : `${path} ${isListed ? 'allows' : 'refuses'} search engines, its declaration says otherwise.`,
      canonical === undefined || patternOf(path).test(new URL(canonical).pathname) ? '' : `${path} names ${canonical} as its address.`,
    ].filter(Boolean);
  });
}
