// What to say beside a dose: what else the product does to this water.
import { PRODUCTS, type ProductId } from './products.ts';
import type { Water } from './water.ts';

type Said =
  | 'ph'
  | 'alkalinityPpm'
  | 'hardnessPpm'
  | 'cyanuricAcidPpm'
  | 'saltPpm'
  | 'boratePpm'
  | 'freeChlorinePpm'
  | 'brominePpm'
  | 'sulfatePpm';

/** name in a sentence, unit, and the change from which it is worth a sentence */
const WORDS: Record<Said, { label: string; unit: string; worthSaying: number; digits: number }> = {
  ph: { label: 'pH', unit: '', worthSaying: 0.1, digits: 2 },
  alkalinityPpm: { label: 'alkalinity', unit: ' ppm', worthSaying: 5, digits: 0 },
  hardnessPpm: { label: 'calcium hardness', unit: ' ppm', worthSaying: 5, digits: 0 },
  cyanuricAcidPpm: { label: 'cyanuric acid', unit: ' ppm', worthSaying: 0.5, digits: 1 },
  saltPpm: { label: 'salt', unit: ' ppm', worthSaying: 50, digits: 0 },
  boratePpm: { label: 'borate', unit: ' ppm', worthSaying: 1, digits: 1 },
  freeChlorinePpm: { label: 'free chlorine', unit: ' ppm', worthSaying: 0.3, digits: 1 },
  brominePpm: { label: 'bromine', unit: ' ppm', worthSaying: 0.3, digits: 1 },
  sulfatePpm: { label: 'sulfate', unit: ' ppm', worthSaying: 10, digits: 0 },
};

/** `calcium hardness`, for use inside a sentence. */
export const targetLabel = (parameter: Said): string => WORDS[parameter].label;

/** Shock level of the free chlorine, ppm: 39 % of the cyanuric acid, at least 10 (science/chemistry 4.1). */
const shockLevel = (cyanuricAcidPpm: number): number => Math.max(10, 0.39 * cyanuricAcidPpm);

/** One sentence for each value that the dose moves besides its target, and what is dangerous about the result. */
export function sideEffects(productId: ProductId, target: Said, before: Water, after: Water): string[] {
  const said: string[] = [];
  for (const [parameter, { label, unit, worthSaying, digits }] of Object.entries(WORDS) as [Said, (typeof WORDS)[Said]][]) {
    const [from, to] = [before[parameter] ?? 0, after[parameter] ?? 0];
    if (parameter === target || Math.abs(to - from) < worthSaying) continue;
    said.push(`It also ${to > from ? 'raises' : 'lowers'} ${label} from ${from.toFixed(digits)} to ${to.toFixed(digits)}${unit}.`);
  }
  const shock = shockLevel(after.cyanuricAcidPpm);
  if (after.freeChlorinePpm > shock && after.freeChlorinePpm > before.freeChlorinePpm) {
    said.push(`Free chlorine would be above the shock level of ${shock.toFixed(0)} ppm: nobody swims, and covers and liners suffer.`);
  }
  if (after.ph < 7 && before.ph >= 7) said.push('The pH would be below 7.0: it attacks plaster, metal and eyes.');
  if (after.ph > 8.2 && before.ph <= 8.2)
    said.push('The pH would be above 8.2 until the chlorine is used or carbon dioxide comes in: scale may form.');
  if (productId === 'sodium-thiosulfate') said.push(PRODUCTS[productId].note);
  return said;
}
