// When a filter is due by a rule that the question names, from the bare number on the gauge: "it sat at 18 after cleaning; by the 25 percent rule?"
import type { Frame } from '../../understanding/frame.ts';
import { figures } from '../numbers.ts';
import { PSI, result, type Sum } from './sum.ts';

const OF_QUARTER =
  /\b25 ?%|\b(?:percent|quarter(?:[ -](?:over|more|higher|above))?|un cuarto)[ -](?:rule|mas)\b|\bby a quarter\b|\bquarter (?:more|higher|over|above)\b|\bun cuarto mas\b|\bregla del 25\b/;
const OF_FILTER =
  /\b(?:filter\w*|gauge|needle|pressure|psi|bars?|kpa|backwash\w*|cartridges?|grids?|clean\w*|filtro|manometro|presion|retrolav\w*|lav\w*|limpi\w*)\b/;
const IS_CLEAN =
  /\b(?:clean(?:ed|ing)?|fresh(?:ly)?|just|right after|after|hosed|rinsed|washed|backwashed|new|start(?:s|ed|ing)?|normally|settled|recien|limpi[oa]|lavado|despues|nuev[oa])\b/;
const ASKS_CLEAN =
  /\b(?:what|which|cuanto)\b[^.?]*\b(?:when|while|estando) (?:it (?:is|was) )?(?:clean|limpio)\b|\bwas (?:the|its|my) (?:clean|starting)\b|\b(?:due|backwash(?:ed)?|clean) (?:it )?at \d+(?![\d.]* ?%)/;
const ASKS = /\?|\b(?:what|which|when|cuando|que|a cuanto|cual)\b/;
const UNITS: readonly (readonly [RegExp, string, number])[] = [[/\bbars?\b/, 'bar', 100], [/\bkpa\b/, 'kPa', 1]]; // prettier-ignore

export const cleanByQuarter: Sum = (frame: Frame, context) => {
  const { text } = frame;
  if (!OF_QUARTER.test(text) || !OF_FILTER.test(text) || !IS_CLEAN.test(text) || !ASKS.test(text) || ASKS_CLEAN.test(text))
    return undefined;
  const numbers = frame.quantities.filter(
    ({ kind, given }) => kind !== 'percent' && !(kind === 'none' && given === 25 && /\b25 (?:rule|over|mas)/.test(text)),
  );
  const [clean] = numbers;
  if (!clean || numbers.length > 1 || (clean.kind !== 'pressure' && clean.kind !== 'none')) return undefined;
  const [, unit, kpa] = UNITS.find(([pattern]) => pattern.test(text)) ?? [undefined, 'psi', PSI];
  const limit = clean.given * 1.25;
  const also =
    unit === 'psi' ? { en: ' Another common rule is 8 to 10 psi over.', es: ' Otra regla común: 8 a 10 psi más.' } : { en: '', es: '' };
  return result(context, {
    en: `Clean it at ${figures(limit)} ${unit}: 25% over the clean reading of ${figures(clean.given)}.${also.en}`,
    es: `Límpialo a los ${figures(limit, 'es')} ${unit}: 25% más que la lectura limpia de ${figures(clean.given, 'es')}.${also.es}`,
  }, { value: limit * kpa, unit: 'kPa', inputs: { cleanPressureKpa: clean.given * kpa } }); // prettier-ignore
};

const ASKS_RISE =
  /\b(?:how many psi|how much|by how much|cuant[ao]s? (?:psi)?)\b[^?]*\b(?:climb\w*|risen|rise|rose|gone up|went up|over clean|above clean|higher|subido|subio|aumento)\b/;
/** "The gauge is at 26 and was 16 after the last backwash: how many psi has it climbed?" */
export const pressureRisen: Sum = (frame: Frame, context) => {
  const { text, quantities } = frame;
  if (!OF_FILTER.test(text) || !/\b(?:gauge|needle|pressure|psi|presion|manometro)\b/.test(text) || !ASKS_RISE.test(text)) return undefined;
  const [one, other] = quantities;
  const isPressure =
    quantities.length === 2 && quantities.every(({ kind, given }) => kind === 'pressure' || (kind === 'none' && given >= 3 && given <= 60));
  if (!isPressure || !one || !other || frame.parameters.length > 0) return undefined;
  const [low, high] = [Math.min(one.given, other.given), Math.max(one.given, other.given)];
  return result(context, {
    en: `${figures(high - low)} psi: from ${figures(low)} to ${figures(high)}. It is due 8 to 10 psi over clean.`,
    es: `${figures(high - low, 'es')} psi: de ${figures(low, 'es')} a ${figures(high, 'es')}. Toca limpiar a las 8 o 10 psi sobre la limpia.`,
  }, { value: (high - low) * PSI, unit: 'kPa', inputs: { cleanPressureKpa: low * PSI } }); // prettier-ignore
};
