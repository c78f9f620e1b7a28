// Whether a sentence of a model may be said: every amount in it was given by a tool in this turn, and goes with its own chemical.
import type { ProductId } from '@limpid/chemistry';
import { type Allowed, isAllowed } from './allowed.ts';
import type { Mention } from './chemicals.ts';
import { chemicalRightAfter, type Quantity, type Reading, readQuantities } from './quantities.ts';

/** What the sentences before have left open. */
export interface Flow {
  /** the chemical that was spoken of last */
  productIds: readonly ProductId[] | undefined;
  /** a list of what to add was begun: amounts are doses although their line names no chemical */
  isList: boolean;
}
export const START: Flow = { productIds: undefined, isList: false };

const ADDS =
  /^(?:add|adding|pour|pouring|use|using|put|dump|throw|toss|dose|apply|drop|broadcast|dissolve|need|needs|require|requires|give|start|repeat|double|agrega|agregar|agregue|agreguen|agregale|anade|anadir|anada|vierte|verter|echa|echar|echale|eche|pon|poner|ponle|usa|usar|aplica|aplicar|disuelve|disolver|necesitas|necesita|dosifica|repite|suma)$/;
const MULTIPLIES = /^(?:twice|double|doubled|triple|doble|duplica|duplicar|triplica)$/;
const PLACE = /^(?:pool|pools|spa|spas|tub|tubs|hot|swim|piscina|piscinas|alberca|albercas|jacuzzi|jacuzzis|tina|water|agua)$/;
const BEFORE_PLACE = /^(?:in|into|for|per|every|each|holds|en|para|por|cada|tiene|hold|volume|volumen|capacity|capacidad)$/;
const POINTER = /^(?:of|de|them|those|these|more|mas|ellas|ellos|estas|estos)$/;

const isAmount = ({ dimension }: Quantity) => dimension === 'mass' || dimension === 'volume' || dimension === 'count';

/** The size of a pool: "15,000-gallon pool", "in 56,800 liters". */
function isVolumeOfPool({ tokens }: Reading, { dimension, at, end }: Quantity, chemical: Mention | undefined): boolean {
  if (dimension !== 'volume' || chemical) return false;
  const [first = '', second = '', third = ''] = tokens.slice(end, end + 3);
  const follows =
    PLACE.test(first) ||
    ((first === '-' || first === 'of' || first === 'de') && (PLACE.test(second) || (second === 'your' && PLACE.test(third))));
  return follows || tokens.slice(Math.max(0, at - 2), at).some((token) => BEFORE_PLACE.test(token));
}

/** The chemical that an amount is of: the one right after it, else the nearest in the sentence, else the last one spoken of. */
function productsOf(reading: Reading, quantity: Quantity, flow: Flow): readonly ProductId[] | undefined {
  const after = chemicalRightAfter(reading, quantity);
  if (after) return after.productIds;
  const before = reading.mentions.findLast(({ end }) => end <= quantity.at) ?? reading.mentions.find(({ at }) => at >= quantity.end);
  return before ? before.productIds : flow.productIds;
}

const MONTHS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ene|abr|ago|dic)$/;

/** Numbers that are no amounts: "step 2", "July 4", "911". */
function isHarmless({ tokens }: Reading, { given, isDigits, at, end, dimension }: Quantity): boolean {
  if (dimension !== undefined) return false;
  const before = tokens[at - 1] ?? '';
  const after = tokens[end] ?? '';
  if (!isDigits) {
    const isCommand = tokens.slice(Math.max(0, at - 4), at).some((token) => ADDS.test(token));
    return !isCommand || !(end >= tokens.length || POINTER.test(after));
  }
  if (/^(?:step|steps|paso|pasos|tip|number|numero)$/.test(before)) return given <= 20;
  if (MONTHS.test(before) || MONTHS.test(after) || (after === 'de' && MONTHS.test(tokens[end + 1] ?? ''))) return given <= 31;
  return given === 911 || (given === 24 && after === '/');
}

const PHONES = /\b(?:1[-\s])?800[-\s]222[-\s]1222\b/g;
const MARKER = /^\s*(?:[-*•]\s+)?\d{1,2}[.)]\s+/;
const CLOCK = /\b\d{1,2}:\d{2}\b/g;

/** Dates and clock times are right if a tool wrote them so. */
const withoutTimes = (sentence: string, { texts }: Allowed): string =>
  sentence
    .replaceAll(CLOCK, (time) => (texts.some((text) => text.includes(time)) ? '' : time))
    .replaceAll(/\b20\d\d-\d\d-\d\d\b/g, (day) => (texts.some((text) => text.includes(day)) ? '' : day));

export function judge(sentence: string, allowed: Allowed, flow: Flow): { isFine: boolean; flow: Flow } {
  const plain = withoutTimes(sentence.replace(MARKER, '').replaceAll(PHONES, ''), allowed);
  const reading = readQuantities(plain);
  const { tokens, quantities, mentions } = reading;
  const hasCommand = tokens.some((token) => ADDS.test(token));
  const isAdding = hasCommand || mentions.length > 0;
  const next: Flow = {
    productIds: mentions.at(-1)?.productIds ?? flow.productIds,
    isList: /:\s*$/.test(plain) ? isAdding || flow.isList : flow.isList && /^\s*(?:[-*•|\d]|$)/.test(sentence),
  };
  if (/\p{Nd}/u.test(plain.normalize('NFKD').replaceAll(/[0-9]/g, ''))) return { isFine: false, flow: next };
  if (hasCommand && tokens.some((token) => MULTIPLIES.test(token))) return { isFine: false, flow: next };
  const isFine = quantities.every((quantity) => {
    if (isHarmless(reading, quantity)) return true;
    const chemical = chemicalRightAfter(reading, quantity);
    const isDose = isAmount(quantity) && !isVolumeOfPool(reading, quantity, chemical) && (isAdding || flow.isList);
    if (!isDose) return isAllowed(allowed, quantity, () => true);
    const products = productsOf(reading, quantity, flow);
    return isAllowed(
      allowed,
      quantity,
      ({ productIds, isPast }) =>
        productIds !== undefined && !(isPast && hasCommand) && (products === undefined || productIds.some((id) => products.includes(id))),
    );
  });
  return { isFine, flow: next };
}
