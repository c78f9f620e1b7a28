// Before a dose is given: every number and every product of the question has to be used by what was understood.
// What is left over may change the answer, so the coach asks.
import { DOSE_LEVELS, PRODUCTS, type DoseParameter, type ProductId } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import type { Bound } from '../../understanding/roles.ts';
import { type DoseQuestion, isAvoided, RAISES } from './dose-question.ts';
import { inSentence, productName, unitOf } from '../names.ts';
import { levelFigure, shown, volumeText } from '../numbers.ts';
import { askBack, type CoachContext, inLanguage, type Reply } from '../reply.ts';

const GAL = 3.785411784;

interface Ends {
  from: number;
  to: number;
}

/** Who was in the water, when, and what it cost changes no dose. */
const ASIDE: ReadonlySet<Quantity['kind']> = new Set<Quantity['kind']>(['time', 'people', 'money', 'energyPrice']);
const AMOUNT: ReadonlySet<Quantity['kind']> = new Set<Quantity['kind']>(['mass', 'liquid', 'volume', 'count']);
const SIZE_OF =
  /^ ?(?:bags?|jugs?|bottles?|buckets?|pails?|containers?|boxes?|cases?|tabs?|tablets?|bolsas?|sacos?|costal(?:es)?|botellas?|cubetas?)\b/;
/** "Bolsas de sal de 40 libras" */
export const OF_SIZE =
  /\b(?:bags?|sacks?|jugs?|bottles?|buckets?|bolsas?|sacos?|costal(?:es)?|botellas?|garrafas?|cubetas?)(?: (?:de|of) (?:\w+ ){1,2}| )(?:de|of|at) $|\b(?:how many|cuant[oa]s)[ -]$/;
/** "Is 12 oz right for …?": the dose is the answer. */
const CHECKED = /\b(?:right|correct|enough|too much|too little|ok|okay|correct[oa]|suficiente|bien|demasiad[oa])\b/;

/** "My brother says 2 jugs": what another person would add, and the dose is the answer to it. */
const HEARSAY =
  /\b(?:says?|said|told (?:me|us|him|her)|thinks?|recommends?|recommended|suggests?|suggested|dice|dicen|dijo|recomienda)(?: (?:to|i should|i need|it needs|me|us|that|add|adding|use|about|que|son|agregar|echar))* $/;

const isNear = (one: number | undefined, other: number) =>
  one !== undefined && Math.abs(one - other) <= Math.max(1e-6, Math.abs(other) * 1e-6);

/** "+2", "up by 2" */
const isPlainStep = ({ text }: Frame, { at, end }: Quantity): boolean =>
  text.slice(at, end).startsWith('+') || /\b(?:by|up|down|another|extra) $/.test(text.slice(0, at));

function isLevelUsed({ role, parameter, quantity }: Bound, question: DoseQuestion, ends: Ends, frame: Frame): boolean {
  const { value } = quantity;
  if (parameter !== undefined && parameter !== question.parameter)
    return (role === 'value' || role === 'from') && isNear(frame.values[parameter], value);
  if (role === 'to') return isNear(question.to, value);
  const isStep = isNear(question.delta, value) && isNear(Math.round(Math.abs(ends.to - ends.from) * 100) / 100, value);
  // "How much liquid for 3?": three of what is not said.
  const isNamed =
    frame.parameters.length > 0 ||
    quantity.kind !== 'none' ||
    ((UP.test(frame.text) || isPlainStep(frame, quantity)) && new Set(frame.chemicals.map(({ name }) => name)).size >= 1);
  if (role === 'delta') return isStep && isNamed;
  return isNear(question.from, value) || (question.from === undefined && isStep && isNamed);
}

function isUsed(quantity: Quantity, question: DoseQuestion, ends: Ends, frame: Frame): boolean {
  const { kind, value, at, end } = quantity;
  if (ASIDE.has(kind)) return true;
  const bound = frame.bound.find((one) => one.quantity.at === at);
  if (bound) return isLevelUsed(bound, question, ends, frame);
  if (kind === 'none' && isNear(question.volumeL, value * GAL)) return true;
  if (kind === 'percent') return isNear(question.strengthPercent, value);
  if (kind === 'volume' && isNear(question.volumeL, value)) return true;
  if (kind === 'length') return question.volumeL !== undefined;
  if (AMOUNT.has(kind))
    return (
      HEARSAY.test(frame.text.slice(0, at)) ||
      SIZE_OF.test(frame.text.slice(end)) ||
      OF_SIZE.test(frame.text.slice(0, at)) ||
      (kind !== 'count' && CHECKED.test(frame.text))
    );
  return false;
}

