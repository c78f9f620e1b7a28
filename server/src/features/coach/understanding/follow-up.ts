// "And for 20,000 gallons?" after "How much bleach for 15,000 gallons?": the earlier question with the new part in place of the old.
import { languageOf, withFigures } from './fold.ts';
import { withLabelStrengths } from './numbers/label-strengths.ts';
import { readMessage } from './frame.ts';
import { CHEMICAL_NAMES, type ChemicalName, PARAMETER_NAMES, type ParameterName } from './lexicon.ts';
import { finderOf } from './phrases.ts';
import { quantitiesIn, type Quantity } from './numbers/quantities.ts';

const INTRODUCTION =
  /^\s*[¿]?(?:and|n|but|ok|okay|then|so|no|nope|sorry|actually|make that|(?:do|redo|try|run|calculate|figure) (?:it|that|this)(?: again)?|let'?s (?:say|do|make it|go)|why not(?: just)?|go(?= with)|(?:hazlo|calculalo)|digamos|que sea|what about|how about|or|what if|same thing|same|now|make it|y|pero|entonces|que tal|mejor|y para|y con)?\b[\s,]*(?:for|with|in|if|using|para|con|en|si|it'?s|it is)?\s*/i;
const findChemicals = finderOf<ChemicalName>(CHEMICAL_NAMES);
const findParameters = finderOf<ParameterName>(PARAMETER_NAMES);

