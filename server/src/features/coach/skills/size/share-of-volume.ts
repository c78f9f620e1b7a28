// A size of which only a part is water: seats that take up a quarter, a pool that is three quarters full, steps of 60 cubic feet.
import { type Frame, readMessage } from '../../understanding/frame.ts';
import { figures } from '../numbers.ts';
import type { CoachContext } from '../reply.ts';
import { volumeAlongLength } from './along-length.ts';
import { volumeBelowWall } from './below-wall.ts';
import { volumeOfMeanDepth } from './depths-measured.ts';
import { asksSize } from './lengths-said.ts';
import { volumeOfParts } from './parts-by-sides.ts';
import { volumeReply } from './size-texts.ts';
import { answerVolume, volumeOfShape } from './volume.ts';
import type { Sum } from '../sums/sum.ts';

const PARTS_OF: Readonly<Record<string, number>> = {
  half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10, mitad: 2, tercio: 3, cuarto: 4, quinto: 5, sexto: 6, octavo: 8, decimo: 10, decima: 10, quinta: 5,
}; // prettier-ignore
const LED = String.raw`(?:(?:about|roughly|around|maybe|some|only|just|like|say|nearly|almost|perhaps|unos?|unas?|como|casi|cerca de|solo|el|la) )*`;
const SHARE = new RegExp(
  String.raw`${LED}(?:(?<percent>\d+(?:\.\d+)?) ?%|(?:(?<count>\d|an?|un|una) )?(?<part>${Object.keys(PARTS_OF).join('|')})s?\b(?! (?:cup|inch|foot|hour|an? |circle|round)))`,
  'g',
);
const SOLID =
  '(?:seats?|seating|bench(?:es)?|lounge\\w*|steps?|stairs?|stairway|ledge|shelf|shelves|island|footwell|molded (?:parts|seats)|people|asientos?|bancas?|escalon(?:es)?|escalera)';
const TAKES =
  '(?:takes?|taking|took|uses?|using|eats?|eating|fills?|filling|occup\\w+|steals?|displac\\w*|costs?|subtracts?|removes?|ocupan?|quitan?|toman?|restan?)';
const TAKEN_BEFORE = new RegExp(
  String.raw`\b(?:${SOLID}|they|that|which|these|it)\b[^.?;\d]{0,40}\b${TAKES}(?: (?:up|away|out|off|down))?(?: [a-z]+){0,2} ?$|\b(?:minus|less|subtract|take (?:off|away)|taking off|allow|deduct|lose|loses|menos|resta(?:ndo)?|quita(?:ndo)?)(?: [a-z]+){0,4} ?$|\b${TAKES}(?: (?:up|away|out|off|down)) ?$`,
);
const TAKEN_AFTER = new RegExp(
  String.raw`^(?: of (?:it|that|the (?:space|room|volume|inside|tub|spa|pool)))?,? (?:(?:of that |of it )?(?:is|are|goes|gone|lost|taken|used|off|less)(?: [a-z]+){0,3} )?(?:(?:for|to|by|in|with|por|para|de) )?(?:the |its |los |las |sus )?(?:${SOLID}|(?:is|are) (?:taken|lost|gone|used))`,
);
const KEPT_AFTER =
  /^(?:[- ](?:full|filled|up)\b| (?:is |of it is |of that is )?(?:really |actually )?water\b| of (?:that|it|the (?:way|whole|total|volume|space|room|height|capacity)|capacity|what)\b| (?:llena?|lleno|de eso|de su capacidad)\b)/;
