// Water that is replaced several times in a row: "two successive drains of 25 percent each", "a third, then a third again", "four times a tenth".
import { tapOf } from '../dosing/dilution-numbers.ts';
import { valueName } from '../names.ts';
import { figures } from '../numbers.ts';
import { inFigures } from '../../understanding/fold.ts';
import type { Frame } from '../../understanding/frame.ts';
import { withoutTypos } from '../../understanding/typos/typos.ts';
import { quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { timesOverPeriod } from './periods.ts';
import { result, type Sum } from './sum.ts';

const DRAINS =
  /\b(?:half[- ])?(?:drain\w*|refill\w*|replac\w*|chang(?:e|es|ed|ing)|exchang\w*|swap\w*|dump\w*|partials?|backwash\w*|top(?:ped|s|ping)? (?:off|up|it)|vaci\w*|vacie|cambi\w*|cambie|reemplaz\w*|reemplace|dren\w*)\b/;
const OF_WATER =
  /\b(?:cya|cyanuric|stabili[sz]er|conditioner|calcium|hardness|ch|salt|salinity|tds|dissolved solids|nitrates?|borates?|cianurico|estabilizador|calcio|dureza|sal|solidos)\b/;
const NO_LEVEL_ASKED =
  /\b(?:how (?:much|many)(?: \w+){0,4} (?:drain|replace|swap|exchange|times|gallons|water)|how many (?:drains|changes|times)|what (?:percent\w*|share|fraction|part)|que (?:porcentaje|parte)|cuant[ao]s? (?:agua|galones|litros|veces)|before\?|originally)\b/;

const PARTS_OF: Readonly<Record<string, number>> = {
  half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10, mitad: 2, tercio: 3, cuarto: 4, quinto: 5, decimo: 10, decima: 10, quinta: 5, tercera: 3, cuarta: 4,
}; // prettier-ignore
const SHARE = new RegExp(
  String.raw`(?<![\d.])(\d+(?:\.\d+)?) ?%|\b(?:(\d|an?|un|una|la) )?(${Object.keys(PARTS_OF).join('|')})s?\b(?! (?:time|vez|of an? (?:inch|cup))s?\b)|(?<![\d./])(\d)\/(\d)(?![\d/])`,
  'g',
);

interface Share {
  share: number;
  said: string;
  at: number;
}
const sharesIn = (text: string): Share[] =>
  [...text.matchAll(SHARE)].map((found) => {
    const [said, percent, count, part, up, down] = found;
    const share =
      percent !== undefined ? Number(percent) / 100 : up !== undefined ? Number(up) / Number(down) : (Number(count) || 1) / (PARTS_OF[part ?? ''] ?? 1);
    return { share, said, at: found.index };
  }); // prettier-ignore

const NOUN =
  '(?:drain(?:s|ages|ings)?|water changes?|changes?|exchanges|swaps|refills?|replacements|partials|rounds|drain[- ]and[- ](?:re)?fills?|drain/refills?|cambios|vaciados|recambios)';
const COUNTED = new RegExp(
  String.raw`(?<![\d.])([2-9]) (?:(?!gallons|ppm)[a-z-]+ ){0,3}(?:\d+(?:\.\d+)? ?%? ?(?:percent |partial |water |each )*)?(?:(?!gallons|ppm)[a-z-]+ ){0,2}?${NOUN}\b`,
);
const TIMES =
  /\b(twice|thrice|dos veces|tres veces)\b|(?<![\d.])([2-9]) (?:(?:separate|different|more|full) )?(?:times|veces|weekends|weeks in a row|days in a row|saturdays|in a row|seguidas|seguidos)\b(?! (?:a|per|the)\b)/;
const AGAIN =
  /\b(?:again|once more|(?:one|1) more time|another (?:time|one|round)|a second time|same (?:thing )?(?:again|once more)|repeat(?:ed|ing)? (?:it|that|this)|do(?:ing|ne)? it over|otra vez|de nuevo|una vez mas|lo repit\w+)\b/;
const ONCE_MORE = /\b(?:then|and|later|y|luego|despues)\b[^.?]{0,30}\b(?:another|otr[oa])\b/;

/** How often the one share goes; undefined where nothing says more than once. */
function timesIn(text: string): { times: number; said: string } | undefined {
  const said = TIMES.exec(text);
  if (said) return { times: said[2] === undefined ? (/twice|dos/.test(said[1] ?? '') ? 2 : 3) : Number(said[2]), said: said[0] };
  const counted = COUNTED.exec(text);
  if (counted) return { times: Number(counted[1]), said: counted[1] ?? '' };
  const often = /\b(?:each|every|per|a|cada) (?:week|month|day|weekend|semana|mes)\b/.test(text) ? timesOverPeriod(text)?.times : undefined;
  if (often !== undefined && often >= 2 && Number.isInteger(often)) return { times: often, said: '' };
  return AGAIN.test(text) || ONCE_MORE.test(text) ? { times: 2, said: '' } : undefined;
}

/** The share that is left of the old water, and the text without what told it. */
function leftIn(text: string): { left: number; times: number; rest: string } | undefined {
  const shares = sharesIn(text);
  const [first] = shares;
  if (!first || shares.some(({ share }) => share <= 0 || share >= 1)) return undefined;
  const told = timesIn(text);
  const rest = shares.reduce((left, { said }) => left.replace(said, ' '), text);
  // "40% on Saturday, then 40% again on Sunday": each is one of them.
  if (shares.length > 1) return { left: shares.reduce((left, { share }) => left * (1 - share), 1), times: shares.length, rest: told ? rest.replace(told.said, ' ') : rest };
  return told && { left: (1 - first.share) ** told.times, times: told.times, rest: told.said.length > 1 ? rest.replace(told.said, ' ') : rest.replace(new RegExp(String.raw`(?<![\d.])${told.said || '~'} `), ' ') };
} // prettier-ignore

const HALF_DRAINED = /\bhalf[- ](?=drain)/g;
export const drainedRepeatedly: Sum = (frame: Frame, context) => {
  const text = withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language)).replaceAll(HALF_DRAINED, 'half ');
  if (!DRAINS.test(text) || !OF_WATER.test(text) || NO_LEVEL_ASKED.test(text) || frame.chemicals.some(({ name }) => name !== 'cyanuric-acid' && name !== 'salt'))
    return undefined;
  const told = leftIn(text);
  if (!told || told.times < 2) return undefined;
  const tap = tapOf(frame);
  const levels = quantitiesIn(told.rest).filter(({ kind, given }) => (kind === 'ppm' || kind === 'none') && given >= 10 && given !== tap && given * 3.785411784 !== frame.volumeL);
  const [level] = levels;
  if (!level || new Set(levels.map(({ given }) => given)).size > 1) return undefined;
  const after = tap + (level.given - tap) * told.left;
  const name = frame.parameters.find((one) => one !== 'temperatureC');
  const label = name ? { en: ` of ${valueName(name, 'en')}`, es: ` de ${valueName(name, 'es')}` } : { en: '', es: '' };
  const [fill, llenado] = tap > 0 ? [`with fill water at ${figures(tap)} ppm`, `con agua de llenado de ${figures(tap, 'es')} ppm`] : ['if the new water has none', 'si el agua nueva no trae nada'];
  return result(context, {
    en: `It comes to about ${figures(after)} ppm${label.en}: ${figures(told.left * 100)}% of the old water is left after ${told.times} changes, ${fill}.`,
    es: `Queda en unas ${figures(after, 'es')} ppm${label.es}: después de ${told.times} cambios queda el ${figures(told.left * 100, 'es')}% del agua de antes, ${llenado}.`,
  }, { value: after, unit: 'ppm', inputs: { from: level.given, fill: tap, times: told.times } }); // prettier-ignore
}; // prettier-ignore
