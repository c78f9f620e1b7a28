// In the browser's build a text is one short call: the text in the reader's language, else the English. The texts of every other language
// are one script per area (web/messages/<language>/<area>.json), loaded when a script that uses the area is loaded (src/ui/lazy-messages.ts),
// so no reader loads two languages, or the texts of pages that they do not open.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const MESSAGE_MODULE = '\0limpid:message';
const TEXTS = /^\0limpid:messages-(\w+?)(?:-(\w+))?$/;
const MESSAGE = /\/paraglide\/messages\/(?!_index)(\w+)\.js$/;

/** The function or the fixed text of a message in a language; undefined where it's the same as another. */
export function textIn(language: string, key: string, source: string): string | undefined {
  const start = source.indexOf(`\nconst ${language}_${key} = `);
  if (start < 0) return undefined;
  const end = source.indexOf('\n};', start);
  const line = source.slice(start + 1, source.indexOf('\n', start + 1));
  if (!line.includes('=>') || end < 0) return undefined;
  const body = source.slice(start + `\nconst ${language}_${key} = `.length, end + 2).replaceAll(/\/\*\*.*?\*\//g, '');
  const fixed = /^\s*\(\) => \{\s*return \s*\((`[^`$\\]*`)\)\s*\}$/.exec(body.trim())?.[1];
  return fixed ?? body.trim();
}

// A key with capitals is exported under a name of its own.
const nameOf = (key: string, source: string): string => /\nexport \{ \w+ as ("\w+") \}/.exec(source)?.[1] ?? key;

/** Unique within its area (keysIn). */
const ID_LENGTH = 4;

/** Short, and the same whatever other texts there are: a running number would change most scripts with each new text. */
export const messageId = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, ID_LENGTH);

/** Every key begins with its area. */
export const areaOf = (key: string): string => key.slice(0, key.indexOf('_'));

/** One message: `message(its area, its id, its English)`. */
export function clientMessage(key: string, source: string): string {
  const english = textIn('en', key, source);
  if (english === undefined) throw new Error(`The compiled text ${key} reads differently than expected.`);
  return [
    "import { message } from 'limpid:message';",
    english.includes('registry.') ? "import * as registry from '../registry.js';" : '',
    `const ${key} = /* @__PURE__ */ message('${areaOf(key)}', '${messageId(key)}', ${english});`,
    `export { ${key} as ${nameOf(key, source)} };`,
  ].join('\n');
}

const messageModule = (runtime: string) => `
import { getLocale } from ${JSON.stringify(runtime)};
const learned = {};
const used = new Set();
/** The areas of all texts whose scripts are here. */
export const usedAreas = () => [...used];
export const learn = (language, area, texts) => { learned[language + area] = texts; };
export const message = (area, id, english) => {
  used.add(area);
  return (inputs = {}, options = {}) => {
    const text = learned[(options.locale ?? getLocale()) + area]?.[id] ?? english;
    return typeof text === 'string' ? text : text(inputs);
  };
};`;

/** The areas of a language. Only who reads it fetches this list. */
const messagesByArea = (language: string, areas: readonly string[]) =>
  `export const areas = { ${areas.map((area) => `${area}: () => import('limpid:messages-${language}-${area}')`).join(', ')} };`;

// Takes the place of src/ui/lazy-messages.ts.
const lazyMessages = (languages: readonly string[]) => `
import { learn, usedAreas } from 'limpid:message';
const sources = { ${languages.map((one) => `${one}: () => import('limpid:messages-${one}')`).join(', ')} };
const fetched = {};
const once = (key, fetch) => (fetched[key] ??= fetch().catch((error) => { delete fetched[key]; throw error; }));
const fetchAll = async (language, lacking) => {
  const { areas } = await once(language, sources[language]);
  const learnArea = async (area) => {
    if (areas[area]) learn(language, area, (await areas[area]()).texts);
    fetched[language + area] = true;
  };
  await Promise.all(lacking.map((area) => once(language + area, () => learnArea(area))));
};
export function fetchMessages(language) {
  if (!sources[language]) return null;
  const lacking = usedAreas().filter((area) => fetched[language + area] !== true);
  return lacking.length > 0 ? fetchAll(language, lacking) : null;
}`;

export function clientMessages(webRoot: string, languages: readonly string[] = ['es']): Plugin {
  const folder = path.join(webRoot, 'src/paraglide');
  let known: readonly string[] | undefined;
  // The texts are compiled by the time the first is asked for.
  const keys = () => (known ??= keysIn(path.join(folder, 'messages')));
  const sourceOf = (key: string) => readFileSync(path.join(folder, 'messages', `${key}.js`), 'utf8');
  const textsOf = (language: string, area: string) => {
    const texts = keys()
      .filter((key) => areaOf(key) === area)
      .map((key) => [messageId(key), textIn(language, key, sourceOf(key))] as const);
    const lines = texts.filter(([, text]) => text !== undefined).map(([id, text]) => `'${id}': ${text},`);
    return `import * as registry from ${JSON.stringify(path.join(folder, 'registry.js'))};\nexport const texts = {\n${lines.join('\n')}\n};`;
  };
  return {
    name: 'limpid:client-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (/^limpid:(message|messages-[\w-]+)$/.test(id) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load(id) {
      if (id === MESSAGE_MODULE) return messageModule(path.join(folder, 'runtime.js'));
      const [, language, area] = TEXTS.exec(id) ?? [];
      if (language) return area ? textsOf(language, area) : messagesByArea(language, [...new Set(keys().map(areaOf))]);
      if (id.endsWith('/web/src/ui/lazy-messages.ts')) return lazyMessages(languages);
      const key = MESSAGE.exec(id)?.[1];
      return key === undefined ? null : { code: clientMessage(key, sourceOf(key)), moduleSideEffects: false };
    },
  };
}

function keysIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== '_index.js');
  const keys = names.map((name) => name.slice(0, -3)).toSorted();
  const known = new Map<string, string>();
  for (const key of keys) {
    const id = `${areaOf(key)} ${messageId(key)}`;
    if (known.has(id)) throw new Error(`Two texts have the same id: ${known.get(id)} and ${key}. Give one of them another key.`);
    known.set(id, key);
  }
  return keys;
}
