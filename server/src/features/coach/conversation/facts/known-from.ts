// "How do you know, I didn't test today?", "¿y de dónde sacas eso?": which test a value goes by, and what went in since.
import { dayText } from '../../skills/days.ts';
import { inSentence, productName, unitOf } from '../../skills/names.ts';
import { amountText } from '../../skills/numbers.ts';
import { estimateFigure, ownLevel, testedFigure } from '../../skills/own/own-level.ts';
import { type Card, type CoachContext, inLanguage, reply, type Reply } from '../../skills/reply.ts';
import { readMessage } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import type { After } from '../after.ts';

const ASKS =
  /\b(?:how (?:do|did|can|could|would|are|r) (?:you|u|ya|it|limpid|the app)(?: even| possibly| really)? (?:know|tell|get|see|figure|come up|so sure|sure)|how(?:'d| would) (?:you|u) know|where (?:do|did|does|is|are) (?:you|u|that|this|it)(?: number| figure)?(?: get| come| from| coming)|where(?:'s| is) (?:that|this|it|the number)(?: number)? (?:from|coming from)|says who|based on what|(?:what|which) (?:test|reading) (?:is|was|are)|(?:is|was) (?:that|this|it) (?:an? )?(?:estimate|guess|measured|from (?:today|my test|a test)|current|real|live|accurate|a guess)|are (?:you|u) (?:guessing|sure)|you sure|(?:i|we) (?:did ?n'?t|have ?n'?t|never|didnt|havent) (?:test|measure|check|log|enter|even test|tell)\w*|did (?:you|u|it|they|we) (?:measure|test|check|guess|calculate|make)\w*|when (?:was|is|did|were) (?:that|this|it|the test|the reading)\b.{0,20}|how (?:old|recent|accurate|reliable|sure|current|fresh) (?:is|are|was) (?:that|this|it|you)|(?:is|was) (?:that|this|it) (?:from )?(?:today|yesterday|this morning)\S*|de cuando es|que tan (?:reciente|exacto|seguro)|cuando (?:fue|se midio)|como (?:lo |la )?(?:sabes|sabe|puedes saber|lo sabes)|de donde (?:sacas|sacaste|sale|salio|viene|lo sacas)|en que te basas|(?:en base a|segun) que|es (?:una? )?(?:estimado|estimacion|calculo|medido)|estas segur[oa]|no (?:lo |la )?(?:medi|he medido|analice|he analizado)|(?:yo )?no (?:te )?(?:he )?(?:dicho|dije))\b/;
const MOST = 90;
const REACHES = 3;

const NAMES: readonly ParameterName[] = [
  'freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm', 'brominePpm', 'phosphatePpb',
]; // prettier-ignore
const OWN_CARDS: ReadonlySet<Card['kind']> = new Set(['value', 'swim', 'plan']);

/** The value of this pool that the question before was about. */
function valueAsked(before: string, { cards, answer, abstained }: Reply, context: CoachContext): ParameterName | undefined {
  const isOwn = cards.some(({ kind }) => OWN_CARDS.has(kind)) || answer.includes(context.pool?.name ?? '~');
  if (abstained || !isOwn || cards.some(({ kind }) => kind === 'dose' || kind === 'safety' || kind === 'volume')) return undefined;
  const { parameters, chemicals, quantities } = readMessage(before);
  if (quantities.length > 0) return undefined;
  const [name] = parameters;
  if (name !== undefined) return NAMES.includes(name) ? name : undefined;
  return chemicals.some((one) => one.name === 'chlorine') || cards.some(({ kind }) => kind === 'swim') ? 'freeChlorinePpm' : undefined;
}

const MOST_NAMED = 3;
/** What was logged after that test. */
function addedSince(iso: string, { pool, ...context }: CoachContext): string {
  const added = (pool?.treatments ?? []).filter(({ doneAt }) => doneAt > iso).slice(0, MOST_NAMED);
  return added
    .map(({ productId, amountG, amountMl }) => {
      const id = productId as Parameters<typeof productName>[0];
      const amount = amountMl === undefined && amountG === undefined ? '' : amountText({ amountG, amountMl }, id, context);
      const name = productName(id, context.language);
      return amount === '' ? name : inLanguage(context, { en: `${amount} of ${name}`, es: `${amount} de ${name}` });
    })
    .join(', ');
}

function sourceText(name: ParameterName, context: CoachContext): string | undefined {
  const level = ownLevel(name, context);
  if (!level) return undefined;
  const value = inSentence(name, context);
  if (level.tested === undefined || level.testedAt === undefined)
    return inLanguage(context, {
      en: `No test of ${value} is logged, so it is only an estimate. Test it and tell me the number.`,
      es: `No hay ningún análisis anotado de ${value}: es solo un estimado. Mídelo y dime el número.`,
    });
  const on = dayText(level.testedAt, context);
  const [now, tested] = [
    `${estimateFigure(level.now, name, context)}${unitOf(name)}`,
    `${testedFigure(level.tested, name, context)}${unitOf(name)}`,
  ];
  const added = addedSince(level.testedAt, context);
  if (!level.isEstimated)
    return inLanguage(context, {
      en: `It comes from your newest test of it: ${value} was ${tested} on ${on}. I can't see the water today, so test again to be sure.`,
      es: `Sale de tu último análisis de ese valor: ${value} en ${tested} el ${on}. Hoy no puedo ver el agua: mide otra vez para estar seguro.`,
    });
  return inLanguage(context, {
    en: `It's an estimate, not a test of today. Your test on ${on} said ${tested}${added === '' ? ', and I count what was added since' : `, and ${added} went in after it`}, so it should be about ${now}. I can't know what the sun and swimmers have used up since, so only a test today tells for sure.`,
    es: `Es un estimado, no un análisis de hoy. Tu análisis del ${on} dio ${tested}${added === '' ? ', y cuento lo que se agregó después' : ` y después se agregó ${added}`}: eso da unas ${now}. No sé cuánto gastaron el sol y los bañistas desde entonces: solo un análisis de hoy lo dice con certeza.`,
  });
}

/** Undefined where the last answer gave no value of this pool. */
export function knownFrom({ question, text, earlier, context, answerTo }: After): Reply | undefined {
  if (text.length > MOST || !ASKS.test(text)) return undefined;
  const { quantities, chemicals, symptoms } = readMessage(question);
  if (quantities.length > 0 || chemicals.length > 0 || symptoms.length > 0) return undefined;
  for (const [at, before] of earlier.slice(0, REACHES).entries()) {
    const name = valueAsked(before, answerTo(before, earlier.slice(at + 1)), context);
    const source = name && sourceText(name, context);
    if (source !== undefined) return reply(source);
  }
  return undefined;
}
