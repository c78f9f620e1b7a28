// Hardness and alkalinity in the degrees of other countries, and in moles: in ppm as calcium carbonate, and back.
import { type HardnessDegree, PPM_PER_DEGREE } from '@limpid/chemistry';
import type { Frame } from '../../../understanding/frame.ts';
import { inFigures } from '../../../understanding/fold.ts';
import { figures } from '../../numbers.ts';
import { result, type Sum } from '../sum.ts';

interface Scale {
  degree: HardnessDegree;
  en: string;
  es: string;
  pattern: RegExp;
}
const SCALES: readonly Scale[] = [
  { degree: 'german', en: '°dH', es: '°dH', pattern: /(?:° ?|\bdegrees? |\bgrados? |\b)(?:d ?[gk]?h\b)|\bgerman(?: hardness)? degrees?\b|\bdegrees? (?:of )?german\b|\bgrados? (?:de dureza )?aleman(?:es)?\b|\bgerman\b.{0,20}\bdegrees?\b/ },
  { degree: 'french', en: '°fH', es: '°fH', pattern: /° ?f ?h\b|\bdegrees? (?:of )?french\b|\bfrench(?: hardness)? degrees?\b|\bdeg(?:rees?)? fh\b|\bgrados? frances(?:es)?\b|\bfrench\b.{0,20}\bdegrees?\b/ },
  { degree: 'english', en: '°e', es: '°e', pattern: /° ?e(?:h|nglish)?\b|\bclark\b|\b(?:english|british)(?: hardness)? degrees?\b|\bdegrees? (?:of )?(?:english|british)\b|\bgrados? ingles(?:es)?\b/ },
  { degree: 'millimole', en: 'mmol/L', es: 'mmol/L', pattern: /\bmmol(?:s|es)?(?: ?\/ ?l| per lit(?:er|re))?\b|\bmillimol\w*/ },
  { degree: 'milliequivalent', en: 'meq/L', es: 'meq/L', pattern: /\bmeq(?: ?\/ ?l| per lit(?:er|re))?\b|\bmilliequivalents?\b/ },
]; // prettier-ignore
/** "25 °f hardness": of water that has a hardness, no temperature. */
const BARE_FRENCH = /\d ?° ?f\b/;
const OF_HARDNESS = /\b(?:hardness|calcium|dureza|calcio|alkalinity|alcalinidad|caco3)\b/;
const OF_HEAT = /\b(?:heat\w*|warm\w*|cool\w*|temperature|calent\w*|temperatura)\b/;
const FIGURE = /(?<![\w.])\d+(?:\.\d+)?/g;
const PPM = /(?<![\w.])(\d+(?:\.\d+)?) ?(?:ppm|mg\/l|mg per lit|parts per million|partes por millon)/;
const ASKS = /\?|\b(?:how many|what|convert\w*|equals?|into|cuant[oa]s|conviert\w*|que|son|in ppm)\b/;
const DOSED = /\b(?:add|raise|lower|dose|gallons?|galones|lit(?:er|re|ro)s? of|pounds?|lbs?|drain|replace|agrego|subir|bajar)\b/;

const scaleIn = (text: string): Scale | undefined =>
  SCALES.find(({ pattern }) => pattern.test(text)) ??
  (BARE_FRENCH.test(text) && (OF_HARDNESS.test(text) || /\bfrench\b|\bfrances/.test(text)) && !OF_HEAT.test(text)
    ? SCALES.find(({ degree }) => degree === 'french')
    : undefined);

/** "14 °dH in ppm?", "200 ppm in German degrees?" */
export const hardnessDegrees: Sum = (frame: Frame, context) => {
  // "CaCO3" is no number.
  const text = inFigures(frame.raw.slice(0, 2000), frame.language).replaceAll(/\bcaco ?3\b/g, 'calcium carbonate');
  const scale = scaleIn(text);
  const numbers = [...text.matchAll(FIGURE)].map(([figure]) => Number(figure));
  const [given] = numbers;
  if (!scale || given === undefined || numbers.length !== 1 || !ASKS.test(text) || DOSED.test(text)) return undefined;
  const factor = PPM_PER_DEGREE[scale.degree];
  const isFromPpm = PPM.test(text);
  const value = isFromPpm ? given / factor : given * factor;
  const say = (language: 'en' | 'es') => {
    const of = language === 'es' ? 'ppm como carbonato de calcio' : 'ppm as calcium carbonate';
    const each = language === 'es' ? `1 ${scale.es} son ${figures(factor, 'es')} ppm` : `1 ${scale.en} is ${figures(factor)} ppm`;
    return isFromPpm
      ? `${figures(given, language)} ppm = ${figures(value, language)} ${scale[language]}: ${each}.`
      : `${figures(given, language)} ${scale[language]} = ${figures(value, language)} ${of}: ${each}.`;
  };
  return result(context, { en: say('en'), es: say('es') }, { value, unit: isFromPpm ? scale.en : 'ppm', inputs: { given } });
};
