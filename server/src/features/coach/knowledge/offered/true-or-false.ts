// "True or false? …": the statement that we know about it, and whether the two say the same.
import type { Choice } from '../../understanding/choices.ts';
import { fold } from '../../understanding/fold.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../../skills/reply.ts';
import { isTrueEffect, whatItDoes } from './effects.ts';
import { statementsAbout } from './evidence.ts';

const ASKED =
  /^\W*(?:(?:is (?:it|this) |es )?(?:true or false|verdadero o falso|cierto o falso|t\/f|t or f|v\/f)\b[\s?:,.-]*)|\W*\(?(?:true or false|verdadero o falso|cierto o falso)\)?\W*$/i;
const TRUE = /^(?:true|t|verdadero|cierto|yes|si)$/;
const FALSE = /^(?:false|f|falso|no)$/;
const ALL = /\b(?:always|never|only|all|every|none|no effect|must|siempre|nunca|solo|todos?|ningun\w*)\b/;
const DENIES = /\b(?:no|not|never|don't|doesn't|isn't|aren't|can't|cannot|without|nor|nunca|jamas|sin|ni)\b/g;
/** What may be done, and what may not: "it is safe" against "get out", "stay out", "dangerous". */
const FORBIDS =
  /\b(?:never|close[sd]?|get out|stay out|leave|danger\w*|poison\w*|toxic|explo\w*|fire|burns?|drown\w*|unsafe|forbidden|illegal|keep (?:people|away)|don't|nunca|peligr\w*|salir|salgan|cierr\w*)\b/;
const ALLOWS = /\b(?:safe|ok|okay|fine|can|may|good idea|allowed|harmless|seguro|puede[ns]?|esta bien)\b/;
/** Below this the statement is about something else. */
const COVERED = 0.44;
const NEARLY = 0.15;
/** "Works better at a higher pH" is judged by what a lower one does, where nothing says it more directly. */
const OTHER_END = 0.92;

/** The statement to judge; undefined where none is. */
export function statementIn(question: string, choices: readonly Choice[]): string | undefined {
  const texts = choices.map(({ text }) => fold(text).trim());
  const areBoth = texts.length === 2 && texts.some((text) => TRUE.test(text)) && texts.some((text) => FALSE.test(text));
  if (!ASKED.test(question) && !areBoth) return undefined;
  if (choices.length > 0 && !areBoth) return undefined;
  return question.replace(ASKED, ' ').trim();
}

const PAIRS: readonly (readonly [RegExp, RegExp])[] = (
  [
    [
      'more|increas\\w*|rais\\w*|rises?|higher|sube\\w*|aumenta\\w*|mas',
      'less|decreas\\w*|lower\\w*|reduc\\w*|falls?|drops?|fewer|baja\\w*|reduce\\w*|menos',
    ],
    ['high(?:er)?', 'low(?:er)?'],
    ['heavier', 'lighter'],
    ['faster|sooner', 'slower|later|slows?'],
    ['stronger', 'weaker|weakens?'],
    ['before|antes', 'after|despues'],
    ['above|encima', 'below|under|debajo'],
    ['acidic|acid|acido', 'basic|alkaline|alcalino'],
    ['corrosive|corrodes|etches', 'scale|scaling'],
    ['cold|cool\\w*', 'hot|warm\\w*'],
  ] as const
).map(([one, other]) => [new RegExp(String.raw`\b(?:${one})\b`), new RegExp(String.raw`\b(?:${other})\b`)] as const);

/** "Lighter than air" against "heavier than air"; undefined where the two can't be compared by such words. */
function byOpposites(said: string, is: string): boolean | undefined {
  const verdicts = PAIRS.flatMap(([one, other]): (boolean | 'open')[] => {
    const [up, down] = [one.test(said), other.test(said)];
    if (up === down) return [];
    const [same, opposite] = up ? [one.test(is), other.test(is)] : [other.test(is), one.test(is)];
    return same === opposite ? ['open'] : [same];
  });
  if (verdicts.length === 0) return true;
  if (verdicts.includes(false)) return false;
  return verdicts.includes('open') ? undefined : true;
}

const BRINGS_TOGETHER =
  /\b(?:mix\w*|combin\w*|together|same (?:bucket|container|scoop|feeder|shelf)|mezcl\w*|junt\w*|mism[ao] (?:cubeta|envase))\b/;
const denials = (text: string): number => text.match(DENIES)?.length ?? 0;

/** Undefined where the words don't tell. */
function isTrue(claim: string, known: string): boolean | undefined {
  const [said, is] = [fold(claim), fold(known)];
  if (ALLOWS.test(said) && denials(said) === 0 && FORBIDS.test(is)) return false;
  if (ALL.test(said) && !ALL.test(is)) return false;
  const alike = byOpposites(said, is);
  if (alike !== true) return alike;
  return denials(said) > 0 === denials(is) > 0;
}

/** The verdict with the reason; undefined where we know nothing about it. */
export function judgeStatement(claim: string, choices: readonly Choice[], context: CoachContext): Reply | undefined {
  // "You can mix acid and chlorine": what is dangerous has its own answer.
  if (BRINGS_TOGETHER.test(fold(claim)) && denials(fold(claim)) === 0) return undefined;
  const byTable = isTrueEffect(fold(claim));
  if (byTable) return said(byTable.verdict, whatItDoes(byTable.product, context.language), choices, context);
  const known = statementsAbout(claim, OTHER_END).filter(
    ({ covered }, _, all) => covered >= Math.max(COVERED, (all[0]?.covered ?? 0) - NEARLY),
  );
  const [first] = known;
  if (!first) return undefined;
  // Of statements that are nearly as near, the first that decides it.
  const deciding = known.find(({ text }) => isTrue(claim, text.en) !== undefined);
  // An open case gets what is known, and no verdict.
  if (!deciding) return choices.length > 0 ? undefined : reply(first.text[context.language]);
  return said(isTrue(claim, deciding.text.en) === true, deciding.text[context.language], choices, context);
}

function said(verdict: boolean, why: string, choices: readonly Choice[], context: CoachContext): Reply {
  const chosen = choices.find(({ text }) => (verdict ? TRUE : FALSE).test(fold(text).trim()));
  const word = verdict ? inLanguage(context, { en: 'True', es: 'Verdadero' }) : inLanguage(context, { en: 'False', es: 'Falso' });
  return reply(`${chosen ? `${chosen.letter}) ${chosen.text}` : word}. ${why}`);
}
