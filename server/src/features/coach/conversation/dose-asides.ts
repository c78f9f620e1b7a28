// What short words about a dose get: half of it, is it safe, why so much, at what time, and what happens without it.
import { type ProductId, retestMinutes, swimWaitMinutes } from '@limpid/chemistry';
import { careOf } from '../skills/dosing/dose-care.ts';
import { levelRange } from '../skills/level.ts';
import { inSentence, productName, unitOf } from '../skills/names.ts';
import { amountText, figures, shown, volumeText } from '../skills/numbers.ts';
import { askBack, type Card, type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { notYet } from '../skills/unsure.ts';
import type { ParameterName } from '../understanding/lexicon.ts';
import type { Aside } from './aside-words.ts';

export type Dose = Card & { productId: ProductId };
export const dosesOf = ({ cards }: Reply): Dose[] =>
  cards.filter((card): card is Dose => card.kind === 'dose' && card.productId !== undefined);

/** What the answers need: the answer that showed the dose, and how any other question is answered. */
export interface Asked {
  dose: Dose;
  answer: Reply;
  context: CoachContext;
  answerTo: (question: string) => Reply;
}

const inputOf = ({ inputs }: Dose, name: string): number | undefined => {
  const value = inputs[name];
  return typeof value === 'number' ? value : undefined;
};
const parameterOf = ({ inputs }: Dose): ParameterName => String(inputs['parameter']) as ParameterName;
const isChlorine = (dose: Dose): boolean => parameterOf(dose) === 'freeChlorinePpm';
const levelText = (value: number, name: ParameterName): string => (name === 'ph' ? value.toFixed(1) : figures(value));
export const nameOf = (dose: Dose, { language }: CoachContext): string => productName(dose.productId, language);
export const amountOf = (dose: Dose, share: number, context: CoachContext): string =>
  amountText(
    {
      ...(dose.amountMl === undefined ? {} : { amountMl: dose.amountMl * share }),
      ...(dose.amountG === undefined ? {} : { amountG: dose.amountG * share }),
    },
    dose.productId,
    context,
  );
const minutesText = (minutes: number, context: CoachContext): string =>
  minutes < 120
    ? inLanguage(context, { en: `${minutes} minutes`, es: `${minutes} minutos` })
    : minutes < 2880
      ? inLanguage(context, { en: `${shown(minutes / 60, 0)} hours`, es: `${shown(minutes / 60, 0)} horas` })
      : inLanguage(context, { en: `${shown(minutes / 1440, 0)} days`, es: `${shown(minutes / 1440, 0)} días` });

const half = ({ dose, context }: Asked): Reply =>
  reply(
    inLanguage(context, {
      en: `Half of it is ${amountOf(dose, 0.5, context)} of ${nameOf(dose, context)}. It does about half as much: let it mix, test again, and add the rest only if the test still asks for it. That's always a safe way to start.`,
      es: `La mitad es ${amountOf(dose, 0.5, context)} de ${nameOf(dose, context)}. Hace más o menos la mitad: deja que se mezcle, mide otra vez y agrega el resto solo si el análisis lo pide. Siempre es una forma segura de empezar.`,
    }),
  );

const double = ({ dose, context }: Asked): Reply =>
  reply(
    inLanguage(context, {
      en: `No, don't double it: ${amountOf(dose, 1, context)} of ${nameOf(dose, context)} is what this goal takes, and twice that goes past it. Add it, let it mix, test, and I'll work out the rest if there is one.`,
      es: `No, no lo dupliques: ${amountOf(dose, 1, context)} de ${nameOf(dose, context)} es lo que pide esa meta, y el doble se pasa. Agrégalo, deja que se mezcle, mide, y calculo el resto si hace falta.`,
    }),
  );

const rest = ({ dose, context }: Asked): Reply =>
  reply(
    inLanguage(context, {
      en: `The other half is another ${amountOf(dose, 0.5, context)} of ${nameOf(dose, context)}. Test ${minutesText(retestMinutes(dose.productId), context)} after the first half, and add it only if the test still asks for it.`,
      es: `La otra mitad son otras ${amountOf(dose, 0.5, context)} de ${nameOf(dose, context)}. Mide ${minutesText(retestMinutes(dose.productId), context)} después de la primera mitad y agrégala solo si el análisis la pide.`,
    }),
  );

/** ` 7.2 to 7.8` */
function rangeText(name: ParameterName, context: CoachContext): { text: string; holds: (value: number) => boolean } | undefined {
  const range = levelRange(name, context);
  if (!range) return undefined;
  const [low, high] = [levelText(range.low, name), levelText(range.high, name)];
  return {
    text: `${low} ${inLanguage(context, { en: 'to', es: 'a' })} ${high}${unitOf(name)}`,
    holds: (value) => value >= range.low && value <= range.high,
  };
}

/** Against the range of this pool, and when people may go back in. */
function isSafe({ dose, context }: Asked): Reply {
  const [to, name] = [inputOf(dose, 'to'), parameterOf(dose)];
  const range = rangeText(name, context);
  const minutes = swimWaitMinutes(dose.productId);
  const wait = inLanguage(context, {
    en: `Stay out while you add it and for ${minutes} minutes after, with the pump running, and swim only when the test is in range.`,
    es: `Que nadie esté en el agua mientras lo agregas ni ${minutes} minutos después, con la bomba encendida, y naden solo con el análisis en rango.`,
  });
  if (to === undefined || !range) return reply(wait);
  const [value, level] = [inSentence(name, context), levelText(to, name)];
  const lead = range.holds(to)
    ? inLanguage(context, { en: `That’s within range: it brings ${value} to ${level}, and ${range.text} is right for this pool.`, es: `Está dentro de lo correcto: lleva ${value} a ${level}, y para esta piscina está bien de ${range.text}.` })
    : inLanguage(context, { en: `That goes too far: it brings ${value} to ${level}, and ${range.text} is right for this pool. Aim for that instead.`, es: `Eso es más de la cuenta: lleva ${value} a ${level}, y para esta piscina está bien de ${range.text}. Apunta a ese rango.` });
  return reply(`${lead} ${wait} ${howToText(dose, context)}`);
} // prettier-ignore

const basis = ({ dose, context }: Asked): string => {
  const volume = inputOf(dose, 'volumeL');
  const [from, to, name] = [inputOf(dose, 'from'), inputOf(dose, 'to'), parameterOf(dose)];
  const water = volume === undefined ? '' : ` (${volumeText(volume, context)})`;
  const way =
    from === undefined || to === undefined
      ? ''
      : inLanguage(context, { en: ` (${levelText(from, name)} to ${levelText(to, name)})`, es: ` (de ${levelText(from, name)} a ${levelText(to, name)})` });
  const value = inSentence(name, context);
  return inLanguage(context, {
    en: `The amount follows from how much water there is${water}, the strength on the label, and how far ${value} has to move${way}. If one of those isn't right, tell me.`,
    es: `La cantidad sale de cuánta agua hay${water}, de la concentración de la etiqueta y de cuánto debe moverse ${value}${way}. Si algo no es así, dime.`,
  });
}; // prettier-ignore
const inDoubt = (context: CoachContext): string =>
  inLanguage(context, {
    en: 'When in doubt, add half, let it mix, and test.',
    es: 'Si tienes duda, echa la mitad, deja que se mezcle y mide.',
  });

const sure = (asked: Asked): Reply =>
  reply(`${inLanguage(asked.context, { en: 'Yes.', es: 'Sí.' })} ${basis(asked)} ${inDoubt(asked.context)}`);
const soMuch = (asked: Asked): Reply => reply(`${basis(asked)} ${inDoubt(asked.context)}`);
const enough = (asked: Asked): Reply =>
  reply(
    `${inLanguage(asked.context, {
      en: `${amountOf(asked.dose, 1, asked.context)} is what it takes; less doesn't get there.`,
      es: `Hacen falta ${amountOf(asked.dose, 1, asked.context)}; con menos no se llega.`,
    })} ${basis(asked)} ${inLanguage(asked.context, {
      en: `Test ${minutesText(retestMinutes(asked.dose.productId), asked.context)} after you add it, and I'll work out the rest if there is one.`,
      es: `Mide ${minutesText(retestMinutes(asked.dose.productId), asked.context)} después de agregarlo, y calculo el resto si hace falta.`,
    })}`,
  );

const KNOWN: Partial<Record<ParameterName, readonly [en: string, es: string]>> = {
  ph: ['ph', 'el ph'], freeChlorinePpm: ['free chlorine', 'el cloro libre'], alkalinityPpm: ['alkalinity', 'la alcalinidad'], hardnessPpm: ['calcium hardness', 'la dureza de calcio'],
  cyanuricAcidPpm: ['stabilizer', 'el estabilizador'], saltPpm: ['salt', 'la sal'], brominePpm: ['bromine', 'el bromo'],
}; // prettier-ignore

/** In range there is no need; out of range, what that does. */
function consequence({ dose, context, answerTo }: Asked): string | undefined {
  const [from, to, name] = [inputOf(dose, 'from'), inputOf(dose, 'to'), parameterOf(dose)];
  const range = rangeText(name, context);
  if (from === undefined || to === undefined) return undefined;
  const value = inSentence(name, context);
  if (range?.holds(from))
    return inLanguage(context, {
      en: `${value.charAt(0).toUpperCase()}${value.slice(1)} at ${levelText(from, name)} is inside its range of ${range.text}, so nothing bad happens without it.`,
      es: `${value.charAt(0).toUpperCase()}${value.slice(1)} en ${levelText(from, name)} está dentro de su rango de ${range.text}: sin la dosis no pasa nada malo.`,
    }).replace(/^P[Hh]\b/, 'pH');
  const [en, es] = KNOWN[name] ?? [];
  if (en === undefined || es === undefined) return undefined;
  const isFeminine = es.startsWith('la ');
  const known = answerTo(
    inLanguage(context, {
      en: `what happens if ${en} is too ${to > from ? 'low' : 'high'}`,
      es: `qué pasa si ${es} está muy ${to > from ? 'baj' : 'alt'}${isFeminine ? 'a' : 'o'}`,
    }),
  );
  return known.abstained ? undefined : known.answer;
}

const ifNot = (asked: Asked): Reply =>
  reply(
    consequence(asked) ??
      inLanguage(asked.context, {
        en: 'Nothing happens at once, but the value stays where it is. Test again before you decide.',
        es: 'De momento no pasa nada, pero el valor se queda donde está. Mide otra vez antes de decidir.',
      }),
  );
const why = (asked: Asked): Reply => reply([consequence(asked), basis(asked)].filter((text) => text !== undefined).join(' '));

export function howToText(dose: Dose, context: CoachContext): string {
  const notes = careOf(dose.productId, parameterOf(dose) as Parameters<typeof careOf>[1]).filter(([isTrue]) => isTrue);
  const own = notes.map(([, en, es]) => inLanguage(context, { en, es }));
  const usual = inLanguage(context, {
    en: 'With the pump running and no one in the water, spread it along the deep end or pour it slowly in front of a return. Wear goggles and gloves, follow the label, and never mix it with anything else.',
    es: 'Con la bomba encendida y nadie en el agua, repártelo en lo hondo o échalo despacio frente a un retorno. Usa lentes de seguridad y guantes, sigue la etiqueta y nunca lo mezcles con nada.',
  });
  return own.some((text) => /pump|return|bucket|feeder|bomba|retorno|cubeta|dosificador/.test(text)) ? own.join(' ') : [usual, ...own].join(' ');
} // prettier-ignore
const howTo = ({ dose, context }: Asked): Reply => reply(howToText(dose, context));

function time({ dose, context }: Asked): Reply {
  const minutes = minutesText(swimWaitMinutes(dose.productId), context);
  return reply(
    isChlorine(dose)
      ? inLanguage(context, {
          en: `In the evening, with the pump running: the sun is off the water, so the dose works all night instead of being used up. If chlorine is under its minimum, add it now, whatever the hour. Stay out for ${minutes} after.`,
          es: `Al anochecer, con la bomba encendida: ya no hay sol y la dosis trabaja toda la noche en vez de gastarse. Si el cloro está bajo su mínimo, agrégalo ya, sea la hora que sea. No entren hasta ${minutes} después.`,
        })
      : inLanguage(context, {
          en: `Any time of day works, as long as the pump runs and no one is in the water: the sun doesn't use it up. Leave ${minutes} before anyone swims.`,
          es: `A cualquier hora, con la bomba encendida y nadie en el agua: el sol no lo gasta. Deja ${minutes} antes de que alguien nade.`,
        }),
  );
}

