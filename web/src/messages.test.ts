// Every text in both languages: what a person reads may not be missing, half filled in, or left behind.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Text =
  | string
  | readonly { declarations?: readonly string[]; selectors?: readonly string[]; match: Readonly<Record<string, string>> }[];
type Texts = Readonly<Record<string, Text>>;

const messages = join(import.meta.dirname, '..', 'messages');
const read = (language: string, area: string) => JSON.parse(readFileSync(join(messages, language, `${area}.json`), 'utf8')) as Texts;
const areasOf = (language: string) =>
  readdirSync(join(messages, language))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

const AREAS = areasOf('en');
/** Read only where the pages stay English: legal texts and the design book. */
const MAY_STAY_ENGLISH = new Set(['legal', 'developer']);

const sentencesOf = (text: Text): string[] => (typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match)));
/** A name may stand in a language with its article, bare, or at the beginning: it is the same value. */
const FORMS: Readonly<Record<string, string>> = { parameterStart: 'parameter', parameterBare: 'parameter', productInside: 'product' };
const placeholdersOf = (sentence: string) =>
  [...sentence.replaceAll(/\\[{}]/g, '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => FORMS[name] ?? name);
const valuesOf = (text: Text) => [...new Set(sentencesOf(text).flatMap(placeholdersOf))].toSorted();
/** What a text is given and how it chooses: the same in both languages, or a value is missing in one. */
const shapeOf = (text: Text) =>
  typeof text === 'string'
    ? null
    : text.map(({ declarations, selectors, match }) => ({ declarations, selectors, cases: Object.keys(match) }));
const edgesOf = (sentence: string) => [/^\s/.test(sentence), /\s$/.test(sentence)];

function sourcesUnder(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'paraglide')
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesUnder(path);
      return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}
/** Called in code, or named by the declaration of a page. */
const USE = /\bm\.(\w+)|(?:title|fullTitle|shortTitle|tabTitle|summary|searchWords): '(\w+)'/g;
const USED = new Set([...sourcesUnder(import.meta.dirname).matchAll(USE)].map(([, called, named]) => called ?? named ?? ''));

it('there are the same areas in both languages', () => {
  expect(areasOf('es')).toEqual(AREAS);
  expect(AREAS.length).toBeGreaterThan(20);
  expect(USED.size).toBeGreaterThan(1000);
});

describe.each(AREAS)('%s', (area) => {
  const [english, spanish] = [read('en', area), read('es', area)];

  it('is in order, each text under its area and with something to read', () => {
    for (const texts of [english, spanish]) {
      expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted());
      for (const [key, text] of Object.entries(texts)) {
        expect(key).toMatch(new RegExp(`^${area.replaceAll('-', '_')}_[A-Za-z0-9_]+$`));
        expect(sentencesOf(text).length, key).toBeGreaterThan(0);
        for (const sentence of sentencesOf(text)) expect(sentence.trim(), key).not.toBe('');
      }
    }
  });

  it('is whole in Spanish, with no text that English does not have', () => {
    expect(Object.keys(spanish).filter((key) => !(key in english))).toEqual([]);
    if (!MAY_STAY_ENGLISH.has(area)) expect(Object.keys(english).filter((key) => !(key in spanish))).toEqual([]);
  });

  it('says the same values in both languages', () => {
    for (const [key, text] of Object.entries(spanish)) {
      const original = english[key];
      if (original === undefined) continue;
      // one of its values is an English sentence about a rule that was written by hand
      const untold = key === 'problems_rule_invalid' ? ['fault'] : [];
      expect(valuesOf(text), key).toEqual(valuesOf(original).filter((name) => !untold.includes(name)));
      expect(shapeOf(text), key).toEqual(shapeOf(original));
      expect(sentencesOf(text).map(edgesOf), key).toEqual(sentencesOf(original).map(edgesOf));
    }
  });

  it('has no text that no page says', () => {
    expect(Object.keys(english).filter((key) => !USED.has(key))).toEqual([]);
  });
});
