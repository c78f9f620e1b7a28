// Every question that the coach page suggests is answered.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerAsked } from '../screens/screen-answer.ts';
import { backyard } from '../testing/backyard.ts';

const WEB = new URL('../../../../../web/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, WEB), 'utf8');
const KEYS = [...new Set([...read('src/features/coach/suggestions.ts').matchAll(/m\.(coach_ask_\w+)/g)].map(([, key = '']) => key))];
const textsOf = (language: string) => JSON.parse(read(`messages/${language}/coach.json`)) as Record<string, string>;
const namesOf = (language: string) => JSON.parse(read(`messages/${language}/common.json`)) as Record<string, string>;

/** What `suggestions.ts` fills in. */
function filled(key: string, language: string): string[] {
  const text = textsOf(language)[key] ?? '';
  const names = namesOf(language);
  if (key === 'coach_ask_level') return [text.replace('{parameter}', String(names['common_free_chlorine']).toLowerCase())];
  if (!text.includes('{')) return [text];
  const moves =
    key === 'coach_ask_lower_to'
      ? [['ph', '8.1', '7.5'], ['total_alkalinity', '160', '120'], ['cyanuric_acid', '120', '50'], ['calcium_hardness', '700', '400'], ['salt', '4,500', '3,600']] // prettier-ignore
      : [['ph', '7.0', '7.5'], ['total_alkalinity', '60', '70'], ['cyanuric_acid', '10', '30'], ['calcium_hardness', '120', '250'], ['salt', '2,400', '3,000']]; // prettier-ignore
  return moves.map(([name, from = '', to = '']) =>
    text
      .replace('{parameter}', String(names[`common_${name}`]))
      .replace('{from}', from)
      .replace('{to}', to),
  );
}

describe.each(['en', 'es'] as const)('a suggested question in %s', (language) => {
  it.each(KEYS.flatMap((key) => filled(key, language)))('“%s” is answered', (message) => {
    for (const context of [backyard(), backyard({ water: { ph: 8.1, cyanuricAcidPpm: 120, freeChlorinePpm: 1 } })]) {
      const { reply } = answerAsked({ message, about: undefined, earlier: [] }, { ...context, language });
      expect(reply.abstained, reply.answer).toBe(false);
      expect(reply.answer.length).toBeGreaterThan(20);
    }
  });
});
