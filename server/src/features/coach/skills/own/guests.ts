// "12 kids coming Saturday, how much chlorine tonight?": what this pool needs now, and what to do on the day.
import type { Frame } from '../../understanding/frame.ts';
import { levelRange } from '../level.ts';
import { productName } from '../names.ts';
import { amountText, figures } from '../numbers.ts';
import { type CoachContext, type CoachPool, inLanguage, reply, type Reply } from '../reply.ts';
import { CHLORINE_PRODUCTS } from './daily-use.ts';
import { dayAsked, weekdayName } from './day-asked.ts';
import { estimateFigure, levelNowText, ownLevel } from './own-level.ts';

const GUESTS =
  /\b(?:part(?:y|ies)|guests|cookout|bbq|birthday|company|fiesta|invitados|cumple(?:anos)?|reunion|(?:\d+|a lot of|lots of|many|bunch of|some|the|muchos|varios|unos) (?:more )?(?:kids|people|guests|swimmers|friends|children|adults|persons|teens|ninos|personas|amigos|invitados|gente)|(?:kids|people|friends|family|everyone|gente|ninos|familia|amigos|nietos|grandkids)(?: (?:are|is|will be))? (?:coming|com over|over|swimming|here))\b/;
const AHEAD =
  /\b(?:coming|comin|com|come|over|tomorrow|tonight|tonite|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sat|having|hosting|next|going to have|will (?:have|be)|manana|fin de semana|finde|lunes|martes|miercoles|jueves|viernes|sabado|domingo|vienen|viene|van a venir|vamos a (?:tener|hacer)|tenemos|tengo)\b/;
const ASKS_WATER =
  /\b(?:chlorine|chlor|cloro|add|put|do|dose|shock|ready|prep\w*|bleach|treat|need|agrego|agregar|echo|echar|pongo|poner|hago|hacer|necesito|preparo|preparar)\b/;
const OTHER =
  /\b(?:swim now|ph|alkalinity|heat\w*|degrees|temperature|salt|cya|hardness|cover|can (?:we|they|i) (?:swim|go|get)|safe|already|after the party|last night|yesterday|ayer|anoche|calient\w*)\b/;

export function beforeGuests(frame: Frame, context: CoachContext, pool: CoachPool): Reply | undefined {
  const { text } = frame;
  const isOne = GUESTS.test(text) && AHEAD.test(text) && ASKS_WATER.test(text) && !OTHER.test(text) && frame.symptoms.length === 0;
  if (!isOne || frame.quantities.some(({ kind }) => !['people', 'none', 'time', 'count'].includes(kind)) || frame.volumeL !== undefined)
    return undefined;
  if (Object.keys(frame.values).length > 0 && /\b(?:ppm|fc|is at)\b/.test(text)) return undefined;
  return guestsOfPool(text, context, pool);
}

export function guestsOfPool(text: string, context: CoachContext, pool: CoachPool): Reply | undefined {
  const range = levelRange('freeChlorinePpm', context);
  const level = ownLevel('freeChlorinePpm', context);
  if (!range || !level) return undefined;
  const asked = dayAsked(text, context);
  const day = asked ? weekdayName(asked.day, context) : undefined;
  const now = levelNowText('freeChlorinePpm', level, context);
  const [low, high] = [figures(range.low, context.language), figures(range.high, context.language)];
  const step = pool.plan.steps.find(({ state, productId }) => state === 'todo' && CHLORINE_PRODUCTS.includes(productId));
  const name = inLanguage(context, { en: `free chlorine in ${pool.name} is ${now}`, es: `el cloro libre de ${pool.name} está en ${now}` });
  const todo = step
    ? `${amountText(step, step.productId, context)} ${inLanguage(context, { en: 'of', es: 'de' })} ${productName(step.productId, context.language)}`
    : '';
  const first =
    step === undefined
      ? level.now > range.high
        ? { en: `Nothing to add now: ${name}, above its range of ${low} to ${high}.`, es: `Ahora no agregues nada: ${name}, por encima de su rango de ${low} a ${high}.` }
        : level.now >= range.low
          ? { en: `Nothing to add now: ${name}, in its range of ${low} to ${high}.`, es: `Ahora no agregues nada: ${name}, en su rango de ${low} a ${high}.` }
          : { en: `It's low: ${name}, and its range is ${low} to ${high}. Follow today's plan first.`, es: `Está bajo: ${name}, y su rango es de ${low} a ${high}. Sigue primero el plan de hoy.` }
      : { en: `Add ${todo} this evening, as your plan says: ${name}, and its range is ${low} to ${high}.`, es: `Agrega ${todo} esta noche, como dice tu plan: ${name}, y su rango es de ${low} a ${high}.` }; // prettier-ignore
  const top = estimateFigure(range.high, 'freeChlorinePpm', context);
  const then = inLanguage(context, {
    en: `${day === undefined ? 'On the day' : `On ${day}`}, test in the morning and bring it to the top of the range, ${top} ppm, at least an hour before anyone swims; keep the pump running. Afterward, test again: people use chlorine up quickly.`,
    es: `${day === undefined ? 'Ese día' : `El ${day}`}, mide por la mañana y llévalo a la parte alta del rango, ${top} ppm, al menos una hora antes de nadar; deja la bomba encendida. Después mide otra vez: la gente gasta el cloro rápido.`,
  });
  return reply(`${inLanguage(context, first)} ${then}`, {
    cards: [{ kind: 'value', title: inLanguage(context, { en: 'free chlorine', es: 'cloro libre' }), value: level.now, unit: 'ppm', inputs: { low: range.low, high: range.high } }],
  }); // prettier-ignore
}
