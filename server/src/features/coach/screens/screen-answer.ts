// What the coach's own suggestions ask: about the article, the guide or the page that the person came from, and what to do on a screen.
import { guideAmount, guideAnswer, guideTitled, isGuide } from './guide-answer.ts';
import { stateAnswer, statePage } from './region-answer.ts';
import { articleAnswer, articlePassage, articleReason, slugTitled } from './whole-article.ts';
import { amountQuestion, LOOK_ARTICLES, SYMPTOM_ARTICLES } from './article-questions.ts';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { CALCULATOR_TEXTS } from './calculator-texts.ts';
import { OWN_QUESTIONS } from './own-questions.ts';
import { SCREEN_TEXTS, UNKNOWN_SCREEN } from './screen-texts.ts';
import { stateText } from './screen-state.ts';
import { answerMessage } from '../answer.ts';
import { answerUrgent } from '../skills/danger/urgent.ts';
import { emergencyIn } from '../skills/danger/safety.ts';
import { type CoachContext, reply, type Reply } from '../skills/reply.ts';
import { asksOfScreen, type Shown, shownIn, titleAsked, titleKey, withoutPoolName, withWhatIsShown } from '../understanding/about.ts';
import { fold, languageOf } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';

/** What can be answered as a whole. */
type Whole = { kind: 'article' | 'guide' | 'state'; name: string };

const LIBRARY = /^\/library\/(?!symptoms(?:$|[/?]))([a-z\d-]+)/;
const POOL_PAGE = /^\/pools\/[^/?]+\/?(?:\?|$)/;

function wholeAt(address: string | undefined): Whole | undefined {
  if (address === undefined) return undefined;
  const slug = LIBRARY.exec(address)?.[1];
  if (slug !== undefined) return { kind: 'article', name: slug };
  const guide = POOL_PAGE.test(address) ? queryOf(address).get('guide') : null;
  if (guide !== null && isGuide(guide)) return { kind: 'guide', name: guide };
  const state = statePage({ path: address });
  return state === undefined ? undefined : { kind: 'state', name: state };
}

function wholeTitled(key: string): Whole | undefined {
  const slug = slugTitled(key);
  if (slug !== undefined) return { kind: 'article', name: slug };
  const guide = guideTitled(key);
  if (guide !== undefined) return { kind: 'guide', name: guide };
  const state = statePage({ key });
  return state === undefined ? undefined : { kind: 'state', name: state };
}

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1] ?? '');

function wholeReply({ kind, name }: Whole, context: CoachContext): Reply | undefined {
  if (kind === 'article') return articleAnswer(name, context);
  return kind === 'guide' ? guideAnswer(name, context) : stateAnswer(name, context);
}

const NOTICED = /^\W*(?:what i notice|lo que noto)\b/;
const LOOKS = /^\W*(?:the water looks|el agua se ve)\b/;
/** "What I notice: foam, after people were in the water. What should I do?", "The water looks green. What should I do?" */
function noticedReply(message: string, address: string | undefined, context: CoachContext): Reply | undefined {
  const text = fold(message);
  if (address === undefined) return undefined;
  const query = queryOf(address);
  const symptom = address.startsWith('/library/symptoms') && NOTICED.test(text) ? SYMPTOM_ARTICLES[query.get('symptom') ?? ''] : undefined;
  const ofSymptom = symptom && (symptom[query.get('answer') ?? ''] ?? symptom['']);
  const ofLook = address.startsWith('/chemistry/water-photo') && LOOKS.test(text) ? LOOK_ARTICLES[query.get('look') ?? ''] : undefined;
  const explained = ofSymptom ?? ofLook;
  if (explained === undefined) return undefined;
  return 'card' in explained ? cardReply(explained.card, context) : articleAnswer(explained[0], context, explained[1]);
}

/** What the screen is for, and how things stand there. */
function screenReply({ address, words }: Shown, context: CoachContext): Reply | undefined {
  const whole = wholeAt(address) ?? (words === undefined ? undefined : wholeTitled(titleKey(words)));
  const known = whole && wholeReply(whole, context);
  if (known) return known;
  if (address === undefined) return undefined;
  const calculator = /^(?:\/chemistry)?\/calculators\/([a-z-]+)/.exec(address)?.[1];
  const text = calculator === undefined ? undefined : CALCULATOR_TEXTS[calculator];
  if (text) return reply(text[context.language]);
  const screen = SCREEN_TEXTS.find(({ path }) => path.test(address));
  if (!screen) return reply(UNKNOWN_SCREEN[context.language]);
  const state = screen.state && stateText(screen.state, context);
  return reply(state === undefined ? screen[context.language] : `${screen[context.language]}\n\n${state}`);
}

