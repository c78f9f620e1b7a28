// "I added a gallon of bleach by mistake, is that bad?": whether it is, and when people may swim, before the numbers.
import { ChemistryError, effect, PRODUCTS, type ProductId, swimLimits, targets } from '@limpid/chemistry';
import type { Frame } from '../../../understanding/frame.ts';
import { ADDED, ASKS_IF_RIGHT } from '../../../understanding/intent-patterns.ts';
import { figures } from '../../numbers.ts';
import { type CoachContext, inLanguage } from '../../reply.ts';

/** Of free chlorine, against this pool's target and what people may swim in. */
const ASKS_IF_FINE = /\b(?:ok|okay|fine|right|enough|safe|alright|bien|suficiente)\b/;
/** "Is that ok?" is asked for a yes where "Is that bad?" is asked for a no. */
const words = (isFine: boolean, asked: string, context: CoachContext): string =>
  asked === '' ? '' : inLanguage(context, ASKS_IF_FINE.test(asked) === isFine ? { en: 'Yes, ', es: 'Sí, ' } : { en: 'No, ', es: 'No, ' });
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `asked`: the question, or nothing where whether it is bad was not asked in so many words. */
export const chlorineVerdict = (to: number, asked: string, context: CoachContext): string => sentence(chlorineText(to, asked, context));
function chlorineText(to: number, asked: string, context: CoachContext): string {
  const { pool } = context;
  // Without a test of stabilizer no one knows how much is too much.
  const cya = pool?.plan.water.cyanuricAcidPpm;
  const goal = pool && cya !== undefined ? targets(pool.traits, cya).freeChlorine : undefined;
  const limits = pool && swimLimits(pool.traits, cya).freeChlorine;
  if (!goal || !limits) return '';
  if (to < limits.low)
    return inLanguage(context, {
      en: `It does no harm, but it isn’t enough yet: free chlorine stays under its minimum of ${figures(limits.low)} ppm, so no one swims. `,
      es: `No hace daño, pero todavía no alcanza: el cloro libre queda bajo su mínimo de ${figures(limits.low, 'es')} ppm, así que nadie entra. `,
    });
  const [high, most] = [figures(goal.targetHighPpm, context.language), figures(limits.high, context.language)];
  if (to <= goal.targetHighPpm + 0.1)
    return inLanguage(context, {
      en: `${words(true, asked, context)}that’s fine for chlorine. Let it mix for half an hour with the pump on before anyone swims. `,
      es: `${words(true, asked, context)}el cloro queda bien. Deja que se mezcle media hora con la bomba encendida antes de nadar. `,
    });
  if (to <= limits.high)
    return inLanguage(context, {
      en: `It’s more than needed, but no harm: it stays under the ${most} ppm that people may swim in here. Run the pump, and before anyone swims test that it really is under that (the label may say less). Add no more until it’s back at ${high}; the sun brings it down in a day or two. `,
      es: `Es más de lo necesario, pero no hace daño: queda bajo las ${most} ppm con las que aquí se puede nadar. Deja la bomba encendida y, antes de nadar, mide que de verdad esté por debajo (la etiqueta puede decir menos). No agregues más hasta que vuelva a ${high}; el sol lo baja en uno o dos días. `,
    });
  return inLanguage(context, {
    en: `${words(false, asked, context)}it’s too much to swim in: stay out until a test shows less than ${most} ppm. Leave the cover off and let the sun bring it down, usually within a day or two; add nothing. `,
    es: `${words(false, asked, context)}es demasiado para nadar: no entren hasta que el análisis dé menos de ${most} ppm. Quita la cubierta y deja que el sol lo baje, por lo general en uno o dos días; no agregues nada. `,
  });
}

/** Of acid or a base: where this pool's pH comes to. */
const RAISE_THEN = {
  en: 'If it’s still under 7, bring it up with soda ash in small steps, and test after each.',
  es: 'Si sigue bajo 7, súbelo con carbonato por partes y mide después de cada una.',
};
const LOWER_THEN = {
  en: 'If it’s still that high, bring it down with small doses of acid, and test after each.',
  es: 'Si sigue tan alto, bájalo con dosis chicas de ácido y mide después de cada una.',
};
export const phVerdict = (ph: number, asked: string, context: CoachContext): string => sentence(phText(ph, asked, context));
function phText(ph: number, asked: string, context: CoachContext): string {
  const to = ph.toFixed(1);
  const range = context.pool && swimLimits(context.pool.traits, context.pool.plan.water.cyanuricAcidPpm).ph;
  if (!range) return '';
  const then = ph < range.low ? RAISE_THEN : LOWER_THEN;
  if (ph < range.dangerLow || ph > range.dangerHigh)
    return inLanguage(context, {
      en: `${words(false, asked, context)}by your last test pH goes to about ${to}. Stay out, keep the heater off and the pump on, and test again in an hour. ${then.en} `,
      es: `${words(false, asked, context)}según tu último análisis el pH llega a ${to} más o menos. No entren, apaga el calentador, deja la bomba encendida y mide otra vez en una hora. ${then.es} `,
    });
  const isInRange = ph >= range.low - 0.05 && ph <= range.high + 0.05;
  return isInRange
    ? inLanguage(context, {
        en: `${words(true, asked, context)}that’s fine: by your last test pH comes to about ${to}. Let it mix for half an hour with the pump on before anyone swims. `,
        es: `${words(true, asked, context)}está bien: según tu último análisis el pH llega a ${to} más o menos. Deja que se mezcle media hora con la bomba encendida antes de nadar. `,
      })
    : inLanguage(context, {
        en: `It isn’t dangerous, but by your last test pH comes to about ${to}, outside ${range.low} to ${range.high}: stay out, test again in an hour and correct it. `,
        es: `No es peligroso, pero según tu último análisis el pH llega a ${to} más o menos, fuera de ${range.low} a ${range.high}: no entren, mide otra vez en una hora y corrígelo. `,
      });
}

interface Added {
  productId: ProductId;
  volumeL: number;
  /** g or mL */
  amount: number;
  strengthPercent?: number;
}

/** Empty unless the pool's own water is known, and whether it was right is asked. */
export function verdictFor({ volumeL, amount, ...product }: Added, { text, values }: Frame, context: CoachContext): string {
  const { pool } = context;
  if (pool?.traits.volumeL !== volumeL || !ADDED.test(text) || !ASKS_IF_RIGHT.test(text) || Object.keys(values).length > 0) return '';
  const { ph, alkalinityPpm, freeChlorinePpm, ...others } = pool.plan.water;
  if (ph === undefined || alkalinityPpm === undefined || freeChlorinePpm === undefined) return '';
  const { raises, lowers, form } = PRODUCTS[product.productId];
  const added = { ...product, ...(form === 'liquid' ? { amountMl: amount } : { amountG: amount }) };
  try {
    const after = effect({ volumeL, water: { ...others, ph, alkalinityPpm, freeChlorinePpm }, additions: [added] });
    if (raises.includes('freeChlorinePpm')) return chlorineVerdict(after.freeChlorinePpm, text, context);
    return lowers.includes('ph') || (raises.includes('ph') && raises.includes('alkalinityPpm')) ? phVerdict(after.ph, text, context) : '';
  } catch (error) {
    if (error instanceof ChemistryError) return '';
    throw error;
  }
}