const tomorrow = ({ dose, context }: Asked): Reply => {
  const value = inSentence(parameterOf(dose), context);
  return reply(
    inLanguage(context, {
      en: `This dose is for once. Test ${value} again tomorrow before you add any more, tell me the number, and I'll work out whether it needs another.`,
      es: `Esta dosis es para una sola vez. Mañana mide otra vez ${value} antes de agregar más, dime el número y calculo si hace falta otra.`,
    }),
  );
};

const otherPool = ({ context }: Asked): Reply => {
  const own = context.pool?.name;
  return askBack(
    inLanguage(context, {
      en: `${own === undefined ? 'I can’t see another pool here' : `Here I only see ${own}`}. How many gallons does the other one have? I'll keep the rest of the question. If its test differs, tell me that too.`,
      es: `${own === undefined ? 'Aquí no veo otra piscina' : `Aquí solo veo ${own}`}. ¿Cuántos galones tiene la otra? Dejo igual lo demás. Si su análisis es distinto, dímelo también.`,
    }),
  );
};

const toPlan = ({ dose, context }: Asked): Reply =>
  reply(
    inLanguage(context, {
      en: 'Press “Add to today’s plan” on the card below. It takes over this dose just as it is.',
      es: 'Toca “Agregar al plan de hoy” en la tarjeta de abajo. Se agrega esta dosis tal como está.',
    }),
    { cards: [dose] },
  );

