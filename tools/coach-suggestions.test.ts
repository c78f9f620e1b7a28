// Every question that the coach offers for a screen, in both languages, with what the page tells the server about that screen.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, rules } from '../server/src/features/coach/pages.ts';
import { fixedAnswer } from '../server/src/features/coach/gate.ts';
import { answerAsked } from '../server/src/features/coach/screens/screen-answer.ts';
import { SCREEN_TEXTS } from '../server/src/features/coach/screens/screen-texts.ts';
import { LAGOON } from '../server/src/features/coach/testing/lagoon.ts';
import type { Reply } from '../server/src/features/coach/skills/reply.ts';
import { listArticles } from '../server/src/features/library/articles.ts';
import { CALCULATOR_NAMES, POOL_CALCULATORS, poolPath, publicPath } from '../web/src/features/calculators/calculator-names.ts';
import { SYMPTOMS } from '../web/src/features/library/symptom-paths.ts';
import { REGIONS } from '../web/src/public-pages/regions/regions.ts';
import { type Screen, screenOf } from '../web/src/features/coach/screens.ts';
import { baseLocale, overwriteGetLocale } from '../web/src/paraglide/runtime.js';

type Language = 'en' | 'es';
const POOL_NAME = 'Alvarez, salt pool';
const GUIDES = ['away', 'storm', 'well', 'opening', 'closing', 'water_change'];
const PAGES = [
  '/dashboard', '/profile', '/maintenance', '/chemistry', '/chemistry/log', '/chemistry/strip', '/chemistry/strip?freeChlorinePpm=1&ph=7.8&alkalinityPpm=90',
  '/chemistry/water-photo', '/chemistry/water-photo?look=green', '/chemistry/water-photo?look=brown', '/chemistry/clear-up', '/chemistry/treatments', '/chemistry/shopping', '/library',
  '/library/symptoms', '/pools/lagoon', '/pools/lagoon/equipment', '/pools/lagoon/pump', '/notifications', '/settings', '/settings/profile', '/settings/units',
  '/settings/appearance', '/settings/privacy', '/settings/security', '/settings/notifications', '/faq', '/about-limpid', '/search', '/search?q=foam', '/offline', '/terms',
  '/privacy', '/disclaimer', '/privacy-settings', '/pricing', '/contact', '/unsubscribe', '/proof', '/calculators', POOL_CALCULATORS, '/setup', '/no-such-page',
]; // prettier-ignore
/** What is typed in the calculators, and what it makes of the first question. */
const FILLED: readonly (readonly [calculator: (typeof CALCULATOR_NAMES)[number], query: string, en: string])[] = [
  ['dilution', 'what=cyanuricAcidPpm&nowPpm=90&wantedPpm=45&fillPpm=0&volumeL=56781', 'Cyanuric acid is 90: how much water do I replace to get to 45 in 15,000 gal?'],
  ['dilution', 'what=hardnessPpm&nowPpm=800&wantedPpm=400&fillPpm=200&volumeL=56781', 'Calcium hardness is 800 and my fill water has 200: how much water do I replace to get to 400?'],
  ['dilution', 'what=cyanuricAcidPpm&nowPpm=45&wantedPpm=90&fillPpm=0&volumeL=56781', 'What does CYA do?'],
  ['breakpoint', 'combinedChlorinePpm=0&volumeL=56781', 'What is breakpoint chlorination?'],
  ['breakpoint', 'combinedChlorinePpm=1.2&volumeL=56781', 'Combined chlorine is 1.2: how much chlorine for breakpoint in 15,000 gal?'],
  ['heater', 'fromC=18&toC=27.8&heater=heat_pump&outputKw=32.2378&volumeL=56781', 'How long does it take to heat 15,000 gal from 64.4 °F to 82 °F with a heat pump of 110,000 Btu/h?'],
  ['heater', 'fromC=28&toC=20&heater=gas&inputKw=100&efficiencyPercent=82&volumeL=56781', 'Gas heater or heat pump?'],
  ['dose', 'parameter=freeChlorinePpm&freeChlorinePpm=7.5&targetFreeChlorinePpm=6&productId=liquid-chlorine&volumeL=56781', 'Free chlorine is 7.5 ppm: how do I lower it to 6.0 ppm?'],
  ['dose', 'parameter=ph&ph=8&targetPh=7.5&productId=muriatic-acid&volumeL=56781', 'How much muriatic acid to bring pH from 8.0 to 7.5 in 15,000 gal?'],
  ['effect', 'productId=soda-ash&amountG=900&volumeL=56781', 'What does 1.98 lb of soda ash do in 15,000 gal?'],
  ['volume', 'method=shape&shape=rectangle&lengthM=9.7536&widthM=4.8768&shallowDepthM=1.0668&deepDepthM=1.8288', 'Rectangle, 32 × 16 ft, 3.5 to 6 ft deep: how many gallons?'],
  ['turnover', 'volumeL=56781&flowLpm=227.12', 'How many hours for one turnover of 15,000 gal at 60 gpm?'],
  ['balance', 'ph=7.6&alkalinityPpm=90&hardnessPpm=300', 'What is the saturation index at pH 7.6, total alkalinity 90 ppm, calcium hardness 300 ppm?'],
  ['targets', 'cyanuricAcidPpm=40', 'What should free chlorine be with cyanuric acid 40 ppm?'],
  ['plan', 'freeChlorinePpm=1&ph=7.9&alkalinityPpm=130&volumeL=56781', 'My test shows free chlorine 1.0 ppm, pH 7.9, total alkalinity 130 ppm. What should I add to 15,000 gal?'],
]; // prettier-ignore