const UP =
  /\b(?:rais(?:e|es|ing)|increas(?:e|es|ing)|boost\w*|bump\w*|(?:go|come|get)(?:es|ing)? up|subir\w*|sube|subo|aument\w+|elev(?:ar|o|e)\w*)\b/;
const DOWN =
  /\b(?:lower(?:s|ing)?|reduc(?:e|es|ing|ir|irl[oa]|zco)|decreas(?:e|es|ing)|bajar\w*|bajo (?:el|la|mi)|(?<!(?:esta|muy|tan) )baja (?:el|la|mi)|disminu\w+)\b|\b(?:bring|get|take|drop|knock)(?:s|ing)?\b(?: \w+){0,3} down\b/;
const NEGATED = /\b(?:without|not|dont|don't|never|sin|no)(?: \w+){0,2}? (?=rais|increas|lower|reduc|subir|bajar|aument)\w+/g;

/** "Raise … from 7.8 to 7.4": the verb and the numbers disagree. */
function isAgainstVerb(frame: Frame, { from, to }: Ends): boolean {
  const text = frame.text.replaceAll(NEGATED, ' ');
  const [up, down] = [UP.test(text), DOWN.test(text)];
  return (up && !down && to < from) || (down && !up && to > from);
}

/** Chlorine in general and tablets may be any; a product that is named is that one. */
function isProductUsed(name: Frame['chemicals'][number]['name'], productId: ProductId): boolean {
  if (name === 'chlorine' || name === 'base') return true;
  if (name === 'acid') return productId === 'muriatic-acid' || productId === 'dry-acid';
  return productOf(name) === productId || (name === 'tablets' && productId === 'trichlor');
}

export interface Doubt {
  /** as the person wrote it */
  number?: string;
  /** of a product, which may be in the water already */
  isAmount?: boolean;
  productId?: ProductId;
  isAgainstVerb?: boolean;
}

/** What the dose leaves out; undefined where it accounts for everything. */
export function doubtAbout(frame: Frame, question: DoseQuestion, ends: Ends, productId: ProductId | undefined): Doubt | undefined {
  const left = frame.quantities.find((quantity) => !isUsed(quantity, question, ends, frame));
  if (left) return { number: frame.text.slice(left.at, left.end).trim(), isAmount: AMOUNT.has(left.kind) };
  if (isAgainstVerb(frame, ends)) return { isAgainstVerb: true };
  if (productId === undefined) return undefined;
  const other = frame.chemicals.find((named) =>
    isAvoided(frame, named) ? productOf(named.name) === productId : !isProductUsed(named.name, productId),
  );
  return other && { productId: productOf(other.name) };
}

function wish(parameter: DoseParameter, { from, to }: Ends, frame: Frame, context: CoachContext): string {
  const isUp = to > from;
  const verb = inLanguage(context, isUp ? { en: 'Raise', es: 'Subir' } : { en: 'Lower', es: 'Bajar' });
  const where = frame.volumeL === undefined ? '' : ` ${inLanguage(context, { en: 'in', es: 'en' })} ${volumeText(frame.volumeL, context)}`;
  const [way, then] = inLanguage(context, { en: ['from', 'to'], es: ['de', 'a'] });
  return `${verb} ${inSentence(parameter, context)} ${way} ${shown(from, 2)} ${then} ${shown(to, 2)}${unitOf(parameter)}${where}`;
}

/** No product lowers chlorine in a pool that should be swum in; the rest comes down with acid or with fresh water. */
const isSensible = (parameter: DoseParameter, { from, to }: Ends) =>
  from !== to && (to > from || (parameter !== 'freeChlorinePpm' && parameter !== 'brominePpm'));

/** The readings of the numbers that are possible, as questions to choose from. Only numbers that were said. */
function readings(frame: Frame, { parameter }: DoseQuestion, ends: Ends, context: CoachContext): string[] {
  const levels = new Set(
    frame.bound
      .filter((one) => one.parameter === parameter && one.role !== 'delta')
      .map(({ quantity }) => quantity.value)
      .filter((value) => value >= DOSE_LEVELS[parameter][0] && value <= DOSE_LEVELS[parameter][1]),
  );
  const others = frame.bound.flatMap((one): string[] => {
    const name = one.parameter as DoseParameter | undefined;
    const from = name === undefined ? undefined : frame.values[name];
    const isOther = name !== undefined && name !== parameter && name in RAISES && one.role === 'to';
    return isOther && from !== undefined && from !== one.quantity.value
      ? [wish(name, { from, to: one.quantity.value }, frame, context)]
      : [];
  });
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const pairs: Ends[] = [
    { from: low, to: high },
    { from: high, to: low },
  ];
  const [up, down] = [UP.test(frame.text), DOWN.test(frame.text)];
  const mine = levels.size !== 2 ? [] : pairs.filter((pair) => isSensible(parameter, pair));
  const said = up === down ? mine : mine.filter(({ from, to }) => to > from === up);
  const first = said.toSorted((one, two) => Number(two.to === ends.to) - Number(one.to === ends.to));
  return [...new Set([...first.map((pair) => wish(parameter, pair, frame, context)), ...others])].slice(0, 3);
}

/** Asks instead of leaving out what may matter. */
export function askAbout(doubt: Doubt, frame: Frame, question: DoseQuestion, ends: Ends, context: CoachContext): Reply {
  if (doubt.isAmount) return askAboutAmount(doubt.number ?? '', context);
  const chips = readings(frame, question, ends, context);
  const then =
    chips.length > 0
      ? inLanguage(context, { en: 'Do you mean this?', es: '¿Es esto lo que quieres?' })
      : inLanguage(context, {
          en: 'Tell me the value, where it is now, where you want it and how much water there is.',
          es: 'Dime qué valor es, en cuánto está, en cuánto lo quieres y cuánta agua tienes.',
        });
  return askBack(`${reasonOf(doubt, question.parameter, ends, context)} ${then}`, chips);
}

const askAboutAmount = (amount: string, context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: `Before I give a dose: I'm not sure how “${amount}” fits in. If it has already gone in, let it mix, test again, and tell me the new number and the one you want.`,
      es: `Antes de darte una dosis: no sé qué significa “${amount}”. Si ya lo agregaste, deja que se mezcle, mide de nuevo y dime el número nuevo y el que quieres.`,
    }),
  );

