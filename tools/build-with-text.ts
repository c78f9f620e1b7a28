// Builds the browser's scripts once more from a copy of the pages that has one more text, and says which scripts have a new name then:
// what everybody who comes back has to fetch again after such a release.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['messages', 'project.inlang', 'public', 'src', 'package.json', 'react-router.config.ts', 'tsconfig.json'];

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

/** Made when the documents are: the manifest of the routes, which is another in every build, and the script of the public pages. */
const NOT_BUILT_HERE = /^(manifest|deferred)-/;
const scriptsIn = (client: string): Set<string> =>
  new Set(
    globSync('assets/*.js', { cwd: client })
      .map((name) => basename(name))
      .filter((name) => !NOT_BUILT_HERE.test(name)),
  );

/** The scripts of `client` that have another name when there is one more text. */
export async function renamedByOneText(client: string): Promise<string[]> {
  const before = scriptsIn(client);
  // Beside web/, so that what it imports is found as from there.
  const web = mkdtempSync(join(root, '.web-with-text-'));
  const cwd = process.cwd();
  try {
    for (const name of [...COPIED, ...globSync('*.ts', { cwd: join(root, 'web') })])
      cpSync(join(root, 'web', name), join(web, name), { recursive: true });
    addText(web);
    process.chdir(web);
    process.env['WEB_BUILD_DIR'] = 'build/once';
    const builder = await createBuilder({ root: web, configFile: join(web, 'vite.config.ts'), mode: 'production', logLevel: 'silent' });
    await builder.build(builder.environments['client']!);
    const after = scriptsIn(join(web, 'build/once/client'));
    return [...before].filter((name) => !after.has(name));
  } finally {
    process.chdir(cwd);
    rmSync(web, { recursive: true, force: true });
  }
}