/** "I added 654 ml of muriatic acid", as a person would tell it. */
function toldText({ dose, context }: Asked, share = 1): string {
  const amount = dose.amountMl === undefined ? `${Math.round((dose.amountG ?? 0) * share)} g` : `${Math.round(dose.amountMl * share)} ml`;
  const strength = inputOf(dose, 'strengthPercent');
  const isSold = strength !== undefined && strength < 100;
  return inLanguage(context, {
    en: `I added ${amount} of ${isSold ? `${strength}% ` : ''}${productName(dose.productId, 'en')}`,
    es: `le eché ${amount} de ${productName(dose.productId, 'es')}${isSold ? ` al ${strength}%` : ''}`,
  });
}
/** It is in: what to log is that dose. */
const done = (asked: Asked): Reply => asked.answerTo(toldText(asked));
/** "Will that lower my alkalinity?" */
const affects = (asked: Asked): Reply =>
  asked.answerTo(`${toldText(asked)}, ${inLanguage(asked.context, { en: 'is that ok?', es: '¿está bien?' })}`);

const agreed = ({ dose, context }: Asked): Reply =>
  reply(
    inLanguage(context, {
      en: 'Good. Press “Add to today’s plan” on the card below to keep this dose, or tell me “done” when it’s in and I’ll get it ready to log.',
      es: 'Bien. Toca “Agregar al plan de hoy” en la tarjeta de abajo para guardar esta dosis, o dime “listo” cuando la hayas echado y la preparo para anotarla.',
    }),
    { cards: [dose] },
  );

