// Amounts that are named without a figure of a tool: "the whole bucket", "half the jug", "a few cups", "pounds of salt". A unit or a
// container is one where it is counted by a word, poured, or of a chemical.
import type { Mention } from './chemicals.ts';
import type { Quantity, Reading } from './quantities.ts';
import { UNITS } from './units.ts';

const COUNTS =
  /^(?:whole|entire|full|all|rest|half|remaining|remainder|remains|most|few|several|some|more|another|extra|additional|many|lots|dozens|hundreds|thousands|tens|couple|todo|toda|todos|todas|entero|entera|completo|completa|resto|medio|media|mitad|varios|varias|unos|unas|algunos|algunas|pocos|pocas|otro|otra|mas|muchos|muchas|docenas|decenas|cientos|miles)$/;
const COUNTS_AFTER = /^(?:entero|entera|enteros|enteras|completo|completa|lleno|llena|full)$/;
const POURS =
  /^(?:add|adding|pour|pouring|put|dump|throw|toss|broadcast|use|empty|tip|need|needs|take|agrega|agregar|agregue|agregale|anade|anadir|anada|vierte|verter|echa|echar|echale|eche|pon|poner|ponle|usa|usar|vacia|vaciar|tira|necesitas|necesita)$/;
const ASIDE = /^(?:in|into|to|from|on|onto|en|con|with|inside|desde|by|per|por|than|how|que|cuantos|cuantas|which)$/;
/** Words for how often, and for an amount that was named before. */
const REFERS = /^(?:times|veces|dose|doses|dosis|medida|medidas|tab|tabs|g|l|m|gr|cc|lt|pt|qt|tapa|tapas|ton)$/;
const LINKS = /^(?:the|of|de|del|la|el|los|las|your|tu|that|this|a|an|un|una|big|small|large|5|gallon)$/;

/** "Add the whole", back to the word that says what is done with it. */
function isPoured(tokens: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 5); before -= 1) {
    const token = tokens[before] ?? '';
    if (ASIDE.test(token)) return false;
    if (POURS.test(token)) return true;
  }
  return false;
}

function isCounted(tokens: readonly string[], at: number): boolean {
  if (COUNTS_AFTER.test(tokens[at + 1] ?? '')) return true;
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const token = tokens[before] ?? '';
    if (COUNTS.test(token)) return !/^(?:how|cuantos|cuantas)$/.test(tokens[before - 1] ?? '');
    if (!LINKS.test(token)) return false;
  }
  return false;
}

const isOfChemical = (tokens: readonly string[], mentions: readonly Mention[], at: number): boolean =>
  /^(?:of|de)$/.test(tokens[at + 1] ?? '') &&
  mentions.some((mention) => mention.at - at <= 3 && mention.at > at) &&
  !tokens.slice(Math.max(0, at - 3), at).some((token) => ASIDE.test(token));

/** "A clean bucket of pool water" */
export const isVesselOfWater = ({ tokens }: Reading, unitAt = -1): boolean =>
  UNITS.get(tokens[unitAt] ?? '')?.dimension === 'count' &&
  /^(?:of|de) (?:(?:clean|pool|warm|fresh) )*(?:water|agua)(?: |$)/.test(tokens.slice(unitAt + 1, unitAt + 6).join(' '));

const ALL = /^(?:whole|entire|full|all|rest|remaining|half|everything|another|todo|toda|entero|entera|resto|mitad|otro|otra)$/;
/** "Use all of it", "toss the entire tub of shock in" */
const isAllOfIt = ({ tokens, mentions }: Reading, at: number): boolean =>
  ALL.test(tokens[at] ?? '') &&
  POURS.test(tokens.slice(Math.max(0, at - 2), at).find((token) => POURS.test(token)) ?? '') &&
  (tokens.slice(at + 1, at + 3).every((token) => /^(?:of|de|it|them|ello|ella)$/.test(token)) ||
    mentions.some((mention) => mention.at > at && mention.at - at <= 4));

/** A unit of an amount that no number was read with. */
export function hasLooseAmount(reading: Reading): boolean {
  const { tokens, quantities, mentions } = reading;
  const isBound = (at: number) => quantities.some((one: Quantity) => one.unitAt === at || (one.at <= at && at < one.end));
  return tokens.some((token, at) => {
    if (isAllOfIt(reading, at)) return true;
    const dimension = UNITS.get(token)?.dimension;
    if (
      (dimension !== 'mass' && dimension !== 'volume' && dimension !== 'count') ||
      REFERS.test(token) ||
      isBound(at) ||
      isVesselOfWater(reading, at)
    )
      return false;
    return isCounted(tokens, at) || isPoured(tokens, at) || isOfChemical(tokens, mentions, at);
  });
}

/** More than once, or for each of something: a dose is for once. */
const EACH =
  'days?|hours?|minutes?|nights?|mornings?|evenings?|weeks?|months?|times?|bathers?|persons?|swimmers?|guests?|gallons?|liters?|días?|horas?|minutos?|noches?|mañanas?|tardes?|semanas?|mes(?:es)?|veces|vez|bañistas?|personas?|gal[oó]n(?:es)?|litros?';
const REPEATS = new RegExp(
  `(?<!\\p{L})(?:every|each|per|cada)(?: (?:\\d[\\d,.]*|other|\\p{L}+))? ?(?:${EACH})(?!\\p{L})|(?<!(?:wait|in|for|within|once|half) )(?<!\\p{L})(?:a|an) (?:day|week|night|month)(?!\\p{L})|(?<!\\p{L})(?:al|por) (?:día|mes|semana|hora|bañista|persona|gal[oó]n|litro)(?!\\p{L})|(?<!\\p{L})(?:daily|hourly|weekly|nightly|monthly|repeatedly|a diario|diariamente|semanalmente)(?!\\p{L})`,
  'u',
);
const AT_LEAST =
  /(?<!\p{L})(?:at least|(?<!(?:no|not|never) )more than|no less than|minimum of|upwards of|al menos|por lo menos|(?<!no )m[aá]s de|como mínimo|mínimo)(?: \p{L}+){0,2} ?\d|\d\S*(?: \p{L}+){1,3} (?:or more|plus|and up|o más|como mínimo|at least|al menos)(?!\p{L})|\d\S* ?\+/u;

export const isMoreThanOnce = (sentence: string): boolean => {
  const plain = sentence.toLowerCase().replaceAll(/[*_`]/g, '');
  return REPEATS.test(plain.replaceAll(/per\s?cent|por ciento|parts? per million|partes por millón/g, '')) || AT_LEAST.test(plain);
};
