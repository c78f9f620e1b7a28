// How much script each page needs before it is drawn: the entry, the root and the matched routes with all that they import.
// node tools/page-weights.ts [/address]: with an address also who brings what (of the build made by npm run build).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webBuildDir } from './builds.ts';
import { type ManifestRoute, readRouteManifest, type RouteManifest } from './build-parts/route-manifest.ts';

export interface PageWeight {
  address: string;
  scripts: string[];
  raw: number;
  gzip: number;
  brotli: number;
}
export interface ScriptWeight {
  script: string;
  raw: number;
  gzip: number;
  brotli: number;
}

const textOf = (client: string, script: string) => readFileSync(join(client, script));

/** As sent over the network: the compressed file, if there is one. */
export function scriptWeight(client: string, script: string): ScriptWeight {
  const content = textOf(client, script);
  const beside = (suffix: string) => join(client, script + suffix);
  const brotli = existsSync(beside('.br')) ? statSync(beside('.br')).size : content.length;
  return { script, raw: content.length, gzip: gzipSync(content, { level: 9 }).length, brotli };
}

function addressOf(route: ManifestRoute, routes: RouteManifest['routes']): string {
  const parts: string[] = [];
  for (let at: ManifestRoute | undefined = route; at; at = at.parentId === undefined ? undefined : routes[at.parentId])
    if (at.path) parts.unshift(at.path);
  return `/${parts.join('/')}`;
}

/** Every page of the app with the scripts that its first view needs; prefetched ones do not count. */
export function pageWeights(build: string = webBuildDir()): PageWeight[] {
  const client = join(build, 'client');
  const { script, manifest } = readRouteManifest(client);
  const { entry, routes } = manifest;
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter((route) => route.index === true || !parents.has(route.id));
  // most scripts belong to most pages
  const known = new Map<string, ScriptWeight>();
  const weightOf = (each: string): ScriptWeight => {
    const weight = known.get(each) ?? scriptWeight(client, each);
    known.set(each, weight);
    return weight;
  };
  return pages.map((page) => {
    const scripts = new Set([script, entry.module, ...entry.imports]);
    for (let at: ManifestRoute | undefined = page; at; at = at.parentId === undefined ? undefined : routes[at.parentId])
      for (const each of [at.module, ...at.imports]) scripts.add(each);
    const weights = [...scripts].map(weightOf);
    const sum = (size: 'raw' | 'gzip' | 'brotli') => weights.reduce((total, weight) => total + weight[size], 0);
    return { address: addressOf(page, routes), scripts: [...scripts], raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
  });
}

/** What only this page brings: its own module, and nothing that it shares. */
export function routeChunks(build: string = webBuildDir()): ScriptWeight[] {
  const client = join(build, 'client');
  const { routes } = readRouteManifest(client).manifest;
  return [...new Set(Object.values(routes).map(({ module }) => module))].map((script) => scriptWeight(client, script));
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

function printModules(build: string, page: PageWeight): void {
  const client = join(build, 'client');
  const modules = JSON.parse(readFileSync(join(build, 'modules.json'), 'utf8')) as Record<string, Record<string, number>>;
  for (const { script, gzip, brotli } of page.scripts.map((each) => scriptWeight(client, each)).toSorted((a, b) => b.gzip - a.gzip)) {
    console.log(`${kB(gzip)} gz ${kB(brotli)} br  ${script}`);
    const parts = Object.entries(modules[script] ?? {}).toSorted(([, a], [, b]) => b - a);
    for (const [id, length] of parts.slice(0, 25)) if (length > 150) console.log(`${' '.repeat(24)}${kB(length)}  ${id}`);
  }
}

if (import.meta.main) {
  const wanted = process.argv[2];
  const pages = pageWeights().toSorted((a, b) => b.gzip - a.gzip);
  console.log('  gzip kB  brotli kB  scripts  page');
  for (const { address, gzip, brotli, scripts } of pages)
    if (!wanted || address === wanted) console.log(`${kB(gzip)}    ${kB(brotli)}     ${String(scripts.length).padStart(4)}  ${address}`);
  const page = pages.find(({ address }) => address === wanted);
  if (page) printModules(webBuildDir(), page);
}
