// From a message to an answer: safety first, then sums and the pool's own numbers, then knowledge; asks back when unsure.
import { ChemistryError } from '@limpid/chemistry';
import { knowledgeReply } from './knowledge/knowledge-reply.ts';
import { answerSum } from './skills/arithmetic.ts';
import { answerDose } from './skills/dose.ts';
import { answerDiagnose, answerWeather } from './skills/diagnose.ts';
import { answerEquipment } from './skills/equipment.ts';
import { answerLog, answerLogTreatment } from './skills/logging.ts';
import { answerHistory, answerStatus, answerTrend } from './skills/pool.ts';
import { answerRemind } from './skills/reminders.ts';
import { answerRunsOut } from './skills/runs-out.ts';
import { answerComplete, answerSchedule } from './skills/tasks.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './skills/reply.ts';
import { answerEmergency, answerMix, answerRefusal, emergencyIn } from './skills/safety.ts';
import { answerVolume } from './skills/volume.ts';
import { answerShock, answerTarget } from './skills/chlorine-levels.ts';
import { answerDilution } from './skills/dilution.ts';
import { answerIndex } from './skills/saturation.ts';
import { answerBalance } from './skills/steps.ts';
import { answerSwim } from './skills/swim.ts';
import { type Choice, choicesIn } from './understanding/choices.ts';
import { fold } from './understanding/fold.ts';
import { withNewParts } from './understanding/follow-up.ts';
import { languageAsked } from './understanding/language-asked.ts';
import { type Frame, readMessage } from './understanding/frame.ts';
import { guessIntent, type Guess, type Intent, isForeign } from './understanding/intents.ts';

type Skill = (frame: Frame, context: CoachContext) => Reply | undefined;

const SKILLS: Record<Intent, Skill> = {
  dose: answerDose,
  lower_by_water: answerDilution,
  balance: answerBalance,
  fc_target: answerTarget,
  shock: answerShock,
  index: answerIndex,
  volume: answerVolume,
  pump_time: knowledgeReply,
  heat_time: knowledgeReply,
  arithmetic: answerSum,
  swim: answerSwim,
  status: (_, context) => answerStatus(context),
  trend: answerTrend,
  history: answerHistory,
  forecast: answerRunsOut,
  schedule: answerSchedule,
  remind: answerRemind,
  log: answerLog,
  log_treatment: answerLogTreatment,
  complete: answerComplete,
  equipment: answerEquipment,
  weather: answerWeather,
  chem_mix: answerMix,
  diagnose: answerDiagnose,
  explain: knowledgeReply,
  smalltalk: (frame, context) => social(frame, context),
  out_of_scope: (frame, context) => (isForeign(frame) ? undefined : knowledgeReply(frame, context, [], 0.75)) ?? outOfScope(context),
  injection: answerRefusal,
};

/** These need a clear case: an answer to another question would carry a number. */
const NUMERIC: ReadonlySet<Intent> = new Set<Intent>([
  'dose',
  'lower_by_water',
  'balance',
  'fc_target',
  'shock',
  'index',
  'volume',
  'swim',
]);
/** Numbers in these are no sum. */
const NO_SUM: ReadonlySet<Intent> = new Set<Intent>([
  'swim', 'chem_mix', 'remind', 'log', 'log_treatment', 'complete', 'schedule', 'equipment', 'history', 'forecast',
]); // prettier-ignore
/** Answered from the pool's log or by rules of their own, however general the words are. */
const OF_ITS_OWN: ReadonlySet<Intent> = new Set<Intent>([
  'smalltalk', 'out_of_scope', 'chem_mix', 'remind', 'log', 'log_treatment', 'complete', 'schedule', 'equipment', 'history', 'forecast', 'status',
  'trend', 'diagnose', 'weather',
]); // prettier-ignore
const SURE = 0.55;

