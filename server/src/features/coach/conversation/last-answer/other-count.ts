// "And if I go through 10 of them?", "y si uso 3 pastillas": what one did, times so many. "They're 40 lb bags, so how many?": the dose in that size.
import { productName, unitOf, valueName } from '../../skills/names.ts';
import { amountText, figures, levelFigure } from '../../skills/numbers.ts';
import { type Card, type CoachContext, inLanguage, reply, type Reply } from '../../skills/reply.ts';
import { isAboutAnswer } from '../../skills/about-answer.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { readMessage } from '../../understanding/frame.ts';
import { type Quantity, quantitiesIn } from '../../understanding/numbers/quantities.ts';
import type { After } from '../after.ts';
import { plainOf } from '../aside-words.ts';

const THING = String.raw`(?:them|those|these|it|that|tab(?:let)?s?|pucks?|bags?|jugs?|bottles?|scoops?|pounds?|boxes|buckets?|packets?|pouches|sticks?|days?|nights?|times|weeks?|months?|dias?|noches?|veces|semanas?|meses|pastillas?|tabletas?|bolsas?|sacos?|botellas?|garrafas?|cubetas?|esas|esos|ellas)`;
const COUNTED = new RegExp(
  String.raw`(?<![\d.])(\d{1,3}) (?:(?:more|whole|full|such|mas|of (?:the|my|these|those|them)|de (?:esas|esos|ellas|las|los)|of|de|\d+ ?(?:oz|lb|inch|in))\s?)*(?:${THING}\b|$|(?:a|per|each|every|in the|over (?:the|a)|al|por|en (?:el|la)) (?:week|month|summer|season|year|semana|mes|verano|temporada|ano)\b)`,
);
const OPENS =
  /^(?:(?:ok(?:ay)?|so|and|but|then|now|hmm+|y|pero|entonces|bueno)[, ]+)*(?:what (?:about|if|would|happens if|does)|how about|if|for|with|say|let'?s say|suppose|when|what|i|we|que (?:pasa|tal)|si|con|para|cuando|digamos|uso|pongo|\d)\b/;
const HOLDS = /\b(?:gallons?|gal|ppm|liters?|%|hours?|hrs?|minutes?|degrees?|psi|gpm|galones|litros|horas|minutos|grados)\b/;
const MOST = 80;

/** How many there were before: one, unless said otherwise. */
const countBefore = (before: string): number => quantitiesIn(plainOf(before)).find(({ kind }) => kind === 'count')?.given ?? 1;
const numberOf = (text: string): number => Number(COUNTED.exec(text)?.[1] ?? Number.NaN);

/** A rise, and where this pool's value goes with it. */
function risen(card: Card, count: number, context: CoachContext): Reply | undefined {
  const name = String(card.inputs['parameter'] ?? '') as ParameterName;
  const rise = (card.value ?? 0) * count;
  if (card.unit !== 'ppm' || name === ('' as ParameterName) || rise === 0) return undefined;
  const now = context.pool?.plan.water[name];
  const { language } = context;
  const level = (value: number) => `${levelFigure(value, language)}${unitOf(name)}`;
  const to =
    now === undefined || name === 'freeChlorinePpm'
      ? ''
      : inLanguage(context, {
          en: ` From ${level(now)} now that comes to about ${level(Math.max(0, now + rise))}.`,
          es: ` De ${level(now)} que hay ahora se llega a unas ${level(Math.max(0, now + rise))}.`,
        });
  const perDay =
    name === 'freeChlorinePpm'
      ? inLanguage(context, {
          en: ' That holds if they all go in at once; chlorine is used up from day to day.',
          es: ' Eso vale si van todas juntas; el cloro se gasta de un día a otro.',
        })
      : '';
  return reply(
    inLanguage(context, {
      en: `${count} of them ${rise > 0 ? 'raise' : 'lower'} ${valueName(name, 'en')} by about ${figures(Math.abs(rise))}${unitOf(name)} in all (${figures(card.value ?? 0)} each).${to}${perDay}`,
      es: `${count} ${rise > 0 ? 'suben' : 'bajan'} ${valueName(name, 'es')} unas ${figures(Math.abs(rise), 'es')}${unitOf(name)} en total (${figures(card.value ?? 0, 'es')} cada una).${to}${perDay}`,
    }),
    { cards: [{ ...card, value: rise, ...(card.amountG === undefined ? {} : { amountG: card.amountG * count }) }] },
  );
}

function times(card: Card, count: number, context: CoachContext): Reply | undefined {
  const { language } = context;
  if (card.kind === 'value' && card.value !== undefined && (card.unit === 'USD' || card.unit === 'h')) {
    const whole = card.value * count;
    const text =
      card.unit === 'USD'
        ? `$${whole < 100 ? whole.toFixed(2) : figures(whole, language)}`
        : `${figures(whole, language)} ${inLanguage(context, { en: 'hours', es: 'horas' })}`;
    return reply(inLanguage(context, { en: `${count} times that is ${text}.`, es: `${count} veces eso son ${text}.` }), {
      cards: [{ ...card, value: whole }],
    });
  }
  if (card.kind !== 'dose' || card.productId === undefined) return undefined;
  const amount = {
    ...(card.amountG === undefined ? {} : { amountG: card.amountG * count }),
    ...(card.amountMl === undefined ? {} : { amountMl: card.amountMl * count }),
  };
  const text = `${amountText(amount, card.productId, context)} ${inLanguage(context, { en: 'of', es: 'de' })} ${productName(card.productId, language)}`;
  return reply(
    inLanguage(context, {
      en: `${count} times that is ${text}. Test in between, because what is left over counts.`,
      es: `${count} veces eso son ${text}. Mide entre una y otra, porque lo que queda también cuenta.`,
    }),
    { cards: [{ ...card, ...amount }] },
  );
}

const REACHES = 3;
/** What one of them does, for so many. */
export function otherCount({ question, text, earlier, context, answerTo }: After): Reply | undefined {
  const count = numberOf(text.replace(/[?.! ]+$/, ''));
  if (text.length > MOST || !OPENS.test(text) || !(count > 1) || HOLDS.test(text)) return undefined;
  const { parameters, symptoms } = readMessage(question);
  if (parameters.length > 0 || symptoms.length > 0) return undefined;
  for (const [at, before] of earlier.slice(0, REACHES).entries()) {
    const { cards, abstained, answer } = answerTo(before, earlier.slice(at + 1));
    const prices = quantitiesIn(answer).filter(({ kind }) => kind === 'money');
    const price = prices.length === 1 && readMessage(before).quantities.length > 0 ? prices[0]?.value : undefined;
    if (!abstained && price !== undefined)
      return times({ kind: 'value', title: '', value: price / countBefore(before), unit: 'USD', inputs: {} }, count, context);
    const known = cards.filter(({ kind }) => kind === 'water' || kind === 'value' || kind === 'dose');
    const [card, ...others] = known;
    if (abstained || !card || others.length > 0) continue;
    const each = countBefore(before);
    const one = {
      ...card,
      ...(card.value === undefined ? {} : { value: card.value / each }),
      ...(card.amountG === undefined ? {} : { amountG: card.amountG / each }),
    };
    const isOfDose = card.kind === 'dose' && !/\b(?:them|those|that|it|times|esas|esos)\b/.test(text);
    const found = isOfDose ? undefined : card.kind === 'water' ? risen(one, count, context) : times(each > 1 ? one : card, count, context);
    if (found) return found;
  }
  return undefined;
}

const CONTAINER =
  /\b(bags?|sacks?|jugs?|bottles?|buckets?|pails?|boxes|box|tubs?|drums?|bolsas?|sacos?|costal(?:es)?|garrafas?|botellas?|cubetas?|cajas?|bidon(?:es)?)\b/;
const PLURAL: Readonly<Record<string, string>> = { box: 'boxes', costal: 'costales', bidon: 'bidones' };
const SIZES: ReadonlySet<Quantity['kind']> = new Set(['mass', 'liquid', 'volume']);
const OF_ITS_OWN = /\b(?:i (?:added|put|dumped|poured|used)|le (?:eche|puse)|raise|lower|will|would it|price|cost|cuesta)\b/;
const LARGEST_L = 60;
/** "How many 40s", "of the 50 pounders" */
const BY_SIZE = /\b(\d{2})(?:'?s| ?-?(?:lb|pound)ers?)\b/;
/** "Gallon jugs" */
const BY_GALLON = /(?<!\d ?)\b(?:gallon|galon) (jugs?|bottles?|containers?)/;
/** The dose in containers of the size that is said, however it is said. */
export function inContainers({ question, text: said, earlier, context, answerTo }: After): Reply | undefined {
  const text = said.replace(BY_SIZE, '$1 lb bags').replace(BY_GALLON, '1 gallon $1');
  const word = CONTAINER.exec(text)?.[0];
  if (word === undefined || text.length > MOST || OF_ITS_OWN.test(text)) return undefined;
  const sizes = quantitiesIn(text).filter(({ kind, value }) => SIZES.has(kind) && !(kind === 'volume' && value > LARGEST_L));
  const [size, ...others] = sizes;
  const { parameters, symptoms } = readMessage(question);
  if (!size || others.length > 0 || parameters.some((name) => name !== 'saltPpm') || symptoms.length > 0) return undefined;
  const many = PLURAL[word] ?? (word.endsWith('s') ? word : `${word}s`);
  const asked = inLanguage(context, {
    en: `how many ${size.given} ${size.unit} ${many} is that`,
    es: `cuantas ${many} de ${size.given} ${size.unit} son`,
  });
  for (const [at, before] of earlier.slice(0, REACHES).entries()) {
    const older = earlier.slice(at + 1);
    const doses = answerTo(before, older).cards.filter(({ kind }) => kind === 'dose');
    if (doses.length === 1) return at === 0 && isAboutAnswer(question) ? undefined : answerTo(asked, [before, ...older]);
  }
  return undefined;
}
