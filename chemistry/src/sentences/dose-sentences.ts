// What to say beside a dose: what else the product does to this water.
import { productOrAmountText } from './product-names.ts';
import type { ProductId } from '../products/product-identity.ts';
import type { Sentence } from './message.ts';
import { rounded, sentencesFrom } from './sentences.ts';
import type { Parameter, Water } from '../water.ts';

export const DOSE_SENTENCES = {
  answers_dose_raises: 'It also raises {parameter} from {from} to {to}{unit}.',
  answers_dose_lowers: 'It also lowers {parameter} from {from} to {to}{unit}.',
  answers_dose_raises_sulfate: 'It also raises sulfate from {from} to {to} ppm.',
  answers_dose_lowers_sulfate: 'It also lowers sulfate from {from} to {to} ppm.',
  answers_dose_above_shock: 'Free chlorine would be above the shock level of {shock} ppm. Stay out; it also damages covers and liners.',
  answers_dose_ph_low: 'pH would be below 7.0, which damages plaster and metal and irritates eyes.',
  answers_dose_ph_high: 'pH would be above 8.2 until the chlorine is used up or the water takes in carbon dioxide. Scale may form.',
  answers_dose_thiosulfate:
    'This is the smallest amount, with oxidation to sulfate. You may need up to eight times more, so add less at first and test again.',
  answers_dose_at_once: 'You can add it all at once.',
  answers_dose_part: 'Part {part} of {parts}. All at once would be too much.',
  answers_dose_test_first: 'Test before this part.',
  answers_dose_not_safe: 'No safe addition gets there, because the target itself isn’t safe for people and equipment.',
  answers_dose_no_change: '{product} can’t bring {parameter} from {from} to {to}. It doesn’t change this value here.',
  answers_dose_at_most:
    '{product} can’t bring {parameter} from {from} to {to}. It reaches {most} at most before the water goes beyond what’s possible.',
  answers_dose_other_way: '{product} can’t bring {parameter} from {from} to {to}. It moves this value the other way.',
} as const;
export const doseSentence = /* @__PURE__ */ sentencesFrom(DOSE_SENTENCES, productOrAmountText);

type Told =
  | 'ph'
  | 'alkalinityPpm'
  | 'hardnessPpm'
  | 'cyanuricAcidPpm'
  | 'saltPpm'
  | 'boratePpm'
  | 'freeChlorinePpm'
  | 'brominePpm'
  | 'sulfatePpm';

/** the change from which a value is worth a sentence, and its decimals */
const WORTH: Record<Told, { worthSaying: number; digits: number }> = {
  ph: { worthSaying: 0.1, digits: 2 },
  alkalinityPpm: { worthSaying: 5, digits: 0 },
  hardnessPpm: { worthSaying: 5, digits: 0 },
  cyanuricAcidPpm: { worthSaying: 0.5, digits: 1 },
  saltPpm: { worthSaying: 50, digits: 0 },
  boratePpm: { worthSaying: 1, digits: 1 },
  freeChlorinePpm: { worthSaying: 0.3, digits: 1 },
  brominePpm: { worthSaying: 0.3, digits: 1 },
  sulfatePpm: { worthSaying: 10, digits: 0 },
};

/** Shock level of the free chlorine, ppm: 39 % of the cyanuric acid, at least 10 (science/chemistry 4.1). */
const shockLevel = (cyanuricAcidPpm: number): number => Math.max(10, 0.39 * cyanuricAcidPpm);

/** One sentence for each value that the dose moves besides its target, and what is dangerous about the result. */
export function sideEffects(productId: ProductId, target: Parameter, before: Water, after: Water): Sentence[] {
  const told = (Object.keys(WORTH) as Told[]).flatMap((name) => (name === target ? [] : (moved(name, before, after) ?? [])));
  const shock = shockLevel(after.cyanuricAcidPpm);
  if (after.freeChlorinePpm > shock && after.freeChlorinePpm > before.freeChlorinePpm) {
    told.push(doseSentence('answers_dose_above_shock', { shock: rounded(shock, 0) }));
  }
  if (after.ph < 7 && before.ph >= 7) told.push(doseSentence('answers_dose_ph_low'));
  if (after.ph > 8.2 && before.ph <= 8.2) told.push(doseSentence('answers_dose_ph_high'));
  if (productId === 'sodium-thiosulfate') told.push(doseSentence('answers_dose_thiosulfate'));
  return told;
}

function moved(name: Told, before: Water, after: Water): Sentence | null {
  const { worthSaying, digits } = WORTH[name];
  const [was, is] = [before[name] ?? 0, after[name] ?? 0];
  if (Math.abs(is - was) < worthSaying) return null;
  const change = { from: rounded(was, digits), to: rounded(is, digits) };
  const isMore = is > was;
  if (name === 'sulfatePpm') return doseSentence(isMore ? 'answers_dose_raises_sulfate' : 'answers_dose_lowers_sulfate', change);
  const unit = name === 'ph' ? '' : ' ppm';
  return doseSentence(isMore ? 'answers_dose_raises' : 'answers_dose_lowers', { parameter: name, unit, ...change });
}
