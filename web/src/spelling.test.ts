// What people read in English is spelled as in the United States: our messages, the public texts, what the engine says and the contract.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMERGENCIES, PRODUCTS, SENTENCES } from '@limpid/chemistry';
import { PROBLEMS, REASONS } from '@limpid/contract';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** British spellings that come up around water; "analyses" of samples and "metering" are fine in both. */
const BRITISH = new RegExp(
  [
    'colour\\w*',
    '(milli|centi|kilo)?litres?',
    '(centi|milli|kilo)?metres?',
    'fibre\\w*',
    'grey',
    'centre[sd]?',
    '(favour|neighbour|behaviour|vapour|odour|flavour|honour|labour)\\w*',
    'catalogue\\w*',
    'programmes?',
    'aluminium',
    'sulph\\w+',
    '(stabil|neutral|crystal|recogn|organ|oxid|steril|minim|maxim|normal|real|summar|pasteur|ion)is(e[drs]?|ing|ation)\\b',
    'mould\\w*',
    'analys(ed|ing)',
    'licence\\w*',
    '(travel|cancel|label|level|fuel)l(ed|ing)',
    'whilst|amongst|learnt|towards|draught|kerb|tyres?|cheque|storey|plough|judgement|ageing|artefact\\w*',
    'diarrhoea|faec\\w+',
    'defence|practis(e[ds]?|ing)',
  ].join('|'),
  'i',
);
const britishIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`\\b(${BRITISH.source})\\b`, 'gi'))]
    .map(([word]) => word)
    .filter((word) => !/^cancell(ed|ing)$/i.test(word));

/** A percent sign follows its number directly. */
const loosePercentIn = (text: string): string[] => text.match(/[\d}]\s%/g) ?? [];

/** Sentences that others compare: of the API, and one that the specification spells. Their apostrophes stay as they are. */
const FIXED = ["Passwords don't match", ...Object.values(REASONS), ...Object.values(PROBLEMS).map(([, title]) => title)];
/** Apostrophes are typographic. The indented lines of a front matter are what people type into a search. */
const straightIn = (text: string): string[] =>
  FIXED.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
    .split('\n')
    .filter((line) => !/^ {4}|\{\{/.test(line))
    .flatMap((line) => line.match(/\p{L}+'\p{L}+/gu) ?? []);

/** Quotation marks are typographic and the same in both languages: “these”. JSON has its own, and code between backticks keeps its. */
const straightQuotesIn = (text: string): string[] => text.replaceAll(/\{\{[^}]*\}\}|`[^`]*`|<[^>]*>/g, '').match(/"[^"\n]*"|[«»„]/g) ?? [];
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
/** What people read of a file: the values of its JSON, and below a front matter its Markdown. */
function printedIn(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.json')) return stringsIn(JSON.parse(text)).join('\n');
  const [, facts, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [undefined, '{}', text];
  const isJson = facts?.startsWith('{');
  return [...(isJson ? stringsIn(JSON.parse(facts ?? '')) : [facts]), body].join('\n');
}

function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}
/** Addresses, and titles of what others wrote, are not ours to spell. */
const ownText = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '').replaceAll(/"(title|publisher|url)": "[^"]*"/g, '');
/** Names of placeholders are not text: no one reads what is between braces. */
const withoutNames = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}').replaceAll(/"(input|local) [^"]*"/g, '');
const read = (path: string): string => withoutNames(ownText(readFileSync(path, 'utf8')));
const values = (path: string): string => read(path).replaceAll(/^\s*"[\w-]+":/gm, '');

const TEXTS: readonly (readonly [string, string])[] = [
  ...filesUnder(join(root, 'web', 'messages', 'en'), /\.json$/).map((path) => [path.slice(root.length + 1), values(path)] as const),
  ...filesUnder(join(root, 'content'), /\.(md|json)$/).map((path) => [path.slice(root.length + 1), read(path)] as const),
  ['sentences of the engine', Object.values(SENTENCES).map(withoutNames).join('\n')],
  ['products', JSON.stringify(Object.values(PRODUCTS))],
  ['emergencies', JSON.stringify(EMERGENCIES)],
];

const PRINTED: readonly (readonly [string, string])[] = [
  ...[...filesUnder(join(root, 'web', 'messages'), /\.json$/), ...filesUnder(join(root, 'content'), /\.(md|json)$/)].map(
    (path) => [path.slice(root.length + 1), printedIn(path)] as const,
  ),
  ['sentences of the engine', Object.values(SENTENCES).join('\n')],
  ['products and emergencies', stringsIn([PRODUCTS, EMERGENCIES]).join('\n')],
  ['reasons and problems', stringsIn([REASONS, PROBLEMS]).join('\n')],
];

describe('quotation marks', () => {
  it('are looked for in many texts', () => {
    expect(PRINTED.length).toBeGreaterThan(200);
    expect(straightQuotesIn('Call it "My phone", «mi teléfono» or “My phone”: {{dose "x"}} `"y"`')).toHaveLength(3);
  });

  it.each(PRINTED)('%s', (_, text) => {
    expect(straightQuotesIn(text)).toEqual([]);
  });
});

describe('English as in the United States', () => {
  it('is looked for in many texts', () => {
    expect(TEXTS.length).toBeGreaterThan(40);
    expect(britishIn('The colour of 20 litres of grey, stabilised water')).toEqual(['colour', 'litres', 'grey', 'stabilised']);
    expect(britishIn('The color of 20 liters of gray, stabilized water, in parameters and parametres')).toEqual([]);
    expect(loosePercentIn('12.5 % and 12.5%')).toHaveLength(1);
  });

  it.each(TEXTS)('%s', (_, text) => {
    expect(britishIn(text)).toEqual([]);
    expect(loosePercentIn(text)).toEqual([]);
    expect(straightIn(text)).toEqual([]);
  });

  it('finds straight apostrophes', () => {
    expect(straightIn("It isn't clear, and it doesn’t matter")).toEqual(["isn't"]);
  });
});
