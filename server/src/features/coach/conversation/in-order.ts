// "Ok and the order?", "What first?": of the products that were talked about, one at a time.
import { waitBetweenMinutes } from '@limpid/chemistry';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { productName, valueName } from '../skills/names.ts';
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import { readMessage } from '../understanding/frame.ts';
import type { ParameterName } from '../understanding/lexicon.ts';
import { type After, saying } from './after.ts';
import { type Dose, dosesOf } from './dose-asides.ts';

const ASKS = saying(
  "(?:and |what about |whats |what'?s |what is |in |does |is there |which |y |en |cual es )*(?:the |a |an |what |which |any |que |el |right |best |correct |there )*(?:order|sequence|orden)(?: (?:matter|to add (?:it|them)|do i (?:add|put)(?: (?:it|them))?(?: in)?|should i (?:add|put) (?:it|them)|los (?:pongo|echo)|importa|correcto))?",
  "(?:which|what)(?: (?:one|chemical|product|of (?:those|them|these)))?(?: (?:goes|should go|do i (?:add|put|do|use)|should i (?:add|put|do)|comes|is))?(?: in)? ?first|(?:which|what) (?:do|should) i (?:start with|add first|do first|put in first)|what first|(?:which|what) to (?:add|do) first",
  "(?:cual|que|cual de (?:los|las) \\w+)(?: (?:va|echo|pongo|agrego|debo echar|se echa|hago|uso))? ?(?:primero|antes)|primero (?:cual|que)|por cual empiezo|con cual empiezo",
); // prettier-ignore
const REACHES = 4;
const hoursText = (minutes: number, language: 'en' | 'es'): string =>
  minutes < 120
    ? `${minutes} ${language === 'es' ? 'minutos' : 'minutes'}`
    : `${Math.round(minutes / 60)} ${language === 'es' ? 'horas' : 'hours'}`;

/** In the words of the plan: what is dangerous first, and acid apart from chlorine. */
function listed(doses: readonly Dose[], { context }: After): Reply {
  const { language } = context;
  const steps = doses.map(({ productId, inputs }, index) => {
    const parameter = inputs['parameter'];
    const value = typeof parameter === 'string' ? ` (${valueName(parameter as ParameterName, language)})` : '';
    return `${index + 1}. ${productName(productId, language)}${value}`;
  });
  const waits = doses.slice(1).map(({ productId }, index) => waitBetweenMinutes((doses[index] as Dose).productId, productId));
  const wait = hoursText(Math.max(60, ...waits), language);
  return reply(
    inLanguage(context, {
      en: `In this order, one at a time with the pump running:\n${steps.join('\n')}\nLeave at least ${wait} between them, never mix them, and test again before the next one, because each dose moves the others a little.`,
      es: `En este orden, uno a la vez y con la bomba encendida:\n${steps.join('\n')}\nDeja al menos ${wait} entre uno y otro, nunca los mezcles, y mide de nuevo antes del siguiente, porque cada dosis mueve un poco los demás valores.`,
    }),
  );
} // prettier-ignore

/** Undefined: not asked, or nothing was talked about that has an order. */
export function inOrder(after: After): Reply | undefined {
  const { text, earlier, answerTo, context } = after;
  if (!ASKS.test(text) || earlier.length === 0) return undefined;
  const told = earlier
    .slice(0, REACHES)
    .find((one) => Object.keys(readMessage(one).values).length > 1 || dosesOf(answerTo(one, [])).length > 1);
  const card = cardReply('order', context);
  if (told === undefined) return card;
  const doses = dosesOf(answerTo(told, []));
  const unique = doses.filter(({ productId }, index) => doses.findIndex((other) => other.productId === productId) === index);
  if (unique.length > 1) return listed(unique, after);
  const values = toldValues(told);
  return values.length > 1 ? ofValues(values, after) : card;
}

/** Sanitizer first, and pH before what pH carries along. */
const RANKS: readonly ParameterName[] = ['freeChlorinePpm', 'alkalinityPpm', 'ph', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm'];
const toldValues = (text: string): ParameterName[] => RANKS.filter((name) => readMessage(text).values[name] !== undefined);

const STEPS: Partial<Record<ParameterName, { en: string; es: string }>> = {
  freeChlorinePpm: { en: 'Chlorine, if it’s under its minimum: leave the pump on for an hour before anything else', es: 'Cloro, si está bajo su mínimo: deja la bomba una hora antes de lo demás' },
  alkalinityPpm: { en: 'Alkalinity (baking soda up, acid down): let it circulate 6 hours and test pH again, because it moves too', es: 'Alcalinidad (bicarbonato sube, ácido baja): deja circular 6 horas y mide otra vez el pH, porque también se mueve' },
  ph: { en: 'pH (acid down, soda ash up), in small steps, at least an hour apart from chlorine and 6 hours from baking soda', es: 'pH (ácido baja, ceniza de soda sube), poco a poco, al menos una hora aparte del cloro y 6 horas del bicarbonato' },
  hardnessPpm: { en: 'Calcium, on another day than alkalinity', es: 'Calcio, otro día que la alcalinidad' },
  cyanuricAcidPpm: { en: 'Stabilizer, which takes days to dissolve', es: 'Estabilizador, que tarda días en disolverse' },
  saltPpm: { en: 'Salt last', es: 'Al final la sal' },
}; // prettier-ignore
function ofValues(names: readonly ParameterName[], { context }: After): Reply {
  const steps = names.flatMap((name) => {
    const step = STEPS[name];
    return step ? [inLanguage(context, step)] : [];
  });
  return reply(
    inLanguage(context, {
      en: `One product at a time, with the pump running:\n${steps.map((step, index) => `${index + 1}. ${step}.`).join('\n')}\nNever mix two of them, not even in the same bucket or scoop, and test again between steps.`,
      es: `Un producto a la vez, con la bomba encendida:\n${steps.map((step, index) => `${index + 1}. ${step}.`).join('\n')}\nNunca mezcles dos, ni en la misma cubeta o medida, y mide otra vez entre pasos.`,
    }),
  );
} // prettier-ignore
