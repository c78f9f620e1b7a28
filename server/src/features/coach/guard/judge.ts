// Whether a sentence of a model may be said: every amount in it was given by a tool in this turn, and goes with its own chemical.
import type { ProductId } from '@limpid/chemistry';
import { type Allowed, isAllowed } from './allowed.ts';
import { hasLooseAmount, isMoreThanOnce, isVesselOfWater } from './amount-claims.ts';
import type { AllowedAmount } from './allowed.ts';
import type { Mention } from './chemicals.ts';
import { withoutGivenTimes } from './clock-times.ts';
import { claimsDeed } from './deed-claims.ts';
import { chemicalRightAfter, type Quantity, type Reading, readQuantities } from './quantities.ts';
import { asksToSwim, claimsSwimming } from './swim-claims.ts';
import { UNITS } from './units.ts';
import { isPlainlyWritten } from './writing.ts';

/** What a sentence must not say: an amount or product, that swimming is fine, or a deed of the coach that no tool stands for. */
export type Fault = 'amount' | 'swim' | 'deed';

/** What the sentences before have left open. */
export interface Flow {
  /** the chemical that was spoken of last */
  productIds: readonly ProductId[] | undefined;
  /** a list of what to add was begun: amounts are doses although their line names no chemical */
  isList: boolean;
  /** the number of the last line of a list */
  marker: number;
  /** the last line ended with a number, so that a unit may follow */
  isOpen: boolean;
  /** the question is whether people may swim */
  isOfSwimming: boolean;
}
export const START: Flow = { productIds: undefined, isList: false, marker: 0, isOpen: false, isOfSwimming: false };

const ADDS =
  /^(?:add|adding|pour|pouring|use|using|put|dump|throw|toss|dose|apply|drop|broadcast|dissolve|need|needs|require|requires|give|start|repeat|double|agrega|agregar|agregue|agreguen|agregale|anade|anadir|anada|vierte|verter|echa|echar|echale|eche|pon|poner|ponle|usa|usar|aplica|aplicar|disuelve|disolver|necesitas|necesita|dosifica|repite|suma)$/;
const MULTIPLIES = /^(?:twice|double|doubled|triple|doble|duplica|duplicar|triplica)$/;
const PLACE = /^(?:pool|pools|spa|spas|tub|tubs|hot|swim|piscina|piscinas|alberca|albercas|jacuzzi|jacuzzis|tina|water|agua)$/;
const BEFORE_PLACE = /^(?:in|into|for|per|every|each|holds|en|para|por|cada|tiene|hold|volume|volumen|capacity|capacidad)$/;
const POINTER = /^(?:of|de|them|those|these|more|mas|ellas|ellos|estas|estos)$/;

/** The size of a pool: "15,000-gallon pool", "in 56,800 liters". */
function isVolumeOfPool({ tokens }: Reading, { dimension, at, end }: Quantity, chemical: Mention | undefined): boolean {
  if (dimension !== 'volume' || chemical) return false;
  const [first = '', second = '', third = ''] = tokens.slice(end, end + 3);
  const follows =
    PLACE.test(first) ||
    ((first === '-' || first === 'of' || first === 'de') && (PLACE.test(second) || (second === 'your' && PLACE.test(third))));
  const before = tokens.slice(Math.max(0, at - 2), at);
  // "Pour in 15,000 gallons"
  return follows || (before.some((token) => BEFORE_PLACE.test(token)) && !ADDS.test(tokens[at - 2] ?? ''));
}

const PRONOUN = /^(?:it|them|this|that|these|those|ella|ellas|ello|eso|ese|esto|este|the|el|la|lo|los|las)$/;
/** What may stand behind an amount whose product was named before. */
const GOES_ON =
  /^(?:to|in|into|at|on|and|then|or|slowly|gradually|evenly|around|along|near|over|now|today|tonight|tomorrow|while|with|for|by|before|after|per|total|in|is|are|should|will|would|of|de|a|al|en|y|o|con|mientras|por|para|despacio|poco|alrededor|ahora|hoy|antes|despues|es|son|the|your|tu|more|again|each|daily|hourly|every|cada|-|:|\/|%|&|\d.*)$/;

