// Few scripts instead of many small ones: each costs a request and a task of the page, and what is packed together packs better. React is
// a script of its own, what every page needs is one more, then the app's shell, what the pages that people come to most share, and of the
// rest small pieces are put together.
import type { Plugin, Rollup } from 'vite';
import { PAGES } from './page-list.ts';
import { chunkCycle } from './chunk-cycle.ts';
import { routeFiles } from './page-faults.ts';
import { namesNothing } from './pattern-names.ts';
import routes from '../src/routes.ts';

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** Changes only with its version: who comes back after a release has it already. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const PACKAGES =
  /\/node_modules\/(react-router|@tanstack|clsx|idb-keyval)\/|\/paraglide\/registry|\/lucide-react\/dist\/esm\/(?!icons|lucide-react)/;
/** Entry points: a page that imports one uses a few of the things behind it, not all. */
const DOOR = /\/paraglide\/messages|\/chemistry\/src\/|\/lucide-react\/|limpid:contract|\/contract\/src\//;
/** What nearly every page says something with, and the endpoints that the pages call which people come to most. */
const TOOLS =
  /limpid:contract-api\/(accounts|overview|plans|pools|readings|treatments)$|\/web\/src\/i18n\/formats\.ts$|\/icons\/(check|arrow-right)\.mjs$/;
/** For whom there is nothing else to show: few pages, but of every kind. */
const DRAWINGS = /\/web\/src\/ui\/drawings/;
const CARDS = /\/web\/src\/ui\/(badge|big-number|card|range-bar)\.tsx$/;
/**
 * The plan's texts and icons that Today needs right away: a group of scripts includes what it imports, and with one such text Today loaded
 * the whole plan.
 */
const TODAY_MESSAGES = /\/paraglide\/messages\/(plan_now|plan_tested|plan_days|plan_hours|plan_minutes)\.js$|\/icons\/clock\.mjs$/;
/**
 * Texts that several pages use: those of the parts above are in a script of their own, or a page of another kind would fetch the plan for
 * the sake of "Cancel".
 */
const COMMON_WORD = /\/paraglide\/messages\/(common_\w+)\.js$/;
const USED_WORD = /\bm\.(common_\w+)/g;
/** What sets up a pool says a lot that the others don't: its texts are apart from theirs. */
const BESIDE_SETUP = ['frame', 'shell', 'auth', 'today', 'plan', 'log'] as const;
/** Sheets and questions: many parts bring one, few need what else those parts share. */
const DIALOG = /\/web\/src\/ui\/overlays\/dialog\.tsx$/;
/**
 * The parts of the engine that pages use for texts and checks; the engine itself loads when something is computed. A worker runs it too,
 * without a page: nothing from the web may be in these three.
 */
const WATER = /\/chemistry\/src\/(findings|measuring\/kits|units|water|sentences\/(number-text|parameter-names|sentences))\.ts$/;
const MEASUREMENT = /\/chemistry\/src\/(measuring|sentences)\/measurement/;
/** What values should be, and which products keep apart: the plan says both, and so do setup and the settings of a pool. */
const TARGETS = /\/chemistry\/src\/(targets\/(targets|salt-range)|(targets|sentences)\/target-[a-z]+)\.ts$/;
const SAFETY = /\/chemistry\/src\/(sentences\/)?safety[a-z-]*\.ts$/;
const PRODUCTS = /\/chemistry\/src\/(products\/(household-dose|product-identity|product-table|products)|measuring\/valid-range)\.ts$/;
const QUANTITIES = /\/web\/src\/i18n\/(parameters|rain|units)\.ts$/;
const DOSES = /\/web\/src\/i18n\/(amounts|product-names)\.ts$/;
/** Short texts that the test log shares with others, each with different ones: apart, every one of them costs a script. */
const LOG_WORDS = /\/paraglide\/messages\/log_(?:read_only_text|read_only_title|ask_grouping|likely|no_pool_text|no_pool_title)\.js$/;
/** What the sheet of the outbox has in common with the settings: it is in the first install, they are not. */
const OUTBOX_SHARED = /\/web\/src\/offline\/forget-person\.ts$/;
const FILES = routeFiles(routes);
/** The components of the pages that declare one of these names. */
const pagesOf = (...names: string[]): string[] =>
  PAGES.filter(({ chunks }) => chunks !== undefined && names.includes(chunks)).map((page) => FILES.get(page.path) ?? page.path);
/** The parts that people come to most: what they share is put together. */
const PARTS = {
  frame: ['root.tsx', 'entry.client.tsx'],
  shell: ['app/shell/shell-layout.tsx'],
  beside: ['public-pages/public-layout.tsx', ...pagesOf('auth', 'setup')],
  auth: pagesOf('auth'),
  today: pagesOf('today'),
  plan: ['app/dashboard/today-plan.tsx'],
  log: pagesOf('log'),
  outbox: ['features/outbox/outbox-sheet.tsx'],
  setup: pagesOf('setup'),
};
const PLAN = /\/web\/src\/app\/dashboard\/today-plan\.tsx$/;
/** The texts of a language are a script of their own. */
const LANGUAGE = /limpid:messages/;
/** Each alternative of these names something that is in the build. */
const NAMED = [
  REACT,
  PACKAGES,
  DOOR,
  TOOLS,
  DRAWINGS,
  CARDS,
  TODAY_MESSAGES,
  COMMON_WORD,
  DIALOG,
  WATER,
  MEASUREMENT,
  TARGETS,
  SAFETY,
  PRODUCTS,
  QUANTITIES,
  DOSES,
  OUTBOX_SHARED,
  LOG_WORDS,
  PLAN,
  LANGUAGE,
];
/**
 * Pieces smaller than this (before minifying) join the piece that is most like them: an icon, a text. Not larger ones: their company
 * brings its own friends along, and with 3000 the log page had to fetch the command palette and the tiles of all calculators (37 kB).
 */
