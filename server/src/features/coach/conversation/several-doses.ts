// The same short words about several doses in a row: half of each, how each is added, no doubling.
import { swimWaitMinutes } from '@limpid/chemistry';
import { productName } from '../skills/names.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import type { Aside } from './aside-words.ts';
import { amountOf, type Dose, howToText } from './dose-asides.ts';

const products = (doses: readonly Dose[]): Dose[] =>
  doses.filter(({ productId }, index) => doses.findIndex((other) => other.productId === productId) === index);

/** Undefined where it has to be asked of one of them. */
export function ofSeveral(kind: Aside, doses: readonly Dose[], context: CoachContext): Reply | undefined {
  if (kind === 'half') {
    const halves = doses.map((dose) => `- ${amountOf(dose, 0.5, context)} ${inLanguage(context, { en: 'of', es: 'de' })} ${productName(dose.productId, context.language)}`);
    const lead = inLanguage(context, { en: 'Half of each is:', es: 'La mitad de cada una es:' });
    const then = inLanguage(context, {
      en: 'One at a time, in this order. Let it mix, test again, and add the rest only if the test still asks for it.',
      es: 'Una a la vez, en este orden. Deja que se mezcle, mide otra vez y agrega el resto solo si el análisis lo pide.',
    });
    return reply([lead, ...halves, then].join('\n'));
  }
  if (kind === 'double')
    return reply(
      inLanguage(context, {
        en: "No, don't double any of them: each is what its goal takes, and twice that goes past it. Add them one at a time, test, and I'll work out the rest if there is one.",
        es: 'No, no dupliques ninguna: cada una es lo que pide su meta, y el doble se pasa. Agrégalas una a la vez, mide, y calculo el resto si hace falta.',
      }),
    );
  const ways = products(doses).map((dose) => howToText(dose, context));
  if (kind === 'howTo') return reply([...new Set(ways)].join('\n\n'));
  if (kind === 'isSafe') {
    const minutes = Math.max(...doses.map(({ productId }) => swimWaitMinutes(productId)));
    const wait = inLanguage(context, {
      en: `Yes, one at a time and in this order; never mix them. Stay out while they go in and for ${minutes} minutes after the last, with the pump running, and swim only when the test is in range.`,
      es: `Sí, una a la vez y en este orden; nunca las mezcles. Que nadie esté en el agua mientras las agregas ni ${minutes} minutos después de la última, con la bomba encendida, y naden solo con el análisis en rango.`,
    });
    return reply([wait, ...new Set(ways)].join('\n\n'));
  }
  if (kind === 'sure' || kind === 'soMuch' || kind === 'enough')
    return reply(
      inLanguage(context, {
        en: 'Each amount follows from how much water there is, the strength on the label, and how far that value has to move. If one of those isn’t right, tell me. When in doubt, add half, let it mix, and test.',
        es: 'Cada cantidad sale de cuánta agua hay, de la concentración de la etiqueta y de cuánto debe moverse ese valor. Si algo no es así, dime. Si tienes duda, echa la mitad, deja que se mezcle y mide.',
      }),
    );
  return undefined;
} // prettier-ignore
