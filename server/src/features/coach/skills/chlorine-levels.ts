// How much free chlorine a water needs, every day and for a shock.
import { ChemistryError, dose, isSpa, type ProductId, PRODUCTS, targets } from '@limpid/chemistry';
import { type Frame, productOf } from '../understanding/frame.ts';
import { measuredOf, numbersOnly, traitsOf, testedWater } from './measured.ts';
import { inSentence, productName, unitOf, valueName } from './names.ts';
import { amountText, askedUnit, figures, shown, volumeText } from './numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

/** "What should my pH be?" */
function rangeOf(frame: Frame, context: CoachContext): Reply | undefined {
  const name = frame.parameters.find((one) => RANGED.some((ranged) => ranged === one)) as (typeof RANGED)[number] | undefined;
  if (name === undefined || frame.parameters.includes('freeChlorinePpm')) return undefined;
  const sanitizer = name === 'brominePpm' ? ('bromine' as const) : name === 'saltPpm' && !context.pool ? ('salt' as const) : undefined;
  const traits = { ...traitsOf(frame, context), ...(sanitizer === undefined ? {} : { sanitizer }) };
  const range = targets(traits, context.pool?.plan.water.cyanuricAcidPpm ?? 0)[name];
  if (!range) return undefined;
  const figure = (value: number) => (name === 'ph' ? value.toFixed(1) : shown(value, 0, context.language));
  const now = testedWater(context)[name];
  const [low, high, unit] = [figure(range.low), figure(range.high), unitOf(name)];
  const own = now === undefined ? '' : inLanguage(context, { en: ` At the last test it was ${figure(now)}${unit}.`, es: ` En el último análisis estaba en ${figure(now)}${unit}.` }); // prettier-ignore
  const where = context.pool ? inLanguage(context, { en: ` in ${context.pool.name}`, es: ` en ${context.pool.name}` }) : '';
  return reply(
    inLanguage(context, {
      en: `Keep ${inSentence(name, context)} between ${low} and ${high}${unit}${where}.${own}`,
      es: `Mantén ${inSentence(name, context)} entre ${low} y ${high}${unit}${where}.${own}`,
    }),
    { cards: [{ kind: 'value', title: valueName(name, context.language), value: range.low, unit: unit.trim(), inputs: { low: range.low, high: range.high } }] },
  ); // prettier-ignore
}
const RANGED = ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm', 'brominePpm'] as const;

/** The product, beside which another value is asked for. */
const SOLD_AS = /\bliquid (?:pool )?chlorine\b|\bcloro liquido\b|\bchlorine (?:tab|puck)\w*|\bsalt ?water chlorin\w+/g;

export function answerTarget(frame: Frame, context: CoachContext): Reply {
  const range =
    frame.values.cyanuricAcidPpm === undefined && !/\b(?:fc|chlorine|cloro)\b/.test(frame.text.replaceAll(SOLD_AS, ' '))
      ? rangeOf(frame, context)
      : undefined;
  if (range) return range;
  const traits = traitsOf(frame, context);
  const cya = frame.values.cyanuricAcidPpm ?? context.pool?.plan.water.cyanuricAcidPpm;
  const goal = targets(traits, cya ?? 0).freeChlorine;
  if (cya === undefined && !isSpa(traits) && traits.setting !== 'indoor')
    return askBack(
      inLanguage(context, {
        en: 'That depends on your stabilizer (CYA). What does your CYA test say?',
        es: 'Depende de tu estabilizador (CYA). ¿Cuánto marca tu análisis de CYA?',
      }),
      ['CYA 30', 'CYA 50', 'CYA 80'],
    );
  if (!goal) return askBack(inLanguage(context, { en: 'This pool does not run on chlorine.', es: 'Esta piscina no usa cloro.' }));
  const cyaText =
    cya === undefined ? '' : inLanguage(context, { en: ` with ${shown(cya, 0)} ppm of CYA`, es: ` con ${shown(cya, 0)} ppm de CYA` });
  return reply(
    inLanguage(context, {
      en: `Keep free chlorine between ${figures(goal.targetLowPpm)} and ${figures(goal.targetHighPpm)} ppm${cyaText}, and never under ${figures(goal.minimumPpm)} ppm. The shock level is ${figures(goal.shockPpm)} ppm.`,
      es: `Mantén el cloro libre entre ${figures(goal.targetLowPpm, 'es')} y ${figures(goal.targetHighPpm, 'es')} ppm${cyaText}, y nunca por debajo de ${figures(goal.minimumPpm, 'es')} ppm. El nivel de choque es ${figures(goal.shockPpm, 'es')} ppm.`,
    }),
    {
      cards: [
        {
          kind: 'value',
          title: valueName('freeChlorinePpm', context.language),
          value: goal.minimumPpm,
          unit: 'ppm',
          inputs: { ...goal, ...(cya === undefined ? {} : { cyanuricAcidPpm: cya }) },
        },
      ],
    },
  );
}