/** `earlier`: the questions before this one in the same conversation, the latest first. */
export function answerMessage(message: string, asked: CoachContext, earlier: readonly string[] = []): Reply {
  const { question, choices } = choicesIn(message);
  const wanted = languageAsked(question);
  const before = wanted === undefined ? undefined : earlier.find((text) => languageAsked(text) === undefined);
  const read = readMessage(
    before === undefined ? followedUp(question, earlier) : followedUp(before, earlier.slice(earlier.indexOf(before) + 1)),
    asked.language,
  );
  const frame = wanted === undefined ? read : { ...read, language: wanted };
  const context = ofThisWater(frame, { ...asked, language: frame.language });
  try {
    return withArticles(frame, context, answerRead(frame, context, choices));
  } catch (error) {
    // The engine refuses a value that no water has.
    if (error instanceof ChemistryError) return impossibleNumber(context);
    throw error;
  }
}

const impossibleNumber = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: "One of these numbers can't be right for pool water. Could you check them and ask again?",
      es: 'Uno de esos números no puede ser en agua de piscina. ¿Los revisas y me preguntas de nuevo?',
    }),
  );

/** A question about a hot tub has nothing to do with the numbers of a pool, and the other way round. */
function ofThisWater(frame: Frame, context: CoachContext): CoachContext {
  const { pool, ...general } = context;
  if (!pool || !frame.isSpa || pool.traits.kind === 'spa' || fold(pool.name).match(/spa|tub|jacuzzi/)) return context;
  return general;
}

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

function withArticles(frame: Frame, context: CoachContext, answer: Reply): Reply {
  if (answer.abstained || answer.proposals.length > 0 || answer.cards.some(({ kind }) => kind === 'safety')) return answer;
  if (!READABLE.has(guessIntent(frame).intent)) return answer;
  const articles = context.articles?.(frame.raw, context.language) ?? [];
  const more = articles.slice(0, MOST_ARTICLES).map(({ title, url }) => ({ title, url }));
  return { ...answer, sources: [...answer.sources, ...more.filter(({ url }) => !answer.sources.some((one) => one.url === url))] };
}

function answerRead(frame: Frame, context: CoachContext, choices: readonly Choice[]): Reply {
  const emergency = emergencyIn(frame);
  if (emergency && choices.length === 0 && !isGeneral(frame)) return answerEmergency(emergency, context);
  const refused = answerRefusal(frame, context);
  if (refused && choices.length === 0) return refused;
  if (choices.length > 0) return knowledgeReply(frame, context, choices) ?? unsure(guessIntent(frame), context);
  return answered(frame, context);
}

const FOLLOWS = /^\s*(?:and|what about|how about|or|what if|same|now|y|¿?y (?:para|con|si|a)|que tal)\b/i;
/** "And for 20,000?": the last question with another number in it. */
function followedUp(question: string, earlier: readonly string[]): string {
  const before = earlier.find((text) => !FOLLOWS.test(text));
  if (before === undefined || !FOLLOWS.test(question) || question.length > 80) return question;
  return withNewParts(before, question);
}

/** "What should I do if someone swallowed …" is no less urgent; "what gas does … release" is a question. */
const isGeneral = ({ text }: Frame): boolean =>
  /^(?:what is|what gas|which|why|how do i prevent|que es|por que)/.test(text) && !/\b(?:my|mi|help|ayuda)\b/.test(text);

/** "What should a pool gate do?": asked in general, without a number and not about one's own pool. */
const isGeneralQuestion = (frame: Frame) =>
  frame.quantities.length === 0 && !/\b(?:my|our|i|we|me|us|mi|mis|nuestra|yo|puedo|today|now|hoy|ahora)\b/.test(frame.text);

