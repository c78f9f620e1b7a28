// "How much of what?": from the message, the pool's last test and the engine, never from a guess.
import { type DoseParameter, type PoolTraits, PRODUCTS, type ProductId, targets } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { changesIn } from '../../understanding/parts.ts';
import { aimedAt, type DoseQuestion, doseQuestion, LOWERS, ofPh, RAISES } from './dose-question.ts';
import { bromideBank } from '../sums/bromide-bank.ts';
import { unitOf, valueName } from '../names.ts';
import { alreadyInRange } from './in-range.ts';
import { askAbout, doubtAbout } from './accounted.ts';
import { computed } from './dose-computed.ts';
import { aboveShock, byWater, impossible, isPossible, tooHighChlorine } from './dose-limits.ts';
import type { Complete } from './dose-texts.ts';
import { shown } from '../numbers.ts';
import { answerPlanned } from './planned.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

const TRAITS: PoolTraits = { volumeL: 40_000 };

/** Where the value should be: the middle of the range, or its near end. */
function usualTarget(question: DoseQuestion, frame: Frame, context: CoachContext): number | undefined {
  const ofBromine = question.parameter === 'brominePpm' ? { sanitizer: 'bromine' as const } : {};
  const traits = { ...(context.pool?.traits ?? { ...TRAITS, ...(frame.isSpa ? { kind: 'spa' as const } : {}) }), ...ofBromine };
  const cya = frame.values.cyanuricAcidPpm ?? context.pool?.plan.water.cyanuricAcidPpm ?? 30;
  const aim = targets(traits, cya);
  if (question.parameter === 'freeChlorinePpm') return aim.freeChlorine?.targetHighPpm;
  const range = question.parameter === 'ph' ? aim.ph : aim[question.parameter];
  if (!range) return undefined;
  if (question.parameter === 'ph') return 7.5;
  return Math.round((range.low + range.high) / 2);
}

/** "Raise hardness 50 ppm": from where this pool is, if that can be and this is its water. */
function stepFrom({ parameter }: DoseQuestion, by: number, { pool }: CoachContext): number | undefined {
  const measured = pool?.plan.water[parameter];
  if (!pool || measured === undefined) return undefined;
  const to = measured + by;
  const shock = targets(pool.traits, pool.plan.water.cyanuricAcidPpm ?? 0).freeChlorine?.shockPpm;
  const isTooHigh = parameter === 'freeChlorinePpm' && shock !== undefined && to > shock;
  return isPossible(parameter, to) && to >= 0 && !isTooHigh ? measured : undefined;
}