function reasonOf(doubt: Doubt, parameter: DoseParameter, ends: Ends, context: CoachContext): string {
  if (doubt.number !== undefined)
    return inLanguage(context, {
      en: `Before I give a dose: I'm not sure how “${doubt.number}” fits in.`,
      es: `Antes de darte una dosis: no sé qué significa “${doubt.number}”.`,
    });
  if (doubt.productId === undefined)
    return inLanguage(context, {
      en: 'Your words go one way and your numbers the other, so I need to ask.',
      es: 'Tus palabras dicen una cosa y tus números otra, así que te pregunto.',
    });
  const name = productName(doubt.productId, context.language);
  const isUp = ends.to > ends.from;
  const { raises, lowers } = PRODUCTS[doubt.productId];
  const value = inSentence(parameter, context);
  if ((isUp ? raises : lowers).includes(parameter))
    return inLanguage(context, {
      en: `You named ${name} too, so I need to ask which one you want to use.`,
      es: `También nombraste ${name}, así que te pregunto cuál quieres usar.`,
    });
  const [now, wanted] = [ends.from, ends.to].map((level) => levelFigure(level, context.language));
  // It moves the value, only not that way: "can I use bleach?" where chlorine is high already.
  if ((isUp ? lowers : raises).includes(parameter))
    return inLanguage(context, {
      en: `Don't add ${name} now: it ${isUp ? 'lowers' : 'raises'} ${value}, which is at ${now} and so already ${isUp ? 'under' : 'over'} ${wanted}.`,
      es: `No agregues ${name} ahora: ${isUp ? 'baja' : 'sube'} ${value}, que está en ${now} y ya queda ${isUp ? 'por debajo' : 'por encima'} de ${wanted}.`,
    });
  return inLanguage(context, {
    en: `Don't add ${name} for that: it doesn't ${isUp ? 'raise' : 'lower'} ${value}, which is at ${now} and should be ${wanted}.`,
    es: `No agregues ${name} para eso: no ${isUp ? 'sube' : 'baja'} ${value}, que está en ${now} y debería estar en ${wanted}.`,
  });
}