/** "Should I shock?" is a question for yes or no. */
function needsShock(frame: Frame, context: CoachContext, combined: number | undefined, goal: number): Reply | undefined {
  const isAsked = /\b(?:should i|do i (?:need|have)|need to|necesito|debo|hace falta|tengo que)\b/.test(frame.text) && !/\b(?:how|what|cuanto|a que|como)\b/.test(frame.text);
  if (!isAsked || frame.symptoms.length > 0 || !context.pool || combined === undefined || combined > 0.5) return undefined;
  const { name } = context.pool;
  return reply(
    inLanguage(context, {
      en: `Not from what I know of ${name}: combined chlorine is ${figures(combined)} ppm, and up to 0.5 is fine. If the water is green or cloudy, yes: then hold ${figures(goal)} ppm of free chlorine until it is clear.`,
      es: `Por lo que sé de ${name}, no: el cloro combinado está en ${figures(combined, 'es')} ppm y hasta 0.5 está bien. Si el agua está verde o turbia, sí: mantén ${figures(goal, 'es')} ppm de cloro libre hasta que aclare.`,
    }),
  );
} // prettier-ignore

export function answerShock(frame: Frame, context: CoachContext): Reply {
  const {
    freeChlorinePpm: free,
    combinedChlorinePpm: combined,
    cyanuricAcidPpm: cya,
  } = { ...context.pool?.plan.water, ...measuredOf(frame) };
  const traits = traitsOf(frame, context);
  const byRule = /ten[ -]times|10[ -]times|10 ?[x×]|breakpoint|quiebre/.test(frame.text) && combined !== undefined && combined > 0;
  const goal = byRule
    ? combined * 10
    : targets(traits, cya ?? (traits.setting === 'indoor' || isSpa(traits) ? 0 : 30)).freeChlorine?.shockPpm;
  if (goal === undefined)
    return askBack(
      inLanguage(context, {
        en: 'This pool does not run on chlorine, so there is no chlorine shock for it.',
        es: 'Esta piscina no usa cloro: no lleva choque de cloro.',
      }),
    );
  const isNeeded = needsShock(frame, context, combined, goal);
  if (isNeeded) return isNeeded;
  return shockReply({ goal, free, cya, combined, byRule }, frame, context);
}

interface ShockAim {
  goal: number;
  free: number | undefined;
  cya: number | undefined;
  combined: number | undefined;
  byRule: boolean;
}

function shockReply({ goal, free, cya, combined, byRule }: ShockAim, frame: Frame, context: CoachContext): Reply {
  const basis = basisOf(byRule ? combined : undefined, cya, context);
  // By the ten-times rule the question may leave free chlorine out: then there is none to count.
  const amount = shockDose(goal, free ?? (byRule ? 0 : undefined), frame, context);
  const how = inLanguage(context, HOW);
  const first = inLanguage(context, {
    en: `Raise free chlorine to ${figures(goal)} ppm (${basis}).`,
    es: `Sube el cloro libre a ${figures(goal, 'es')} ppm (${basis}).`,
  });
  const by =
    byRule && free !== undefined && free > 0 && free < goal
      ? inLanguage(context, {
          en: `That is ${figures(goal - free)} ppm more than the ${figures(free)} ppm you have.`,
          es: `Son ${figures(goal - free, 'es')} ppm más que las ${figures(free, 'es')} ppm que tienes.`,
        })
      : '';
  return reply([first, by, amount?.text, how].filter(Boolean).join(' '), {
    cards: amount
      ? [amount.card]
      : [
          {
            kind: 'value',
            title: valueName('freeChlorinePpm', context.language),
            value: goal,
            unit: 'ppm',
            inputs: numbersOnly({ free, combined, cya }),
          },
        ],
  });
}

