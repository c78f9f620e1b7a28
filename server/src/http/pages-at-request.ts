// Pages that are made when they are asked for. A feature says what such a page shows (`pages` in features.ts); the web's build brings what draws
// it, its styles and the hashes of its inline parts (web/tools/pages-at-request.ts).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../db/connection.ts';
import { callerAddress } from './addresses.ts';
import { type InlineHashes, type OutsideHosts, pagePolicy } from './headers.ts';
import { codingFor, isSameTag, patternOf, queryOf } from './negotiation.ts';
import { problem, ProblemError } from './problems.ts';
import { requestPath } from './request-path.ts';
import { readdressMarkup } from './site-address.ts';
import type { HttpApp } from './route.ts';
import { findSession, type Person } from './session.ts';

type Language = 'en' | 'es';

export interface AskedPage {
  /** of the path; not checked in any way */
  params: Readonly<Record<string, string>>;
  person: Person | null;
  db: Queries;
  /** known only to the servers of this installation */
  secret: string;
  now: Date;
}
/**
 * By the path that the page declares: what it shows, as plain data. Undefined, or the problem not_found: there is no such thing, and the page is a 404. Everything in it may
 * be seen by who asked.
 */
export type PagesAtRequest = Readonly<Record<string, (asked: AskedPage) => object | undefined | Promise<object | undefined>>>;

/** What the web's build says of these pages. */
interface BuiltPages {
  stylesHere: string;
  pages: { path: string; atRequest: 'private' | 'public'; styles: string; hashes: InlineHashes }[];
}
interface Drawer {
  draw: (asked: {
    pattern: string;
    path: string;
    language: Language;
    shown: object | undefined;
  }) => Promise<{ status: number; html: string }>;
}

const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
const PUBLIC = { 'cache-control': 'no-cache' };
const VARY = 'Accept-Encoding, Accept-Language, Cookie';
/** Quick, and within a few percent of the best: a page is packed for each request. The window is as long as a page, not 4 MB. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 };
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const PACK = { br: (text: string) => brotli(text, { params: BROTLI }), gzip: (text: string) => zip(text, { level: 5 }) };

/** What the person chose, else the first language of the browser that we speak. */
function languageOf(request: FastifyRequest, person: Person | null): Language {
  const tags = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const ofBrowser = tags.find((tag): tag is Language => tag === 'en' || tag === 'es');
  return person?.language ?? ofBrowser ?? 'en';
}

async function orNothing(ask: () => Promise<object | undefined>): Promise<object | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return undefined;
    throw error;
  }
}

interface Found {
  pattern: string;
  params: Record<string, string>;
}

export interface AtRequest {
  /** Undefined: it is no such page. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;
}

export interface AtRequestSettings {
  webBuildDir: string | undefined;
  outside: OutsideHosts;
  /** the address that the build's pages name */
  builtFor: string | undefined;
}

export function openPagesAtRequest(app: HttpApp, sources: PagesAtRequest, settings: AtRequestSettings): AtRequest {
  const patterns = Object.keys(sources).map((pattern) => ({ pattern, test: patternOf(pattern), names: namesIn(pattern) }));
  const drawn =
    settings.webBuildDir === undefined ? undefined : openDrawer(join(settings.webBuildDir, 'at-request'), settings, app.baseUrl);
  const find = (path: string): Found | undefined => {
    for (const { pattern, test, names } of patterns) {
      const values = test.exec(path)?.slice(1);
      // These would be another address.
      if (values?.some((value) => value === '.' || value === '..')) return undefined;
      if (values) return { pattern, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
    }
    return undefined;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, { pattern, params, hasSlash }: Found & { hasSlash: boolean }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      throw problem('method_not_allowed');
    }
    if (hasSlash) return reply.headers(PRIVATE).redirect(pathOf(pattern, params) + queryOf(request.url), 308);
    const { connection } = app;
    const now = app.now();
    const session = await findSession(connection.db, request, app.cookies, now);
    await (session ? app.limits.spend('person', session.person.id) : app.limits.spend('anonymous', callerAddress(request)));
    const person = session?.person ?? null;
    const shown = await orNothing(async () => sources[pattern]?.({ params, person, db: connection.db, secret: app.secret, now }));
    const language = languageOf(request, person);
    // Without a build, the development server draws it (web/tools/draw-at-request.ts).
    if (!drawn) return reply.send({ pattern, language, shown });
    return drawn(request, reply, { pattern, path: pathOf(pattern, params), language, shown });
  };
  return {
    answer: (request, reply) => {
      const path = requestPath(request) ?? '';
      const found = find(path.replace(/\/+$/, ''));
      return found && answer(request, reply, { ...found, hasSlash: path.endsWith('/') });
    },
  };
}

const pathOf = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const namesIn = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function openDrawer(folder: string, { outside, builtFor }: AtRequestSettings, address: string) {
  const facts = join(folder, 'pages.json');
  if (!existsSync(facts)) return undefined;
  const { stylesHere, pages } = JSON.parse(readFileSync(facts, 'utf8')) as BuiltPages;
  const pageAt = new Map(pages.map((page) => [page.path, { ...page, policy: pagePolicy(page.hashes, outside) }]));
  // Loaded with the first such page: a server that shows none pays nothing.
  let drawer: Promise<Drawer> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply, asked: Parameters<Drawer['draw']>[0]): Promise<FastifyReply> => {
    const page = pageAt.get(asked.pattern);
    if (!page) throw new Error(`The pages' build has no ${asked.pattern}.`);
    drawer ??= import(pathToFileURL(join(folder, 'draw.js')).href) as Promise<Drawer>;
    const { draw } = await drawer;
    const { status, html } = await draw(asked);
    const text = readdressMarkup(html, builtFor, address).replace(stylesHere, () => page.styles);
    reply.headers(page.atRequest === 'private' ? PRIVATE : PUBLIC);
    reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: VARY, 'content-security-policy': page.policy });
    if (page.atRequest === 'public') {
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag);
      if (status === 200 && isSameTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    }
    const coding = codingFor(request, ['br', 'gzip']);
    if (coding) reply.header('content-encoding', coding);
    return reply.status(status).send(coding ? await PACK[coding](text) : text);
  };
}
