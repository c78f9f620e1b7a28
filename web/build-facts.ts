// What the server must know of a build: which file answers which address, and the hashes of the inline scripts and styles of each file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRERENDERED } from './src/prerendered.ts';

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

const FALLBACK_HTML = '/__spa-fallback.html';
const NOT_FOUND_PATH = '/not-found';

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
  if (!(PRERENDERED).includes(pattern)) return FALLBACK_HTML;
  return pattern === '/' ? '/index.html' : `${pattern}/index.html`;
}

export function writeBuildFacts({ buildDirectory, routes }: Built): void {
  const client = path.join(buildDirectory, 'client');
  const htmlFiles = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const csp = htmlFiles
    .map((file) => [`/${file.split(path.sep).join('/')}`, readFileSync(path.join(client, file), 'utf8')] as const)
    .map(([name, html]) => [name, inlineHashes(html)] as const);
  const withStyleAttribute = htmlFiles.filter((file) => / style="/.test(bodyOf(readFileSync(path.join(client, file), 'utf8'))));
  if (withStyleAttribute.length > 0)
    throw new Error(`Inline style attributes, which the content policy refuses: ${withStyleAttribute.join(', ')}`);
  const prerendered = PRERENDERED.filter((address) => address !== NOT_FOUND_PATH);
  const patterns = new Set([...pagePatterns(routes), ...prerendered]);
  const pages = [...patterns].map((pattern) => ({ path: pattern, html: htmlFor(pattern) }));
  writeFileSync(path.join(buildDirectory, 'csp.json'), JSON.stringify(Object.fromEntries(csp), null, 2));
  writeFileSync(path.join(buildDirectory, 'pages.json'), JSON.stringify({ pages, notFound: htmlFor(NOT_FOUND_PATH) }, null, 2));
}

// Scripts may speak of style="..."; only the markup counts.
function bodyOf(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
}
