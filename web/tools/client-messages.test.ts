import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaOf, clientMessage, messageId, textIn } from './client-messages.ts';

const folder = path.join(import.meta.dirname, '../src/paraglide/messages');
// Thousands of small modules: Node itself loads them ten times as fast as the test runner.
const load = createRequire(import.meta.url);
const sourceOf = (key: string) => readFileSync(path.join(folder, `${key}.js`), 'utf8');
const keys = readdirSync(folder)
  .filter((name) => name.endsWith('.js') && name !== '_index.js')
  .map((name) => name.slice(0, -3));

type Text = string | ((inputs: object) => string);
const evaluate = (code: string): Text =>
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what the build writes, run as the browser would
  (new Function('registry', `return ${code}`) as (registry: object) => Text)({
    plural: (language: string, count: number) => new Intl.PluralRules(language).select(count),
  });

describe("the texts of the browser's build", () => {
  it('every compiled message is understood', () => {
    expect(keys.length).toBeGreaterThan(500);
    for (const key of keys) {
      const code = clientMessage(key, sourceOf(key));
      expect(code, key).toContain(`const ${key} = /* @__PURE__ */ message('${areaOf(key)}', '${messageId(key)}', `);
    }
  });

  it('every English and Spanish text says what the compiled message says', () => {
    const inputs = new Proxy({}, { get: (_, name) => (name === Symbol.toPrimitive ? undefined : String(name)) });
    for (const key of keys) {
      const source = sourceOf(key);
      const compiled = load(path.join(folder, `${key}.js`)) as Record<string, (inputs: object, options: object) => string>;
      for (const locale of ['en', 'es']) {
        const code = textIn(locale, key, source) ?? textIn('en', key, source) ?? '';
        const text = evaluate(code);
        expect(typeof text === 'string' ? text : text(inputs), `${key} ${locale}`).toBe(Object.values(compiled)[0]?.(inputs, { locale }));
      }
    }
  });

  it('a fixed text is a text, one with a value a function, one that is the same in Spanish stands once', () => {
    expect(textIn('en', 'ui_dismiss', sourceOf('ui_dismiss'))).toBe('`Dismiss`');
    expect(textIn('es', 'ui_notifications', sourceOf('ui_notifications'))).toContain('=>');
    expect(clientMessage('a1', '\nconst en_a1 = () => {\n\treturn (`A`)\n};\nexport { a1 as "aB" }')).toContain('export { a1 as "aB" };');
    expect(textIn('es', 'gone', 'const en_gone = 1;\nconst es_gone = en_gone;\n')).toBeUndefined();
  });
});
