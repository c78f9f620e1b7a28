// Steps of a plan in words: what to add, in which order, with a card for each.
import type { ProductId } from '@limpid/chemistry';
import type { CoachLanguage } from '../understanding/fold.ts';
import { productName } from './names.ts';
import { amountText, volumeText } from './numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

export type Step = {
  productId: ProductId;
  strengthPercent?: number | undefined;
  amountG?: number | undefined;
  amountMl?: number | undefined;
  amountL?: number | undefined;
  afterMinutes: number;
  why: string;
};

/** What to say after "nothing to add"; missing where there is no sentence in that language. */
export type Note = Record<CoachLanguage, string | undefined>;

const ONE_STEP = {
  en: 'Add it with the pump running and no one in the water, and test again when the plan says.',
  es: 'Agrégalo con la bomba encendida y sin nadie en el agua, y mide de nuevo cuando el plan lo diga.',
};

/** Water is let out first: by how much, why, and what to mind. */
function drainTexts(amountL: number, count: number, why: string, context: CoachContext): Note & { en: string; es: string } {
  const amount = volumeText(amountL, context);
  const order =
    count === 1
      ? { en: '', es: '' }
      : {
          en: ' Do the other steps as the plan says, with the pump running.',
          es: ' Haz los otros pasos como indica el plan, con la bomba encendida.',
        };
  return {
    en: `${why} Drain the ${amount} before you refill, all at once or in parts. Drain only where local rules allow it, never the whole pool, and not after heavy rain. Keep the pump, heater and salt cell off while the water is low. Once it’s full, run the pump for an hour and test chlorine and pH.${order.en}`,
    es: `Esa agua hay que cambiarla: ningún producto baja lo que sobra (CYA o dureza). Vacía los ${amount} antes de rellenar, de una vez o por partes. Vacía solo donde lo permitan las normas locales, nunca la piscina entera, y no después de lluvias fuertes. Deja apagados la bomba, el calentador y la celda de sal mientras el nivel esté bajo. Con el nivel completo, prende la bomba una hora y mide cloro y pH.${order.es}`,
  };
}

export function stepsReply(steps: readonly Step[], note: Note, context: CoachContext, end: string, name?: string): Reply {
  if (steps.length === 0)
    return reply(
      inLanguage(context, {
        en: `Nothing to add right now.${note.en ? ` ${note.en}` : ''}${end}`,
        es: `Por ahora no hay que agregar nada.${note.es ? ` ${note.es}` : ''}${end}`,
      }),
    );
  const lines = steps.slice(0, 4).map((step, index) => {
    const amount = step.amountL === undefined ? amountText(step, step.productId, context) : volumeText(step.amountL, context);
    const strength = step.strengthPercent !== undefined && step.productId === 'liquid-chlorine' ? ` (${step.strengthPercent}%)` : '';
    if (step.productId === 'fill-water')
      return `${index + 1}. ${inLanguage(context, { en: `Drain ${amount} and refill with fresh water`, es: `Vacía ${amount} y rellena con agua nueva` })}`;
    return `${index + 1}. ${amount} ${context.language === 'es' ? 'de' : 'of'} ${productName(step.productId, context.language)}${strength}`;
  });
  const opening = inLanguage(context, {
    en: `${steps.length === 1 ? 'One step' : `${steps.length} steps`}${name === undefined ? '' : ` for ${name} today`}${steps.length === 1 ? ':' : ', in this order:'}`,
    es: `${steps.length === 1 ? 'Un paso' : `${steps.length} pasos`}${name === undefined ? '' : ` para ${name} hoy`}${steps.length === 1 ? ':' : ', en este orden:'}`,
  });
  const drained = steps.find(({ productId, amountL }) => productId === 'fill-water' && amountL !== undefined);
  const isOne = steps.length === 1;
  const wait = inLanguage(
    context,
    drained
      ? drainTexts(drained.amountL ?? 0, steps.length, drained.why, context)
      : isOne
        ? ONE_STEP
        : {
            en: 'Wait between the steps as the plan says, with the pump running, and test again at the end.',
            es: 'Espera entre los pasos como indica el plan, con la bomba encendida, y mide de nuevo al final.',
          },
  );
  return reply(`${opening}\n${lines.join('\n')}\n${wait}${end}`, {
    cards: steps.map((step) => ({
      kind: 'dose' as const, title: productName(step.productId, context.language), productId: step.productId,
      ...(step.amountG === undefined ? {} : { amountG: step.amountG }), ...(step.amountMl === undefined ? {} : { amountMl: step.amountMl }), ...(step.amountL === undefined ? {} : { amountL: step.amountL }),
      inputs: { afterMinutes: step.afterMinutes, ...(step.strengthPercent === undefined ? {} : { strengthPercent: step.strengthPercent }) },
    })), // prettier-ignore
  });
}
