// "Sorry, 7.2", "It's oval though", "And if I do that once more?", "And for a salt pool?": the earlier question with what is said now.
import { fold, languageOf, withFigures } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import { guessIntent } from '../understanding/intents.ts';
import { quantitiesIn } from '../understanding/numbers/quantities.ts';
import { subjectOf } from './subject.ts';

/** What the later message makes of the earlier one; undefined where it says something else. Both are folded, with figures. */
type Rewording = (later: string, before: string) => string | undefined;

const MOST_CHARACTERS = 90;
const withoutEnd = (text: string): string => text.replace(/[?.! ]+$/, '');

const withNumber = (text: string, old: string, replacement: string): string | undefined => {
  const pattern = new RegExp(String.raw`(?<![\d.])${old.replaceAll('.', String.raw`\.`)}(?![\d.]*\d)`);
  return pattern.test(text) ? text.replace(pattern, replacement) : undefined;
};

const X_NOT_Y = /(\d+(?:\.\d+)?)(?: ppm|%)?,? (?:and |y )?(?:not|no|instead of|en vez de|en lugar de) (?:a |el |the )?(\d+(?:\.\d+)?)/;
const NOT_X_BUT_Y =
  /\b(?:not|no|no era|wasn'?t|isn'?t) (?:a |the |el )?(\d+(?:\.\d+)?)(?: ppm|%)?[,;]? (?:(?:but|it'?s|its|it was|was|sino|es|era) )+(\d+(?:\.\d+)?)/;
/** "FC was 2, not 4" */
const denied: Rewording = (later, before) => {
  const [, first = '', second = ''] = X_NOT_Y.exec(later) ?? [];
  if (first !== '') return withNumber(before, second, first);
  const [, wrong = '', right = ''] = NOT_X_BUT_Y.exec(later) ?? [];
  return wrong === '' ? undefined : withNumber(before, wrong, right);
};

const CORRECTS =
  /^(?:oops|oh|sorry|my bad|wait|no|nope|actually|i mean|i meant|meant|correction|perdon|digo|quise decir|me equivoque|ay)\b/;
const OF_READING = /\b(?:reads?|reading|says|it'?s at|tests?|was|measured|era|marca|marco|salio|estaba|es)\b/;
const CORRECTION_WORDS =
  /^(?:(?:oops|oh|sorry|my bad|wait|no|nope|actually|i|mean|meant|correction|it|its|it'?s|is|was|that'?s|thats|what|reads?|reading|the|says|at|tests?|measured|to|say|perdon|digo|quise|decir|me|equivoque|ay|era|es|marca|marco|salio|estaba|lo|que|en|a|el|la|not|the|value|number|one|ppm|[,.!]|\d+(?:\.\d+)?)\s*)+$/;
const TOWARDS = /(?:\bto|\bat|hasta|\ba|\bwant|\bneed|\btarget|\bgoal|\bquiero|\bfor)(?: it)?(?: at| to| be)* $/;
/** "Sorry, I meant 7.2, that's what it reads": a reading replaces a reading, and not the goal. */
const corrected: Rewording = (later, before) => {
  if (!CORRECTS.test(later) || !OF_READING.test(later) || !CORRECTION_WORDS.test(later)) return undefined;
  const news = quantitiesIn(later);
  const [value] = news;
  if (!value || news.length > 1) return undefined;
  const readings = quantitiesIn(before).filter(
    ({ kind, at, given }) =>
      (kind === 'none' || kind === 'ppm') && !TOWARDS.test(before.slice(0, at)) && given < 1000 === value.given < 1000,
  );
  const gap = (given: number) => Math.abs(Math.log((given + 0.1) / (value.given + 0.1)));
  const [old] = readings.toSorted((a, b) => gap(a.given) - gap(b.given));
  return old && `${before.slice(0, old.at)}${value.given}${before.slice(old.at + String(old.given).length)}`;
};

const SHAPE =
  /^(?:(?:but|no|oh|actually|oops|sorry|well|pero|ah|perdon) )*(?:(?:it'?s|its|it is|the pool is|is|es|la piscina es|la alberca es) )?(?:more )?(?:an? |una? )?(oval|round|circular|circle|rectangular|rectangle|kidney|ovalada|redonda|circular|rinon)(?: pool| shaped?| shape| one| though| tho| actually| por cierto)*$/;
const shaped: Rewording = (later, before) => {
  const shape = SHAPE.exec(withoutEnd(later))?.[1];
  return shape !== undefined && guessIntent(readMessage(before)).intent === 'volume' ? `${withoutEnd(before)}, ${shape}` : undefined;
};

const AGAIN =
  /\b(?:do|did|repeat|does?) (?:that|it|this|the same)(?: thing)? (?:(?:one |1 |kind )?more time|once more|again|twice|two times|three times|a second time)\b|\brepeat (?:it|that|this)\b|\b(?:lo hago|lo repito|hago lo mismo) ?(?:otra vez|de nuevo|dos veces|tres veces)?\b/;
const REPLACES = /\b(?:drain|replac|swap|exchang|vaci|cambi|reemplaz|dren)\w*/;
const repeated: Rewording = (later, before) =>
  AGAIN.test(later) && REPLACES.test(before) ? `${withoutEnd(before)} ${languageOf(before) === 'es' ? 'dos veces' : 'twice'}` : undefined;

const OF_KIND =
  /^(?:(?:and|so|ok|but|what about|how about|is it the same|same|y|pero|que tal|es igual) )*(?:for|in|with|on|para|en|con) (?:an? |my |the |una? |mi |el |la )?(salt(?:water)?(?: water)? pools?|hot tubs?|spas?|jacuzzi|vinyl(?: liner)?(?: pools?)?|fiberglass(?: pools?)?|plaster(?: pools?)?|indoor pools?|above ground pools?|swg|piscinas? de (?:sal|fibra|vinil|yeso)|tina|alberca de sal)$/;
const ofKind: Rewording = (later, before) => {
  const kind = OF_KIND.exec(withoutEnd(later))?.[1];
  if (kind === undefined) return undefined;
  return languageOf(later) === 'es' || languageOf(before) === 'es'
    ? `${withoutEnd(before)} para ${kind}`
    : `${withoutEnd(before)} for a ${kind}`;
};

const MINE_IS =
  /^(?:(?:and|so|ok|but|y|pero) )*(?:what )?(?:if |si )?(?:mine (?:is|'s|reads|was)|mine'?s|i have|i got|it'?s|its|it is|tengo|el mio esta en|esta en|marca|me sale|salio)(?: at| en)? (\d+(?:\.\d+)?)(?: ppm)?(?:,? (?:so )?(how do i .{3,24}|what do i do|is that ok|que hago|como l[oa] .{3,12}))?$/;
/** "What should alkalinity be?", "And if I have 180?" */
const ofMine: Rewording = (later, before) => {
  const [, value, more] = MINE_IS.exec(withoutEnd(later)) ?? [];
  const frame = value === undefined ? undefined : readMessage(before);
  if (!frame || frame.quantities.length > 0 || frame.parameters.length !== 1) return undefined;
  const subject = subjectOf(before, frame.language);
  if (!subject) return undefined;
  const isSpanish = subject.language === 'es';
  const isByWater = frame.parameters.some((name) => name === 'cyanuricAcidPpm' || name === 'hardnessPpm' || name === 'saltPpm');
  const wayOut = isByWater
    ? isSpanish
      ? 'cuanta agua cambio?'
      : 'how much water do i replace?'
    : isSpanish
      ? 'cuanto le pongo?'
      : 'how much do i add?';
  const asked = more === undefined ? (isSpanish ? 'esta bien?' : 'is that ok?') : wayOut;
  return isSpanish ? `mi ${subject.name} esta en ${value}, ${asked}` : `my ${subject.name} is ${value}, ${asked}`;
};

const TOMORROW =
  /^(?:(?:and|ok|so|but|y|pero|que tal) )*(?:what about |how about |will it be (?:ok|fine) |for )?(?:tomorrow|tomorow|tmrw|tomorrow morning|manana|para manana|y manana)$/;
const tomorrow: Rewording = (later, before) => {
  if (!TOMORROW.test(withoutEnd(later))) return undefined;
  const frame = readMessage(before);
  const isSpanish = frame.language === 'es';
  if (guessIntent(frame).intent === 'swim') return isSpanish ? '¿podemos nadar mañana?' : 'can we swim tomorrow?';
  const isOfChlorine = frame.parameters.includes('freeChlorinePpm') || frame.chemicals.some(({ name }) => name === 'chlorine');
  return isOfChlorine ? (isSpanish ? '¿cuándo se me acaba el cloro?' : 'when will my chlorine run out?') : undefined;
};

const ONLY_WHO =
  /^(?:(?:no|but|i mean|well|pero|o sea) )*(?:just|only|solo|nada mas) (?:for )?(?:me|us|the adults|adults|my wife|my husband|yo|nosotros|los adultos|los grandes)\b/;
const forWhom: Rewording = (later, before) =>
  ONLY_WHO.test(later) && guessIntent(readMessage(before)).intent === 'swim' ? before : undefined;

const REWORDINGS: readonly Rewording[] = [denied, corrected, shaped, repeated, ofKind, ofMine, tomorrow, forWhom];

/** The question as it is meant after the one before it; the question itself where that stands alone. */
export function reworded(question: string, earlier: readonly string[]): string {
  const [last] = earlier;
  if (last === undefined || question.length > MOST_CHARACTERS) return question;
  // "And in a hot tub?" goes on from what was asked about something, and not from a "Why?" in between.
  const isOfKind = OF_KIND.test(withoutEnd(fold(question).replaceAll(/[¿¡]/g, '').trim()));
  const at = isOfKind
    ? Math.max(
        0,
        earlier.findIndex((text) => subjectOf(text, 'en') !== undefined),
      )
    : 0;
  const before = reworded(earlier[at] ?? last, earlier.slice(at + 1));
  const [later, earlierText] = [question, before].map((text) => withFigures(fold(text), languageOf(text)).replaceAll(/[¿¡]/g, '').trim());
  for (const rewording of REWORDINGS) {
    const found = rewording(later ?? '', earlierText ?? '');
    if (found !== undefined) return found;
  }
  return question;
}