const setLanguage = (language: Language) => overwriteGetLocale(() => language);
afterAll(() => overwriteGetLocale(() => baseLocale));

const titleOf = (path: string, language: Language) => listArticles(language).find(({ slug }) => path === `/library/${slug}`)?.title;
function shown(path: string, language: Language): Screen {
  setLanguage(language);
  const screen = screenOf(path, { units: 'us', poolName: POOL_NAME, articleTitle: titleOf(path, language) });
  if (!screen) throw new Error(`No screen for ${path}`);
  return screen;
}
/** As the server answers: with the fixed texts of the gate. */
function answer(message: string, about: string, language: Language, earlier: string[] = []): Reply {
  const pool = LAGOON.pool && { ...LAGOON.pool, name: POOL_NAME };
  const context = { ...LAGOON, language, articles, rules, ...(pool ? { pool } : {}) };
  const { reply, message: meant, isFixed } = answerAsked({ message, about, earlier }, context);
  return isFixed ? reply : (fixedAnswer(meant, reply, context) ?? reply);
}
const LIBRARY = listArticles('en').map(({ slug }) => `/library/${slug}`);
const SOLVER = Object.entries(SYMPTOMS).flatMap(([symptom, { answers }]) =>
  ['', ...answers].map((one) => `/library/symptoms?symptom=${symptom}${one && `&answer=${one}`}`),
);
const GUIDED = GUIDES.map((guide) => `/pools/lagoon?guide=${guide}`);
const STATES = REGIONS.flatMap(({ careSlug, rulesSlug }) => [`/${careSlug}`, `/${rulesSlug}`]);
const CALCULATORS = [...CALCULATOR_NAMES.map(publicPath), ...FILLED.map(([name, query]) => `${poolPath(name)}?${query}`)];
const ALL = [...PAGES, ...LIBRARY, ...SOLVER, ...GUIDED, ...STATES, ...CALCULATORS];

describe.each<Language>(['en', 'es'])('in %s', (language) => {
  beforeAll(() => setLanguage(language));

  it('answers every question that it offers', () => {
    const asked = new Set<string>();
    const failed = ALL.flatMap((path) => {
      const { suggestions, about } = shown(path, language);
      expect(suggestions.length, path).toBeGreaterThan(0);
      return suggestions.flatMap((question) => {
        if (asked.has(`${about} ${question}`)) return [];
        asked.add(`${about} ${question}`);
        const { abstained, answer: text, cards } = answer(question, about, language);
        const isAlarm = cards.some(({ kind }) => kind === 'safety') && !/mezclar|mix/.test(question);
        return abstained || isAlarm || text.length < 20 ? [`${path}: ${question} → ${text}`] : [];
      });
    });
    expect(failed).toEqual([]);
  }, 120_000);

  it.each(LIBRARY)('answers what to know about %s with that article', (path) => {
    const { suggestions, about } = shown(path, language);
    for (const told of [about, titleOf(path, language) ?? '', '/dashboard']) {
      const { answer: text, sources } = answer(suggestions[0] ?? '', told, language);
      expect(sources[0]?.url).toBe(path);
      expect(text).toContain(listArticles(language).find(({ slug }) => path.endsWith(`/${slug}`))?.summary);
      expect(text.split('\n').length).toBeGreaterThan(3);
    }
  });

  it.each([...GUIDED, ...STATES])('answers what to know about %s with that page', (path) => {
    const { suggestions, about } = shown(path, language);
    expect(answer(suggestions[0] ?? '', about, language).sources[0]?.url).toBe(path);
  });

  it.each(SOLVER)('takes what was chosen along from %s', (path) => {
    const { suggestions, about, facts } = shown(path, language);
    expect(facts).toBeTruthy();
    expect(suggestions.length).toBe(2);
    const { sources, answer: text } = answer(suggestions[0] ?? '', about, language);
    expect(`${sources[0]?.url} ${text}`).toMatch(/\/library\/|Pseudomonas/);
  });

  it('says on every screen what it is for', () => {
    const wordings = {
      en: ['What should I do here?', 'what is this about?', 'what am I looking at', 'help me with this page', 'how does this work', 'What can I do on this screen?'],
      es: ['¿Qué hago aquí?', '¿para qué sirve esta pantalla?', '¿de qué se trata esto?', 'ayúdame con esta página', '¿cómo funciona esto?', 'qué puedo hacer aquí'],
    }[language]; // prettier-ignore
    for (const path of ALL) {
      const { about } = shown(path, language);
      const answers = wordings.map((question) => answer(question, about, language));
      expect(new Set(answers.map(({ answer: text }) => text)).size, path).toBe(1);
      expect(answers[0], path).toMatchObject({ abstained: false, cards: [] });
    }
    const texts = PAGES.map((path) => answer(wordings[0] ?? '', shown(path, language).about, language).answer);
    expect(new Set(texts).size).toBeGreaterThanOrEqual(SCREEN_TEXTS.length);
  }, 60_000);
});

it.each(FILLED)('makes a question of what is typed in %s?%s', (name, query, question) => {
  expect(shown(`${poolPath(name)}?${query}`, 'en').suggestions[0]).toBe(question);
});
