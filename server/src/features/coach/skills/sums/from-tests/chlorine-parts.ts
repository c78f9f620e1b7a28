// Free, combined and total chlorine, and the breakpoint that is ten times the combined: of any two of them the third, however they are told.
import type { Frame } from '../../../understanding/frame.ts';
import { inFigures } from '../../../understanding/fold.ts';
import { withoutTypos } from '../../../understanding/typos/typos.ts';
import { figures } from '../../numbers.ts';
import { result, type Sum } from '../sum.ts';

type Part = 'free' | 'combined' | 'total' | 'breakpoint';
const NAMES: readonly (readonly [Part, string])[] = [
  ['breakpoint', 'break ?points?|punto de (?:quiebre|ruptura)|quiebre'],
  ['combined', 'combined(?: (?:available )?chlorine)?|cc|chloramines?|(?:cloro )?combinado|cloraminas?'],
  ['total', 'total(?! (?:alk|hard|dissolved|dynamic|head|vol|gal|solids))(?: (?:available )?chlorine)?|tc|(?<!alcalinidad |dureza )(?:cloro )?total(?! de)'],
  ['free', 'free(?: (?:available )?chlorine)?|fc|fac|(?:cloro )?libre'],
]; // prettier-ignore
const NAME = new RegExp(NAMES.map(([name, pattern]) => String.raw`(?<${name}>\b(?:${pattern})\b)`).join('|'), 'g');
/** "Ten times the combined" is what the breakpoint is. */
const TEN_TIMES_COMBINED =
  /\b(?:10|ten)[ -]?(?:times|x|×|fold|veces)[ -]?(?:the |my |its |his |that |el |of )*(?:combined(?: chlorine)?|cc|(?:cloro )?combinado|chloramines?)(?: (?:level|reading|value|amount))?\b/g;
const RULE_SAYS =
  /\b(?:the |la )?(?:regla (?:de |del )?)?(?:10|ten)[ -]?(?:times|x|×|fold|veces)(?: rule| method)? (?=(?:says|gives|puts|comes|works|calls|asks|means|is|would be|dice|da|son|es|pide)\b)/g;
/** "14 ppm, which was exactly ten times the combined" */
const WHICH_WAS =
  /(?<![\w.])(\d+(?:\.\d+)?)(?: ppm)?(?: of (?:free )?chlorine)?,? (?:which|that|and that|que|lo que) (?:was|is|were|made|es|eran?|son) (?:exactly |about |just )?(?:the )?breakpoint\b/g;
/** The rule, and no number. */
const RULE =
  /\(?\b(?:by |con |using |per |según |segun )?(?:the |la |a )?(?:regla (?:de |del )?)?(?:10|ten)[ -]?(?:times|x|×|fold|veces|to[ -]?1|:1)(?:[ -](?:rule|method|the rule))?\b\)?|\b(?:10|ten)x\b/g;

interface Told {
  values: Partial<Record<Part, number>>;
  named: ReadonlySet<Part>;
}

interface Mark {
  part: Part;
  at: number;
  end: number;
}
const namesIn = (text: string): Mark[] =>
  [...text.matchAll(NAME)].map((match) => ({
    part: NAMES.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'free',
    at: match.index,
    end: match.index + match[0].length,
  }));

/** "14 ppm free", and "free is 14" */
const ADJACENT = /^ ?(?:ppm |mg\/l )?(?:(?:of|for|as|in|de) )?(?:the )?$/;
const LEADS = /^(?: ?(?:is|of|at|reads?|was|came|up|to|be|chlorine|level|now|about|only|tests?|shows?|in|es|de|en|:|=))* ?$/;
/** Each number belongs to the last name before it, or else to the first one after it. Undefined where one belongs to none. */
function toldIn(text: string): Told | undefined {
  const names = namesIn(text);
  const values: Partial<Record<Part, number>> = {};
  const numbers = [...text.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)];
  for (const [index, number] of numbers.entries()) {
    const from = index === 0 ? 0 : (numbers[index - 1]?.index ?? 0);
    const until = numbers[index + 1]?.index ?? text.length;
    const isOfThat = /^ ?(?:ppm |mg\/l )?(?:of (?:that|it|which|the) )?(?:total )?(?:is|was|are|es) (?:combined|chloramines)/.test(
      text.slice(number.index + number[0].length),
    );
    const before = isOfThat ? undefined : names.findLast(({ at, end }) => at >= from && end <= number.index);
    const after = names.find(({ part, at }) => at > number.index && at < until && (!isOfThat || part === 'combined'));
    // "5.2 total and 1.1 combined": the name before has its number already.
    const rest = text.slice(number.index + number[0].length);
    const near = names.find(({ at }) => at > number.index && ADJACENT.test(text.slice(number.index + number[0].length, at)));
    const isLed = before !== undefined && LEADS.test(text.slice(before.end, number.index));
    const beside =
      near && !isLed && !/^(?: (?:is|of|at|reads?|was|es))?:? ?=? ?\d/.test(rest.slice(near.end - number.index - number[0].length))
        ? near
        : undefined;
    const owner = [beside, before, after].find((one) => one !== undefined && values[one.part] === undefined);
    if (!owner) return undefined;
    values[owner.part] = Number(number[0]);
  }
  return { values, named: new Set(names.map(({ part }) => part)) };
}

const ASKS = /\?|\b(?:what|how|which|find|calculate|figure|work (?:back|out)|cuant[oa]s?|cual|que|calcula)\b/;
const ABOUT_MORE =
  /\b(?:add|raise|dose|gallons?|pounds?|lbs?|ounces?|oz|liquid|bleach|cal-?hypo|how much (?:chlorine|bleach) (?:do|should)|swim\w*|safe|shock|galones|litros|agrego|echo|subir|nadar|ph|cya|alkalinity|bromine|bromo|percent|%)\b/;

