// npm run messages: the texts of web/messages become typed functions in web/src/paraglide, one module each, so that a page carries
// only its own. Checks, tests and the build run it first; in development Vite does, at every change of a text.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { MESSAGE_OPTIONS, messageProject } from '../web/tools/message-options.ts';
import { fingerprint, isBuiltFrom, rememberBuild } from './build-parts/fingerprint.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const output = join(web, 'src', 'paraglide');

/** Compiles the texts if any has changed. */
export async function setup(): Promise<void> {
  const project = messageProject(web);
  const from = fingerprint(root, ['package-lock.json', 'web/tools/message-options.ts', 'web/messages/**']);
  if (isBuiltFrom(output, from)) return;
  mkdirSync(output, { recursive: true });
  await compile({ ...MESSAGE_OPTIONS, project, outdir: output });
  rememberBuild(output, from);
}

if (import.meta.main) await setup();
