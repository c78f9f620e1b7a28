// "What is cavitation?", "What does DE stand for?", "How does a heat pump work?": the meaning of a word, where nothing else is asked.
import { fold } from '../../understanding/fold.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../../skills/reply.ts';
import { meaningful, stem, wordsOf } from '../words.ts';
import { ABBREVIATION_TERMS } from './abbreviation-terms.ts';
import { COURSE_TERMS } from './course-terms.ts';
import { EQUIPMENT_TERMS } from './equipment-terms.ts';
import { POOL_TERMS } from './pool-terms.ts';
import type { Term } from './term.ts';
import { WATER_TERMS } from './water-terms.ts';

export const TERMS: readonly Term[] = [...WATER_TERMS, ...EQUIPMENT_TERMS, ...POOL_TERMS, ...ABBREVIATION_TERMS, ...COURSE_TERMS];

/** Singular, without accents and signs. More would make a coping of a COP. */
const nameOf = (text: string): string => (fold(text).match(/[a-z0-9]+/g) ?? []).map((word) => word.replace(/(?<=\w{3})s$/, '')).join(' ');
const byName = new Map(TERMS.flatMap((term) => term[0].split('|').map((name) => [nameOf(name), term] as const)));

const ARTICLE = String.raw`(?:(?:a|an|the|some|el|la|los|las|un|una|unos|unas) )?`;
const WHERE = String.raw`(?: (?:in|for|on|of|from|inside|en|de|para) (?:${ARTICLE}(?:swimming )?(?:pools?|spas?|hot tubs?|water|(?:pool |sand |de |cartridge )?(?:filters?|pumps?)|filter rooms?|pump rooms?|pool (?:care|water|chemistry|equipment|terms)|albercas?|piscinas?|jacuzzis?|agua)))?`;
const LEAD = String.raw`^(?:(?:so|and|ok|okay|hey|hi|um|well|please|y|oye|hola|pues)[, ]+)*(?:can you (?:tell me|explain) |do you know |tell me |explain (?:to me )?|dime |me explicas )?`;
const OF_USE = String.raw`(?:the |el |la )?(?:purpose|function|job|role|point|use|meaning|definition|funcion|significado|proposito) (?:of|de|del) `;
const ASKED: readonly RegExp[] = [
  String.raw`(?:what(?: exactly|'?s| the heck| on earth)?(?: is| are| does| do)?|whats|que(?: es| son| significa| quiere decir| hacen?| miden?)|(?:para|pa) que (?:es|son|sirven?)) (?:${OF_USE}|meant by |it |eso de )?(?:(?:the |el |la )?(?:term|word|phrase|expression|termino|palabra) )?${ARTICLE}(?:pool )?(.+?)(?: actually| really)?(?: mean| means| stand for| stands for| do| does| measure| used for| used| for| there for| good for)?`,
  String.raw`(?:define|explain|describe|explica(?:me)?) (?:what )?${ARTICLE}(.+?)(?: is| are| means| does| to me)?`,
  String.raw`(?:what|que) ${ARTICLE}(.+?) (?:is|are|means|does|es|son|significa|hace)`,
  String.raw`(?:how (?:does|do)|como (?:funcionan?|trabajan?)) ${ARTICLE}(.+?)(?: work)?`,
  String.raw`(?:is|are|son|es|vale la pena) ${ARTICLE}(.+?)(?: (?:any good|good|worth it|worth the money|worthwhile|useful|buen[oa]s?|util|utiles|vale la pena))`,
  String.raw`(?:meaning|definition|significado|definicion) (?:of|de) ${ARTICLE}(.+?)`,
].map((middle) => new RegExp(`${LEAD}${middle}${WHERE}[?.! ]*$`));
const HOW_IT_WORKS = /^(?:how|como)\b/;

/** The term that a text asks the meaning of. */
function termAsked(text: string): Term | undefined {
  for (const pattern of ASKED) {
    const name = pattern.exec(text)?.[1];
    const found = name === undefined ? undefined : byName.get(nameOf(name));
    if (found && (!HOW_IT_WORKS.test(text) || /\bwork|funciona|trabaja/.test(text))) return found;
  }
  return undefined;
}

const termOf = (name: string): Term | undefined => byName.get(nameOf(name));

const said = ([, en, es]: Term, context: CoachContext): string => inLanguage(context, { en, es });

export function meaningReply(text: string, context: CoachContext): Reply | undefined {
  const term = termAsked(text.replaceAll(/[¿¡"“”‘]|(?<!\w)'|'(?!\w)/g, '').trim());
  return term && reply(said(term, context));
}

/** What a name means, for a comparison of two. */
export function meaningOf(name: string, context: CoachContext): string | undefined {
  const term = termOf(name);
  return term && said(term, context);
}

const described = TERMS.map((term) => ({
  term,
  words: new Set(meaningful(wordsOf(`${term[0].replaceAll('|', ' ')} ${term[1]} ${term[2]}`)).map(stem)),
}));
const seen = new Map<string, number>();
for (const { words } of described) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
const rarity = (word: string): number => Math.log(1 + TERMS.length / (1 + (seen.get(word) ?? 0)));

const ASKS_NAME =
  /\b(?:called|known as|name (?:of|for)|term for|se llama|como se le dice)\b|^(?:what|which|que|cual) (?:is|are|es|son) (?:a|an|the|un|una|el|la) (?:\w+ ){0,3}(?:process|condition|device|part|valve|point|method|measure|proceso|pieza|valvula|punto)\b/;
const MOST_SAID = 0.62;
/** "What is the process of cleaning a sand filter by reversing the flow called?": the word whose meaning says most of it. */
export function nameReply(text: string, context: CoachContext): Reply | undefined {
  if (!ASKS_NAME.test(text)) return undefined;
  const words = [
    ...new Set(meaningful(wordsOf(text.replaceAll(/\b(?:called|known|process|condition|device|term|name)\b/g, ' '))).map(stem)),
  ];
  if (words.length < 3) return undefined;
  const whole = words.reduce((sum, word) => sum + rarity(word), 0) || 1;
  const [best] = described
    .map(({ term, words: own }) => ({ term, share: words.reduce((sum, word) => sum + (own.has(word) ? rarity(word) : 0), 0) / whole }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share >= MOST_SAID ? reply(said(best.term, context)) : undefined;
}