const WHY =
  /^\W*(?:(?:but|and|so|ok|pero|y|entonces)\W+)*(?:why|how come|why(?:'s| is) that|why not|por ?que|como asi|y eso)(?: (?:is that|so|eso|es eso))?\W*$/;
const HOW_MUCH =
  /^\W*(?:(?:but|and|so|ok|then|pero|y|entonces)\W+)*(?:how much|how many|what amount|cuant[oa]s?)(?: (?:of it|of that|do i need|do i add|is that|would that be|should i add|of (?:what|which)|le pongo|agrego|necesito|seria|es|hay que|le echo|debo agregar|que))*(?: (?:for|in|to|para|en|a) (?:my|our|this|mi|nuestra|esta|la) (?:pool|tub|spa|hot tub|water|piscina|alberca|jacuzzi|agua))?\W*$/;
/** Of a passage in a question that goes on from the article. */
const SAYS_IT = 0.55;

/** "Why?" and "How much for my pool?" after an article or a guide. */
function goesOn(message: string, whole: Whole, context: CoachContext): Reply | undefined {
  const text = fold(message);
  if (WHY.test(text) && whole.kind === 'article') return articleReason(whole.name, context);
  if (!HOW_MUCH.test(text)) return undefined;
  if (whole.kind === 'article') return answerMessage(amountQuestion(whole.name, context.language), context);
  const amount = whole.kind === 'guide' ? guideAmount(whole.name, context) : undefined;
  return amount === undefined ? undefined : reply(amount);
}

/** Suggestions that are answered word for word: about the account, or by a card that others share their words with. */
function ownReply(message: string, context: CoachContext): Reply | undefined {
  const text = titleKey(message);
  const own = OWN_QUESTIONS.find(({ asks }) => asks.includes(text));
  if (!own) return undefined;
  if ('card' in own) return cardReply(own.card, context);
  return reply(own[context.language], { sources: [{ title: own.title[context.language], url: own.url }] });
}

export interface Asked {
  message: string;
  about: string | undefined;
  /** the questions of the conversation before this one, the latest first */
  earlier: readonly string[];
}
export interface Answered {
  reply: Reply;
  /** the message as it was meant, for what else reads it */
  message: string;
  /** it is shown as it is */
  isFixed: boolean;
}

/** An answer to what is asked on a screen; everything else is answered as without one. */
export function answerAsked({ message: asked, about, earlier }: Asked, coach: CoachContext): Answered {
  const shown = shownIn(about);
  const language = languageOf(asked, coach.language);
  const context = { ...coach, language };
  const fixed = (answer: Reply): Answered => ({ reply: answer, message: asked, isFixed: true });
  const title = titleAsked(asked);
  const named = title === undefined ? undefined : wholeTitled(title);
  const own = (named && wholeReply(named, context)) ?? noticedReply(asked, shown.address, context) ?? ownReply(asked, context);
  if (own) return fixed(own);
  if (about !== undefined && asksOfScreen(asked, earlier.every(isOfItself))) {
    const answer = screenReply(shown, context);
    if (answer) return fixed(answer);
  }
  const before = wholeBefore(earlier, shown);
  const onward = before && goesOn(asked, before, context);
  if (onward) return { reply: onward, message: asked, isFixed: false };
  const message = withoutPoolName(withWhatIsShown(asked, shown.words), coach.pool?.name, language);
  const words = shown.words === undefined ? [] : [asTopic(shown.words, coach)];
  const answer = answerMessage(message, coach, [...earlier.map((text) => asTopic(text, coach)), ...words]);
  const passage =
    before?.kind === 'article' && answer.abstained && !isUrgent(message, context)
      ? articlePassage(before.name, message, context, SAYS_IT)
      : undefined;
  return { reply: passage ?? answer, message, isFixed: false };
}

const isOfItself = (text: string): boolean => asksOfScreen(text, true) || titleAsked(text) !== undefined;

/** The article or the guide that was talked about last: asked about just now, or open when nothing was asked yet. */
function wholeBefore(earlier: readonly string[], { address, words }: Shown): Whole | undefined {
  const last = earlier.find((text) => !WHY.test(fold(text)) && !HOW_MUCH.test(fold(text)));
  if (last === undefined || asksOfScreen(last, true))
    return wholeAt(address) ?? (words === undefined ? undefined : wholeTitled(titleKey(words)));
  const title = titleAsked(last);
  return title === undefined ? undefined : wholeTitled(title);
}

/** "What should I know about “pH too low”?" stands for what it is about, so that "and to 7.6?" can follow. */
function asTopic(text: string, { language, pool }: CoachContext): string {
  const whole = wholeTitled(titleAsked(text) ?? titleKey(text));
  return whole?.kind === 'article' ? amountQuestion(whole.name, languageOf(text, language)) : withoutPoolName(text, pool?.name, language);
}

const isUrgent = (message: string, context: CoachContext): boolean => {
  const frame = readMessage(message, context.language);
  return emergencyIn(frame) !== undefined || answerUrgent(frame, context) !== undefined;
};
