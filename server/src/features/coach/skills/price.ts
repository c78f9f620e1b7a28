// What an amount of a product costs at a usual store.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import { productOf } from '../understanding/frame.ts';
import { productName } from './names.ts';
import { shown } from './numbers.ts';
import { type Card, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';
import { fits, type Sum } from './sums/sum.ts';

const FL_OZ_ML = 29.5735295625;

/** `amount`: g or mL */
export function priceReply(productId: ProductId, amount: number, cards: readonly Card[], context: CoachContext): Reply {
  const usd = (amount / 1000) * PRODUCTS[productId].typicalPriceUsdPerKgOrL;
  const product = productName(productId, context.language);
  const price = usd < 10 ? usd.toFixed(2) : shown(usd, 0, context.language);
  return reply(
    inLanguage(context, {
      en: `About $${price} of ${product}, at a usual store price. Yours may differ.`,
      es: `Unos $${price} de ${product}, a un precio normal de tienda. El tuyo puede variar.`,
    }),
    { cards: [{ kind: 'value', title: product, value: usd, unit: 'USD', inputs: {} }, ...cards] },
  );
}

/** "How much would 3 gallons of bleach cost?" */
export const priceOfAmount: Sum = (frame, context) => {
  const amount = frame.quantities.find(({ kind, value }) => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value < 400));
  const name = frame.chemicals[0]?.name ?? (fits(frame, /\bsalt\b|\bsal\b/) ? 'salt' : undefined);
  if (!amount || name === undefined || !fits(frame, /\b(?:costs?|price|run me|cuestan?|precio|sale[n]?|vale)\b/)) return undefined;
  const productId = productOf(name);
  const isLiquid = PRODUCTS[productId].form === 'liquid';
  const isFluid = amount.kind === 'mass' && /oz|ounce|onza/.test(amount.unit);
  if (isLiquid ? amount.kind === 'mass' && !isFluid : amount.kind !== 'mass') return undefined;
  const millilitres = isFluid ? amount.given * FL_OZ_ML : amount.kind === 'volume' ? amount.value * 1000 : amount.value;
  return priceReply(productId, isLiquid ? millilitres : amount.value, [], context);
};
