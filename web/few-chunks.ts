// Few scripts instead of many small ones: each costs a request, and what is packed together packs better. What every page needs is one
// script, what every page of the app's shell needs are two more, and of the rest small pieces are put together.
import type { Plugin, Rollup } from 'vite';

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

const PACKAGES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack|clsx|idb-keyval)\/|\/paraglide\/registry|\/lucide-react\/dist\/esm\/(?!icons|lucide-react)/;
/** Doors: who comes through one uses a few of the things behind it, not all. */
const DOOR = /\/paraglide\/messages|\/chemistry\/src\/|\/lucide-react\/|limpid:contract|\/contract\/src\//;
/** The texts of a language are a script of their own. */
const LANGUAGE = /limpid:words/;
/**
 * Pieces smaller than this (before minifying) join the piece that is most like them: an icon, a text. Not larger ones: their company
 * brings its own friends along, and with 3000 the log page had to fetch the command palette and the tiles of all calculators (37 kB).
 */
const SMALL_PIECE = 200;

/** Everything that a module imports at once, doors left aside. */
function closure(graph: Graph, from: RegExp, ids: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const queue = [...ids].filter((id) => from.test(id));
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id) || DOOR.test(id)) continue;
    found.add(id);
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

// A piece is named after the pages that share it: too long for the table of pages.
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith('part') ? 'part' : name.replace(/^.*(?=words-)/, '')}-[hash].js`;

export function fewChunks(): Plugin {
  let frame = new Set<string>();
  let shell = new Set<string>();
  let beside = new Set<string>();
  const groups = [
    { name: 'frame', test: (id: string) => frame.has(id) || PACKAGES.test(id), priority: 4 },
    // For whom there is nothing else to show: few pages, but of every kind. After the frame, which has what they are drawn with.
    { name: 'drawings', test: /\/web\/src\/ui\/drawings/, priority: 3 },
    { name: 'kit', test: (id: string) => shell.has(id) && beside.has(id), priority: 2 },
    { name: 'shell', test: (id: string) => shell.has(id) && !beside.has(id), priority: 2 },
    {
      name: 'part',
      test: (id: string) => !LANGUAGE.test(id),
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL_PIECE,
      minShareCount: 2,
      priority: 1,
    },
  ];
  return {
    name: 'limpid:few-chunks',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } } : undefined,
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const ids = [...this.getModuleIds()];
      frame = closure(this, /\/web\/src\/(root|entry\.client)\.tsx$/, ids);
      shell = closure(this, /\/web\/src\/app\/shell-layout\.tsx$/, ids);
      beside = closure(this, /\/web\/src\/.*\/(public-layout|auth-page|setup-page)\.tsx$/, ids);
    },
  };
}
