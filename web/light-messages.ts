// In the browser's build a text is one short call: what the reader's language says, else the English. The texts of every other language
// stand in one script each, fetched before the first word when it is wanted (src/api/late-words.ts), so nobody loads two languages.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SPEECH = '\0limpid:speech';
const WORDS = '\0limpid:words-';
const MESSAGE = /\/paraglide\/messages\/(?!_index)(\w+)\.js$/;

/** The function or the fixed text that says a message in a language; undefined where it says the same as another. */
export function saidIn(language: string, key: string, source: string): string | undefined {
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

/** One message: `say(its number, its English)`. */
export function lightMessage(key: string, number: number, source: string): string {
  const english = saidIn('en', key, source);
  if (english === undefined) throw new Error(`The compiled text ${key} reads differently than expected.`);
  return [
    "import { say } from 'limpid:speech';",
    english.includes('registry.') ? "import * as registry from '../registry.js';" : '',
    `const ${key} = /* @__PURE__ */ say(${number}, ${english});`,
    `export { ${key} as ${nameOf(key, source)} };`,
  ].join('\n');
}

const speech = (runtime: string) => `
import { getLocale } from ${JSON.stringify(runtime)};
const learned = {};
export const learn = (language, words) => { learned[language] = words; };
export const say = (number, english) => (inputs = {}, options = {}) => {
  const said = learned[options.locale ?? getLocale()]?.[number] ?? english;
  return typeof said === 'string' ? said : said(inputs);
};`;

// Takes the place of src/api/late-words.ts.
const lateWords = (languages: readonly string[]) => `
import { learn } from 'limpid:speech';
const sources = { ${languages.map((one) => `${one}: () => import('limpid:words-${one}')`).join(', ')} };
const fetched = {};
export function fetchWords(language) {
  const source = sources[language];
  if (!source || fetched[language] === true) return null;
  return (fetched[language] ??= source().then(
    ({ words }) => { learn(language, words); fetched[language] = true; },
    (error) => { delete fetched[language]; throw error; },
  ));
}`;

export function lightMessages(webRoot: string, languages: readonly string[] = ['es']): Plugin {
  const folder = path.join(webRoot, 'src/paraglide');
  let known: Map<string, number> | undefined;
  // The texts are compiled by the time the first is asked for.
  const numbers = () => (known ??= numbered(path.join(folder, 'messages')));
  const sourceOf = (key: string) => readFileSync(path.join(folder, 'messages', `${key}.js`), 'utf8');
  const words = (language: string) => {
    const said = [...numbers()].map(([key, number]) => [number, saidIn(language, key, sourceOf(key))] as const);
    const lines = said.filter(([, text]) => text !== undefined).map(([number, text]) => `${number}: ${text},`);
    return `import * as registry from ${JSON.stringify(path.join(folder, 'registry.js'))};\nexport const words = {\n${lines.join('\n')}\n};`;
  };
  return {
    name: 'limpid:light-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (/^limpid:(speech|words-\w+)$/.test(id) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load(id) {
      if (id === SPEECH) return speech(path.join(folder, 'runtime.js'));
      if (id.startsWith(WORDS)) return words(id.slice(WORDS.length));
      if (id.endsWith('/web/src/api/late-words.ts')) return lateWords(languages);
      const key = MESSAGE.exec(id)?.[1];
      if (key === undefined) return null;
      return { code: lightMessage(key, requireNumber(numbers(), key), sourceOf(key)), moduleSideEffects: false };
    },
  };
}

function requireNumber(numbers: Map<string, number>, key: string): number {
  const number = numbers.get(key);
  if (number === undefined) throw new Error(`The text ${key} was compiled after the others.`);
  return number;
}

const numbered = (folder: string): Map<string, number> => {
  const keys = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== '_index.js');
  return new Map(keys.toSorted().map((name, index) => [name.slice(0, -3), index]));
};
