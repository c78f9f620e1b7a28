// "Ok how do I do it?", "So how do I get the rest off?": the job that was talked about, as a question of its own.
import { fold, languageOf } from '../understanding/fold.ts';
import { saying } from './after.ts';
import { plainOf } from './aside-words.ts';
import { isDependent } from './carried.ts';
import { changeOf } from './other-product.ts';

const ASKS_HOW = saying(
  "how (?:do|would|should|can|does) (?:i|you|we|one|u) (?:actually |properly |even |best )?(?:do|go about|start|get started with)(?: (?:it|that|this|one|doing (?:it|that)))?(?: right| properly| correctly| myself| step by step)?",
  "how(?:'s| is| do you get)? (?:it|that|this) done(?: right)?|how to do (?:it|that|this)|how",
  "what(?:'?s| is) the (?:best|right|proper|correct|easiest) way(?: to (?:do|go about) (?:it|that|this))?",
  "(?:can (?:you|u) )?(?:walk me through|show me|tell me|explain) (?:it|that|how|the steps|how to do (?:it|that))|what are the steps|(?:what|any) steps|the steps",
  "como (?:lo|la|se|le|los|las) (?:hago|hace|hacemos|hacen|hacer)(?: bien)?|como(?: hago eso| se hace eso)?|cual(?:es)? (?:es|son) (?:los pasos|la forma|la mejor (?:forma|manera))|los pasos|explicame como(?: hacerlo)?|de que (?:forma|manera)",
); // prettier-ignore
/** A job in a question about its time or its need: "when should I clean the cartridge filter". */
const JOB_EN =
  /\b(?:when|how often|how soon|should|do|can|must|could|is it time|did|does|if)\b(?:(?!\b(?:i|we|you)\b).)*\b(?:i|we|you)\b (?:really |ever |have to |need to |want to |just |also |should )*((?:clean|backwash|brush|vacuum|drain|empty|shock|slam|floc|prime|winterize|open|close|cover|rinse|replace|change|test|check|scrub|skim|service|lube|grease|calibrate|acid wash|patch|bleed|purge|flush|deep clean|add)\b[^,.?!]*)/;
const JOB_ES =
  /\b(?:cuando|cada cuanto|debo|tengo que|hay que|puedo|conviene|se puede|debo de|necesito)\b(?: (?:debo|tengo que|hay que|debo de|hay|conviene|necesito|se|me|le))* ((?:limpi|retrolav|cepill|aspir|vaci|cambi|enjuag|medir|mid|revis|ceb|tap|cubr|sac|lav|abr|cerr|hac)\w*\b[^,.?!]*)/;
const REACHES = 4;
/** Something that went wrong is no job. */
const jobOf = (before: string): string | undefined => {
  const text = plainOf(before);
  const [en, es] = [JOB_EN.exec(text)?.[1], JOB_ES.exec(text)?.[1]];
  const job = (languageOf(before) === 'es' ? (es ?? en) : (en ?? es))?.trim().replace(/ (?:now|today|again|this|hoy|ahora|ya)$/, '');
  return job === undefined || /\b(?:it|that|this|eso|esto)$/.test(job) ? undefined : job;
};

function jobAsked(text: string, earlier: readonly string[]): string | undefined {
  const [last] = earlier;
  if (last === undefined || !ASKS_HOW.test(text) || changeOf(last)) return undefined;
  for (const before of earlier.slice(0, REACHES)) {
    const job = jobOf(before);
    if (job !== undefined) return languageOf(before) === 'es' ? `como ${job}` : `how do i ${job}`;
  }
  return undefined;
} // prettier-ignore

const REST =
  /\b(?:the rest|all the rest|the other (?:ones|spots|stains)|the others|all of (?:it|them)|the whole (?:thing|stain)|(?:el|lo) (?:resto|demas)|l[ao]s (?:demas|otr[ao]s|que (?:faltan|quedan))|tod[ao]s? l[ao]s (?:demas|manchas)|tod[ao])\b/;
const STAIN = /\b(?:stain\w*|spots?|marks?|crust|scale|scaling|discolor\w*|rust\w*|mancha\w*|sarro|costra|oxid\w*)\b/;
const WENT = String.raw`(?:went away|came (?:off|out|right off|up)|vanish\w*|disappear\w*|faded?|lifted|gone|worked|lighten\w*|took (?:it|some|a bit) (?:off|out|away)|cleared|got lighter|it helped|se (?:quito|fue|borro|aclaro|desaparecio)|desaparecio|aclaro|funciono|salio|quito)`;
const FIZZED = /\b(?:fizz\w*|bubbl\w*|foam(?:ed|s)|dissolv\w*|burbuje\w*|hizo espuma|hirvio)\b/;
const NOT = /\b(?:did ?n'?t|didnt|did not|does ?n'?t|no|nothing|wouldn'?t|nada)\b/;

export type Stain = 'metal' | 'organic' | 'scale';
/** What a spot test says about a stain: vitamin C lifts metal, chlorine lifts what grew, acid fizzes on scale. */
export function stainTested(message: string): Stain | undefined {
  const text = fold(message);
  const went = new RegExp(String.raw`\b${WENT}`).test(text) && !NOT.test(text);
  if (/\b(?:vinegar|acid|vinagre|acido)\b/.test(text) && FIZZED.test(text)) return 'scale';
  if (!went) return undefined;
  if (/\b(?:vitamin ?c|vit ?c|ascorbic|vitamina ?c|ascorbico)\b/.test(text)) return 'metal';
  return /\b(?:chlorine|bleach|trichlor|tab(?:let)?|puck|shock|cloro|pastilla)\b/.test(text) ? 'organic' : undefined;
}
export const hasStain = (earlier: readonly string[]): boolean => earlier.slice(0, REACHES).some((one) => STAIN.test(fold(one)));
export const asksRest = (text: string): boolean =>
  REST.test(text) || (/\b(?:get|take|quito|saco|limpio)\b.*\b(?:off|out|rid)?\b/.test(text) && isDependent(text));

/** Undefined where the words mean something else. */
export const mannerOf = (question: string, earlier: readonly string[]): string | undefined => jobAsked(plainOf(question), earlier);
