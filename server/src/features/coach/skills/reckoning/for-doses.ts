// Which sums belong to the doses, where more has to be known than units say.
import type { Frame } from '../../understanding/frame.ts';
import type { Asked } from './asked.ts';
import type { Meaning, Measure } from './measures.ts';

const DILUTES = /\b(?:drain\w*|replac\w*|dilut\w*|refill\w*|exchang\w*|swap\w*|vaci\w*|reemplaz\w*|cambi\w*|rellen\w*)\b/;
const OF_PRODUCT: ReadonlySet<string> = new Set([
  'chlorine',
  'salt',
  'cyanuric-acid',
  'liquid-chlorine',
  'cal-hypo',
  'dichlor',
  'trichlor',
]);
const isStrength = ({ dimension }: Meaning): boolean => dimension['A'] === 1 && (dimension['M'] === -1 || dimension['V'] === -1);
/** Amounts for levels are doses: here only of what is pure, and where nothing else has to be known. */
export function isForDoses(frame: Frame, text: string, measures: readonly Measure[], asked: Asked): boolean {
  const levels = measures.filter(({ amount }) => amount?.en === 'ppm' || amount?.en === 'ppb');
  const masses = (dimension: Readonly<Record<string, number>>) => dimension['L'] === undefined && (dimension['M'] !== undefined || dimension['A'] !== undefined);
  const hasMass = asked.readings.some(({ dimension }) => masses(dimension) || dimension['V'] !== undefined) || measures.some((measure) => !levels.includes(measure) && measure.meanings.some(({ dimension }) => masses(dimension)));
  if (levels.length === 0 && asked.en !== 'ppm') return false;
  if (DILUTES.test(text) && !measures.some(({ meanings }) => meanings.some(isStrength))) return true;
  if (!hasMass) return false;
  const others = frame.parameters.some((name) => ['alkalinityPpm', 'hardnessPpm', 'ph', 'boratePpm', 'brominePpm', 'combinedChlorinePpm'].includes(name));
  const isPure = /\b(?:pure|pur[oa]s?|available|disponible|100 ?%|salt|sal|cyanuric|cianurico|stabilizer|cya|chlorine gas|cell|generator|chlorinator|ozone|ozono|substance|sustancia|free chlorine)\b/.test(text) || measures.some(({ meanings }) => meanings.some(isStrength));
  // What dichlor leaves behind besides chlorine has shares of its own.
  const isOther = frame.parameters.includes('cyanuricAcidPpm') && frame.chemicals.some(({ name }) => name !== 'cyanuric-acid' && name !== 'chlorine');
  return others || isOther || !isPure || frame.chemicals.some(({ name }) => !OF_PRODUCT.has(name));
} // prettier-ignore
