// What the log says about products: how much was used, what a month of chlorine costs, what is left, and how long a stock lasts.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import { productName } from '../names.ts';
import { amountText, figures, shown } from '../numbers.ts';
import { type CoachContext, type CoachPool, inLanguage, reply, type Reply } from '../reply.ts';
import { ACIDS, CHLORINE_PRODUCTS, DAY_MS, priceOf, productADay } from './daily-use.ts';
import { type Period, periodIn } from './period.ts';

type Fact = (frame: Frame, context: CoachContext, pool: CoachPool) => Reply | undefined;

const SOURCE = (context: CoachContext) => [
  { title: inLanguage(context, { en: 'Water chemistry', es: 'Química del agua' }), url: '/chemistry' },
];

/** The products that a question names: chlorine and acid are any of their kind. */
function productsIn({ chemicals, parameters }: Frame): readonly ProductId[] | undefined {
  const [first] = chemicals;
  if (first?.name === 'chlorine') return CHLORINE_PRODUCTS;
  if (first?.name === 'acid') return ACIDS;
  if (first) return [productOf(first.name)];
  return parameters.includes('saltPpm') ? ['salt'] : parameters.includes('freeChlorinePpm') ? CHLORINE_PRODUCTS : undefined;
}

const USED =
  /\btotal (?:chlorine|acid|bleach|cloro|acido|salt) (?:used|added)\b|\b(?:how much|how many|total(?: of)?|amount of|cuant[oa]s?)\b.{0,40}\b(?:(?:did|have|has|had|do) (?:i|we) (?:\w+ )?(?:us\w*|add\w*|put\w*|go(?:ne)? thr\w+|pour\w*|dump\w*|spen[dt]\w*)|(?:i|we)(?:'ve| have)? (?:used|added|put in|gone through|poured)|use|usamos|he usado|hemos usado|gaste|gastamos|he gastado|eche|echamos|he echado|le eche|agregue|agregamos|puse|pusimos|llevo)\b/;

type Sums = Map<ProductId, { amount: number; times: number }>;
function sumsOf(pool: CoachPool, products: readonly ProductId[] | undefined, { from, until }: Period): Sums {
  const sums: Sums = new Map();
  for (const { productId, doneAt, amountG, amountMl } of pool.treatments) {
    const at = Date.parse(doneAt);
    const id = productId as ProductId;
    if (at < from || at >= until || !(id in PRODUCTS) || (products && !products.includes(id))) continue;
    const before = sums.get(id) ?? { amount: 0, times: 0 };
    sums.set(id, { amount: before.amount + (amountMl ?? amountG ?? 0), times: before.times + 1 });
  }
  return sums;
}

const amountOf = (productId: ProductId, amount: number, context: CoachContext): string =>
  amountText(PRODUCTS[productId].form === 'liquid' ? { amountMl: amount } : { amountG: amount }, productId, context);

const usdText = (usd: number): string => (usd < 10 ? usd.toFixed(2) : shown(usd, 0));

/** "How much acid did I use this month?" */
const used: Fact = (frame, context, pool) => {
  const products = productsIn(frame);
  const period = periodIn(frame.text, context);
  if (!USED.test(frame.text) || !products || !period || /\b(?:should|need|debo|necesito)\b/.test(frame.text)) return undefined;
  const sums = [...sumsOf(pool, products, period)];
  const what = inLanguage(
    context,
    products === CHLORINE_PRODUCTS
      ? { en: 'chlorine', es: 'cloro' }
      : products === ACIDS
        ? { en: 'acid', es: 'ácido' }
        : { en: productName(products[0] ?? 'salt', 'en'), es: productName(products[0] ?? 'salt', 'es') },
  );
  if (sums.length === 0)
    return reply(
      inLanguage(context, {
        en: `None that was logged: the log of ${pool.name} has no ${what} ${period.text.en}.`,
        es: `Nada anotado: en el registro de ${pool.name} no hay ${what} ${period.text.es}.`,
      }),
      { sources: SOURCE(context) },
    );
  const lines = sums.map(([id, { amount, times }]) =>
    inLanguage(context, {
      en: `${amountOf(id, amount, context)} of ${productName(id, 'en')} (${times} addition${times === 1 ? '' : 's'})`,
      es: `${amountOf(id, amount, context)} de ${productName(id, 'es')} (${times} ve${times === 1 ? 'z' : 'ces'})`,
    }),
  );
  const usd = sums.reduce((sum, [id, { amount }]) => sum + (amount / 1000) * priceOf(id, pool).usdPerKgOrL, 0);
  const isOwn = sums.every(([id]) => priceOf(id, pool).isOwn);
  const [list, cost] = [lines.join(inLanguage(context, { en: ' and ', es: ' y ' })), usdText(usd)];
  return reply(
    inLanguage(context, {
      en: `${list} logged for ${pool.name} ${period.text.en}. That’s about $${cost} at ${isOwn ? 'your' : 'typical store'} prices.`,
      es: `${list} en ${pool.name} ${period.text.es}, según el registro. Son unos $${cost} ${isOwn ? 'a tu precio' : 'a precios normales de tienda'}.`,
    }),
    { sources: SOURCE(context) },
  );
};

const COSTS = /\b(?:cost\w*|spend\w*|budget|pay(?:ing)? for|run me|gast\w+|cuesta\w*|sale|pago)\b/;
const A_MONTH =
  /\b(?:a|per|each|every|this|next|al|por|cada|este|el proximo) (month|year|week|season|mes|ano|semana|temporada)\b|\b(monthly|weekly|yearly|mensual\w*|semanal\w*|anual\w*)\b/;
const daysOf = (unit: string): number =>
  /^(?:week|seman)/.test(unit) ? 7 : /^(?:year|ano|anual)/.test(unit) ? 365 : /^(?:season|temp)/.test(unit) ? 180 : 30;
const SPAN: Record<number, { en: string; es: string }> = {
  7: { en: 'a week', es: 'por semana' }, 30: { en: 'a month', es: 'al mes' }, 180: { en: 'in a season of 6 months', es: 'en una temporada de 6 meses' }, 365: { en: 'a year', es: 'al año' },
}; // prettier-ignore

const tooFewTests = ({ name }: CoachPool, context: CoachContext): string =>
  inLanguage(context, {
    en: `I can't tell yet how much chlorine ${name} uses: that takes a few tests in a row with nothing added in between.`,
    es: `Aún no sé cuánto cloro gasta ${name}: hacen falta varios análisis seguidos sin agregar nada entre uno y otro.`,
  });

/** "How much will chlorine cost me a month?" */
const monthly: Fact = (frame, context, pool) => {
  const [, unit, word] = A_MONTH.exec(frame.text) ?? [];
  const isChlorine = productsIn(frame) === CHLORINE_PRODUCTS || productsIn(frame)?.some((id) => CHLORINE_PRODUCTS.includes(id)) === true;
  if (
    (unit ?? word) === undefined ||
    !COSTS.test(frame.text) ||
    !isChlorine ||
    frame.quantities.length > 0 ||
    pool.traits.sanitizer === 'salt'
  )
    return undefined;
  const days = daysOf(unit ?? word ?? '');
  const named = frame.chemicals[0]?.name;
  const daily = productADay(context, named === undefined || named === 'chlorine' ? undefined : productOf(named));
  if (!daily) return reply(tooFewTests(pool, context), { abstained: true });
  const { productId, strengthPercent, amount } = daily;
  const price = priceOf(productId, pool);
  const usd = (amount / 1000) * days * price.usdPerKgOrL;
  const [product, total] = [productName(productId, context.language), amountOf(productId, amount * days, context)];
  const { en, es } = SPAN[days] ?? { en: 'a month', es: 'al mes' };
  return reply(
    inLanguage(context, {
      en: `About $${usdText(usd)} ${en}, at ${price.isOwn ? 'your' : 'a typical store'} price: ${pool.name} has lately been using about ${total} of ${strengthPercent}% ${product} ${en}. In hot, sunny months it uses more, in cool ones less.`,
      es: `Unos $${usdText(usd)} ${es}, ${price.isOwn ? 'a tu precio' : 'a un precio normal de tienda'}: últimamente ${pool.name} gasta unos ${total} de ${product} al ${strengthPercent}% ${es}. En meses de calor y sol gasta más; en los frescos, menos.`,
    }),
    {
      cards: [{ kind: 'value', title: product, value: usd, unit: 'USD', inputs: { days, strengthPercent, volumeL: pool.traits.volumeL } }],
    },
  );
};

const LEFT =
  /\b(?:how much|how many|is there|do i have|cuant[oa]s?)\b.{0,40}\b(?:left|remaining|queda[n]?|sobra[n]?)\b|\b(?:am i|are we) (?:running )?(?:low on|out of)\b|\b(?:me )?queda[n]? (?:suficiente )?(?:cloro|acido|sal|tabletas|pastillas)\b/;
const HELD =
  /\b(?:jugs?|bottles?|buckets?|bags?|tubs?|pails?|boxe?s?|containers?|garrafas?|botellas?|cubetas?|bolsas?|sacos?|stock|shelf|supply)\b/;
const OF_WATER = /\b(?:time|days?|hours?|minutes?|warranty|steps?|tasks?|life|in the (?:pool|water|spa)|pasos|tareas|dias|tiempo|horas)\b/;
/** "How much is left in my chlorine jug?": no one tells it how full a jug is. */
const left: Fact = (frame, context, pool) => {
  const products = productsIn(frame);
  if (!LEFT.test(frame.text) || OF_WATER.test(frame.text) || !(products || HELD.test(frame.text)) || frame.quantities.length > 0)
    return undefined;
  const [id] = (products ?? []).filter((one) => pool.treatments.some(({ productId }) => productId === one));
  const since = { from: context.now.getTime() - 30 * DAY_MS, until: context.now.getTime() + 1, text: { en: '', es: '' } };
  const sum = id === undefined ? undefined : sumsOf(pool, [id], since).get(id);
  const logged =
    id === undefined || !sum
      ? ''
      : inLanguage(context, {
          en: ` In the last 30 days you logged ${amountOf(id, sum.amount, context)} of ${productName(id, 'en')}: take that from what you bought.`,
          es: ` En los últimos 30 días anotaste ${amountOf(id, sum.amount, context)} de ${productName(id, 'es')}: réstalo de lo que compraste.`,
        });
  return reply(
    inLanguage(context, {
      en: `I can't see that: Limpid knows which products you have and how strong they are, not how full they are.${logged}`,
      es: `Eso no lo veo: Limpid sabe qué productos tienes y su concentración, no cuánto les queda.${logged}`,
    }),
    { sources: SOURCE(context) },
  );
};

const LASTS =
  /\b(?:how long|how many (?:days|weeks|months))\b.{0,44}\b(?:last|enough|good for|get me)\b|\b(?:cuanto(?: tiempo)?|para cuant[oa]s? (?:dias|semanas|tiempo))\b.{0,30}\b(?:dura\w*|alcanza\w*|rinde\w*|sirve\w*)\b/;
const GALLON_ML = 3785.411784;
const TABLET_G = 227;
const OF_TABLETS = /\b(?:tabs?|tablets?|pucks?|pastillas?|tabletas?)\b/;
const SOLD_IN =
  /\b(\d+(?:\.\d+)?|a|one|un|una) (?:more )?(jugs?|bottles?|gallons?|gals?|garrafas?|botellas?|galones|galon|tabs?|tablets?|pucks?|pastillas?|tabletas?)\b/;
/** "How long will my 4 jugs last?" */
const lasting: Fact = (frame, context, pool) => {
  const [, count = '', unit = ''] = SOLD_IN.exec(frame.text) ?? [];
  if (!LASTS.test(frame.text) || count === '' || frame.chemicals.some(({ name }) => name === 'acid' || name === 'muriatic-acid'))
    return undefined;
  const productId: ProductId = OF_TABLETS.test(unit) ? 'trichlor' : 'liquid-chlorine';
  const daily = productADay(context, productId);
  if (!daily) return reply(tooFewTests(pool, context), { abstained: true });
  const size = frame.quantities.find(({ kind, value }) => kind === 'volume' && value > 1 && value < 25)?.value;
  const isGallons = unit.startsWith('gal');
  const each = productId === 'trichlor' ? TABLET_G : isGallons || size === undefined ? GALLON_ML : size * 1000;
  const number = Number(count) || 1;
  const days = (number * each) / daily.amount;
  const assumed = inLanguage(
    context,
    productId === 'trichlor'
      ? { en: '8-oz tablets', es: 'tabletas de 8 oz' }
      : isGallons
        ? { en: `gallon${number === 1 ? '' : 's'} of ${daily.strengthPercent}% liquid chlorine`, es: `gal${number === 1 ? 'ón' : 'ones'} de cloro líquido al ${daily.strengthPercent}%` }
        : {
            en: `${size === undefined ? '1-gallon ' : ''}jugs of ${daily.strengthPercent}% liquid chlorine`,
            es: `garrafas ${size === undefined ? 'de 1 galón ' : ''}de cloro líquido al ${daily.strengthPercent}%`,
          },
  ); // prettier-ignore
  const span =
    days < 1.5
      ? inLanguage(context, { en: '1 day', es: '1 día' })
      : inLanguage(context, { en: `${shown(days, 0)} days`, es: `${shown(days, 0)} días` });
  return reply(
    inLanguage(context, {
      en: `About ${span}, counting ${figures(number)} ${assumed}: by its last tests ${pool.name} uses about ${amountOf(productId, daily.amount, context)} a day. Sun, heat and swimmers shorten that, and liquid chlorine loses strength as it ages.`,
      es: `Unos ${span}, contando ${figures(number)} ${assumed}: según sus últimos análisis, ${pool.name} gasta unos ${amountOf(productId, daily.amount, context)} al día. El sol, el calor y la gente lo acortan, y el cloro líquido pierde fuerza con el tiempo.`,
    }),
    { cards: [{ kind: 'value', title: productName(productId, context.language), value: days, unit: inLanguage(context, { en: 'days', es: 'días' }), inputs: { count: number, volumeL: pool.traits.volumeL } }] },
  ); // prettier-ignore
};

export const PRODUCT_FACTS: readonly Fact[] = [used, lasting, left, monthly];
