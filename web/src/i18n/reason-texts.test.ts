import {
  api,
  type Endpoint,
  englishOf,
  fault,
  Login,
  NewPassword,
  PasskeyName,
  PROBLEM_CODES,
  type Reason,
  type ReasonCode,
  reasonOf,
  REASONS,
  Registration,
  UNITS_IN_WORDS,
} from '@limpid/contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import * as runtime from '../paraglide/runtime.js';
import { ApiError, fieldErrors, errorText, translateProblems } from '../api/api-error.ts';
import { FORM_TEXTS, formText } from './form-reasons.ts';
import { problemText } from './problem-codes.ts';
import { translateSentence } from './reason-texts.ts';

const speak = (language: 'en' | 'es') => runtime.overwriteGetLocale(() => language);
afterEach(() => {
  speak('en');
  translateProblems((sentence) => sentence);
});

const SAMPLES: Record<string, string | number> = {
  low: 3,
  high: 47,
  count: 12,
  unit: 'liters',
  product: 'liquid-chlorine',
  field: 'amountMl',
  options: 'a, b',
  part: 'BYDAY',
  fault: 'Some fault.',
};
const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const sample = (code: ReasonCode): Reason => {
  const names = namesIn(REASONS[code]);
  return names.length === 0 ? { code } : { code, values: Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? ''])) };
};
const CODES = Object.keys(REASONS) as ReasonCode[];
const translated = (reason: Reason) => translateSentence(englishOf(reason), [{ ...reason, values: { ...reason.values } }]);
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

describe('every reason of the contract', () => {
  it('reads in English as on the wire', () => {
    for (const code of CODES) expect(translated(sample(code)), code).toBe(englishOf(sample(code)));
  });

  it('has a Spanish text of its own, with the same numbers', () => {
    speak('es');
    for (const code of CODES) {
      const reason = sample(code);
      const text = translated(reason);
      expect(text, code).not.toBe(englishOf(reason));
      expect(text, code).not.toMatch(/[{}]|undefined/);
      if (code !== 'instant_invalid' && code !== 'rule_invalid') expect(numbersIn(text), code).toEqual(numbersIn(englishOf(reason)));
    }
  });

  it('names the part of a rule that cannot be used', () => {
    speak('es');
    expect(translated(sample('rule_invalid'))).toMatch(/^BYDAY: no podemos/);
  });

  it('names units and products in the language of the page', () => {
    speak('es');
    for (const unit of UNITS_IN_WORDS.filter((one) => one !== 'USD per kWh')) {
      const reason: Reason = { code: 'amount_missing', values: { unit } };
      expect(translated(reason), unit).not.toContain(unit);
    }
    expect(translated({ code: 'strength_exact', values: { product: 'salt', low: 100 } })).toMatch(/^Sal/);
    expect(translated({ code: 'number_range_unit', values: { low: 0, high: 24, unit: 'hours' } })).toBe(
      'Escribe un número de 0 a 24 horas.',
    );
  });
});

interface Seen {
  value: unknown;
  at: string;
}
/** Every message that a schema can give: of itself, its checks and its parts. */
function faultsIn(schema: unknown): string[] {
  const [found, known, waiting]: [string[], Set<unknown>, Seen[]] = [[], new Set(), [{ value: schema, at: '' }]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, at } = next;
    if (typeof value !== 'object' || value === null || known.has(value)) continue;
    known.add(value);
    const inner = (value as { _zod?: { def?: unknown } })._zod?.def;
    for (const [name, part] of Object.entries(inner ?? value)) {
      if (name === 'error' && typeof part === 'function') {
        const given = (part as (issue: object) => string | { message: string })({ input: 'FREQ=NEVER', code: 'custom' });
        found.push(typeof given === 'string' ? given : given.message);
      } else if (name !== 'getter') waiting.push({ value: part, at: `${at}.${name}` });
    }
  }
  return found;
}

it('every fault of the contract is a reason with its code', () => {
  const endpoints = Object.values(api).flatMap((noun) => Object.values(noun) as Endpoint[]);
  const faults = endpoints.flatMap(({ body, query, params }) => [body, query, params].flatMap(faultsIn));
  const codes = new Set(faults.map((text) => reasonOf(text)?.code ?? text));
  expect(codes.size).toBeGreaterThan(70);
  for (const code of codes) expect(CODES, code).toContain(code);
});

it('the account forms have a text for each of their reasons, also before the others are loaded', () => {
  for (const text of [Login, Registration, NewPassword, PasskeyName].flatMap(faultsIn)) {
    const reason = reasonOf(text);
    expect(Object.keys(FORM_TEXTS), text).toContain(reason?.code);
    if (reason) expect(formText(reason)).toBe(englishOf(reason));
  }
  expect(formText({ code: 'number_infinite' })).toBe('Please check what you entered');
});

describe('an answer of the server', () => {
  const problem = {
    type: 'about:blank',
    title: 'A title of another release',
    status: 409,
    code: 'conflict',
    requestId: 'x',
    message: 'Other words',
  } as const;
  const field = fault('pool_name_missing');

  it('is translated by its codes, whatever its sentences say', () => {
    const error = new ApiError(409, '', {
      ...problem,
      reason: [{ code: 'changed_elsewhere' }],
      fields: { name: 'Other words' },
      fieldReasons: { name: [{ code: reasonOf(field)?.code ?? '' }] },
    });
    speak('es');
    expect(errorText(error)).toBe('Other words');
    translateProblems(translateSentence);
    expect(errorText(error)).toBe('Esto se cambió en otro lugar.');
    expect(problemText(error)).toBe('Esto se cambió en otro lugar.');
    expect(fieldErrors(error)).toEqual({ name: 'Ponle un nombre a la piscina.' });
    expect(errorText(new TypeError('Failed to fetch'))).toBe('No se pudo conectar con el servidor. Inténtalo de nuevo.');
  });

  it('without a reason is translated by the code of the problem', () => {
    speak('es');
    translateProblems(translateSentence);
    for (const code of PROBLEM_CODES) {
      expect(errorText(new ApiError(409, '', { ...problem, code })), code).not.toBe('Other words');
      expect(problemText(new ApiError(409, '', { ...problem, code })), code).not.toBe('Other words');
    }
  });

  it('keeps the sentence of a code that this build does not know', () => {
    speak('es');
    expect(translateSentence('Something new', [{ code: 'something_new' }])).toBe('Something new');
  });
});

it('no module looks a text up by its English', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/paraglide|\.test\./.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  for (const name of files) expect(readFileSync(path.join(root, name), 'utf8'), name).not.toMatch(/\{ locale: 'en' \}/);
});
