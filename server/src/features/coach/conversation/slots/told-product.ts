// "Ok poured in 2 gallons of the 12.5 last night": what went in is the chlorine that was talked about.
import { languageOf } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { isTold } from '../amended.ts';
import { plainOf } from '../aside-words.ts';

const OF_CHLORINE = /\b(?:green|algae|shock\w*|slam\w*|chlorine|bleach|fc|verde|algas?|cloro|choque)\b/;
const STRENGTH =
  /\b(?:of|del?) (?:the |my |that |el |lo )?(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|por ciento)?(?: (?:stuff|one|kind))?(?=[ ,.!]|$)/;
const LEAST = 5;
const MOST = 20;
const REACHES = 3;

/** Undefined where a product is named, or nothing was said of chlorine. */
export function toldProduct(question: string, earlier: readonly string[]): string | undefined {
  if (!isTold(question) || readMessage(question).chemicals.length > 0) return undefined;
  const text = plainOf(question);
  const found = STRENGTH.exec(text);
  const strength = Number(found?.[1] ?? 0);
  if (!found || strength < LEAST || strength > MOST || !earlier.slice(0, REACHES).some((one) => OF_CHLORINE.test(plainOf(one))))
    return undefined;
  const product = languageOf(question) === 'es' ? `de cloro líquido al ${strength}%` : `of ${strength}% liquid chlorine`;
  return text
    .replace(found[0], product)
    .replace(/^(?:(?:ok(?:ay)?|so|well|bueno|ya)[, ]+)+/, '')
    .replace(/^(?=poured|added|put|dumped)/, 'i ');
}
