// The service worker of a finished build: which files it keeps ahead (within a budget), what it has to know of the addresses, one script.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ChunkGraph, readChunkGraph } from './chunk-graph.ts';
import { eagerGlobs } from './eager-globs.ts';
import { type ManifestRoute as Route, readRouteManifest, type RouteManifest } from './route-manifest.ts';
import { PAGES } from '../../web/tools/page-list.ts';
import type { Page } from '../../web/src/pages/page.ts';
import { type CachedFile, OFFLINE_PAGE, type SiteFacts } from '../../web/src/sw/site-facts.ts';

/** Brotli. The clear-up took what the app needs at its first start from 290 to 308 kB, tasks, equipment and the bell to 342. */
export const PRECACHE_LIMIT_BYTES = 360_000;
const LAYOUTS = /^root$|-layout$/;
const REVISION_LENGTH = 12;
const FALLBACK_HTML = '/__spa-fallback.html';
// What reports errors to an outside service has nothing to do without a network; another language is for those who speak it.
const NEVER_AHEAD = /^\/assets\/(error-(service|replay)|messages-(?!en-)[a-z]+)-/;
const OTHER_MESSAGES = /^\/assets\/messages-(?!en-)([a-z]+)-/;

interface Build {
  client: string;
  routes: RouteManifest;
  manifestFile: string;
  pages: { path: string; html: string }[];
  graph: ChunkGraph;
}

function readBuild(buildDir: string): Build {
  const client = join(buildDir, 'client');
  const { script, manifest } = readRouteManifest(client);
  const { pages } = JSON.parse(readFileSync(join(buildDir, 'pages.json'), 'utf8')) as { pages: Build['pages'] };
  return { client, routes: manifest, manifestFile: script, pages, graph: readChunkGraph(buildDir) };
}

/** A chunk and everything that it cannot run without; with `late`, also what it may load afterwards. */
function closureOf({ client, graph }: Build, start: readonly string[], late: boolean): string[] {
  const found = new Set<string>();
  const visit = (url: string): void => {
    if (found.has(url) || NEVER_AHEAD.test(url) || !existsSync(join(client, url))) return;
    found.add(url);
    for (const imported of graph.imports(url)) visit(imported);
    if (late) for (const imported of graph.lazyImports(url)) visit(imported);
  };
  for (const url of start) visit(url);
  return [...found];
}

/** As sent over the network: the smallest version that exists. */
const sentBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

function fileOf({ client, pages }: Build, url: string): string {
  const html = pages.find(({ path }) => path === url)?.html;
  return join(client, html ?? url);
}

export interface Precache {
  site: SiteFacts;
  /** of what is cached at install */
  bytes: number;
}

interface Group {
  urls: string[];
  /** in any case (a test limits the sum); the others are added while there is room, else later */
  isNeeded: boolean;
  isShell: boolean;
}

const AT_INSTALL = PAGES.filter(({ offline }) => offline === 'install').map(({ path }) => path);
const LATER = PAGES.filter(({ offline }) => offline === 'later');
const isInBar = ({ navigation }: Page): boolean => navigation?.group === 'bar';
const isOfApp = ({ html }: Page): boolean => html === 'frame' || html === 'shell';

