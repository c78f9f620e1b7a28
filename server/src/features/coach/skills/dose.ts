// "How much of what?": from the message, the pool's last test and the engine, never from a guess.
import { ChemistryError, dose, type DoseParameter, isSpa, type PoolTraits, PRODUCTS, type ProductId, targets } from '@limpid/chemistry';
import type { Frame } from '../understanding/frame.ts';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { changesIn } from '../understanding/parts.ts';
import { aimedAt, type DoseQuestion, doseQuestion, LOWERS, ofPh, POSSIBLE, RAISES } from './dose-question.ts';
import { bromideBank } from './sums/bromide-bank.ts';
import { inContainers } from './sums/household-sums.ts';
import { inSentence, productName, unitOf, valueName } from './names.ts';
import { askAbout, doubtAbout } from './accounted.ts';
import { cannot, type Complete, doseSentence, ofBank } from './dose-texts.ts';
import { strengthsOf, waterFor, watersOf } from './dose-water.ts';
import { amountText, askedUnit, shown, volumeText } from './numbers.ts';
import { askBack, type Card, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

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

const isPossible = (parameter: DoseParameter, value: number) => value >= POSSIBLE[parameter][0] && value <= POSSIBLE[parameter][1];

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
    const from = question.from ?? (isDown ? Math.max(base, question.delta) : base);
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
  const ends = fromAndTo(question, frame, context);
  if (!ends) return missingFrom(question, frame, context);
  if (!isPossible(question.parameter, ends.from) || !isPossible(question.parameter, ends.to)) return impossible(question, ends, context);
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

/** The product that was named, where it does what is wanted; otherwise the usual one. */
function productFor(question: DoseQuestion, { from, to }: { from: number; to: number }): ProductId | undefined {
  const isUp = to > from;
  if (question.productId && fits(question.productId, isUp, question.parameter)) return question.productId;
  return isUp ? RAISES[question.parameter] : LOWERS[question.parameter];
}

/** Chlorine comes down without help; a neutralizer only where it was asked for by name. */
export function tooHighChlorine(from: number, context: CoachContext): Reply | undefined {
  const cya = context.pool?.plan.water.cyanuricAcidPpm;
  const shock = context.pool && cya !== undefined ? targets(context.pool.traits, cya).freeChlorine?.shockPpm : undefined;
  if (shock === undefined || from > shock) return cardReply('too-much-chlorine', context);
  const pool = context.pool?.name ?? '';
  return reply(
    inLanguage(context, {
      en: `You don't need to add anything: ${shown(from, 2)} ppm is below the shock level of ${pool} (${shown(shock, 1)} ppm at CYA ${shown(cya ?? 0, 0)}). It comes down on its own; sun with the cover off is quickest, and the next dose can wait.`,
      es: `No hace falta agregar nada: ${shown(from, 2)} ppm está por debajo del nivel de choque de ${pool} (${shown(shock, 1)} ppm con CYA ${shown(cya ?? 0, 0)}). Baja solo; con sol y sin cubierta es más rápido, y la próxima dosis puede esperar.`,
    }),
  );
}

const fits = (productId: ProductId, isUp: boolean, parameter: DoseParameter): boolean =>
  isUp
    ? PRODUCTS[productId].raises.includes(parameter) || productId === 'sodium-bromide'
    : PRODUCTS[productId].lowers.includes(parameter) || LOWERS[parameter] === productId;

function impossible(question: DoseQuestion, ends: { from: number; to: number }, context: CoachContext): Reply {
  const name = valueName(question.parameter, context.language);
  const odd = isPossible(question.parameter, ends.to) ? ends.from : ends.to;
  return askBack(
    inLanguage(context, {
      en: `I read ${shown(odd, 2)} as your ${name}, and that can't be right. Which number did you mean?`,
      es: `Entendí ${shown(odd, 2)} como tu ${name} y no puede ser. ¿Qué número quisiste decir?`,
    }),
  );
}

function byWater(question: DoseQuestion, { from, to }: { from: number; to: number }, context: CoachContext): Reply {
  const name = valueName(question.parameter, context.language);
  const percent = shown((1 - to / from) * 100, 0);
  const volumeL = question.volumeL ?? context.pool?.traits.volumeL;
  const amount = volumeL === undefined ? '' : ` (${volumeText((1 - to / from) * volumeL, context)})`;
  return reply(
    inLanguage(context, {
      en: `No product lowers ${name} reliably. Replace about ${percent}% of the water${amount} with fresh water to go from ${shown(from, 0)} to ${shown(to, 0)} ppm, if your fill water has none of it. Check local rules before you drain, and never drain a pool fully without advice: an empty shell can lift or crack.`,
      es: `Ningún producto baja de forma confiable ${inSentence(question.parameter, context)}. Cambia más o menos el ${percent}% del agua${amount} por agua nueva para pasar de ${shown(from, 0)} a ${shown(to, 0)} ppm, si tu agua de llenado no la trae. Revisa las normas locales antes de vaciar, y nunca vacíes del todo sin asesoría: la estructura puede levantarse o agrietarse.`,
    }),
    {
      cards: [
        {
          kind: 'water',
          title: name,
          value: 1 - to / from,
          unit: 'fraction',
          inputs: { from, to, ...(volumeL === undefined ? {} : { volumeL }) },
        },
      ],
    },
  );
}

function computed(complete: Complete, frame: Frame, context: CoachContext): Reply | undefined {
  const { question, to, productId, volumeL } = complete;
  const traits: PoolTraits = { ...(context.pool?.traits ?? TRAITS), volumeL, ...(frame.isSpa ? { kind: 'spa' as const } : {}) };
  const asked = askedUnit(frame.text);
  try {
    const doses = strengthsOf(complete, frame, context).map((strengthPercent) => ({
      strengthPercent,
      dose: dose({
        volumeL,
        water: waterFor(complete, frame, context),
        productId,
        strengthPercent,
        target: { parameter: question.parameter, value: to },
        isSpa: isSpa(traits),
      }),
    }));
    const [first, ...others] = doses;
    if (!first) return undefined;
    const text = amountText(first.dose, productId, context, asked);
    const alternatives = others.map((one) => `${amountText(one.dose, productId, context, asked)} (${one.strengthPercent}%)`);
    const sentence = doseSentence(
      complete,
      { text, strengthPercent: first.strengthPercent, alternatives, steps: first.dose.steps.length, frame },
      context,
    );
    return reply(`${sentence}${inContainers(frame, first.dose, context.language)}${ofBank(question, context)}`, {
      cards: [doseCard(complete, first, frame, context)],
    });
  } catch (error) {
    if (error instanceof ChemistryError) return reply(cannot(complete, context), { abstained: true });
    throw error;
  }
}

function doseCard(
  complete: Complete,
  first: { strengthPercent: number; dose: { amountG?: number; amountMl?: number } },
  frame: Frame,
  context: CoachContext,
): Card {
  const { question, from, to, productId, volumeL } = complete;
  const isStep = question.delta !== undefined && question.from === undefined;
  return {
    kind: 'dose',
    title: productName(productId, context.language),
    productId,
    ...(first.dose.amountG === undefined ? {} : { amountG: first.dose.amountG }),
    ...(first.dose.amountMl === undefined ? {} : { amountMl: first.dose.amountMl }),
    inputs: {
      ...watersOf(complete, frame, context),
      parameter: question.parameter,
      from,
      to,
      // Where only the step was said, where it starts from is no fact.
      ...(isStep ? { by: Math.round((to - from) * 100) / 100 } : {}),
      volumeL,
      strengthPercent: first.strengthPercent,
      ...(frame.isSpa || (context.pool && isSpa(context.pool.traits)) ? { kind: 'spa' } : {}),
    },
  };
}