const isPositive = (value: number | undefined): value is number => value !== undefined && value >= 0;
interface Found {
  part: Part;
  value: number;
  en: string;
  es: string;
}
/** The one that is named without a number, from the other two. */
function third({ values, named }: Told): Found | undefined {
  const { free, total, breakpoint } = values;
  const combined = values.combined ?? (breakpoint === undefined ? undefined : breakpoint / 10);
  const [tenth, decima] = values.combined === undefined ? [` (a tenth of ${figures(breakpoint ?? 0)})`, ` (la décima parte de ${figures(breakpoint ?? 0)})`] : ['', ''];
  if (free === undefined && named.has('free') && isPositive(total) && isPositive(combined) && total >= combined)
    return { part: 'free', value: total - combined, en: `Free chlorine is ${figures(total - combined)} ppm: total (${figures(total)}) minus combined, ${figures(combined)}${tenth}.`, es: `El cloro libre es ${figures(total - combined, 'es')} ppm: total (${figures(total)}) menos combinado, ${figures(combined)}${decima}.` };
  if (total === undefined && named.has('total') && isPositive(free) && isPositive(combined))
    return { part: 'total', value: free + combined, en: `Total chlorine is ${figures(free + combined)} ppm: free (${figures(free)}) plus combined, ${figures(combined)}${tenth}.`, es: `El cloro total es ${figures(free + combined, 'es')} ppm: libre (${figures(free)}) más combinado, ${figures(combined)}${decima}.` };
  if (values.combined === undefined && breakpoint !== undefined && free === undefined && total === undefined && named.has('combined'))
    return { part: 'combined', value: breakpoint / 10, en: `Combined chlorine is ${figures(breakpoint / 10)} ppm: a tenth of ${figures(breakpoint)}.`, es: `El cloro combinado es ${figures(breakpoint / 10, 'es')} ppm: la décima parte de ${figures(breakpoint)}.` };
  return undefined;
} // prettier-ignore

const RULE_NAMED = /\b(?:10|ten)[ -]?(?:times|x|×|fold|veces|to[ -]?1|:1)/;
/** What is meant to happen to the chloramines adds nothing to the sum. */
const BURNS_OFF =
  /\b(?:burn\w* (?:off|up|through)|blow\w* (?:off|through|out)|gas\w* off|break\w* (?:down|up|apart)|shock (?:out|off|away))\b/g;
/** "Free chlorine is up to 12: what is the most combined that it can break by the ten-times rule?" */
function tenth({ values, named }: Told): Found | undefined {
  const { free, combined } = values;
  if (isPositive(combined) && free === undefined && values.total === undefined && values.breakpoint === undefined && !named.has('total') && named.has('free'))
    return { part: 'free', value: combined * 10, en: `Free chlorine has to reach ${figures(combined * 10)} ppm: ten times the combined, ${figures(combined)}.`, es: `El cloro libre tiene que llegar a ${figures(combined * 10, 'es')} ppm: diez veces el combinado, ${figures(combined)}.` };
  if (!isPositive(free) || values.combined !== undefined || values.total !== undefined || named.has('total') || !named.has('combined')) return undefined;
  return { part: 'combined', value: free / 10, en: `Up to ${figures(free / 10)} ppm of combined chlorine: a tenth of ${figures(free)}, by the ten-times rule.`, es: `Hasta ${figures(free / 10, 'es')} ppm de cloro combinado: la décima parte de ${figures(free)}, por la regla de las diez veces.` };
} // prettier-ignore

/** Both are read already where their names come before them: `combined` has more to say then. */
const isRead = ({ values }: Frame): boolean => values.totalChlorinePpm !== undefined && values.freeChlorinePpm !== undefined;
/** "3.3 for total and 2.1 for free: how much combined?" */
function restOf({ values, named }: Told): Found | undefined {
  const { free, total } = values;
  if (!isPositive(free) || !isPositive(total) || total < free || values.combined !== undefined || !named.has('combined')) return undefined;
  return { part: 'combined', value: total - free, en: `Combined chlorine is ${figures(total - free)} ppm: total (${figures(total)}) minus free, ${figures(free)}.`, es: `El cloro combinado es ${figures(total - free, 'es')} ppm: total (${figures(total)}) menos libre, ${figures(free)}.` };
} // prettier-ignore

/** "Breakpoint by the ten-times rule is 7 ppm, total 2.6. They forgot to print free chlorine. What was it?" */
export const chlorineParts: Sum = (frame: Frame, context) => {
  if (frame.volumeL !== undefined) return undefined;
  const text = withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language))
    .replaceAll(/(?<![\w.])\.(?=\d)/g, '0.')
    .replaceAll(TEN_TIMES_COMBINED, 'breakpoint')
    .replaceAll(WHICH_WAS, 'breakpoint $1')
    .replaceAll(RULE_SAYS, 'breakpoint ')
    .replaceAll(RULE, ' ')
    .replaceAll(BURNS_OFF, ' ');
  if (!ASKS.test(text) || ABOUT_MORE.test(text)) return undefined;
  const told = toldIn(text);
  const isByTen = RULE_NAMED.test(inFigures(frame.raw.slice(0, 2000), frame.language));
  const found = told && (third(told) ?? (isByTen ? tenth(told) : isRead(frame) ? undefined : restOf(told)));
  return found && result(context, { en: found.en, es: found.es }, { value: found.value, unit: 'ppm', inputs: { ...told.values } });
};
