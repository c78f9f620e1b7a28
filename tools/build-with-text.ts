// Builds the browser's scripts once more, with one more text, and says which scripts have a new name then: what everyone who comes back has
// to fetch again after such a release.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, type Plugin } from 'vite';
import { clientMessage, messageId } from '../web/tools/client-messages.ts';

const web = fileURLToPath(new URL('../web', import.meta.url));

const PAGE = 'web/src/features/readings/log-page.tsx';
const AREA = 'log';
const KEY = 'log_one_more_text';
/** As the compiler of the messages writes it. */
const COMPILED = `
const en_${KEY} = () => {
\treturn /** @type {LocalizedString} */ (\`One more text\`)
};`;

/** The text in the three places that a new text changes: the list of all texts, the Spanish of its area, and the page that says it. */
function oneMoreText(): Plugin {
  const id = join(web, 'src/paraglide/messages', `${KEY}.js`);
  return {
    name: 'limpid:one-more-text',
    enforce: 'pre',
    // before the plugin that reads the compiled texts
    load: {
      order: 'pre',
      handler: (asked) => (asked === id ? { code: clientMessage(KEY, COMPILED), moduleSideEffects: false } : null),
    },
    resolveId: (asked) => (asked.endsWith(`/${KEY}.js`) ? id : null),
    transform(code, asked) {
      const changed = changedBy(code, asked);
      if (changed === code) throw new Error(`${asked} reads differently than expected: the text could not be added.`);
      return changed;
    },
  };
}

function changedBy(code: string, asked: string): string | undefined {
  if (asked.endsWith('/paraglide/messages/_index.js')) return `${code}\nexport * from './${KEY}.js';`;
  if (asked === `\0limpid:messages-es-${AREA}`) return code.replace('words = {\n', `words = {\n'${messageId(KEY)}': \`Un texto más\`,\n`);
  if (asked.endsWith(PAGE)) return code.replace(/m\.log_\w+\(\)/, (text) => `${text} + m.${KEY}()`);
  return undefined;
}

/** Those that the browser's build makes (web/tools/chunk-modules.ts); the manifest of the routes, which is new in every build, is not among them. */
const scriptsOf = (build: string): string[] => Object.keys(JSON.parse(readFileSync(join(build, 'modules.json'), 'utf8')) as object);

async function buildScripts(into: string): Promise<string[]> {
  process.env['WEB_BUILD_DIR'] = into;
  const builder = await createBuilder({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'silent',
    plugins: [oneMoreText()],
  });
  await builder.build(builder.environments['client']!);
  return scriptsOf(into);
}

/** The scripts of this build that have another name when there is one more text. */
export async function renamedByOneText(build: string): Promise<string[]> {
  const into = mkdtempSync(join(tmpdir(), 'limpid-one-more-text-'));
  const cwd = process.cwd();
  const environment = { ...process.env };
  try {
    process.chdir(web);
    process.env['NODE_ENV'] = 'production';
    const after = new Set(await buildScripts(into));
    return scriptsOf(build).filter((name) => !after.has(name));
  } finally {
    process.chdir(cwd);
    process.env = environment;
    rmSync(into, { recursive: true, force: true });
  }
}
