import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the texts are compiled: src/i18n/language.tsx decides the language; no cookie and no address does. */
export const MESSAGE_OPTIONS = {
  strategy: ['globalVariable' as const, 'baseLocale' as const],
  outputStructure: 'message-modules' as const,
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
  // texts may be compiled while pages are being served or tested
  cleanOutdir: false,
};

/** Writes what the compiler reads first, and returns its folder: every file of messages/en is an area. Call it before compiling. */
export function messageProject(web: string): string {
  const folder = join(web, 'project.inlang');
  const file = join(folder, 'settings.json');
  const areas = readdirSync(join(web, 'messages/en')).toSorted();
  const settings = {
    baseLocale: 'en',
    locales: ['en', 'es'],
    modules: ['../node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: areas.map((area) => `./messages/{locale}/${area}`) },
  };
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  mkdirSync(folder, { recursive: true });
  // A file that is being watched is only written where it changes.
  if (read(file) !== text) writeFileSync(file, text);
  return folder;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
