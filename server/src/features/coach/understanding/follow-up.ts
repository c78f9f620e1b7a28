// "And for 20,000 gallons?" after "How much bleach for 15,000 gallons?": the earlier question with the new part in place of the old.
import { languageOf, withFigures } from './fold.ts';
import { CHEMICAL_NAMES, type ChemicalName } from './lexicon.ts';
import { finderOf } from './phrases.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';

const INTRODUCTION =
  /^\s*[¿]?(?:and|but|ok|okay|then|so|what about|how about|or|what if|same|now|make it|y|pero|entonces|que tal|mejor|y para|y con)?\b[\s,]*(?:for|with|in|if|using|para|con|en|si|it'?s|it is)?\s*/i;
const findChemicals = finderOf<ChemicalName>(CHEMICAL_NAMES);

const TOWARDS = /(?:\bto|\bat|hasta|\ba|\bwant|\bneed|\btarget|\bgoal|\bquiero|\binstead of)(?: it)?(?: at| to| be)* $/;
const wordBefore = (text: string, { at }: Quantity) => text.slice(0, at);

/** Which number of the earlier question the new one replaces: the same kind, the same place in the sentence, else the nearest. */
function replacedBy(quantity: Quantity, rest: string, result: string): Quantity | undefined {
  const alike = quantitiesIn(result).filter(
    ({ kind, given }) => kind === quantity.kind || (quantity.kind === 'none' && given >= 1000 === quantity.given >= 1000),
  );
  if (TOWARDS.test(wordBefore(rest, quantity))) {
    const aim = alike.findLast((old) => TOWARDS.test(wordBefore(result, old)));
    if (aim) return aim;
  }
  if (quantity.kind !== 'none') return alike.at(-1);
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
  return `${kept}${strength ? `${strength.given}% ` : ''}${next.text}${after}`;
}

/** Each number of the later question replaces one of the earlier; what is no number is added. */
export function withNewParts(before: string, later: string): string {
  const language = languageOf(`${before} ${later}`);
  const text = withFigures(before, language);
  const rest = withFigures(later, language)
    .replace(INTRODUCTION, '')
    .replace(/[?.!]+$/, '');
  const swapped = withOtherProduct(text, rest);
  if (swapped !== undefined) return swapped;
  const news = quantitiesIn(rest);
  if (news.length === 0) return `${text} ${rest}`;
  let result = text;
  for (const quantity of news) {
    const old = replacedBy(quantity, rest, result);
    if (!old) {
      result = `${result} ${rest.slice(quantity.at, quantity.end)}`;
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