function fromAndTo(question: DoseQuestion, frame: Frame, context: CoachContext): { from: number; to: number } | undefined {
  const measured = context.pool?.plan.water[question.parameter];
  const base = {
    freeChlorinePpm: 2,
    ph: 7.5,
    alkalinityPpm: 100,
    hardnessPpm: 200,
    cyanuricAcidPpm: 30,
    saltPpm: 1000,
    boratePpm: 0,
    brominePpm: 2,
  }[question.parameter];
  if (question.delta !== undefined && question.to === undefined) {
    const isDown = question.direction === 'down' && !frame.cues.has('raise');
    const from =
      question.from ?? stepFrom(question, question.delta * (isDown ? -1 : 1), context) ?? (isDown ? Math.max(base, question.delta) : base);
    return {
      from,
      to:
        isDown || (question.parameter === 'alkalinityPpm' && question.productId === 'muriatic-acid')
          ? from - question.delta
          : from + question.delta,
    };
  }
  if (question.parameter === 'boratePpm' && question.from !== undefined && question.to === undefined)
    return { from: measured ?? 0, to: question.from };
  // No one has borate in the water without having put it there.
  const from = question.from ?? measured ?? (question.parameter === 'boratePpm' ? 0 : undefined);
  const to = question.to ?? usualTarget(question, frame, context);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** These can be none at all, so what they take from nothing says something. */
const CAN_BE_NONE: ReadonlySet<DoseParameter> = new Set<DoseParameter>(['freeChlorinePpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm']);

/** Asks for the test; where the water and the goal are known, it says what it would take from nothing. */
function missingFrom(question: DoseQuestion, frame: Frame, context: CoachContext): Reply {
  const { parameter, to, volumeL } = question;
  const name = valueName(parameter, context.language);
  const fromNone =
    to === undefined || volumeL === undefined || !CAN_BE_NONE.has(parameter) || doubtAbout(frame, question, { from: 0, to }, undefined)
      ? undefined
      : oneDoseFrom(question, { from: 0, to }, frame, context);
  const first = fromNone
    ? `${inLanguage(context, { en: 'From 0 ppm it would be this', es: 'Desde 0 ppm sería esto' })}: ${fromNone.answer.charAt(0).toLowerCase()}${fromNone.answer.slice(1)}`
    : '';
  const ask = inLanguage(context, {
    en: `What is your ${name} now? Test it, tell me the number, and I'll work out the dose.`,
    es: `¿Cuál es tu ${name} ahora? Mídelo, dime el número y te calculo la dosis.`,
  });
  const other = context.otherThan;
  if (other !== undefined)
    return reply(
      `${inLanguage(context, { en: `That isn’t the volume of ${other}, so I didn’t use its tests.`, es: `Ese no es el volumen de ${other}, así que no usé sus análisis.` })} ${ask}`,
    );
  return askBack(first ? `${ask} ${first}` : ask);
}

const oneDoseFrom = (
  question: DoseQuestion,
  ends: { from: number; to: number },
  frame: Frame,
  context: CoachContext,
): Reply | undefined => {
  const productId = productFor(question, ends);
  return productId && isPossible(question.parameter, ends.to)
    ? computed({ question, ...ends, productId, volumeL: question.volumeL ?? 0, isPerVolume: false }, frame, context)
    : undefined;
};

function nothingToDo(question: DoseQuestion, ends: { from: number; to: number }, context: CoachContext): Reply | undefined {
  const name = valueName(question.parameter, context.language);
  const unit = unitOf(question.parameter);
  if (ends.from === ends.to)
    return reply(
      inLanguage(context, {
        en: `Nothing: your ${name} is already at ${shown(ends.to, 2)}${unit}.`,
        es: `Nada: tu ${name} ya está en ${shown(ends.to, 2)}${unit}.`,
      }),
    );
  const wantsUp =
    question.direction === 'up' ||
    (question.productId !== undefined && question.productId === RAISES[question.parameter] && question.parameter !== 'alkalinityPpm');
  if (wantsUp && ends.from > ends.to && question.to !== undefined)
    return reply(
      inLanguage(context, {
        en: `Don't add any: your ${name} of ${shown(ends.from, 2)}${unit} is already above ${shown(ends.to, 2)}${unit}.`,
        es: `No agregues: tu ${name} de ${shown(ends.from, 2)}${unit} ya está por encima de ${shown(ends.to, 2)}${unit}.`,
      }),
    );
  return undefined;
}

/** "Raise chlorine by 2 and lower pH to 7.4": each on its own, because they go in one after the other. */
function dosesOf(frames: readonly Frame[], context: CoachContext): Reply | undefined {
  const answers = frames.map((one) => oneDose(one, context));
  if (answers.length < 2 || answers.some((answer) => answer === undefined || answer.abstained)) return undefined;
  const [first, ...others] = answers as Reply[];
  const after = inLanguage(context, {
    en: 'Add one at a time, with the pump running, and never mix them.',
    es: 'Agrega uno a la vez, con la bomba encendida, y nunca los mezcles.',
  });
  const all = [first as Reply, ...others];
  return reply([...all.map(({ answer }) => answer), after].join('\n\n'), { cards: all.flatMap(({ cards }) => cards) });
}

/** "Why did hardness go from 180 to 330?", "Is it ok to leave it or raise it to 6?": no amount is asked for. */
const asksNoAmount = (frame: Frame) =>
  !frame.cues.has('howMuch') &&
  /^(?:and |but |so |y |pero )?(?:why|how come|what made|por que|a que se debe)\b|\b(?:is it (?:ok|okay|fine|safe|better)|should i|esta bien|debo|es mejor)\b.*\b(?:or|o)\b/.test(
    frame.text,
  );

export const answerDose = (frame: Frame, context: CoachContext): Reply | undefined =>
  asksNoAmount(frame) ? undefined : (bromideBank(frame, context) ?? dosesOf(changesIn(frame), context) ?? oneDose(frame, context));

function oneDose(asked: Frame, context: CoachContext): Reply | undefined {
  const frame = aimedAt(ofPh(asked), context);
  const question = doseQuestion(frame);
  if (!question) return undefined;
  const ofPlan = answerPlanned(question, frame, context);
  if (ofPlan) return withAnyway(ofPlan, question, frame, context);
  const inRange = alreadyInRange(question, { ...(context.pool?.traits ?? TRAITS), ...(frame.isSpa ? { kind: 'spa' } : {}) }, context);
  if (inRange) return inRange;
  const ends = fromAndTo(question, frame, context);
  if (!ends) return missingFrom(question, frame, context);
  if (!isPossible(question.parameter, ends.from) || !isPossible(question.parameter, ends.to)) return impossible(question, ends, context);
  const tooHigh = aboveShock(question, ends, context);
  if (tooHigh) return tooHigh;
  const productId = productFor(question, ends);
  const nothing = nothingToDo(question, ends, context);
  const doubt = doubtAbout(frame, question, ends, nothing ? undefined : productId);
  if (doubt && !(nothing && doubt.isAgainstVerb)) return askAbout(doubt, frame, question, ends, context);
  if (nothing) return nothing;
  if (question.parameter === 'freeChlorinePpm' && ends.from > ends.to && question.productId !== 'sodium-thiosulfate')
    return tooHighChlorine(ends.from, context);
  if (!productId) return byWater(question, ends, context);
  const volumeL = question.volumeL ?? context.pool?.traits.volumeL;
  const complete: Complete = {
    question,
    ...ends,
    productId,
    volumeL: volumeL ?? (frame.isSpa ? 400 : 10_000) * 3.785411784,
    isPerVolume: volumeL === undefined,
  };
  return computed(complete, frame, context);
}

/** "How do I lower pH?" with pH in range: there is no need, and what it would take. */
function withAnyway(ofPlan: Reply, question: DoseQuestion, frame: Frame, context: CoachContext): Reply {
  const from = context.pool?.plan.water.ph;
  const to = PH_GOAL;
  const isAsked = question.parameter === 'ph' && question.direction !== undefined && ofPlan.cards[0]?.kind === 'value';
  if (!isAsked || from === undefined || (question.direction === 'down' ? from - to : to - from) < 0.05) return ofPlan;
  const productId = productFor(question, { from, to });
  const volumeL = context.pool?.traits.volumeL;
  const anyway =
    productId && volumeL ? computed({ question, from, to, productId, volumeL, isPerVolume: false }, frame, context) : undefined;
  if (!anyway || anyway.abstained) return ofPlan;
  const ifYouWish = inLanguage(context, { en: 'If you still want it there:', es: 'Si aun así lo quieres ahí:' });
  return { ...anyway, answer: `${ofPlan.answer} ${ifYouWish} ${anyway.answer.charAt(0).toLowerCase()}${anyway.answer.slice(1)}` };
}
const PH_GOAL = 7.5;

/** The product that was named, where it does what is wanted; otherwise the usual one. */
function productFor(question: DoseQuestion, { from, to }: { from: number; to: number }): ProductId | undefined {
  const isUp = to > from;
  if (question.productId && fits(question.productId, isUp, question.parameter)) return question.productId;
  return isUp ? RAISES[question.parameter] : LOWERS[question.parameter];
}

const fits = (productId: ProductId, isUp: boolean, parameter: DoseParameter): boolean =>
  isUp
    ? PRODUCTS[productId].raises.includes(parameter) || productId === 'sodium-bromide'
    : PRODUCTS[productId].lowers.includes(parameter) || LOWERS[parameter] === productId;
