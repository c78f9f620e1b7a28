// npm run messages: the texts of web/messages become typed functions in web/src/paraglide, one module each, so that a page carries
// only its own. Checks, tests and the build run it first; in development Vite does, at every change of a text.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { MESSAGE_OPTIONS } from '../web/tools/message-options.ts';
import { fingerprint, isBuiltFrom, rememberBuild } from './fingerprint.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const project = join(web, 'project.inlang');
const output = join(web, 'src', 'paraglide');

/** What the compiler reads first: every file of web/messages/en is an area. */
function writeProject(): void {
  const areas = readdirSync(join(web, 'messages/en')).toSorted();
  const settings = {
    baseLocale: 'en',
    locales: ['en', 'es'],
    modules: ['../node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: areas.map((file) => `./messages/{locale}/${file}`) },
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

/** Compiles the texts if any has changed. */
export async function setup(): Promise<void> {
  writeProject();
  const from = fingerprint(root, ['package-lock.json', 'web/tools/message-options.ts', 'tools/messages.ts', 'web/messages/**']);
  if (isBuiltFrom(output, from)) return;
  mkdirSync(output, { recursive: true });
  await compile({ ...MESSAGE_OPTIONS, project, outdir: output });
  rememberBuild(output, from);
}

if (import.meta.main) await setup();
