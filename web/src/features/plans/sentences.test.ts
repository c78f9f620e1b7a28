// What the engine says in English and what the messages say must be the same, sentence by sentence, or the languages drift apart.
import {
  ChemistryError,
  generalRules,
  mustStayApart,
  METHODS,
  PARAMETERS,
  plan,
  plausibility,
  planFacts,
  planOfPool,
  PRODUCT_IDS,
  type Message,
  SENTENCES,
  swimState,
  totalChlorineFinding,
} from '@limpid/chemistry';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import englishAnswers from '../../../messages/en/answers.json';
import englishFindings from '../../../messages/en/findings.json';
import englishSteps from '../../../messages/en/steps.json';
import spanishAnswers from '../../../messages/es/answers.json';
import spanishFindings from '../../../messages/es/findings.json';
import spanishSteps from '../../../messages/es/steps.json';
import { loadSentences, engineText } from '../../i18n/engine-text.ts';
import { SENTENCE_MESSAGES } from '../../i18n/sentence-messages.ts';
import { translatedSentences } from '../../i18n/sentences.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { begin, cases, logOf, NOW } from './random-logs.ts';

const PATIENCE_MS = 60_000;
const ENGLISH: Record<string, string> = { ...englishAnswers, ...englishFindings, ...englishSteps };
const SPANISH: Record<string, string> = { ...spanishAnswers, ...spanishFindings, ...spanishSteps };
const CODES = Object.keys(SENTENCES);
/** A name may stand in a language with its article, bare, or at the beginning: it is the same value. */
const FORMS: Record<string, string> = { parameterStart: 'parameter', parameterBare: 'parameter', productInside: 'product' };
const valuesIn = (pattern: string) =>
  [...new Set([...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => FORMS[name] ?? name))].toSorted();

beforeAll(loadSentences);
afterEach(() => overwriteGetLocale(() => 'en'));

describe('every sentence', () => {
  it('has an English message, the engine’s own pattern', () => {
    expect(CODES.length).toBeGreaterThan(250);
    expect(Object.fromEntries(CODES.map((code) => [code, ENGLISH[code]]))).toEqual(SENTENCES);
  });

  it('has a Spanish message of its own with the same values', () => {
    const samePattern = new Set([
      'answers_heat_energy',
      'answers_heat_hours',
      'answers_product_name',
      'answers_pump_hours',
      'answers_pump_power',
      'findings_detail_other',
      'findings_will_be',
      'steps_sum_amount',
      'steps_sum_mass',
    ]);
    for (const code of CODES) {
      expect(SPANISH[code], code).toBeTypeOf('string');
      expect(valuesIn(SPANISH[code] ?? ''), code).toEqual(valuesIn(SENTENCES[code] ?? ''));
      if (!samePattern.has(code)) expect(SPANISH[code], code).not.toBe(SENTENCES[code]);
    }
  });

  it('is known to the pages, and nothing else is', () => {
    expect(Object.keys(SENTENCE_MESSAGES).toSorted()).toEqual(CODES.toSorted());
    const names = /^findings_(the|name)_/;
    expect(Object.keys(SPANISH).filter((code) => !names.test(code) && !(code in SENTENCES))).toEqual([]);
  });
});

interface Text {
  text: string;
  messages: Message[] | undefined;
}
const together = (texts: readonly string[], messages: readonly Message[][] | undefined): Text[] =>
  texts.map((text, index) => ({ text, messages: messages?.[index] }));

type Answer = Pick<
  ReturnType<typeof planOfPool>,
  'findings' | 'steps' | 'swim' | 'swimBlockedBecause' | 'messages' | 'whyNot' | 'shopping'
>;
const swimTexts = (swim: Answer['swim']): Text[] => [
  ...together(swim.why, swim.messages.why),
  { text: swim.action, messages: swim.messages.action },
];
function textsIn({ findings, steps, swim, swimBlockedBecause = [], messages, whyNot = [], shopping = [] }: Answer): Text[] {
  return [
    ...[...findings, ...whyNot, ...shopping].map(({ text, messages }) => ({ text, messages })),
    ...swimTexts(swim),
    ...together(swimBlockedBecause, messages?.swimBlockedBecause),
    ...steps.flatMap((step) => [
      { text: step.why, messages: step.messages?.why },
      ...together(step.warnings, step.messages?.warnings),
      ...together(step.arithmetic, step.messages?.arithmetic),
    ]),
  ];
}

const heard = new Set<string>();
function expectMessages({ text, messages = [] }: Text): void {
  expect(messages.length, text).toBeGreaterThan(0);
  for (const { code } of messages) heard.add(code);
  overwriteGetLocale(() => 'en');
  expect(translatedSentences(messages), JSON.stringify(messages)).toBe(text);
  overwriteGetLocale(() => 'es');
  const spanish = engineText(text, messages);
  expect(spanish).not.toMatch(/[{}]|undefined|NaN/);
  if (!/^[\d\s.,%×÷=()−+mLgrounded]+$/.test(text) && !text.includes('mg/L')) expect(spanish).not.toBe(text);
}

