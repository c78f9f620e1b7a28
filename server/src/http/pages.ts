// The site's files: complete pages, the app's shell for its known addresses, hashed assets. Read once at start; bytes come into memory
// when they are first asked for. What is no file and no known address is the not-found page with 404.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';
import { allowFeatures, type InlineHashes, type OutsideHosts, pagePolicy, trimToAsset, WORKER_POLICY } from './headers.ts';
import { codingFor, isSameTag, patternOf, queryOf } from './negotiation.ts';
import { problem } from './problems.ts';
import { requestPath } from './request-path.ts';
import { compressed, readdress, reviseWorker } from './site-address.ts';
import { reason } from '@limpid/contract';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
};
const WORKER = '/sw.js';
/** what the browser may fetch ahead, as a file of its own: the header that names it needs no hash in the policy */
const SPECULATION = '/speculation-rules.json';
const SPECULATION_TYPE = 'application/speculationrules+json; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures of a fixed name: the browser asks for the icon more than once on the same page. */
const FOR_A_DAY = 'public, max-age=86400';
const PICTURE = /\.(svg|png|jpg|webp|avif|ico)$/;
const ASSET = /\.(js|css|woff2|svg|png|jpg|webp|avif|ico|webmanifest|json|wasm)$/;
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface SiteFile {
  path: string;
  type: string;
  cacheControl: string;
  vary: string;
  /** part of a page, never a page or a worker itself */
  isAsset: boolean;
  /** of HTML and of the worker */
  policy: string | undefined;
  /** complete pages lead on to others; the app finds its own way */
  mayLeadOn: boolean;
  /** the precompressed versions that exist */
  codings: (typeof CODINGS)[number][];
}
interface Content {
  bytes: Buffer;
  etag: string;
}

interface PageEntry {
  path: string;
  html: string;
  /** those of the parameter, where the build knows them: every other address is not found */
  values?: string[];
}

/** What the web's build says about itself, in pages.json and csp.json. */
interface PagesFile {
  pages: PageEntry[];
  notFound: string;
  /** the address that the pages name */
  siteUrl?: string;
}