/** The chemicals that an amount may be of: the one right after it, else those before it, else one after it, else the last one spoken of. */
function productsOf(reading: Reading, quantity: Quantity, flow: Flow): readonly (readonly ProductId[])[] {
  const { tokens, mentions } = reading;
  const end = quantity.unitAt === undefined ? quantity.end : Math.max(quantity.end, quantity.unitAt + 1);
  const after = chemicalRightAfter(reading, { ...quantity, end });
  if (after) return [after.productIds];
  const word = tokens[end] ?? '';
  // "61 fl oz of drain cleaner", "61 fl oz drain cleaner": of something that is no product of ours
  const isOfOther = /^(?:of|de)$/.test(word) ? !PRONOUN.test(tokens[end + 1] ?? '') : word !== '' && !GOES_ON.test(word);
  const taken = reading.quantities.map((one) => chemicalRightAfter(reading, one));
  const free = mentions.filter((mention) => !taken.some((other) => other?.at === mention.at));
  const before = free.filter((mention) => mention.end <= quantity.at);
  const named = before.length > 0 ? before : free.filter(({ at }) => at >= end).slice(0, 1);
  if (isOfOther && named.length === 0) return [[]];
  if (named.length > 0) return named.map(({ productIds }) => productIds);
  const last = taken.findLast((other) => other !== undefined && other.end <= quantity.at);
  // "61 fl oz (1 qt 1¾ pt) of 12.5% liquid chlorine"
  const next = taken.find((other) => other !== undefined && other.at >= end);
  return [last?.productIds ?? next?.productIds ?? flow.productIds ?? []];
}

const MONTHS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ene|abr|ago|dic)$/;

/** Numbers that are no amounts: "step 2", "July 4", "911". */
function isHarmless({ tokens }: Reading, { given, isDigits, at, end, dimension }: Quantity): boolean {
  if (dimension !== undefined) return false;
  const before = tokens[at - 1] ?? '';
  const after = tokens[end] ?? '';
  if (!isDigits) return given <= 12;
  if (/^(?:step|steps|paso|pasos|tip|number|numero)$/.test(before)) return given <= 20;
  if (MONTHS.test(before) || MONTHS.test(after) || (after === 'de' && MONTHS.test(tokens[end + 1] ?? ''))) return given <= 31;
  return given === 911 || (given === 24 && after === '/');
}

/** "Add fifty.", "pour in 9 of them": to be added, without a unit. */
function isBareDose({ tokens, mentions }: Reading, { at, end, dimension }: Quantity): boolean {
  if (dimension !== undefined) return false;
  const verb = tokens.slice(Math.max(0, at - 4), at).findLastIndex((token) => ADDS.test(token));
  const isOf = end >= tokens.length || POINTER.test(tokens[end] ?? '') || mentions.some((mention) => mention.at === end);
  return verb >= 0 && isOf;
}

const PHONES = /(?:\+?\b1[-.\s]*)?\(?\b800\)?[-.\s]*222[-.\s]*1222\b/g;
const MARKER = /^\s*(?:[-*•]\s+)?(\d{1,2})[.)]\s+/;

/** The number in front of a line, where it counts the lines: "50. lb of salt" is an amount. */
function markerOf(sentence: string, { marker }: Flow): { text: string; marker: number } {
  const [all, digits] = MARKER.exec(sentence) ?? [];
  if (all === undefined) return { text: sentence, marker };
  const [text, count] = [sentence.slice(all.length), Number(digits)];
  const isUnit = UNITS.has(readQuantities(text).tokens[0] ?? '');
  return !isUnit && (count === 1 || count === marker + 1) ? { text, marker: count } : { text: sentence, marker };
}

const AIMS =
  /(?<!\p{L})(?:keep|raise|raising|lower|bring|get|target|goal|aim|hold|maintain|reach|should|until|ideal|recommended|want|need|mant[eé]n\p{L}*|sub[ea]\p{L}*|baj[ae]\p{L}*|llev[ae]\p{L}*|meta|objetivo|debe\p{L}*|ideal|hasta)(?!\p{L})/u;

interface Place {
  reading: Reading;
  allowed: Allowed;
  flow: Flow;
  hasCommand: boolean;
  isAdding: boolean;
  isAim: boolean;
}

/** Small amounts are of something to add; much water may be the pool's. */
const MUCH_ML = 20_000;
const isDoseSize = ({ dimension, value }: Quantity, tokens: readonly string[], { unitAt = -1 }: Quantity): boolean =>
  dimension === 'mass' ||
  (dimension === 'volume' && value < MUCH_ML) ||
  (dimension === 'count' && !/^(?:times|veces)$/.test(tokens[unitAt] ?? ''));

