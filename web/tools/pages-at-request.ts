// The pages that the server makes when they are asked for: a bundle of its own with these pages and the document, and for each page its styles and
// the hashes of its inline parts, worked out as for a built page. Neither depends on what a page shows.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { type InlineHashes, inlineHashes } from './build-facts.ts';
import { MADE_AT_REQUEST } from './page-list.ts';
import { pageModules } from './page-modules.ts';
import { siteUrl } from './site-url.ts';
import { usedStyles } from './used-styles.ts';
import type { Asked } from '../src/entry.request.tsx';
import routes from '../src/routes.ts';

const web = path.join(import.meta.dirname, '..');
const MODULE = 'limpid:made-at-request';
const STYLES = /\/styles\/app\.css\?inline$/;
const DEFERRED = /\/deferred\/deferred\.ts\?worker&url$/;
/** Stands in the document for the styles of its page. */
const STYLES_HERE = '/* the styles of this page */';

export interface PageAtRequest {
  path: string;
  atRequest: 'private' | 'public';
  /** replaces `stylesHere` in what is drawn */
  styles: string;
  hashes: InlineHashes;
}
export interface PagesAtRequest {
  stylesHere: string;
  pages: PageAtRequest[];
}

/** Each page with the component of its route: such a page has no layout around it. */
function source(): string {
  const files = MADE_AT_REQUEST.map(({ path: address }) => {
    const file = routes.find((route) => `/${route.path}` === address)?.file;
    if (!file) throw new Error(`${address} is made at the request: its route stands alone in routes.ts, in no layout.`);
    return path.join(web, 'src', file);
  });
  return [
    ...files.map((file, index) => `import * as page${index} from ${JSON.stringify(file)};`),
    `export const MADE_AT_REQUEST = [${MADE_AT_REQUEST.map((page, index) => `{ ...${JSON.stringify(page)}, module: page${index} }`).join(', ')}];`,
  ].join('\n');
}

/** For the bundle, and for the development server. */
export const madeAtRequest = (): Plugin => ({
  name: 'limpid:made-at-request',
  resolveId: (id) => (id === MODULE ? { id: `\0${id}`, moduleSideEffects: false } : null),
  load: (id) => (id === `\0${MODULE}` ? source() : null),
});

/** What the build of the site has made already: its one script and its styles. */
const ofTheSite = (client: string): Plugin => {
  const made: Readonly<Record<string, () => string>> = {
    '\0limpid:styles-here': () => STYLES_HERE,
    '\0limpid:deferred': () => `/assets/${onlyOne('deferred-*.js', client)}`,
  };
  return {
    name: 'limpid:of-the-site',
    enforce: 'pre',
    resolveId: (id) => (STYLES.test(id) ? '\0limpid:styles-here' : DEFERRED.test(id) ? '\0limpid:deferred' : null),
    load: (id) => (made[id] ? `export default ${JSON.stringify(made[id]())};` : null),
  };
};

function onlyOne(pattern: string, client: string): string {
  const [name, ...others] = globSync(pattern, { cwd: path.join(client, 'assets') });
  if (!name || others.length > 0) throw new Error(`The build has no file ${pattern}, or several.`);
  return name;
}

/** The code of every module of ours behind a page: whatever it may show, its classes stand there. */
function codeOfPages(codes: Map<string, string>): Plugin {
  return {
    name: 'limpid:code-of-pages',
    generateBundle() {
      for (const { path: address } of MADE_AT_REQUEST) {
        const start = path.join(web, 'src', routes.find((route) => `/${route.path}` === address)?.file ?? '');
        const found = new Set<string>();
        const queue = [start];
        for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
          if (found.has(id) || id.includes('/node_modules/') || id.includes('/paraglide/')) continue;
          found.add(id);
          queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        codes.set(address, [...found].map((id) => this.getModuleInfo(id)?.code ?? '').join('\n'));
      }
    },
  };
}

async function buildPagesAtRequest(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const folder = path.join(buildDirectory, 'at-request');
  const codes = new Map<string, string>();
  await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [ofTheSite(client), madeAtRequest(), pageModules(web), codeOfPages(codes)],
    // What our modules remember of a device: a server has none, and Node warns of it.
    define: {
      localStorage: 'undefined',
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl()),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
    ssr: { noExternal: true },
    build: {
      ssr: path.join(web, 'src/entry.request.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'draw.js' } },
    },
  });
  const { draw } = (await import(pathToFileURL(path.join(folder, 'draw.js')).href)) as {
    draw: (asked: Asked) => Promise<{ html: string }>;
  };
  const css = readFileSync(path.join(client, 'assets', onlyOne('site-*.css', client)), 'utf8');
  const script = readFileSync(path.join(client, 'assets', onlyOne('deferred-*.js', client)), 'utf8');
  const pages = await Promise.all(
    MADE_AT_REQUEST.map(async (page): Promise<PageAtRequest> => {
      const { html } = await draw({ pattern: page.path, path: page.path.replaceAll(':', ''), language: 'en', shown: undefined });
      const styles = usedStyles(css, html, `${codes.get(page.path)}\n${script}`);
      return { ...page, styles, hashes: inlineHashes(html.replace(STYLES_HERE, () => styles)) };
    }),
  );
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ stylesHere: STYLES_HERE, pages } satisfies PagesAtRequest));
}

if (import.meta.main) await buildPagesAtRequest(process.argv[2] ?? '');
