// Builds the browser's scripts twice from a copy of the pages, the second time with one more text, and says which scripts have a new name
// then: what everybody who comes back has to fetch again after such a release.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const COPIED = [
  'messages',
  'project.inlang',
  'public',
  'src',
  'package.json',
  'react-router.config.ts',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
];

const PAGE = 'src/features/readings/log-page.tsx';
const KEY = 'log_one_more_text';

function addText(web: string): void {
  for (const [language, text] of Object.entries({ en: 'One more text', es: 'Un texto más' })) {
    const file = join(web, 'messages', language, 'log.json');
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), [KEY]: text }));
  }
  const page = join(web, PAGE);
  const code = readFileSync(page, 'utf8');
  const used = code.replace(/m\.log_\w+\(\)/, (text) => `${text} + m.${KEY}()`);
  if (used === code) throw new Error(`${PAGE} has no text of its own.`);
  writeFileSync(page, used);
}

const scriptsIn = (client: string): string[] => globSync('assets/*.js', { cwd: client });

async function buildScripts(web: string, folder: string): Promise<string[]> {
  process.env['WEB_BUILD_DIR'] = `build/${folder}`;
  const builder = await createBuilder({ root: web, configFile: join(web, 'vite.config.ts'), mode: 'production', logLevel: 'silent' });
  await builder.build(builder.environments['client']!);
  return scriptsIn(join(web, 'build', folder, 'client'));
}

/** The scripts that have another name when there is one more text. The manifest of the routes, which is new in every build, is not among them. */
export async function renamedByOneText(): Promise<string[]> {
  // Beside web/, so that what it imports is found as from there.
  const web = mkdtempSync(join(root, '.web-with-text-'));
  const cwd = process.cwd();
  const environment = { ...process.env };
  try {
    for (const name of COPIED) cpSync(join(root, 'web', name), join(web, name), { recursive: true });
    process.chdir(web);
    process.env['NODE_ENV'] = 'production';
    const before = await buildScripts(web, 'before');
    addText(web);
    const after = new Set(await buildScripts(web, 'after'));
    return before.filter((name) => !after.has(name));
  } finally {
    process.chdir(cwd);
    process.env = environment;
    rmSync(web, { recursive: true, force: true });
  }
}