function isGiven(quantity: Quantity, { reading, allowed, flow, hasCommand, isAdding, isAim }: Place): boolean {
  if (isBareDose(reading, quantity)) return false;
  if (isHarmless(reading, quantity) || isVesselOfWater(reading, quantity.unitAt)) return true;
  const ofPool = isVolumeOfPool(reading, quantity, chemicalRightAfter(reading, quantity));
  const isAmount = quantity.dimension === 'mass' || quantity.dimension === 'volume' || quantity.dimension === 'count';
  const mayTell = ({ isTold, dimension }: AllowedAmount) => !isTold || (!isAim && !hasCommand && (dimension !== 'volume' || ofPool));
  const isDose = isAmount && !ofPool && (isAdding || flow.isList || isDoseSize(quantity, reading.tokens, quantity));
  if (!isDose) return isAllowed(allowed, quantity, mayTell);
  const named = productsOf(reading, quantity, flow);
  return isAllowed(
    allowed,
    quantity,
    ({ productIds, isPast }) =>
      productIds !== undefined && !(isPast && hasCommand) && named.every((ids) => productIds.some((id) => ids.includes(id))),
  );
}

const UNLESS =
  /^(?:never|not|no|dont|don|t|without|instead|avoid|when|whenever|before|after|if|how|why|where|while|once|nunca|sin|evita|cuando|antes|despues|si|como|al)$/;
/** "Add muriatic acid": a product that no tool spoke of. */
function hasOtherProduct({ tokens, mentions }: Reading, { products }: Allowed): boolean {
  return mentions.some(({ at, productIds }) => {
    const verb = tokens.slice(0, at).findLastIndex((token) => ADDS.test(token));
    if (verb < 0 || at - verb > 7 || tokens.slice(0, at).some((token) => UNLESS.test(token))) return false;
    return !productIds.some((id) => products.has(id));
  });
}

function hasAmountFault(text: string, allowed: Allowed, flow: Flow, reading: Reading): boolean {
  const { tokens, quantities, mentions } = reading;
  const hasCommand = tokens.some((token) => ADDS.test(token));
  const isAdding = hasCommand || mentions.length > 0;
  if (!isPlainlyWritten(text) || hasLooseAmount(reading)) return true;
  if (flow.isOpen && ['mass', 'volume', 'count'].includes(UNITS.get(tokens[0] ?? '')?.dimension ?? '')) return true;
  if (hasCommand && tokens.some((token) => MULTIPLIES.test(token))) return true;
  if (hasCommand && hasOtherProduct(reading, allowed)) return true;
  const isPoured = quantities.some(({ dimension }) => dimension === 'mass' || dimension === 'volume' || dimension === 'count');
  if (hasCommand && isPoured && isMoreThanOnce(text)) return true;
  const place = { reading, allowed, flow, hasCommand, isAdding, isAim: AIMS.test(text.toLowerCase()) };
  return !quantities.every((quantity) => isGiven(quantity, place));
}

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** A whole sentence of a tool may be repeated. */
const isFromTool = (sentence: string, { texts }: Allowed): boolean =>
  texts.some((text) => text.split(/(?<=[.!?])\s+|\n/).some((one) => flat(one) === flat(sentence)));

function faultOf(text: string, allowed: Allowed, flow: Flow, reading: Reading): Fault | undefined {
  if (claimsDeed(text)) return 'deed';
  const maySwim = allowed.swims.length > 0 && allowed.swims.every(Boolean);
  const isSwim = !maySwim && claimsSwimming(text, flow.isOfSwimming, reading.mentions.length > 0);
  if (isSwim && !isFromTool(text, allowed)) return 'swim';
  return hasAmountFault(text, allowed, flow, reading) ? 'amount' : undefined;
}

export function judge(sentence: string, allowed: Allowed, flow: Flow): { fault: Fault | undefined; flow: Flow } {
  const { text, marker } = markerOf(sentence, flow);
  const plain = withoutGivenTimes(text.replaceAll(PHONES, ''), allowed);
  const reading = readQuantities(plain);
  const { tokens, quantities, mentions } = reading;
  const isAdding = mentions.length > 0 || tokens.some((token) => ADDS.test(token));
  const isBlank = tokens.length === 0;
  const next: Flow = {
    productIds: mentions.at(-1)?.productIds ?? flow.productIds,
    isList: /:\s*$/.test(plain) ? isAdding || flow.isList : flow.isList && /^\s*(?:[-*•|\d]|$)/.test(sentence),
    marker,
    isOpen: isBlank ? flow.isOpen : quantities.at(-1)?.end === tokens.length && quantities.at(-1)?.dimension === undefined,
    isOfSwimming: isBlank ? flow.isOfSwimming : flow.isOfSwimming || asksToSwim(text),
  };
  return { fault: faultOf(plain, allowed, flow, reading), flow: next };
}
