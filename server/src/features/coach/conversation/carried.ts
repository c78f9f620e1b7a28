// "Is it bad if I leave it?", "How long does that take?", "Why?": a question that means what was talked about before it.
import { CARDS, findCards } from '../knowledge/find-card.ts';
import { meaningful, stem, topicsOf, wordsOf } from '../knowledge/words.ts';
import type { Reply } from '../skills/reply.ts';
import { type CoachLanguage, fold, languageOf } from '../understanding/fold.ts';
import { type Frame, readMessage } from '../understanding/frame.ts';
import { guessIntent, type Intent } from '../understanding/intents.ts';
import { FULL_QUESTIONS } from './full-questions.ts';
import { type Subject, subjectOf } from './subject.ts';

const PRONOUN = /\b(?:it|its|it'?s|that|this|them|they|those|these|one|ones)\b/;
/** No articles: "la bomba" points at nothing. */
const PRONOUN_ES = /\b(?:eso|esto|esa|ese|esos|esas|ella|ello|lo)\b|\b\w{3,}(?:[aei]rl[oa]s?|ndol[oa]s?)\b/;
const MOST_WORDS = 14;
/** Said of anything: what such a word is about was said before. */
const OF_ANYTHING = new Set(
  (
    'happen happens happened leave leaving bad ok okay fine good well matter matters problem issue dangerous safe harmful hurt do doing done dont fix handle solve correct change get rid treat stop prevent about next take takes last lasts long usually ' +
    'clear know tell when why how come cause causes causing mean means work works help helps wait need needs use using again more less really actually still sure sound sounds much cost costs cheap cheaper expensive save saves money often ' +
    'time times today tomorrow tonight later week weeks day days hour hours minute minutes night morning whole keep kept start run running tho though then right now all else too also just ignore nothing anything something yes often many exactly instead better worse ' +
    'normal usual necessary worth difference first after before away soon fast quickly permanently forever myself kids kid children swim go went gone happening lower raise find check see look looks like ' +
    'pasa pasaria malo bueno importa problema peligroso hago hacer arreglo arreglar bajo subo quito quitar evito tarda dura tiempo ahora luego manana hoy noche dia dias semana horas sirve ayuda cuesta caro barato normal siempre nunca asi entonces seguro mejor peor dejo dejarlo saber necesito necesario vale pena otra vez ninos puede puedo podria conviene debo debe toca hace falta'
  ).split(' '),
);

const namesNone = (question: string, frame: Frame): boolean =>
  frame.parameters.length === 0 &&
  frame.chemicals.length === 0 &&
  frame.symptoms.length === 0 &&
  topicsOf(question).size === 0 &&
  meaningful(wordsOf(question)).every((word) => SMALL_OR_GENERAL(word));
const SMALL_OR_GENERAL = (word: string): boolean => OF_ANYTHING.has(word) || word.length < 3 || PRONOUN.test(word);
export { SMALL_OR_GENERAL as isGeneralWord };

/** It has an answer of its own, whatever was said before: the log, the swim check, greetings. */
const OF_ITSELF: ReadonlySet<Intent> = new Set<Intent>([
  'swim', 'status', 'schedule', 'history', 'log', 'log_treatment', 'complete', 'remind', 'balance', 'volume', 'smalltalk', 'injection', 'chem_mix', 'trend', 'equipment',
]); // prettier-ignore
const SURE = 0.6;

/** A question that stands for itself means what it says. */
export function isDependent(question: string): boolean {
  const text = fold(question)
    .replaceAll(/[¿¡?!.,]/g, ' ')
    .trim();
  if (text.split(/\s+/).length > MOST_WORDS || /\d/.test(text)) return false;
  const frame = readMessage(question);
  if (frame.social.size > 0) return false;
  const points = PRONOUN.test(text) || (frame.language === 'es' && PRONOUN_ES.test(text));
  const { intent, confidence } = guessIntent(frame);
  if (OF_ITSELF.has(intent) && confidence >= SURE && !points) return false;
  return namesNone(question, frame) || (points && !OF_ITSELF.has(intent));
}

/** The pronoun of a question, in English the subject after its verb: "does it cut down on chlorine too". */
const IT = /\b(?:it|that|this|them|they)\b/;

/** The subject of the last question that had one. */
export function subjectBefore(earlier: readonly string[], fallback: CoachLanguage): { subject: Subject; before: string } | undefined {
  for (const before of earlier.slice(0, REACHES)) {
    // A question that only points back has no subject of its own; something that is told has.
    const subject = ASKS.test(fold(before)) && isDependent(before) ? undefined : subjectOf(before, fallback);
    if (subject) return { subject, before };
  }
  return undefined;
}
const REACHES = 4;
const ASKS =
  /\?|^[¿]?(?:(?:and|but|so|ok|y|pero) )*(?:what|how|why|when|which|where|who|can|could|do|does|did|is|are|will|would|won'?t|should|que|como|por que|cuando|cual|cuanto|puedo|debo|se puede|es)\b/;

const ASKS_CAUSE = /\b(?:caus\w+|what is it|what'?s wrong|que (?:es|sera|lo causa)|cual es la causa)\b/;
/** "Eyes burn", "chlorine is 2", "so what's causing it?": the trouble is meant, and no number beside it. */
function troubleBefore(question: string, earlier: readonly string[]): ReturnType<typeof subjectBefore> {
  if (!ASKS_CAUSE.test(fold(question)) || !isDependent(question)) return undefined;
  return earlier
    .slice(0, REACHES)
    .map((text) => subjectBefore([text], languageOf(question)))
    .find((found) => found?.subject.symptom !== undefined);
}

/** "Why?" after "Can we swim?" asks for the same reasons again. */
function whyAlone(question: string, earlier: readonly string[]): string[] {
  const before = earlier.find((text) => !isDependent(text));
  return before !== undefined &&
    ASKS_WHY.test(
      fold(question)
        .replaceAll(/[¿?!.]/g, '')
        .trim(),
    )
    ? [before]
    : [];
}
const ASKS_WHY = /^(?:(?:and|but|y|pero) )?(?:why|why not|how come|por ?que)(?: (?:tho|though|not|is that))?$/;

/** What the question may mean, said in full; the best first, and none where the question stands for itself. */
export function carried(question: string, earlier: readonly string[]): string[] {
  if (earlier.length === 0) return [];
  const found = troubleBefore(question, earlier) ?? subjectBefore(earlier, languageOf(question));
  if (!found) return whyAlone(question, earlier);
  const language = languageOf(question, found.subject.language);
  const subject = language === found.subject.language ? found.subject : (subjectOf(found.before, language) ?? found.subject);
  const text = fold(question)
    .replaceAll(/[¿¡]/g, '')
    .replaceAll(/[!.]+$/g, '')
    .trim();
  const full = FULL_QUESTIONS.find(([asked]) => asked.test(text))?.[1];
  const own = full?.({ ...subject, language }, found.before.replace(/[?.! ]+$/, '')) ?? [];
  if (own.length > 0) return own;
  if (!isDependent(question)) return [];
  // "Won't that drop my pH?": what was to be done is meant, and no value.
  if (subject.parameter !== undefined && topicsOf(question).size > 0) return [];
  const named = IT.test(text) && language === 'en' ? text.replace(IT, subject.name) : `${text} ${subject.name}`;
  return [named, `${found.before.replace(/[?.! ]+$/, '')}. ${question}`];
}

const scoreOf = (text: string): number => findCards(text, 1)[0]?.score ?? 0;
/** What a card says just so is no question of what was said before. */
const KNOWN_ALONE = 0.95;
/** A card that fits the whole question less than this only shares a word with it. */
const FITS = 0.78;

/** It shares words with the question and says nothing of what was talked about. */
function isByChance(full: string, { answer }: Reply, about: ReadonlySet<string>, least: number, own: readonly string[]): boolean {
  const card = CARDS.find(({ en, es }) => answer.startsWith(en) || answer.startsWith(es));
  if (!card) return false;
  const words = new Set(wordsOf(`${card.asks} ${card.en} ${card.es}`).map(stem));
  const score = findCards(full, CARDS.length).find((found) => found.card.id === card.id)?.score ?? 0;
  if (own.length > 0 && own.every((word) => !words.has(word))) return true;
  return score < least || (about.size > 0 && [...about].every((word) => !words.has(word)));
}

export type Carried = 'alone' | 'unknown' | Reply;
/** The answer to what is meant; 'alone' where the question stands for itself, 'unknown' where it says too little. */
export function answerCarried(question: string, earlier: readonly string[], answerTo: (question: string) => Reply): Carried {
  const meant = carried(question, earlier);
  const isOfBefore = FULL_QUESTIONS.some(([asked]) => asked.test(fold(question)));
  const isEmpty = namesNone(question, readMessage(question));
  if (meant.length > 0 && !isOfBefore && !isEmpty && scoreOf(question) >= KNOWN_ALONE) return 'alone';
  const name = meant.length > 0 ? (subjectBefore(earlier, languageOf(question))?.subject.name ?? '') : '';
  const about = new Set(meaningful(wordsOf(name)).map(stem));
  // "What color is it?": a card that says nothing of colors is none.
  const own = isOfBefore ? [] : meaningful(wordsOf(question)).filter((word) => !SMALL_OR_GENERAL(word)).map(stem); // prettier-ignore
  for (const full of meant) {
    const answer = answerTo(full);
    if (!answer.abstained && !isByChance(full, answer, about, isOfBefore ? 0 : FITS, own)) return answer;
  }
  return earlier.length > 0 && saysLittle(question) ? 'unknown' : 'alone';
}

/** "How often?", "Is it expensive?": what it is about was not found. */
const saysLittle = (question: string): boolean => {
  const frame = readMessage(question);
  return isDependent(question) && frame.quantities.length === 0 && namesNone(question, frame);
};