describe('what the engine says', () => {
  it(
    'is what the messages say with its values, over random logs',
    () => {
      fc.assert(
        fc.property(cases, (one) => {
          const log = begin(logOf(one), one.done, one.pool.volumeL);
          for (const text of textsIn(planOfPool(planFacts(log, new Date(NOW))))) expectMessages(text);
        }),
        { numRuns: process.env['ALL_RUNS'] ? 400 : 200, seed: 20_261_122 },
      );
      expect(heard.size).toBeGreaterThan(100);
    },
    PATIENCE_MS,
  );

  it('is so for every typed value that is unlikely, and for tests that contradict each other', () => {
    const values = [-5, 0.001, 1, 3, 7.5, 8.8, 12, 60, 75, 84, 120, 250, 700, 3000, 9000, 45_000, 100_000, Number.NaN];
    const findings = PARAMETERS.flatMap((parameter) => values.map((value) => plausibility(parameter, value))).filter((one) => one !== null);
    expect(findings.length).toBeGreaterThan(80);
    for (const finding of findings) expectMessages({ text: finding.text, messages: finding.messages });
    for (const method of METHODS) {
      const below = totalChlorineFinding(1, 4, method);
      if (below) expectMessages({ text: below.text, messages: below.messages });
    }
  });

  it('is so for every pair of products and for the rules', () => {
    const pairs = PRODUCT_IDS.flatMap((a) => PRODUCT_IDS.map((b) => mustStayApart(a, b))).filter((one) => one !== null);
    for (const spoken of [...pairs, ...generalRules()]) expectMessages(spoken);
  });

  it('is so for waters at the edges', () => {
    const pool = { volumeL: 50_000, kind: 'pool', sanitizer: 'chlorine', setting: 'outdoor', surface: 'plaster' } as const;
    const at = new Date(NOW).toISOString();
    const water = { ph: 7.9, alkalinityPpm: 100, freeChlorinePpm: 5, cyanuricAcidPpm: 40, temperatureC: 41, combinedChlorinePpm: 2 };
    const blockedUntil = new Date(NOW + 1000).toISOString();
    const fine = { ph: 7.5, freeChlorinePpm: 5, cyanuricAcidPpm: 40 };
    for (const swim of [
      swimState({ pool, water, at }),
      swimState({ pool, water: fine, at, agesHours: { freeChlorinePpm: 50, ph: 200 } }),
      swimState({ pool, water: { ...fine, ph: 7.95 }, settledPh: 7.6, at }),
      swimState({ pool: { ...pool, sanitizer: 'biguanide' }, water: {}, at }),
      swimState({ pool, water: fine, at, blockedUntil }),
      swimState({ pool, water: { ...fine, ironPpm: 1 }, look: 'brown', at, hasUnfollowedAddition: true }),
      swimState({ pool, water: { combinedChlorinePpm: 2, copperPpm: 1 }, look: 'foamy', monopersulfateHoursAgo: 3, at }),
    ]) {
      for (const text of swimTexts(swim)) expectMessages(text);
    }
    const contradictory = [
      { ph: 8.8, alkalinityPpm: 20, cyanuricAcidPpm: 200 },
      { ph: 5.2, alkalinityPpm: 400 },
    ];
    for (const one of contradictory) {
      const made = plan({ pool, water: one, at, fillWater: { ph: 4, alkalinityPpm: 300 } });
      for (const { text, messages } of made.findings) expectMessages({ text, messages });
      for (const text of together(made.swimBlockedBecause, made.messages?.swimBlockedBecause)) expectMessages(text);
    }
    const weak = { pool, water: fine, at, shelf: [{ productId: 'liquid-chlorine', strengthPercent: 90 } as const] };
    const refused = () => plan(weak);
    expect(refused).toThrow(ChemistryError);
    try {
      refused();
    } catch (error) {
      if (error instanceof ChemistryError) expectMessages({ text: error.message, messages: error.messages });
    }
  });

  it('speaks of neither a pool nor swimming to the owner of a hot tub, in both languages', () => {
    const isOfPools = { en: /\b(pools?(?! salt)|swim\w*|deep end)\b/i, es: /(?<!sal para )piscina|nadar|nades/i };
    for (const one of fc.sample(cases, { numRuns: 150, seed: 9 })) {
      const tub = { ...one, pool: { ...one.pool, kind: 'spa' as const, volumeL: 1300 } };
      const log = begin(logOf(tub), one.done, tub.pool.volumeL);
      for (const { text, messages = [] } of textsIn(planOfPool(planFacts(log, new Date(NOW))))) {
        expect(text).not.toMatch(isOfPools.en);
        overwriteGetLocale(() => 'es');
        expect(engineText(text, messages)).not.toMatch(isOfPools.es);
      }
    }
  });

  it('stays English where a sentence is not known', () => {
    overwriteGetLocale(() => 'es');
    expect(engineText('Something new.', [{ code: 'findings_in_range' }, { code: 'findings_not_there' }])).toBe('Something new.');
    expect(engineText('Something new.', undefined)).toBe('Something new.');
    expect(engineText('x', [{ code: 'findings_in_range' }])).toContain('Todo lo que mediste');
  });
});