const SMALL_PIECE = 400;

/** Everything that these files import statically, without entry points. */
function closure(graph: Graph, files: readonly string[], ids: readonly string[]): Set<string> {
  const found = new Set<string>();
  const starts = files.map((file) => ids.filter((id) => id.endsWith(`/src/${file}`)));
  for (const [index, start] of starts.entries())
    if (start.length === 0) throw new Error(`Scripts are grouped by ${files[index]}, which is not in the build.`);
  const queue = starts.flat();
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id) || DOOR.test(id)) continue;
    found.add(id);
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

// A piece is named after the pages that share it: too long for the manifest of the routes. Each script is named up to twenty times, and a
// hash does not compress: seven characters are the fewest that the bundler takes.
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith('part') ? 'part' : name.replace(/^.*(?=messages-)/, '')}-[hash:7].js`;

type Found = Record<keyof typeof PARTS, Set<string>>;

const nothing = (): Found => Object.fromEntries(Object.keys(PARTS).map((name) => [name, new Set<string>()])) as Found;

/** The texts that several pages use, by who says them. */
interface Words {
  common: Set<string>;
  setup: Set<string>;
  /** Said by the sheet of the outbox: among the parts of other pages they took passkeys and the parts of a pool along at install. */
  outbox: Set<string>;
}

/** The scripts; where two want the same piece, the higher one has it. `found` and the words are filled when all modules are known. */
function scripts(found: Found, words: Words) {
  const isIn = (name: keyof Found, id: string) => found[name].has(id);
  const isFrame = (id: string) => isIn('frame', id) || PACKAGES.test(id) || TOOLS.test(id) || (isIn('shell', id) && isIn('beside', id));
  const isWord = (which: keyof Words) => (id: string) => words[which].has(COMMON_WORD.exec(id)?.[1] ?? '');
  return [
    { name: 'react', test: REACT, priority: 6 },
    { name: 'frame', test: isFrame, priority: 5 },
    { name: 'drawings', test: DRAWINGS, priority: 4 },
    { name: 'words', test: isWord('common'), priority: 4 },
    { name: 'setting', test: isWord('setup'), priority: 3 },
    { name: 'outbox-shared', test: (id: string) => isWord('outbox')(id) || OUTBOX_SHARED.test(id), priority: 3 },
    { name: 'log-words', test: LOG_WORDS, priority: 4 },
    { name: 'shell', test: (id: string) => isIn('shell', id), priority: 3 },
    { name: 'cards', test: CARDS, priority: 2 },
    { name: 'dialog', test: DIALOG, priority: 2 },
    { name: 'water', test: WATER, priority: 2 },
    { name: 'measurement', test: MEASUREMENT, priority: 2 },
    { name: 'products', test: PRODUCTS, priority: 2 },
    { name: 'targets', test: TARGETS, priority: 2 },
    { name: 'safety', test: SAFETY, priority: 2 },
    { name: 'quantities', test: QUANTITIES, priority: 2 },
    { name: 'doses', test: DOSES, priority: 2 },
    { name: 'forms', test: (id: string) => isIn('log', id) && isIn('setup', id), priority: 2 },
    { name: 'tests', test: (id: string) => isIn('log', id) && (isIn('today', id) || isIn('plan', id)), priority: 1 },
    { name: 'today', test: (id: string) => TODAY_MESSAGES.test(id) || (isIn('today', id) && isIn('plan', id)), priority: 1 },
    { name: 'plan', test: (id: string) => isIn('plan', id) && !isIn('setup', id) && !PLAN.test(id), priority: 1 },
    {
      name: 'part',
      test: (id: string) => !LANGUAGE.test(id),
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL_PIECE,
      minShareCount: 2,
      priority: 0,
    },
  ];
}

export function fewChunks(): Plugin {
  const found = nothing();
  const words: Words = { common: new Set(), setup: new Set(), outbox: new Set() };
  const codeSplitting = { groups: scripts(found, words) };
  return {
    name: 'limpid:few-chunks',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames, entryFileNames: chunkFileNames } } } }
        : undefined,
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const ids = [...this.getModuleIds()];
      const nothings = namesNothing(NAMED, ids);
      if (nothings.length > 0) this.error(`Scripts are grouped by ${nothings.join(', ')}: no file of the build (web/tools/few-chunks.ts).`);
      for (const [name, files] of Object.entries(PARTS)) {
        if (files.length === 0) this.error(`Scripts are grouped by the part “${name}”, which has no pages (web/tools/few-chunks.ts).`);
        found[name as keyof Found] = closure(this, files, ids);
      }
      const wordsOf = (parts: readonly (keyof Found)[]) =>
        parts
          .flatMap((name) => [...found[name]])
          .flatMap((id) => [...(this.getModuleInfo(id)?.code?.matchAll(USED_WORD) ?? [])].map(([, key = '']) => key));
      for (const key of wordsOf(BESIDE_SETUP)) words.common.add(key);
      for (const key of wordsOf(['setup', 'beside'])) if (!words.common.has(key)) words.setup.add(key);
      for (const key of wordsOf(['outbox'])) if (!words.common.has(key) && !words.setup.has(key)) words.outbox.add(key);
      if (Object.values(words).some(({ size }) => size === 0))
        this.error('Texts are grouped by how parts use them, and none does (web/tools/few-chunks.ts).');
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : []));
      const cycle = chunkCycle(new Map(chunks));
      if (cycle) this.error(`Scripts import each other: ${cycle.join(' → ')}. Group what they share (web/tools/few-chunks.ts).`);
    },
  };
}
