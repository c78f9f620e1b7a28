// "And for 20,000 gallons?" after "How much bleach for 15,000 gallons?": the earlier question with the new part in place of the old.
import { quantitiesIn } from './quantities.ts';
import { languageOf, withFigures } from './fold.ts';

const INTRODUCTION =
  /^\s*[¿]?(?:and|what about|how about|or|what if|same|now|y|que tal|y para|y con)\b[\s,]*(?:for|with|in|if|para|con|en|si|at|to|a|it'?s|it is)?\s*/i;

/** Each number of the later question replaces the one of its kind; what is no number is added. */
export function withNewParts(before: string, later: string): string {
  const language = languageOf(`${before} ${later}`);
  const text = withFigures(before, language);
  const rest = withFigures(later, language)
    .replace(INTRODUCTION, '')
    .replace(/[?.!]+$/, '');
  const news = quantitiesIn(rest);
  if (news.length === 0) return `${text} ${rest}`;
  let result = text;
  for (const quantity of news) {
    const old = quantitiesIn(result).findLast(
      ({ kind, given }) => kind === quantity.kind || (quantity.kind === 'none' && given >= 1000 === quantity.given >= 1000),
    );
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
  return result;
}