function answered(frame: Frame, context: CoachContext): Reply {
  const guess = guessIntent(frame);
  if (isGeneralQuestion(frame) && !OF_ITS_OWN.has(guess.intent)) {
    const known = knowledgeReply(frame, context, [], guess.intent === 'explain' ? 0.5 : 0.8);
    if (known) return known;
  }
  const sum =
    NO_SUM.has(guess.intent) || (guess.intent === 'dose' && hasAim(frame)) || guess.intent === 'volume'
      ? undefined
      : answerSum(frame, context);
  if (sum) return sum;
  if (NUMERIC.has(guess.intent) && guess.confidence < SURE) return knowledgeReply(frame, context) ?? unsure(guess, context);
  return SKILLS[guess.intent](frame, context) ?? knowledgeReply(frame, context) ?? toArticle(frame, context) ?? unsure(guess, context);
}

/** No short answer, but something to read. */
function toArticle(frame: Frame, context: CoachContext): Reply | undefined {
  const [article] =
    frame.quantities.length > 1 || frame.text.split(' ').length < 3 ? [] : (context.articles?.(frame.raw, context.language) ?? []);
  if (!article) return undefined;
  return reply(
    inLanguage(context, {
      en: `I don't have a short answer to that. This article goes into it: “${article.title}”.`,
      es: `No tengo una respuesta corta para eso. Este artículo lo explica: “${article.title}”.`,
    }),
    { abstained: true, sources: [{ title: article.title, url: article.url }] },
  );
}

const hasAim = (frame: Frame) =>
  frame.bound.some(({ role }) => role === 'to' || role === 'delta') &&
  !/how many ppm|cuantas ppm|for every|por cada|for each/.test(frame.text);

const CHIPS: Partial<Record<Intent, { en: string; es: string }>> = {
  dose: { en: 'Work out a dose', es: 'Calcular una dosis' },
  swim: { en: 'Can I swim?', es: '¿Puedo nadar?' },
  balance: { en: 'What should I add?', es: '¿Qué agrego?' },
  diagnose: { en: 'Find out what is wrong', es: 'Encontrar el problema' },
  status: { en: 'How is my pool?', es: '¿Cómo está mi piscina?' },
  trend: { en: 'Show a trend', es: 'Ver una tendencia' },
  log: { en: 'Log a test', es: 'Registrar una prueba' },
  volume: { en: 'How much water is in my pool?', es: '¿Cuánta agua tiene mi piscina?' },
};

function unsure(guess: Guess, context: CoachContext): Reply {
  const chips = [guess.intent, ...guess.runnersUp, 'dose', 'swim', 'balance'].flatMap(
    (intent) => CHIPS[intent as Intent]?.[context.language] ?? [],
  );
  return askBack(
    inLanguage(context, {
      en: "I'm not sure what you mean, and I'd rather ask than guess. Which of these is closest?",
      es: 'No estoy seguro de lo que quieres decir y prefiero preguntar a adivinar. ¿Qué se acerca más?',
    }),
    [...new Set(chips)].slice(0, 3),
  );
}

function social(frame: Frame, context: CoachContext): Reply {
  const kind = frame.social.has('thanks') ? 'thanks' : frame.social.has('bye') ? 'bye' : 'greeting';
  const pool = context.pool?.name;
  return reply(
    inLanguage(context, {
      en: {
        thanks: "You're welcome. Ask me again any time.",
        bye: 'See you. Enjoy the water.',
        greeting: `Hi! ${pool ? `What would you like to know about ${pool}?` : 'What would you like to know about your pool?'}`,
      }[kind],
      es: {
        thanks: 'De nada. Pregunta cuando quieras.',
        bye: 'Hasta luego. Disfruta el agua.',
        greeting: `¡Hola! ${pool ? `¿Qué quieres saber de ${pool}?` : '¿Qué quieres saber de tu piscina?'}`,
      }[kind],
    }),
  );
}

const outOfScope = (context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: "That's outside what I know. I can help with pools and hot tubs: water, doses, equipment and safety.",
      es: 'Eso está fuera de lo que sé. Puedo ayudarte con piscinas y jacuzzis: agua, dosis, equipos y seguridad.',
    }),
    { abstained: true },
  );
