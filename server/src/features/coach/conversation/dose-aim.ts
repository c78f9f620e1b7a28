// What a question about a dose wants, and the same wish in plain words: for asking it again with one part changed.
import { PRODUCTS } from '@limpid/chemistry';
import { type DoseQuestion, doseQuestion } from '../skills/dosing/dose-question.ts';
import { productName } from '../skills/names.ts';
import { type CoachLanguage, languageOf } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import type { ParameterName } from '../understanding/lexicon.ts';

export interface DoseAim extends DoseQuestion {
  language: CoachLanguage;
}

const NAMES: Partial<Record<ParameterName, readonly [en: string, es: string]>> = {
  freeChlorinePpm: ['free chlorine', 'el cloro libre'], ph: ['ph', 'el ph'], alkalinityPpm: ['alkalinity', 'la alcalinidad'], hardnessPpm: ['calcium hardness', 'la dureza de calcio'],
  cyanuricAcidPpm: ['stabilizer', 'el estabilizador'], saltPpm: ['salt', 'la sal'], brominePpm: ['bromine', 'el bromo'], boratePpm: ['borate', 'el borato'],
}; // prettier-ignore
/** What changes the value is named by the value already. */
const SELF: ReadonlySet<string> = new Set(['salt', 'cyanuric-acid', 'boric-acid']);
const L_PER_GAL = 3.785411784;

/** Undefined where a message wants no dose of anything. */
export function aimOf(question: string): DoseAim | undefined {
  const frame = readMessage(question);
  const asked = doseQuestion(frame);
  if (!asked || (asked.to === undefined && asked.delta === undefined)) return undefined;
  const { from, delta } = asked;
  const aim: DoseAim = { ...asked, language: languageOf(question) };
  // "Salt for 3,200, starting from 1,000": where it should be, and no step.
  if (asked.to === undefined && asked.parameter === 'saltPpm' && from !== undefined && delta !== undefined && delta > from) {
    aim.to = delta;
    delete aim.delta;
  }
  // "Acid for 7.5": by so much no pH moves.
  if (asked.to === undefined && asked.parameter === 'ph' && delta !== undefined && delta >= LEAST_PH) {
    aim.to = delta;
    delete aim.delta;
  }
  // "Acid to get to 100": no pH is that high.
  if (aim.parameter === 'ph' && aim.to !== undefined && aim.to > MOST_PH) aim.parameter = 'alkalinityPpm';
  return aim;
}
const LEAST_PH = 6;
const MOST_PH = 14;

function productText({ productId, strengthPercent, language }: DoseAim): string {
  if (productId === undefined || !(productId in PRODUCTS) || SELF.has(productId)) return '';
  const name = productName(productId, language).replace(/ \(.*\)/, '');
  if (strengthPercent === undefined) return name;
  return language === 'es' ? `${name} al ${strengthPercent}%` : `${strengthPercent}% ${name}`;
}

/** "how much 10% liquid chlorine to take free chlorine from 6 to 16" */
export function aimText(aim: DoseAim, water?: string): string | undefined {
  const { parameter, from, to, delta, language, volumeL } = aim;
  const names = NAMES[parameter];
  if (!names) return undefined;
  const isSpanish = language === 'es';
  const name = names[isSpanish ? 1 : 0];
  const product = productText(aim);
  const isDown = to !== undefined && from !== undefined ? to < from : aim.direction === 'down';
  const verb = isSpanish ? (isDown ? 'bajar' : 'subir') : isDown ? 'lower' : 'raise';
  const start = from === undefined || to === undefined ? '' : isSpanish ? ` de ${from}` : ` from ${from}`;
  const way = to === undefined ? ` ${isSpanish ? '' : 'by '}${delta} ${parameter === 'ph' ? '' : 'ppm'}` : isSpanish ? ` a ${to}` : ` to ${to}`;
  const size = water ?? (volumeL === undefined ? '' : `${Math.round(volumeL / L_PER_GAL)} ${isSpanish ? 'galones' : 'gallons'}`);
  const place = size === '' ? '' : isSpanish ? ` en ${size}` : ` in ${size}`;
  return isSpanish
    ? `cuánto ${product === '' ? 'le pongo' : product} para ${verb} ${name}${start}${way}${place}`.trim()
    : `how much ${product === '' ? 'do i add' : product} to ${verb} ${name}${start}${way}${place}`.trim();
} // prettier-ignore

/** Other values that were said with it: ", alkalinity 120" */
export const besideText = (values: Partial<Record<ParameterName, number>>, parameter: ParameterName, language: CoachLanguage): string =>
  Object.entries(values)
    .filter(([name]) => name !== parameter)
    .map(([name, value]) => [NAMES[name as ParameterName]?.[language === 'es' ? 1 : 0], value] as const)
    .filter(([name]) => name !== undefined)
    .map(([name, value]) => `, ${name?.replace(/^(?:el|la) /, '') ?? ''} ${value}`)
    .join('');