const KEPT_BEFORE =
  /\b(?:fill(?:ed|s|ing)?(?: (?:it|the (?:pool|tub|spa)))?(?: up)? (?:to|at|only)|full to|holds?|only|at|it'?s|se llena (?:a|al|hasta)|esta al?)(?: (?:only|just|about|around))* ?$/;
const OF_LENGTH = /^ of (?:the |its )?(?:length|pool is|floor|area|width|way along)/;

interface Told {
  /** what is left of the whole */
  kept: number;
  said: string;
  rest: string;
}

function shareIn(text: string): Told | undefined {
  for (const match of text.matchAll(SHARE)) {
    const { percent, count, part } = match.groups ?? {};
    const share = percent === undefined ? (Number(count) || 1) / (PARTS_OF[part ?? ''] ?? 1) : Number(percent) / 100;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    if (!(share > 0 && share < 1) || OF_LENGTH.test(after)) continue;
    const isTaken = TAKEN_BEFORE.test(before) || TAKEN_AFTER.test(after);
    if (!isTaken && !KEPT_AFTER.test(after) && !(KEPT_BEFORE.test(before) && percent !== undefined)) continue;
    return { kept: isTaken ? 1 - share : share, said: match[0].trim(), rest: `${before} ${after}` };
  }
  return undefined;
}

const LITRES: readonly (readonly [RegExp, number])[] = [
  [/^(?:cubic (?:feet|foot)|cu\.? ?ft|ft3|pies cubicos)/, 28.316846592],
  [/^(?:cubic met|m3|m³|metros cubicos)/, 1000],
  [/^gal/, 3.785411784],
  [/^l/, 1],
];
const AMOUNT =
  /(?<![\d.])(\d+(?:\.\d+)?) ?(cubic (?:feet|foot|met(?:er|re)s?)|cu\.? ?ft|ft3|pies cubicos|m3|m³|metros cubicos|gallons?|galones|lit(?:er|re|ro)s?)(?: (?:of (?:space|room|water))| for (?:the )?[a-z]+)?/g;
const LESS_BEFORE = new RegExp(String.raw`${TAKEN_BEFORE.source}|\b(?:minus|less|menos)\b[^.?;\d]{0,50}$`);

/** "Minus steps of 60 cubic feet" */
function amountIn(text: string): { litres: number; rest: string } | undefined {
  const found = [...text.matchAll(AMOUNT)];
  const [one] = found;
  if (!one || found.length > 1 || !LESS_BEFORE.test(text.slice(0, one.index))) return undefined;
  const each = LITRES.find(([unit]) => unit.test(one[2] ?? ''))?.[1] ?? 1;
  return { litres: Number(one[1]) * each, rest: text.replace(one[0], ' ').replaceAll(/\b(?:minus|less|menos)\b/g, ' ') };
}

const OF_SIZE: readonly Sum[] = [volumeBelowWall, volumeOfMeanDepth, volumeAlongLength, volumeOfShape, volumeOfParts, answerVolume];
function wholeOf(text: string, { language }: Frame, context: CoachContext): { litres: number; shape: string } | undefined {
  const whole = { ...readMessage(text, language), language };
  const { pool: _, ...general } = context;
  for (const sum of OF_SIZE) {
    const found = sum(whole, general);
    const card = found?.abstained === false ? found.cards.find(({ kind }) => kind === 'volume') : undefined;
    if (card?.value !== undefined) return { litres: card.value, shape: card.title };
  }
  return undefined;
}

/** The whole by its sides, and of it what is left. */
export const volumeOfShare: Sum = (frame: Frame, context) => {
  const { volumeL: _, ...sized } = frame;
  const [share, amount] = [asksSize(frame) ? shareIn(frame.text) : undefined, asksSize(sized) ? amountIn(frame.text) : undefined];
  const told = share ?? amount;
  const whole = told && wholeOf(told.rest, frame, context);
  if (!whole) return undefined;
  const { litres, shape } = whole;
  const left = share ? litres * share.kept : litres - (amount?.litres ?? 0);
  if (left <= 0) return undefined;
  const gal = (value: number, language: 'en' | 'es' = 'en') => figures(value / 3.785411784, language);
  const less = amount?.litres ?? 0;
  return volumeReply([left], shape, context, share
    ? { en: `${figures(share.kept * 100)}% of ${gal(litres)}`, es: `el ${figures(share.kept * 100, 'es')}% de ${gal(litres, 'es')}` }
    : { en: `${gal(litres)} minus ${gal(less)}`, es: `${gal(litres, 'es')} menos ${gal(less, 'es')}` }); // prettier-ignore
};
