// What the plan needs and the person doesn't have: which product to buy, how much of it, and what for.
import type { ProductId } from '@limpid/chemistry';
import { inSentence, productName } from '../names.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { amountText } from '../numbers.ts';
import { type CoachContext, inLanguage, type Source } from '../reply.ts';

interface Item {
  productId: ProductId;
  amountG?: number | undefined;
  amountMl?: number | undefined;
  costUsd?: number | undefined;
  text: string;
  messages?: readonly { values?: Record<string, unknown> | undefined }[] | undefined;
}

export const SHOPPING_LIST = (context: CoachContext): Source => ({
  title: inLanguage(context, { en: 'Shopping list', es: 'Lista de compras' }),
  url: '/chemistry/shopping',
});

/** In Spanish the reason names the value that the engine tells. */
function reasonOf({ text, messages }: Item, context: CoachContext): string {
  if (context.language === 'en') return text;
  const values = messages?.[0]?.values;
  const name = values?.['parameter'];
  return typeof name === 'string' ? `Es para ${inSentence(name as ParameterName, context)}.` : '';
}

/** Empty where nothing has to be bought. */
export function toBuyFirst(items: readonly Item[], context: CoachContext): string {
  const lines = items.map((item) => {
    const { productId, amountG, amountMl, costUsd } = item;
    const amount = amountText({ amountG, amountMl }, productId, context);
    const cost = costUsd === undefined ? '' : `, ${inLanguage(context, { en: 'about', es: 'unos' })} $${Math.max(1, Math.round(costUsd))}`;
    const product = productName(productId, context.language);
    return inLanguage(context, {
      en: `Buy ${product}, about ${amount}${cost}: your chemicals can't do this. ${reasonOf(item, context)}`,
      es: `Compra ${product}, ${amount} más o menos${cost}: con tus productos no alcanza. ${reasonOf(item, context)}`,
    });
  });
  return lines.join('\n');
}
