// "Make that 3 cups", "yesterday, not today", "no wait, pH was 7.6", "2 cups": what was told to be logged, with what is said now in its place.
import { finderOf } from '../understanding/phrases.ts';
import { readMessage } from '../understanding/frame.ts';
import { guessIntent, type Intent } from '../understanding/intents.ts';
import { CHEMICAL_NAMES, type ChemicalName, PARAMETER_NAMES, type ParameterName } from '../understanding/lexicon.ts';
import { type Quantity, quantitiesIn } from '../understanding/numbers/quantities.ts';
import { plainOf } from './aside-words.ts';

const findChemicals = finderOf<ChemicalName>(CHEMICAL_NAMES);
const findParameters = finderOf<ParameterName>(PARAMETER_NAMES);
const TO_SAVE: ReadonlySet<Intent> = new Set<Intent>(['log', 'log_treatment', 'complete', 'remind']);
const TOLD =
  /^(?:(?:ok|so|hi|hey|today|yesterday|earlier|this morning|last night|hoy|ayer|anoche) )*(?:(?:i|we|my \w+)(?:'ve| have)? (?:just |already )?(?:added|poured|put|dumped|used|threw|tossed)|just (?:added|poured|put|dumped)|added|poured|(?:ya |le |les )*(?:eche|echamos|agregue|agregamos|puse|pusimos))\b/;

/** "I added 2 cups of acid" */
export function isTold(text: string): boolean {
  const plain = plainOf(text);
  return TOLD.test(plain) && !/\?|\b(?:how|what|why|when|can|should|cuanto|como|puedo)\b/.test(plain);
}
/** What waits to be saved, or is told so that it can be. */
export function isToSave(text: string): boolean {
  return isTold(text) || TO_SAVE.has(guessIntent(readMessage(text)).intent);
} // prettier-ignore

/** A correction has no other words than these. */
const WORDS = new Set(
  "each every bag bags jug jugs bottle bottles cada bolsa bolsas garrafa garrafas pesa pesan trae no nope wait oops sorry actually make that thats it its this was is were i we mean meant only just a an the of whole full instead correction rather about like said say to change at around but and also too add added put in poured used some my bad really my mistake oh hang on hold ok okay yes please it's that's log logged save them one ones percent strength i'd ph level reading read reads test tested perdon digo quise decir espera fueron fue eran era es eso mejor solo de del una un en realidad pon ponle cambialo cambia y que el la los las se me equivoque tambien le lo eche agregue puse al con hoy si mas bien entero entera completo completa lei marco dio".split(
    ' ',
  ),
);
const DAY =
  /\b(?:(?:it was |i did it |eso fue |fue )?(?:yesterday|last|this|ayer por la|ayer en la|esta) (?:morning|afternoon|evening|night|manana|tarde|noche)|yesterday|last night|today|tonight|earlier today|anoche|ayer|hoy|(?:about |around )?(?:\d{1,2}|an?|one|half an|a couple(?: of)?|a few) (?:minutes?|hours?|days?) ago|hace (?:\d{1,2}|una?|media) (?:minutos?|horas?|dias?))(?: (?:at|around|a las?) \d{1,2}(?::\d{2})?(?: ?[ap]\.?m\.?)?)?|\b(?:at|around|a las?) \d{1,2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?: (?:yesterday|today|last night|this morning|in the (?:morning|evening)|ayer|anoche|hoy|de la (?:manana|tarde|noche)))*(?= |$)/;
const EVERY =
  /\b(?:every (?:other )?(?:\d+ )?(?:day|week|month|year)s?|daily|weekly|monthly|cada (?:\d+ )?(?:dia|semana|mes|ano)(?:es|s)?|cada semana|diario|semanal(?:mente)?|mensual(?:mente)?)\b/;
/** "3 cups, not 2", "yesterday, not today": what it was not. */
const DENIED = /,? (?:and )?(?:not|no|instead of|en vez de|en lugar de) (?!\b(?:it|that|wait)\b)[^,]{1,24}$/;
const CONTAINER =
  /\b(?:an?|some|1|one|un poco de|unos|un|una|half an?|medio|media) (?:(?:big|small|whole|full|little) )?(?:bags?|jugs?|bottles?|scoops?|buckets?|box(?:es)?|cups?|gallons?|quarts?|pounds?|bolsas?|tazas?|galon(?:es)?|botellas?|garrafas?|cubetas?|litros?|libras?|kilos?)\b|\b(?:some|a bit of|a little|un poco de|algo de)\b(?= [a-z])/;
const VERB = /\b(?:added|poured|put in|put|dumped|used|threw in|tossed in|eche|echamos|agregue|agregamos|puse|pusimos)\b(?: in)?/;
const SMALL_L = 400;

const isAmount = ({ kind, value }: Quantity): boolean =>
  kind === 'mass' || kind === 'liquid' || kind === 'count' || (kind === 'volume' && value < SMALL_L);

const EACH = /\b(?:each|every|bags?|jugs?|bottles?|cada|bolsas?|garrafas?)\b/;
function withAmount(before: string, amount: Quantity, text: string): string {
  const old = quantitiesIn(before).find(isAmount);
  const said = text.slice(amount.at, amount.end);
  // "Two bags", "each is 40 lb"
  if (old?.kind === 'count' && (amount.kind === 'mass' || amount.kind === 'volume' || amount.kind === 'liquid') && EACH.test(text))
    return `${before.slice(0, old.at)}${old.given * amount.given} ${amount.unit}${before.slice(old.end)}`;
  const container = CONTAINER.exec(before);
  if (old && (amount.kind === 'none' || !container || old.at <= container.index)) {
    const unit = before.slice(old.at + String(old.given).length, old.end);
    return `${before.slice(0, old.at)}${amount.kind === 'none' ? `${amount.given}${unit}` : said}${before.slice(old.end)}`;
  }
  if (container) {
    const isPart = /^(?:some|a bit of|a little|un poco de|algo de)$/.test(container[0]);
    return `${before.slice(0, container.index)}${said}${isPart ? ' of' : ''}${before.slice(container.index + container[0].length)}`;
  }
  const verb = VERB.exec(before);
  const at = verb === null ? 0 : verb.index + verb[0].length;
  const rest = before.slice(at).replace(/^ (?:something|stuff|algo|it|the|el|la)\b/, '');
  return `${before.slice(0, at)} ${said}${/\w/.test(rest) ? (/\b(?:eche|puse|agregu?e|echamos)\b/.test(before) ? ' de' : ' of') : ''}${rest}`;
}

function withProduct(before: string, next: string): string {
  const [old] = findChemicals(before);
  if (old) return `${before.slice(0, old.at)}${next}${before.slice(old.end)}`;
  return /\b(?:of|de) *$/.test(before) ? `${before}${next}` : `${before} of ${next}`;
}

const withDay = (before: string, day: string): string => `${before.replace(DAY, ' ').replaceAll(/ +/g, ' ').trim()} ${day}`;

/** A value of a test in place of the one that was named before, or beside it. */
function withValues(before: string, question: string): string | undefined {
  const [later, first] = [readMessage(question), readMessage(before)];
  const news = later.bound.filter(({ parameter }) => parameter !== undefined);
  if (news.length === 0 || news.length !== later.quantities.length || first.bound.every(({ parameter }) => parameter === undefined))
    return undefined;
  let result = first.text;
  for (const { parameter, quantity } of news) {
    const old = readMessage(result).bound.find((one) => one.parameter === parameter);
    const figure = String(quantity.given);
    const name = findParameters(later.text).find((mark) => mark.name === parameter)?.text ?? '';
    result = old
      ? `${result.slice(0, old.quantity.at)}${result.slice(old.quantity.at, old.quantity.end).replace(/\d+(?:\.\d+)?/, figure)}${result.slice(old.quantity.end)}`
      : `${result.replace(/[?.! ]+$/, '')}, ${name} ${figure}`;
  }
  return result === first.text ? undefined : result;
}

const MOST = 70;
/** The message before it as it is meant now; undefined where this says something else. Closed words: an accident is none of them. */
export function amended(question: string, before: string): string | undefined {
  if (question.length > MOST || question.includes('?') || before.length > 160 || !isToSave(before)) return undefined;
  const whole = plainOf(question).replace(/[.! ]+$/, '');
  const text = whole.replace(DENIED, '');
  const every = EVERY.exec(text)?.[0];
  const day = every === undefined ? DAY.exec(text)?.[0].replace(/^(?:it was|i did it|eso fue|fue) /, '') : undefined;
  const bare = (day === undefined ? text : text.replace(day, ' ')).replace(every ?? '~', ' ');
  const quantities = quantitiesIn(bare);
  const [chemical, ...others] = findChemicals(bare);
  const parameters = findParameters(bare).filter(({ at, end }) => !chemical || at >= chemical.end || end <= chemical.at);
  const rest = [...quantities, ...(chemical ? [chemical] : []), ...parameters].reduce(
    (left, { at, end }) => `${left.slice(0, at)}${' '.repeat(end - at)}${left.slice(end)}`,
    bare,
  );
  if (others.length > 0 || !rest.split(/[^a-z']+/).every((word) => word === '' || WORDS.has(word))) return undefined;
  const first = plainOf(before).replace(/[?.! ]+$/, '');
  if (every !== undefined) return EVERY.test(first) ? first.replace(EVERY, every) : undefined;
  const isOfTest = readMessage(before).bound.some(({ parameter }) => parameter !== undefined) && !isTold(before);
  if (isOfTest && (parameters.length > 0 || chemical?.name === 'chlorine')) return withValues(before, text);
  if (parameters.length > 0 && !chemical) return undefined;
  const amount = quantities.find(isAmount) ?? quantities.find(({ kind }) => kind === 'none');
  const strength = quantities.find(({ kind }) => kind === 'percent');
  if (quantities.length > Number(amount !== undefined) + Number(strength !== undefined)) return undefined;
  if (!amount && !strength && !day && !chemical) return undefined;
  // "It was 7.6" of a test: a number without a name is no amount.
  if (amount?.kind === 'none' && !quantitiesIn(first).some(isAmount)) return undefined;
  let result = first;
  if (chemical) result = withProduct(result, chemical.text);
  if (strength) {
    const said = `${strength.given}% `;
    const old = quantitiesIn(result).find(({ kind }) => kind === 'percent');
    const [product] = findChemicals(result);
    if (old) result = `${result.slice(0, old.at)}${said.trim()}${result.slice(old.end)}`;
    else if (product) result = `${result.slice(0, product.at)}${said}${result.slice(product.at)}`;
    else return undefined;
  }
  if (amount) result = withAmount(result, amount, bare);
  if (day !== undefined) result = withDay(result, day);
  return result === first ? undefined : result;
}
