// What the server must know of a build: which file answers which address, and the hashes of the inline scripts and styles of each file.
// And what search engines ask for: the sitemap and robots.txt.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paintFirst } from './paint-first.ts';
import {
  addressesOf,
  MADE_AT_REQUEST,
  NOT_FOUND_PATH,
  PAGES,
  PRERENDERED,
  SITEMAP_PAGES,
  speculationRules,
  valuesOf,
} from './page-list.ts';
import type { SitemapEntry } from './page-list.ts';
import { robotsFaults } from './page-faults.ts';
import { siteUrl } from './site-url.ts';
import { lightenManifest } from './light-manifest.ts';
import { lightenStyles } from './site-styles.ts';

interface RouteEntry {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

interface Built {
  buildDirectory: string;
  routes: Record<string, RouteEntry | undefined>;
}

/** What Vite says of the scripts: which imports which (for tools/build-parts/service-worker.ts), and which file each name means. */
export const CHUNKS_FILE = 'chunks.json';
const IMPORT_MAP_FILE = 'importmap.json';
const FALLBACK_HTML = '/__spa-fallback.html';

export interface InlineHashes {
  script: string[];
  style: string[];
}

/** sha256 sources for the content policy. Scripts with a src and data blocks (JSON) need none. */
export function inlineHashes(html: string): InlineHashes {
  return { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'));
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of elements) {
    if (/\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes) || text === '') continue;
    hashes.add(`sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`);
  }
  return [...hashes];
}

/** Whole path patterns of all pages: parents joined, layouts without a path skipped, the catch-all left out. */
export function pagePatterns(routes: Built['routes']): string[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map((route) => route.parentId));
  const patterns: string[] = [];
  for (const route of all) {
    const isLeaf = route.index === true || !parents.has(route.id);
    if (!isLeaf || route.id === 'root' || route.path === '*') continue;
    const parts: string[] = [];
    for (let at: RouteEntry | undefined = route; at; at = at.parentId === undefined ? undefined : routes[at.parentId]) {
      if (at.path) parts.unshift(at.path);
    }
    patterns.push(`/${parts.join('/')}`);
  }
  return patterns.sort();
}

function htmlFor(pattern: string): string {
  if (!PRERENDERED.includes(pattern)) return FALLBACK_HTML;
  return pattern === '/' ? '/index.html' : `${pattern}/index.html`;
}

/** The pages of the table, each with the day and the other languages that its own HTML names, where it names them. */
export function sitemap(site: string, pages: readonly SitemapEntry[], htmlOf: (path: string) => string): string {
  const entries = pages.map(({ path: address, priority, changefreq }) => {
    const html = htmlOf(address);
    const day = /<meta property="article:modified_time" content="(\d{4}-\d\d-\d\d)"/.exec(html)?.[1];
    const languages = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)]
      .map(([, language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${site}${address}</loc>${lastmod}<changefreq>${changefreq}</changefreq><priority>${priority.toFixed(1)}</priority>${languages}</url>`;
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>`;
  return `${head}\n${entries.join('\n')}\n</urlset>\n`;
}

// Pages that are not for search engines say so themselves; only the calls are closed here.
export const robots = (site: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /auth/google\n\nSitemap: ${site}/sitemap.xml\n`;

export function writeBuildFacts({ buildDirectory, routes }: Built): void {
  const client = path.join(buildDirectory, 'client');
  renameSync(path.join(client, '.vite', 'manifest.json'), path.join(buildDirectory, CHUNKS_FILE));
  renameSync(path.join(client, IMPORT_MAP_FILE), path.join(buildDirectory, IMPORT_MAP_FILE));
  const importMap = readFileSync(path.join(buildDirectory, IMPORT_MAP_FILE), 'utf8');
  lightenManifest(client);
  const htmlFiles = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of htmlFiles) {
    const whole = path.join(client, file);
    const { html, styleSheet } = lightenStyles(client, readFileSync(whole, 'utf8'));
    writeFileSync(whole, paintFirst(withImportMap(html, importMap), styleSheet));
  }
  const csp = htmlFiles
    .map((file) => [`/${file.split(path.sep).join('/')}`, readFileSync(path.join(client, file), 'utf8')] as const)
    .map(([name, html]) => [name, inlineHashes(html)] as const);
  const withStyleAttribute = htmlFiles.filter((file) => / style="/.test(bodyOf(readFileSync(path.join(client, file), 'utf8'))));
  if (withStyleAttribute.length > 0)
    throw new Error(`Inline style attributes, which the content policy refuses: ${withStyleAttribute.join(', ')}`);
  const prerendered = PRERENDERED.filter((address) => address !== NOT_FOUND_PATH);
  const patterns = new Set([...pagePatterns(routes), ...prerendered]);
  // Built at the address of each value, or made when they are asked for: the pattern itself opens nothing.
  const patternsOnly = PAGES.filter((page) => !addressesOf(page).includes(page.path)).map((page) => page.path);
  const made = new Set([...MADE_AT_REQUEST.map(({ path: address }) => address), ...patternsOnly]);
  const valuesAt = new Map(PAGES.map((page) => [page.path, valuesOf(page)]));
  const pages = [...patterns]
    .filter((pattern) => !made.has(pattern))
    .map((pattern) => ({ path: pattern, html: htmlFor(pattern), values: valuesAt.get(pattern) }));
  writeFileSync(path.join(buildDirectory, 'csp.json'), JSON.stringify(Object.fromEntries(csp), null, 2));
  const htmlOf = (address: string) => readFileSync(path.join(client, htmlFor(address)), 'utf8');
  writeFileSync(path.join(client, 'sitemap.xml'), sitemap(siteUrl(), SITEMAP_PAGES, htmlOf));
  const faults = robotsFaults(PAGES, htmlOf);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(path.join(client, 'speculation-rules.json'), JSON.stringify(speculationRules(PAGES)));
  writeFileSync(path.join(client, 'robots.txt'), robots(siteUrl()));
  writeFileSync(
    path.join(buildDirectory, 'pages.json'),
    JSON.stringify({ pages, notFound: htmlFor(NOT_FOUND_PATH), siteUrl: siteUrl() }, null, 2),
  );
}

/** Ahead of every script: those of the app name each other by it. React leaves alone what it did not draw in a head. */
function withImportMap(html: string, importMap: string): string {
  if (!html.includes('__reactRouterContext')) return html;
  return html.replace('<script', () => `<script type="importmap">${importMap}</script><script`);
}

// Scripts may speak of style="..."; only the markup counts.
function bodyOf(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
}