const refused = ({ context }: Asked): Reply =>
  reply(inLanguage(context, { en: 'Okay. Nothing was added or saved.', es: 'De acuerdo. No se agregó ni se guardó nada.' }));

const next = ({ dose, context }: Asked): Reply => {
  const [wait, test] = [swimWaitMinutes(dose.productId), retestMinutes(dose.productId)].map((minutes) => minutesText(minutes, context));
  return reply(
    inLanguage(context, {
      en: `Add it, leave the pump running, and keep everyone out for ${wait}. Test again ${test} after you add it. Tell me “done” when it’s in and I’ll get it ready to log.`,
      es: `Agrégalo, deja la bomba encendida y que nadie entre hasta ${wait} después. Mide otra vez ${test} después de agregarlo. Dime “listo” cuando lo hayas echado y lo preparo para anotarlo.`,
    }),
  );
};

const strength = ({ dose, context }: Asked): Reply => {
  const percent = inputOf(dose, 'strengthPercent');
  if (percent === undefined || percent >= 99) return howTo({ dose, context } as Asked);
  return reply(
    inLanguage(context, {
      en: `I counted with ${shown(percent, 2)}% ${nameOf(dose, context)}. If your label says something else, tell me its percent and I'll work it out again.`,
      es: `Conté con ${nameOf(dose, context)} al ${shown(percent, 2)}%. Si tu etiqueta dice otra cosa, dime el porcentaje y lo calculo de nuevo.`,
    }),
  );
};

const saved = ({ context }: Asked): Reply =>
  reply(
    inLanguage(context, {
      en: 'No. I only work doses out. Press “Add to today’s plan” on the card to keep it, or tell me “done” when it’s in and I’ll get it ready to log.',
      es: 'No. Yo solo calculo las dosis. Toca “Agregar al plan de hoy” en la tarjeta para guardarla, o dime “listo” cuando la hayas echado y la preparo para anotarla.',
    }),
  );

const HALF = 0.5;
export const OF_DOSE: Record<Aside, (asked: Asked) => Reply> = {
  no: refused, yes: agreed, ok: agreed, half, double, enough, tooMuch: isSafe, isSafe, sure, soMuch, why, ifNot, toPlan, howTo, time, tomorrow, rest, otherPool, done, next, strength, saved, affects,
  doneHalf: (asked) => asked.answerTo(toldText(asked, HALF)),
  failed: ({ context }) => notYet(context),
}; // prettier-ignore
