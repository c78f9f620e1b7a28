// What the person was looking at when they asked: the address of that screen, what it answers as a question, or the title of an article.
import { fold } from './fold.ts';
import { readMessage } from './frame.ts';
import { guessIntent, type Intent } from './intents.ts';

export interface Shown {
  /** "/chemistry/clear-up", with the part of the query that tells what is open there */
  address: string | undefined;
  /** what can be asked about, in words: the question of the screen, or the title of an article */
  words: string | undefined;
}

/** "/dashboard What should I add today?", "/library/foam", "Going away" */
export function shownIn(about: string | undefined): Shown {
  const [, address, words = ''] = /^(\/\S*)?\s*([\s\S]*)$/.exec(about?.trim() ?? '') ?? [];
  return { address, words: words === '' ? undefined : words };
}

const SUGGESTED = /^\W*(?:what should i know (?:about|of)|(?:que|lo que) debo saber (?:sobre|de|acerca de))\s+/;
/** Titles in any spelling of quotes, accents and marks. */
export const titleKey = (title: string): string =>
  fold(title)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
/** "What should I know about “Going away”?": the title, as a key. */
export function titleAsked(message: string): string | undefined {
  const text = fold(message);
  return SUGGESTED.test(text) ? titleKey(text.replace(SUGGESTED, '')) : undefined;
}

const SCREEN = String.raw`(?:screen|page|view|section|tab|calculator|pantalla|pagina|seccion|vista|calculadora)`;
const HERE = String.raw`(?:here|(?:on|in|with|about|for|of) (?:this|the) ${SCREEN}|aqui|aca|(?:en|con|sobre|de|para) est[ae] ${SCREEN})`;
const THIS = String.raw`(?:this|it|this thing|all (?:of )?this|(?:this|the) ${SCREEN}|esto|todo esto|est[ae] ${SCREEN})`;
const END = String.raw`(?: (?:about|for|all about|exactly|now|next|first|then|please|again|do|ahora|primero|por favor|pues))*\W*$`;
const OPENING = String.raw`^\W*(?:(?:so|ok|okay|hey|hi|um|and|now|sorry|please|wait|coach|oye|bueno|y|perdon|por favor|hola|entonces)\W+)*`;
/** They name the screen, or "here". */
const OF_SCREEN = new RegExp(
  String.raw`${OPENING}(?:(?:what|wat|where) (?:should|can|could|do|must|would|am|are|is|to|does) ?(?:i|we|you|there)? ?(?:supposed |meant |have |need )?(?:to )?(?:be )?(?:do|doing|start|begin|see|seeing|find|use|look at|look|go|tap|click|enter|type)?(?: (?:first|now|next))? ?${HERE}|what(?:'?s| is)? ?(?:${HERE}|(?:this|the) ${SCREEN})|what (?:does|do|can) (?:this|the) ${SCREEN} (?:do|show|mean|say|tell(?: me)?)|(?:what|wat) am i (?:looking at|seeing|supposed to do(?: here)?)|(?:can you |could you |please )?(?:help|guide|walk|explain|tell|show)(?: me| us)?(?: through| with| out| about| what)? ?(?:this ${SCREEN}|the ${SCREEN}|here|this here)|i need help (?:here|with this(?: ${SCREEN})?)|how (?:does|do) (?:i )?(?:use |work )?(?:this|the) ${SCREEN}(?: work)?|how (?:do|can) i (?:use|read|start|begin) (?:this|here)|how does (?:this|it) work(?: here)?|i(?:'m| am) lost(?: here)?|i (?:don'?t|do not) (?:get|understand) (?:this|it)(?: ${SCREEN})?|why am i (?:here|seeing this)|where do i (?:start|begin)(?: here)?|(?:que|qe|q) (?:hago|hacemos|hay|veo|puedo hacer|debo hacer|tengo que hacer|se hace|se puede hacer|deberia hacer|toca hacer|necesito hacer|estoy viendo|muestra|significa|es)(?: (?:primero|ahora))? ?(?:${HERE}|est[ae] ${SCREEN})|que estoy viendo|(?:y )?(?:esto )?(?:para|pa) (?:que|q) (?:sirve|es|se usa|uso) (?:${THIS}|${HERE})|de que (?:se )?(?:trata|va) (?:${THIS}|${HERE})|como (?:funciona|uso|se usa|empiezo|leo|sirve) (?:${THIS}|${HERE})|(?:ayuda(?:me)?|explica(?:me)?|guia(?:me)?|necesito ayuda)(?: con| en| sobre)? ?(?:${THIS}|${HERE})|por donde (?:empiezo|comienzo)(?: aqui)?|no entiendo (?:${THIS}|${HERE})|estoy perdid[oa](?: aqui)?)${END}`,
);
/** They say "this", which is the screen only where nothing was said before. */
const OF_THIS = new RegExp(
  String.raw`${OPENING}(?:what(?:'?s| is|s| are)? (?:this|it|that|all this)|what does (?:this|it) (?:do|mean|show)|what(?:'?s| is) (?:this|it) (?:about|for)|what (?:should|do|can|must|would) (?:i|we) do|what now|now what|explain(?: me)? (?:this|it)|tell me (?:about|more about) (?:this|it)|sum(?:marize| up) (?:this|it)|help(?: me)?(?: with (?:this|it))?|que es (?:esto|eso)|que (?:hago|debo hacer|puedo hacer|significa esto|hacemos)|y ahora(?: que)?|explica(?:me)?(?:lo)?|resume(?:lo)?(?: esto)?|ayuda(?:me)?)${END}`,
);
/** "What should I do here?", "¿para qué sirve esta pantalla?". `isFirst`: nothing was said before it that "this" could be. */
export function asksOfScreen(message: string, isFirst: boolean): boolean {
  const text = fold(message)
    .replaceAll(/[¿?¡!.,"]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length <= MOST_CHARACTERS && (OF_SCREEN.test(text) || (isFirst && OF_THIS.test(text)));
}
const MOST_CHARACTERS = 90;

/** A pool's name is a name and no topic: "How is Alvarez, salt pool doing?" asks about the pool. */
export function withoutPoolName(message: string, name: string | undefined, language: 'en' | 'es'): string {
  if (name === undefined || name.trim().length < 3 || !message.includes(name)) return message;
  const at = message.indexOf(name);
  const [before, after] = [message.slice(0, at), message.slice(at + name.length)];
  // "my pool" with a pool that is called “pool”, and a word that only begins like the name
  if (/[\p{L}\d]$/u.test(before) || /^[\p{L}\d]/u.test(after) || /\b(?:my|our|a|an|any|un|una|mi|nuestra)\s$/i.test(before)) return message;
  return `${before.replace(/\b(?:the|la|el)\s$/i, '')}${language === 'es' ? 'mi piscina' : 'my pool'}${after}`;
}

const A_STRIP = /^(?:my strip shows|mi tira marca)\b/;
/** What is asked about the water as it is now. */
const OF_NOW: ReadonlySet<Intent> = new Set<Intent>(['balance', 'swim', 'index', 'status', 'shock', 'dose', 'fc_target']);

/**
 * "Can we swim?" next to the values of a strip is about those values, and not about the last test that was saved: the message, with what
 * the person has before their eyes where they ask about it without a number of their own.
 */
export function withWhatIsShown(message: string, about: string | undefined): string {
  if (about === undefined || !A_STRIP.test(readMessage(about).text)) return message;
  const asked = readMessage(message);
  const isOfNow = asked.quantities.length === 0 && !A_STRIP.test(asked.text) && OF_NOW.has(guessIntent(asked).intent);
  return isOfNow ? `${about} ${message}` : message;
}
