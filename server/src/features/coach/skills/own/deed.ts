// "I just put in 10 lb of stabilizer", "I doubled the acid": what was done is answered as done. What it does to this water, whether to
// swim, and whether to log it; never another dose.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { isRanged, levelAgainstRange } from '../judged.ts';
import { answerLogTreatment, productSaid } from '../logging.ts';
import { traitsOf } from '../measured.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { keepsOut } from './dangerous.ts';
import { whatItDid } from './put-in.ts';

interface Texts {
  en: string;
  es: string;
}
const STAY_OUT_FOR_PH: Texts = {
  en: 'Add nothing else now. Keep the pump running and everyone out until a test after an hour shows pH between 7.2 and 7.8. If it’s outside, tell me pH and alkalinity.',
  es: 'No agregues nada más por ahora. Deja la bomba encendida y que nadie entre hasta que un análisis después de una hora dé un pH de 7.2 a 7.8. Si queda fuera, dime el pH y la alcalinidad.',
};
const ACID: Texts = { en: 'Acid lowers pH, and alkalinity with it.', es: 'El ácido baja el pH y, con él, la alcalinidad.' };
const BASE: Texts = {
  en: 'Soda ash and borax raise pH fast, and alkalinity with it.',
  es: 'El carbonato de sodio y el bórax suben rápido el pH y, con él, la alcalinidad.',
};
const DOES: Partial<Record<ProductId, Texts>> = {
  'baking-soda': {
    en: 'Baking soda raises alkalinity, and pH only a little; there is no danger in it. Let the pump mix it for a few hours before anyone swims, and test alkalinity and pH tomorrow before you add anything else.',
    es: 'El bicarbonato sube la alcalinidad y apenas el pH; no es peligroso. Deja que la bomba lo mezcle unas horas antes de nadar, y mide mañana la alcalinidad y el pH antes de agregar otra cosa.',
  },
  'cyanuric-acid': {
    en: 'Stabilizer raises cyanuric acid (CYA) and leaves only with the water. It does no harm to swimmers once it isn’t lying loose in the water, but it dissolves over days: test CYA in a week and add no more until then.',
    es: 'El estabilizador sube el ácido cianúrico (CYA) y solo se va cambiando agua. Nadar no hace daño si no queda suelto en el agua, pero se disuelve en días: mide el CYA en una semana y no agregues más hasta entonces.',
  },
  'calcium-chloride': {
    en: 'Calcium raises hardness and leaves only with the water. It can cloud the water for some hours: keep the pump running, stay out until you see the bottom clearly, and test hardness tomorrow.',
    es: 'El calcio sube la dureza y solo se va cambiando agua. Puede enturbiar unas horas: deja la bomba encendida, no entren hasta ver bien el fondo, y mide la dureza mañana.',
  },
  salt: {
    en: 'Salt raises the salt level and leaves only with the water. Swimming is fine. Run the pump for 24 hours, keep the salt cell off until it has dissolved, then test salt before you add more.',
    es: 'La sal sube el nivel de sal y solo se va cambiando agua. Se puede nadar. Deja la bomba 24 horas, la celda apagada hasta que se disuelva, y mide la sal antes de agregar más.',
  },
};
const CHLORINE: Texts = {
  en: 'That raises free chlorine. Keep the pump running and everyone out until it has mixed for an hour and a test shows free chlorine at or below your shock level (many labels say 4 ppm).',
  es: 'Eso sube el cloro libre. Deja la bomba encendida y que nadie entre hasta que se mezcle una hora y un análisis dé el cloro libre en tu nivel de choque o menos (muchas etiquetas dicen 4 ppm).',
};
const OTHER: Texts = {
  en: 'Keep the pump running, and everyone out for as long as its label says. Test before anyone swims and before you add anything else.',
  es: 'Deja la bomba encendida, y que nadie entre por el tiempo que diga la etiqueta. Mide antes de nadar y antes de agregar otra cosa.',
};
const WITH_PH = (first: Texts): Texts => ({ en: `${first.en} ${STAY_OUT_FOR_PH.en}`, es: `${first.es} ${STAY_OUT_FOR_PH.es}` });

function doesText(productId: ProductId): Texts {
  const { raises } = PRODUCTS[productId];
  if (productId === 'muriatic-acid' || productId === 'dry-acid') return WITH_PH(ACID);
  if (productId === 'soda-ash' || productId === 'borax') return WITH_PH(BASE);
  return DOES[productId] ?? (raises.includes('freeChlorinePpm') ? CHLORINE : OTHER);
}

/** A value that was told with it, against its range, and whether it keeps people out. */
function toldLevel(frame: Frame, context: CoachContext): string {
  const told = Object.entries(frame.values).find(([name]) => isRanged(name));
  const [name, value] = told ?? [];
  const found = isRanged(name) && value !== undefined ? levelAgainstRange(name, value, frame, context) : undefined;
  if (!found || name === undefined) return '';
  const out = keepsOut(name, Number(value), traitsOf(frame, context))
    ? inLanguage(context, { en: ' Stay out of the water.', es: ' Nadie entra al agua.' })
    : '';
  return `${found.answer}${out} `;
}

/** Undefined where no product is named. */
export function answerDeed(frame: Frame, context: CoachContext): Reply | undefined {
  const productId = productSaid(frame);
  if (!productId) return undefined;
  const level = toldLevel(frame, context);
  const exact = level === '' ? whatItDid(frame, context) : undefined;
  if (exact) return exact;
  const logged = answerLogTreatment(frame, context);
  const last = context.pool
    ? logged.answer
    : inLanguage(context, {
        en: 'Tell me how much it was, how many gallons the pool has and your last test, and I’ll work out what it does.',
        es: 'Dime cuánto fue, cuántos galones tiene la piscina y tu último análisis, y calculo qué hace.',
      });
  return reply(`${level}${inLanguage(context, doesText(productId))}\n\n${last}`, {
    proposals: logged.proposals,
    abstained: logged.abstained && context.pool !== undefined,
  });
}