export interface Site {
  /** the address that the build's pages name */
  builtFor: string | undefined;
  /** Answers a request that no route matched; `isSignedIn` is asked for the front page only. */
  serve: (request: FastifyRequest, reply: FastifyReply, isSignedIn: () => Promise<boolean>) => Promise<FastifyReply>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function listFiles(client: string, policyOf: (name: string) => string, frontPage: string | undefined): Map<string, SiteFile> {
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const all = new Set(names);
  const files = names.filter((name) => TYPES[extname(name)] !== undefined && !name.split('/').some((part) => part.startsWith('.')));
  return new Map(
    files.map((name) => [
      name,
      {
        path: join(client, name),
        type: name === SPECULATION ? SPECULATION_TYPE : (TYPES[extname(name)] as string),
        cacheControl: cachingOf(name),
        isAsset: ASSET.test(name) && name !== WORKER,
        // A signed-in person never sees the front page.
        vary: name === frontPage ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
        policy: policyFor(name, policyOf),
        mayLeadOn: name.endsWith('/index.html') && all.has(SPECULATION),
        codings: CODINGS.filter(([, suffix]) => all.has(name + suffix)),
      },
    ]),
  );
}

function cachingOf(name: string): string {
  if (name.startsWith('/assets/')) return IMMUTABLE;
  return PICTURE.test(name) ? FOR_A_DAY : 'no-cache';
}

function policyFor(name: string, policyOf: (name: string) => string): string | undefined {
  if (name === WORKER) return WORKER_POLICY;
  return name.endsWith('.html') ? policyOf(name) : undefined;
}

/** Signed out while the server could not be reached: the page ends the session as soon as it can, and until then counts as signed out. */
const hasLeft = (request: FastifyRequest): boolean => readCookie(request, 'lmp_leaving') !== undefined;

function sender(readdressed: ReturnType<typeof readdress>, fileAt: (url: string) => SiteFile | undefined) {
  const contents = new Map<string, Content>();
  const otherwise = (file: SiteFile, coding?: 'br' | 'gzip') => readdressed(file.path, () => readFileSync(file.path), coding);
  const workerOf = (file: SiteFile, coding?: 'br' | 'gzip') => {
    const built = readFileSync(file.path, 'utf8');
    const revised = reviseWorker(built, (url) => {
      const kept = fileAt(url);
      return kept && otherwise(kept);
    });
    return revised === built ? undefined : compressed(revised, coding);
  };
  const contentOf = (file: SiteFile, coding: SiteFile['codings'][number] | undefined): Content => {
    const path = file.path + (coding?.[1] ?? '');
    const known = contents.get(path);
    if (known) return known;
    const bytes = (file.policy === WORKER_POLICY ? workerOf : otherwise)(file, coding?.[0]) ?? readFileSync(path);
    const content = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    contents.set(path, content);
    return content;
  };
  return (request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply => {
    const taken = codingFor(
      request,
      file.codings.map(([name]) => name),
    );
    const coding = file.codings.find(([name]) => name === taken);
    const { bytes, etag } = contentOf(file, coding);
    reply.headers({ 'content-type': file.type, 'cache-control': file.cacheControl, etag, vary: file.vary });
    if (file.isAsset) trimToAsset(reply);
    if (file.policy) reply.header('content-security-policy', file.policy);
    if (file.mayLeadOn) reply.header('speculation-rules', `"${SPECULATION}"`);
    if (status === 200 && isSameTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    if (coding) reply.header('content-encoding', coding[0]);
    return reply.status(status).send(bytes);
  };
}

/** Undefined when there is no build: in development the pages come from the web's own server. `address`: where people reach this one. */
export function openSite(buildDir: string, address: string, outside?: OutsideHosts): Site | undefined {
  const client = join(buildDir, 'client');
  const pagesFile = join(buildDir, 'pages.json');
  if (!existsSync(client) || !existsSync(pagesFile)) return undefined;
  const { pages, notFound, siteUrl } = readJson(pagesFile) as PagesFile;
  const exact = new Map(pages.filter(({ path }) => !path.includes(':')).map(({ path, html }) => [path, html]));
  const addressOf = new Map([...exact].flatMap(([path, html]) => (html === fileNameOf(path) ? [[html, path] as const] : [])));
  const policies = existsSync(join(buildDir, 'csp.json')) ? (readJson(join(buildDir, 'csp.json')) as Record<string, InlineHashes>) : {};
  const files = listFiles(client, (name) => pagePolicy(policies[name] ?? {}, outside), exact.get('/'));
  const patterns = pages.filter(({ path }) => path.includes(':')).map(toPattern);
  const lost = files.get(notFound);
  if (!lost) throw new Error(`The web build has no ${notFound}.`);

  const older = olderAssets(buildDir);
  const htmlFor = (path: string) => exact.get(path) ?? patterns.find(({ isOne }) => isOne(path))?.html;
  const send = sender(readdress(siteUrl, address), (url) => files.get(htmlFor(url) ?? url));
  const serve: Site['serve'] = async (request, reply, isSignedIn) => {
    const path = requestPath(request);
    if (path === undefined) throw problem('invalid_request', { reason: reason('address_unreadable') });
    const html = htmlFor(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (!html) throw problem('not_found');
      reply.header('allow', 'GET, HEAD');
      throw problem('method_not_allowed');
    }
    if (path === '/' && !hasLeft(request) && (await isSignedIn())) {
      return reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' }).redirect('/dashboard', 302);
    }
    if (html !== undefined) allowFeatures(reply, path);
    if (html !== undefined) return send(request, reply, files.get(html) ?? lost, files.has(html) ? 200 : 404);
    // The same page under one address: a slash at the end leads to it without, and so does the name of its file.
    const bare = path.replace(/\/+$/, '');
    if (bare !== path && /^\/[^/\\]/.test(bare) && htmlFor(bare)) return moved(reply, encodeURI(bare) + queryOf(request.url), 308);
    const named = addressOf.get(path);
    if (named !== undefined) return moved(reply, encodeURI(named) + queryOf(request.url), 301);
    const file = path.endsWith('.html') ? undefined : (files.get(path) ?? older(path));
    return file ? send(request, reply, file, 200) : send(request, reply, lost, 404);
  };
  return { serve, builtFor: siteUrl };
}

function toPattern({ path, html, values }: PageEntry): { isOne: (path: string) => boolean; html: string } {
  const pattern = patternOf(path);
  const known = values && new Set(values);
  return {
    html,
    isOne: (asked) => {
      const [, value] = pattern.exec(asked) ?? [];
      return value !== undefined && (!known || known.has(value));
    },
  };
}

const BUILD_NAME = /^[0-9a-f]{16}$/;

/** A page that was opened before this build still asks for the scripts of its own. They are named by their content, so any build will do. */
function olderAssets(buildDir: string): (path: string) => SiteFile | undefined {
  const folder = dirname(buildDir);
  const names = BUILD_NAME.test(basename(buildDir)) ? readdirSync(folder).filter((name) => BUILD_NAME.test(name)) : [];
  const clients = names.map((name) => join(folder, name, 'client')).filter((client) => existsSync(join(client, 'assets')));
  const found = new Map(
    clients.flatMap((client) => [...listFiles(client, () => '', undefined)].filter(([name]) => name.startsWith('/assets/'))),
  );
  return (path) => {
    const file = found.get(path);
    return file && existsSync(file.path) ? file : undefined;
  };
}

/** The file name of a page of its own in the build. */
const fileNameOf = (path: string): string => `${path === '/' ? '' : path}/index.html`;

const moved = (reply: FastifyReply, to: string, status: 301 | 308): FastifyReply =>
  reply.header('cache-control', FOR_A_DAY).redirect(to, status);

/** Changes with every build of the web, whatever the package's version says: open pages then learn that there is a newer one. */
export function stampOf(buildDir: string): string | undefined {
  const assets = join(buildDir, 'client', 'assets');
  if (!existsSync(assets)) return undefined;
  // Assets carry the hash of their content in their names.
  const names = readdirSync(assets).toSorted();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
}