/** In the order of what people need beside the water. */
function groupsOf(build: Build): Group[] {
  const all = Object.values(build.routes.routes);
  const assets = readdirSync(join(build.client, 'assets'));
  const asset = (pattern: RegExp) => assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`);
  // A page is drawn inside its layouts, which have no address of their own.
  const modules = (test: (route: Route) => boolean) => all.filter(test).flatMap((route) => withLayouts(build.routes.routes, route));
  const addressOf = ({ path }: Route) => `/${path}`;
  const chunks = (urls: string[], late = true) => closureOf(build, urls, late);
  const at = (...paths: string[]) => modules((route) => route.path !== undefined && paths.includes(addressOf(route)));
  const layouts = modules(({ id }) => ['root', 'app/shell/shell-layout', parentOf(all, OFFLINE_PAGE)].includes(id));
  const frame = [build.routes.entry.module, ...layouts, ...at(...AT_INSTALL)];
  // Late parts without which people could not see the plan, log, see what waits or sign out while offline: Today's steps
  // and numbers, the outbox and its sheet, messages, and what "Log" opens.
  const offline = asset(/^(outbox|today-plan|log-sheets|toast-region)-[\w-]+\.js$/);
  const statics = new Set(PAGES.filter(({ html }) => html === 'static').map(({ path }) => path));
  const documents = (paths: string[]) => paths.filter((path) => statics.has(path) && build.pages.some((page) => page.path === path));
  const later = (urls: string[]): Group => ({ urls, isNeeded: false, isShell: false });
  return [
    {
      urls: [
        ...frameAddresses(build),
        build.manifestFile,
        ...asset(/^site-[\w-]+\.css$/),
        ...chunks([...frame, ...offline], false),
        ...asset(/^geist-(?!more).*\.woff2$/),
      ],
      isNeeded: true,
      isShell: true,
    },
    {
      urls: [...documents(AT_INSTALL), ...asset(/^deferred-[\w-]+\.js$/), '/manifest.webmanifest', '/favicon.svg'],
      isNeeded: true,
      isShell: false,
    },
    later(chunks(asset(/^(local-plan|plan-worker)-[\w-]+\.js$/))),
    // Letters with accents: until they are here those of the system take their place.
    later(asset(/^geist-more.*\.woff2$/)),
    later(chunks(frame)),
    // Those in the bar first; then the others, the app's before the public ones.
    ...LATER.filter(isInBar).map(({ path }) => later(chunks(at(path)))),
    ...LATER.filter((page) => !isInBar(page) && isOfApp(page)).map(({ path }) => later(chunks(at(path)))),
    // Read photos of test strips, and make photos smaller, beside the page.
    later(chunks(asset(/^(photo|prepare)-worker-[\w-]+\.js$/))),
    later(asset(/^messages-(?!en-)[a-z]+-[\w-]+\.js$/)),
    later(documents(LATER.map(({ path }) => path))),
    later(chunks(at(...LATER.filter(({ html }) => html === 'complete').map(({ path }) => path)))),
    later([...asset(/^caustics.*\.webp$/), ...asset(/^newsreader.*\.woff2$/), '/icons/icon-192.png']),
    // Of the start page, to which a sign-out leads.
    later(asset(/^(phone|desktop|chart)-(light|dark)-[\w-]+\.webp$/)),
  ];
}

function withLayouts(routes: RouteManifest['routes'], route: Route): string[] {
  const layout = route.parentId === undefined ? undefined : routes[route.parentId];
  return [route.module, ...(layout ? withLayouts(routes, layout) : [])];
}

const parentOf = (routes: Route[], path: string): string => routes.find((route) => `/${route.path}` === path)?.parentId ?? 'root';

const DASHBOARD = '/dashboard';

/** The HTML of the frame, for every page of the app; and the start page's own where it has one, with its first words in place. */
function frameAddresses({ pages }: Build): string[] {
  const frame = pages.find(({ path, html }) => html === FALLBACK_HTML && !path.includes(':'));
  if (!frame) throw new Error('No page opens the frame of the app.');
  return pages.some(({ path, html }) => path === DASHBOARD && html !== FALLBACK_HTML) ? [frame.path, DASHBOARD] : [frame.path];
}

/** Each page of the app with the address of its cached HTML. */
function appPagesOf(build: Build): Record<string, string> {
  const own = new Set(PAGES.filter(isOfApp).map(({ path }) => path));
  const [frame = '/', start = frame] = frameAddresses(build);
  const pages = build.pages.filter(({ path, html }) => html === FALLBACK_HTML || own.has(path));
  return Object.fromEntries(pages.map(({ path }) => [path, path === DASHBOARD ? start : frame]));
}

function chooseFiles(build: Build): { files: CachedFile[]; laterFiles: CachedFile[]; bytes: number } {
  const files: CachedFile[] = [];
  const laterFiles: CachedFile[] = [];
  const chosen = new Set<string>();
  let bytes = 0;
  for (const { urls, isNeeded, isShell } of groupsOf(build)) {
    const fresh = [...new Set(urls)].filter((url) => !chosen.has(url));
    const size = fresh.reduce((sum, url) => sum + sentBytes(fileOf(build, url)), 0);
    const isCached = isNeeded || (bytes + size <= PRECACHE_LIMIT_BYTES && !urls.some((url) => OTHER_MESSAGES.test(url)));
    if (isCached) bytes += size;
    for (const url of fresh) {
      chosen.add(url);
      const language = OTHER_MESSAGES.exec(url)?.[1];
      const file = { url, revision: revisionOf(readFileSync(fileOf(build, url))), isShell, ...(language && { language }) };
      (isCached ? files : laterFiles).push(file);
    }
  }
  return { files, laterFiles, bytes };
}

export const revisionOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, REVISION_LENGTH);

export function precacheOf(buildDir: string): Precache {
  const build = readBuild(buildDir);
  const { files, laterFiles, bytes } = chooseFiles(build);
  const routes = Object.values(build.routes.routes);
  const offlineModule = routes.find(({ path }) => path === OFFLINE_PAGE.slice(1))?.module;
  if (!offlineModule) throw new Error('There is no page for being offline.');
  const appPages = appPagesOf(build);
  const site: SiteFacts = {
    version: revisionOf(Buffer.from(JSON.stringify([files, laterFiles]))),
    files,
    laterFiles,
    appPages,
    publicPages: build.pages.flatMap(({ path }) => (path in appPages ? [] : path)),
    framePages: framePagesOf(build, files),
    pageModules: [...new Set(routes.filter(({ id }) => !LAYOUTS.test(id)).map(({ module }) => module))],
    offlineModule,
    lazyParts: lazyPartsOf(build),
  };
  return { site, bytes };
}

/** The pages of the public layout, which the app has from the start, and the search: one may have been opened from within the app only. */
function framePagesOf(build: Build, files: readonly CachedFile[]): SiteFacts['framePages'] {
  const all = Object.values(build.routes.routes);
  const atInstall = new Set(files.map(({ url }) => url));
  const pages = all.filter(
    ({ path = '', parentId }) =>
      path === 'search' || (!['', OFFLINE_PAGE.slice(1)].includes(path) && parentId === parentOf(all, OFFLINE_PAGE)),
  );
  return Object.fromEntries(
    pages.map((route) => [
      `/${route.path}`,
      closureOf(build, withLayouts(build.routes.routes, route), false).filter((url) => !atInstall.has(url)),
    ]),
  );
}

function lazyPartsOf(build: Build): string[] {
  const { client, routes } = build;
  const modules = Object.values(routes.routes).map(({ module }) => module);
  const early = new Set(closureOf(build, [routes.entry.module, ...modules], false));
  const scripts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'));
  return scripts.map((name) => `/assets/${name}`).filter((url) => !early.has(url));
}

export async function buildServiceWorker(source: string, buildDir: string): Promise<Precache> {
  const { build, stop } = await import('esbuild');
  const precache = precacheOf(buildDir);
  await build({
    entryPoints: [source],
    outfile: join(buildDir, 'client', 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'safari16.4', 'firefox114'],
    legalComments: 'none',
    plugins: [eagerGlobs],
    logLevel: 'warning',
    define: { LIMPID_SITE: JSON.stringify(precache.site) },
  });
  await stop();
  return precache;
}