function basisOf(combined: number | undefined, cya: number | undefined, context: CoachContext): string {
  if (combined !== undefined)
    return inLanguage(context, {
      en: `ten times the combined chlorine of ${figures(combined)} ppm`,
      es: `diez veces el cloro combinado de ${figures(combined, 'es')} ppm`,
    });
  if (cya === undefined)
    return inLanguage(context, {
      en: 'for 30 ppm of CYA; tell me your CYA for your own level',
      es: 'para 30 ppm de CYA; dime tu CYA para tu nivel',
    });
  return inLanguage(context, { en: `for ${shown(cya, 0)} ppm of CYA`, es: `para ${shown(cya, 0)} ppm de CYA` });
}

const HOW = {
  en: 'Bring pH to 7.2 to 7.5 first, add the chlorine in the evening with the pump running, brush, test and add again until the level holds overnight. Stay out until free chlorine is back under it.',
  es: 'Primero lleva el pH a 7.2–7.5, agrega el cloro al atardecer con la bomba encendida, cepilla, mide y repite hasta que el nivel aguante toda la noche. No naden hasta que el cloro libre baje de ese nivel.',
};

const FROM_NONE = {
  en: ' Counted from 0 ppm: if a test shows some chlorine, it takes less. If your label names another strength, tell me.',
  es: ' Contado desde 0 ppm: si el análisis marca algo de cloro, hace falta menos. Si tu etiqueta dice otra concentración, dímela.',
};
function strengthText(productId: ProductId, strength: number | undefined): string {
  if (strength !== undefined) return `${strength}% `;
  return productId === 'liquid-chlorine' ? '12.5% ' : '';
}

function shockDose(goal: number, free: number | undefined, frame: Frame, context: CoachContext) {
  const volumeL = frame.volumeL ?? context.pool?.traits.volumeL;
  // "How much shock for a 400 gallon hot tub": without a test it is counted from none, and with what spas are dosed with.
  const isOfTub = free === undefined && frame.isSpa && frame.volumeL !== undefined;
  const start = free ?? (isOfTub ? 0 : undefined);
  if (volumeL === undefined || start === undefined || goal <= start) return undefined;
  const named = frame.chemicals.find(({ name }) => name !== 'chlorine');
  const productId: ProductId = named ? productOf(named.name) : isOfTub ? 'dichlor' : 'liquid-chlorine';
  const usual = PRODUCTS[productId].defaultStrengthPercent;
  const strength = frame.strengthPercent ?? context.pool?.shelf.find((item) => item.productId === productId)?.strengthPercent;
  try {
    const found = dose({
      volumeL,
      water: { ph: 7.5, alkalinityPpm: 100, freeChlorinePpm: start },
      productId,
      ...(strength === undefined ? {} : { strengthPercent: strength }),
      target: { parameter: 'freeChlorinePpm', value: goal },
    });
    const text = amountText(found, productId, context, askedUnit(frame.text));
    const name = productName(productId, context.language);
    const percent = strengthText(productId, isOfTub ? (strength ?? usual) : strength);
    const counted = isOfTub ? inLanguage(context, FROM_NONE) : '';
    return {
      text: inLanguage(context, {
        en: `That takes ${text} of ${percent}${name} in ${volumeText(volumeL, context)}.${counted}`,
        es: `Eso son ${text} de ${name} ${percent}en ${volumeText(volumeL, context)}.${counted}`,
      }),
      card: {
        kind: 'dose' as const,
        title: name,
        productId,
        ...(found.amountG === undefined ? {} : { amountG: found.amountG }),
        ...(found.amountMl === undefined ? {} : { amountMl: found.amountMl }),
        inputs: { parameter: 'freeChlorinePpm', from: start, to: goal, volumeL, strengthPercent: strength ?? usual },
      },
    };
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}
