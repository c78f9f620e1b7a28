// Articles of the library that go on with an answer, where their title shares a word with the question.
import type { Frame } from '../understanding/frame.ts';
import type { Intent } from '../understanding/intents.ts';
import { type Article, type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { nameReply } from './glossary/glossary.ts';
import { knowledgeReply } from './knowledge-reply.ts';
import { quotedPassage } from './quoted-passage.ts';
import { alikeOf, meaningful, stem, wordsOf } from './words.ts';

/** Intents whose answer an article can go on with. */
const READABLE: ReadonlySet<Intent> = new Set<Intent>([
  'diagnose',
  'explain',
  'weather',
  'chem_mix',
  'shock',
  'lower_by_water',
  'pump_time',
  'fc_target',
]);
const MOST_ARTICLES = 2;

/** The search always finds something; what shares no word with the question in its title only mentions it. */
function fitting(frame: Frame, context: CoachContext): Article[] {
  const asked = meaningful(wordsOf(frame.text)).filter((word) => word.length > 2);
  const wanted = new Set(asked.flatMap((word) => [stem(word), ...alikeOf(word)]));
  return (context.articles?.(frame.raw, context.language) ?? []).filter(({ title }) =>
    meaningful(wordsOf(title)).some((word) => word.length > 2 && wanted.has(stem(word))),
  );
}

export function withArticles(frame: Frame, intent: Intent, context: CoachContext, answer: Reply): Reply {
  if (answer.abstained || answer.proposals.length > 0 || answer.cards.some(({ kind }) => kind === 'safety') || !READABLE.has(intent))
    return answer;
  const more = fitting(frame, context).slice(0, MOST_ARTICLES).map(({ title, url }) => ({ title, url })); // prettier-ignore
  return { ...answer, sources: [...answer.sources, ...more.filter(({ url }) => !answer.sources.some((one) => one.url === url))] };
}

/** Most of what was asked is in it. */
const ANSWERS = 0.6;
/** What an article says about just this. */
function passageReply(frame: Frame, context: CoachContext): Reply | undefined {
  if (frame.quantities.length > 1) return undefined;
  const found = quotedPassage(frame.text, context.articles?.(frame.raw, context.language) ?? []);
  if (!found || found.covered < ANSWERS) return undefined;
  return reply(found.text, { sources: [{ title: found.article.title, url: found.article.url }] });
}

/** A card that fits well is a short answer; otherwise the piece of an article that does. */
const FITS_WELL = 0.62;
/** Above this, a card is about just what is described. */
const NAMES_IT = 0.95;
export const knownReply = (frame: Frame, context: CoachContext, least?: number): Reply | undefined =>
  knowledgeReply(frame, context, NAMES_IT) ??
  nameReply(frame.text, context) ??
  knowledgeReply(frame, context, Math.max(least ?? 0, FITS_WELL)) ??
  passageReply(frame, context) ??
  knowledgeReply(frame, context, least);

/** No short answer, but something to read. */
export function articleReply(frame: Frame, context: CoachContext): Reply | undefined {
  const [article] = frame.quantities.length > 1 ? [] : fitting(frame, context);
  if (!article) return undefined;
  return reply(
    inLanguage(context, {
      en: `I don't have a short answer to that. This article goes into it: “${article.title}”.`,
      es: `No tengo una respuesta corta para eso. Este artículo lo explica: “${article.title}”.`,
    }),
    { abstained: true, sources: [{ title: article.title, url: article.url }] },
  );
}