/** Words that only carry a number, a product or a unit. */
const CARRYING = new Set(
  "why lets let's rather stuff kind would prefer aim target goal shoot go want like i'd quiero objetivo meta i've we've all mine label bottle jug says it'd mia mio etiqueta dice a an the of in at and or is it its it's my pool no nope not sorry actually oops make that use using with for to one ones i have only got instead please mean meant only just un una el la los de del en y con mejor perdon digo para es son tengo solo mi turnover turnovers vuelta vueltas twice kg kilos kilo pounds pound lbs lb grams g gramos libras cups quarts ounces oz fl liters litros gallons galones ml".split(
    ' ',
  ),
);
const LEAST_WATER_L = 400;
/** "10% liquid, 14,000 gal", "No, 70", "The 14.5 one", "In kg?": nothing but new parts for the question before it. */
export function isOnlyParts(question: string): boolean {
  const text = withLabelStrengths(withFigures(question, languageOf(question)));
  const quantities = quantitiesIn(text);
  const isAmount = quantities.some(
    ({ kind, value }) =>
      !['none', 'ppm', 'percent', 'temperature', 'flow'].includes(kind) && !(kind === 'volume' && value >= LEAST_WATER_L),
  );
  if (isAmount || question.length > 60 || /\d ?(?:x|by|por) ?\d/.test(text)) return false;
  const chemicals = findChemicals(text);
  const marks = [...quantities, ...chemicals];
  const rest = marks.reduce((left, { at, end }) => `${left.slice(0, at)}${' '.repeat(end - at)}${left.slice(end)}`, text);
  const words = rest.split(/[^a-z']+/).filter(Boolean);
  // A product alone is a question of its own.
  return (
    (quantities.length > 0 || words.length > 0) &&
    words.every((word) => CARRYING.has(word)) &&
    /\d|\b(?:kg|kilos?|pounds|lbs?|grams|gramos|libras|cups|quarts|oz|ounces|litros|liters|ml|vueltas)\b/.test(text)
  );
}

const CORRECTS = /^\s*(?:make (?:it|that)|no|nope|sorry|actually|oops|i mean|mejor|perdon|digo)\b/i;

/** About a factor of three. */
const SAME_SIZE = 1.1;
const TOWARDS = /(?:\bto|\bat|hasta|\ba|\bwant|\bneed|\btarget|\bgoal|\bquiero|\binstead of)(?: it)?(?: at| to| be)* $/;
/** "And from 8.2?", "if it's at 60": where the water is now. */
const STARTS =
  /(?:\bfrom|\bdesde|\bstart(?:s|ing)?(?: at)?|\b(?:it|ph|ta|fc|alkalinity|chlorine|level)(?:'?s| is| was)(?: at| now)*|\b(?:is|was)(?: at| now)+|\bbaja de|\besta en|\bestuviera en|\bfuera|\bsi es)(?: now)? $/;
const wordBefore = (text: string, { at }: Quantity) => text.slice(0, at);
/** Where the earlier question says that its water is. */
const startOf = (result: string, alike: readonly Quantity[]): Quantity | undefined => {
  const starts = readMessage(result).bound.filter(({ role }) => role === 'from' || role === 'value');
  return alike.find((old) => starts.some(({ quantity }) => quantity.given === old.given));
};
/** From 8.0 to 7.5, "what about 7.8": a goal on the same side, or another start beyond it. */
function endsOf(result: string, alike: readonly Quantity[]): { start: Quantity; aim: Quantity } | undefined {
  const start = startOf(result, alike);
  const aim = alike.findLast((old) => old !== start && TOWARDS.test(wordBefore(result, old)));
  return start && aim && start.given !== aim.given ? { start, aim } : undefined;
}
const hasAim = (result: string): boolean => readMessage(result).bound.some(({ role }) => role === 'to' || role === 'delta');

const LARGE = 1000;
/** A size of water is no level: "and for 20,000?" replaces gallons, and neither a pH nor a wish for 3,200 ppm of salt. */
function isOfSize(quantity: Quantity, old: Quantity): boolean {
  if (quantity.given >= LARGE !== old.given >= LARGE) return false;
  const isNear = Math.abs(Math.log(old.given / quantity.given)) < SAME_SIZE;
  return quantity.given < LARGE || old.kind === 'volume' || isNear;
}
/** "And for 20,000?" where no water was named. */
const isWaterAlone = ({ kind, given }: Quantity, rest: string): boolean =>
  kind === 'none' && given >= LARGE && /^(?:a |an |about |un[ao]s? |de )?[\d.,]+ ?$/.test(rest);

/** Which number of the earlier question the new one replaces: the same kind, the same place in the sentence, else the nearest. */
function replacedBy(quantity: Quantity, rest: string, result: string, isCorrection: boolean): Quantity | undefined {
  const alike = quantitiesIn(result).filter((old) => (quantity.kind === 'none' ? isOfSize(quantity, old) : old.kind === quantity.kind));
  if (STARTS.test(wordBefore(rest, quantity))) {
    const start = startOf(result, alike);
    if (start) return start;
  } else if (TOWARDS.test(wordBefore(rest, quantity))) {
    const aim = alike.findLast((old) => TOWARDS.test(wordBefore(result, old)));
    if (aim) return aim;
    // "My pH is 8.2", "and to get to 7.4?": a goal beside where it is.
    if (quantity.kind === 'none' && startOf(result, alike) && !hasAim(result)) return undefined;
  }
  if (quantity.kind !== 'none') return alike.at(-1);
  // "The 14.5 one", "what if it's 12.5": a strength, where one was said.
  const strength = quantitiesIn(result).find(({ kind }) => kind === 'percent');
  const isStrength = /^ ?ones?\b/.test(rest.slice(quantity.end)) || (quantity.given > 5 && !Number.isInteger(quantity.given));
  if (strength && isStrength && alike.every(({ given }) => given < 6 || given > 9 || quantity.given > 9)) return strength;
  if (isCorrection) {
    const aim = alike.findLast((old) => TOWARDS.test(wordBefore(result, old)));
    if (aim && Math.abs(Math.log((aim.given + 0.1) / (quantity.given + 0.1))) < SAME_SIZE) return aim;
  }
  const ends = endsOf(result, alike);
  if (ends) return ends.start.given > ends.aim.given === quantity.given < ends.start.given ? ends.aim : ends.start;
  const gap = ({ given }: Quantity) => Math.abs(Math.log((given + 0.1) / (quantity.given + 0.1)));
  return alike.toSorted((a, b) => gap(a) - gap(b) || b.at - a.at)[0];
}

/** Another product in place of the first: its own strength goes with it. */
function withOtherProduct(before: string, rest: string): string | undefined {
  const [next] = findChemicals(rest);
  const old = findChemicals(before).find(({ name }) => name !== next?.name);
  if (!next || !old || quantitiesIn(rest).some(({ kind }) => kind !== 'percent')) return undefined;
  const strength = quantitiesIn(rest).find(({ kind }) => kind === 'percent');
  const kept = before.slice(0, old.at).replace(/\d+(?:\.\d+)? ?(?:%|percent|por ciento)\s*(?:of |de )?$/, '');
  const after = before.slice(old.end).replace(/^ (?:al|at) \d+(?:\.\d+)? ?(?:%|percent|por ciento)/, '');
  const bare = strength ? after.replace(/(?: (?:with|using|con|of|del|al|de)(?: the| el)?)? \d+(?:\.\d+)? ?%/, '') : after;
  return `${kept}${strength ? `${strength.given}% ` : ''}${next.text}${bare}`;
}

/** "And if alkalinity is 200?": in place of the alkalinity that was named before, or beside the rest. */
function withNamedValue(before: string, rest: string, news: readonly Quantity[]): string | undefined {
  const [value, ...others] = news;
  const [name] = findParameters(rest);
  if (
    !value ||
    others.length > 0 ||
    !name ||
    name.end > value.at ||
    !IS.test(rest.slice(name.end, value.at).replace(/(?<=^ (?:is|was|were)) (?:at|actually|really)(?= )/, ''))
  )
    return undefined;
  const said = rest.slice(value.at, value.end);
  const mark = findParameters(before).find((one) => one.name === name.name);
  const old = mark && quantitiesIn(before).find(({ at }) => at >= mark.end && IS_FROM.test(before.slice(mark.end, at)));
  return old ? `${before.slice(0, old.at)}${said}${before.slice(old.end)}` : `${before.replace(/[?.! ]+$/, '')}, ${name.text} ${said}`;
}
const IS_FROM = /^ ?(?:level )?(?:down |up )?(?:is|at|was|were|of|from|desde|=|:|es|esta(?: en)?|en|de)? ?$/;
const IS = /^ ?(?:level )?(?:is|at|was|were|of|=|:|es|esta(?: en)?|en|de)? ?$/;

/** Each number of the later question replaces one of the earlier; what is no number is added. */
export function withNewParts(before: string, later: string): string {
  const language = languageOf(`${before} ${later}`);
  const text = withLabelStrengths(withFigures(before, language));
  // "One" of a product is no number.
  const told = later.replace(/(?<=\d%? )ones?\b/i, '(one)').replaceAll('(one)', '#');
  const rest = withLabelStrengths(withFigures(told, language).replaceAll('#', 'one'))
    .replace(INTRODUCTION, '')
    .replace(/[?.!]+$/, '');
  const swapped = withOtherProduct(text, rest);
  if (swapped !== undefined) return swapped;
  const news = quantitiesIn(rest);
  if (news.length === 0) return `${text} ${rest}`;
  const named = withNamedValue(text, rest, news);
  if (named !== undefined) return named;
  let result = text;
  for (const quantity of news) {
    const turns = /^ (?:turnovers?|vueltas)\b/.exec(rest.slice(quantity.end))?.[0];
    const old = turns === undefined ? replacedBy(quantity, rest, result, CORRECTS.test(later)) : undefined;
    if (!old) {
      if (quantity.given < LARGE && TOWARDS.test(wordBefore(rest, quantity))) {
        result = `${result.replace(/[?.! ]+$/, '')} ${language === 'es' ? 'a' : 'to'} ${rest.slice(quantity.at, quantity.end)}`;
        continue;
      }
      const water = isWaterAlone(quantity, rest) ? (language === 'es' ? ' galones' : ' gallons') : '';
      result = `${result.replace(/[?.! ]+$/, '')}${water === '' ? '' : language === 'es' ? ' en' : ' in'} ${rest.slice(quantity.at, quantity.end)}${water}${turns ?? ''}`;
      continue;
    }
    const unit =
      quantity.kind === 'none'
        ? result.slice(old.at + String(old.given).length, old.end)
        : rest.slice(quantity.at + String(quantity.given).length, quantity.end);
    result = `${result.slice(0, old.at)}${quantity.given}${unit}${result.slice(old.end)}`;
  }
  // "With 65% cal-hypo instead": the product belongs to the strength, also where none was named before.
  const [product] = findChemicals(rest);
  const isNew = product && !findChemicals(result).some(({ name }) => name === product.name);
  return isNew ? `${result} ${product.text}` : result;
}
