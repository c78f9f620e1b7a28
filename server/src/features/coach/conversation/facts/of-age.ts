// "Its 8 years old" of a pump, a cell, a liner: how long such a thing lasts, and what that says.
import { inLanguage, reply, type Reply } from '../../skills/reply.ts';
import { fold } from '../../understanding/fold.ts';
import { quantitiesIn } from '../../understanding/numbers/quantities.ts';
import type { After } from '../after.ts';

interface Part {
  name: RegExp;
  years: readonly [low: number, high: number];
  en: string;
  es: string;
  /** is repaired, and not only replaced */
  isRepaired?: true;
}
const PARTS: readonly Part[] = [
  { name: /\b(?:salt cell|cell|swc?g|chlorinator|celda|clorador)\b/, years: [3, 7], en: 'a salt cell', es: 'una celda de sal' },
  { name: /\bheat pump\b|\bbomba de calor\b/, years: [10, 15], en: 'a heat pump', es: 'una bomba de calor', isRepaired: true },
  { name: /\b(?:pump|motor|bomba)\b/, years: [8, 12], en: 'a pool pump', es: 'una bomba', isRepaired: true },
  { name: /\b(?:heater|calentador)\b/, years: [8, 12], en: 'a gas heater', es: 'un calentador de gas', isRepaired: true },
  { name: /\b(?:cartridges?|cartuchos?)\b/, years: [2, 3], en: 'a filter cartridge', es: 'un cartucho' },
  { name: /\b(?:sand|arena)\b/, years: [5, 7], en: 'filter sand', es: 'la arena del filtro' },
  { name: /\b(?:filter|filtro)\b/, years: [10, 15], en: 'a filter tank', es: 'el tanque del filtro' },
  { name: /\b(?:liner|vinyl|vinil)\b/, years: [8, 12], en: 'a vinyl liner', es: 'un liner de vinil' },
  { name: /\b(?:plaster|resurfac\w*|yeso|marcite)\b/, years: [8, 12], en: 'plaster', es: 'el yeso' },
  { name: /\b(?:solar cover|bubble cover|cubierta solar|cubierta de burbujas)\b/, years: [3, 5], en: 'a bubble cover', es: 'una cubierta de burbujas' },
  { name: /\b(?:cover|cubierta|lona)\b/, years: [7, 12], en: 'a safety cover', es: 'una cubierta de seguridad' },
  { name: /\b(?:robot|cleaner|limpiafondos)\b/, years: [4, 6], en: 'a robot', es: 'un robot', isRepaired: true },
  { name: /\b(?:pool light|lights?|luz|lampara)\b/, years: [5, 10], en: 'a pool light', es: 'una luz de piscina' },
  { name: /\b(?:strips?|reagents?|drops|test kit|tiras?|reactivos?)\b/, years: [1, 2], en: 'a test reagent', es: 'un reactivo' },
]; // prettier-ignore
const IS_OLD =
  /^(?:(?:ok(?:ay)?|well|and|but|so|y|pero|bueno)[, ]+)*(?:(?:it'?s|its|it is|it was|they'?re|they are|the \w+ is|mine is|mine'?s|i think it'?s|we(?:'ve)? (?:got|had|have)(?: it)?|i(?:'ve)? (?:got|had|have)(?: it)?|tiene|ya tiene|es de hace|tienen|lleva|installed|bought)\b)[^?]{0,24}\b(?:years?|yrs?|anos?)\b/;
const REACHES = 3;
const LIVING =
  /\b(?:kids?|child(?:ren)?|son|daughter|baby|toddlers?|grand\w+|nephews?|nieces?|boys?|girls?|dogs?|cats?|hij[oa]s?|nin[oa]s?|bebe|niet[oa]s?|sobrin[oa]s?|perr[oa]s?|gat[oa]s?)\b/;

/** Undefined where no part was talked about. */
export function ofAge({ text, earlier, context }: After): Reply | undefined {
  const plain = text.replace(/[?.! ]+$/, '');
  if (plain.length > 60 || !IS_OLD.test(plain)) return undefined;
  const age = quantitiesIn(plain.replaceAll(/\byrs?\b/g, 'years')).find(({ kind }) => kind === 'time')?.value;
  // "They're 4 years old" of children.
  if (
    earlier
      .slice(0, REACHES)
      .map(fold)
      .some((one) => LIVING.test(one))
  )
    return undefined;
  const part = earlier
    .slice(0, REACHES)
    .map(fold)
    .map((one) => PARTS.find(({ name }) => name.test(one)))
    .find((one) => one !== undefined);
  if (age === undefined || !part) return undefined;
  const years = age / HOURS_PER_YEAR;
  const [low, high] = part.years;
  const usual = inLanguage(context, {
    en: `${part.en.charAt(0).toUpperCase()}${part.en.slice(1)} usually lasts ${low} to ${high} years`,
    es: `${part.es.charAt(0).toUpperCase()}${part.es.slice(1)} suele durar de ${low} a ${high} años`,
  });
  const [past, last, early] = part.isRepaired ? OF_MACHINE : OF_WORN;
  return reply(`${usual}${inLanguage(context, years >= high ? past : years >= low ? last : early)}`);
}
type Verdict = Readonly<Record<'en' | 'es', string>>;
type Verdicts = readonly [past: Verdict, last: Verdict, early: Verdict];
const OF_MACHINE: Verdicts = [
  {
    en: ', so yours is past its usual life. Unless the repair is cheap, replace it.',
    es: ', así que ya pasó su vida normal. Salvo que el arreglo sea barato, conviene cambiar el equipo.',
  },
  {
    en: ', so yours may be in its last years. A small repair is fine; if it costs about half of a new one, replace it.',
    es: ', así que puede estar en sus últimos años. Un arreglo pequeño vale la pena; si cuesta como la mitad de uno nuevo, cámbialo.',
  },
  {
    en: ', so age isn’t the likely reason. Check the warranty, then have it looked at and repaired.',
    es: ', así que la edad no es la causa más probable. Revisa la garantía y después pide que lo revisen y lo arreglen.',
  },
];
const OF_WORN: Verdicts = [
  { en: ', so yours is due to be replaced.', es: ', así que ya toca el cambio.' },
  {
    en: ', so yours may be near its end. Look at its condition, and plan for a new one.',
    es: ', así que puede estar cerca del final. Revisa en qué estado está y ve pensando en el cambio.',
  },
  {
    en: ', so age alone isn’t the likely reason. Look for another cause first, and check the warranty.',
    es: ', así que la pura edad no es la causa más probable. Busca primero otra causa y revisa la garantía.',
  },
];
const HOURS_PER_YEAR = 8766;
