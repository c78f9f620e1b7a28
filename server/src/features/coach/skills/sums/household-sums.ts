// Sums of the kitchen and the hose: one unit in another, how much of one product does what another does, and what a falling level costs.
import { dose, type DoseParameter, effect, PRODUCTS, type ProductId } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import { productName } from '../names.ts';
import { amountText, askedUnit, figures, gallons, shown } from '../numbers.ts';
import { FT, one, result, fits, type Sum } from './sum.ts';

const LIQUIDS: readonly (readonly [RegExp, number, string, string])[] = [
  [/^(?:teaspoons?|tsp|cucharaditas?)$/, 4.92892159375, 'teaspoons', 'cucharaditas'],
  [/^(?:tablespoons?|tbsp|cucharadas?)$/, 14.78676478125, 'tablespoons', 'cucharadas'],
  [/^(?:cups?|tazas?)$/, 236.5882365, 'cups', 'tazas'],
  [/^(?:pints?)$/, 473.176473, 'pints', 'pintas'],
  [/^(?:quarts?)$/, 946.352946, 'quarts', 'cuartos'],
  [/^(?:gallons?|galones|galon)$/, 3785.411784, 'gallons', 'galones'],
  [/^(?:fl(?:uid)?\.? ?(?:oz|ounces?)|onzas liquidas)$/, 29.5735295625, 'fl oz', 'fl oz'],
  [/^(?:ounces?|oz|onzas?)$/, 29.5735295625, 'fl oz', 'fl oz'],
  [/^(?:ml|milliliters?|millilitres?|mililitros)$/, 1, 'mL', 'mL'],
  [/^(?:liters?|litres?|litros?)$/, 1000, 'liters', 'litros'],
];
/** "1.5 gal to fl oz": the unit at the end is the one wanted. */
const TARGET_AFTER =
  /\d ?[^\d]{1,16} (?:to|in|into|en|a) (teaspoons?|tsp|tablespoons?|tbsp|cups?|pints?|quarts?|fl(?:uid)?\.? ?(?:oz|ounces?)|ml|milliliters?|cucharaditas?|cucharadas?|tazas?|onzas? liquidas|mililitros)\W*$/;
const TARGET =
  /(?:how many|cuant[oa]s) (teaspoons?|tsp|tablespoons?|tbsp|cups?|pints?|quarts?|gallons?|fl(?:uid)?\.? ?(?:oz|ounces?)|ounces?|oz|ml|milliliters?|liters?|litres?|cucharaditas?|cucharadas?|tazas?|onzas? liquidas|onzas?|galones|mililitros|litros)(?: (?:are|is|hay|son))?(?: there)? (?:(?:in|make|en|hacen)\b|(?=\d))/;

/** "Convert 2.5 quarts to cups" */
const INTO =
  /\b(?:convert|conviert\w*|pasa\w*|what is|what's|how much is|cuanto es|cuantos son)\b.*\d.*\b(?:to|into|in|a|en) (teaspoons?|tsp|tablespoons?|tbsp|cups?|pints?|quarts?|gallons?|fl(?:uid)?\.? ?(?:oz|ounces?)|ounces?|oz|ml|milliliters?|liters?|litres?|cucharaditas?|cucharadas?|tazas?|onzas? liquidas|onzas?|galones|mililitros|litros)\W*$/;

const millilitresOf = ({ kind, value, unit, given }: Quantity): number | undefined => {
  if (kind === 'liquid') return value;
  if (kind === 'volume') return value * 1000;
  return kind === 'mass' && /oz|ounce|onza/.test(unit) ? given * 29.5735295625 : undefined;
};

/** "How many cups in half a gallon of acid?" */
export const kitchenUnits: Sum = (frame, context) => {
  const wanted = [TARGET, INTO, TARGET_AFTER].map((pattern) => pattern.exec(frame.text)?.[1]).find((unit) => unit !== undefined);
  const given = frame.quantities.length === 1 ? frame.quantities[0] : undefined;
  const target = wanted === undefined ? undefined : LIQUIDS.find(([pattern]) => pattern.test(wanted));
  const ml = given && millilitresOf(given);
  if (!target || !given || ml === undefined || ml > 100_000) return undefined;
  const [, size, en, es] = target;
  const unit = /^(?:oz|ounces?|onzas?)$/.test(given.unit) ? 'fl oz' : given.unit;
  return result(
    context,
    {
      en: `${figures(given.given)} ${unit} = ${figures(ml / size)} ${en}.`,
      es: `${figures(given.given, 'es')} ${unit} = ${figures(ml / size, 'es')} ${es}.`,
    },
    { value: ml / size, unit: en, inputs: { given: given.given, unit } },
  );
};

/** ppm as CaCO3 that one grain per US gallon is. */
const PPM_PER_GRAIN = 17.118;

export const grains: Sum = (frame, context) => {
  if (!fits(frame, /\bgrains?\b|\bgpg\b|\bgranos?\b/)) return undefined;
  const ppm = one(frame, 'ppm');
  const bare = frame.quantities.find(({ kind }) => kind === 'none');
  if (!ppm && !bare) return undefined;
  const isToPpm = !ppm && fits(frame, /(?:in|to|a|en) ppm|how many ppm|cuantas ppm/);
  const value = ppm && !isToPpm ? ppm.given / PPM_PER_GRAIN : (bare?.given ?? 0) * (isToPpm ? PPM_PER_GRAIN : 1 / PPM_PER_GRAIN);
  const given = ppm?.given ?? bare?.given ?? 0;
  const [from, to] = isToPpm ? ['grains', 'ppm'] : ['ppm', 'grains per gallon'];
  const line = `${figures(given)} ${from} = ${figures(value)} ${to}.`;
  return result(context, { en: line, es: line }, { value, unit: to, inputs: { given } });
};

const A_DAY = /\b(?:a|per|each|every|por|al|cada) (?:day|dia)\b|\bdaily\b|\bdiari[oa]\b/;
/** "¼ inch a day: how many gallons a week?" */
const SPANS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a|per|in a|each|every|in one|por|a la|en una) (?:week|semana)\b|\bweekly\b|\b7 days\b/, 7],
  [/\b(?:a|per|in a|each|in one|por|al|en un) (?:month|mes)\b|\bmonthly\b|\b30 days\b/, 30],
];

/** "1/4 inch a day on a 16 x 32 pool": what that is in gallons. */
export const levelDrop: Sum = (frame, context) => {
  const lengths = frame.quantities.filter(({ kind }) => kind === 'length');
  const drop = lengths.find(({ unit, value }) => /in|"|cm|mm|pulg|milim|centim/.test(unit) && value <= 0.31);
  const given = lengths.filter((length) => length !== drop && length.value >= 1).map(({ value }) => value);
  const bare = frame.quantities
    .filter(({ kind, given: figure }) => kind === 'none' && figure >= 6 && figure <= 200)
    .map(({ given: figure }) => figure * FT);
  const sides = given.length === 2 ? given : given.length === 0 ? bare : [];
  const area = one(frame, 'area')?.value ?? (sides.length === 2 ? (sides[0] ?? 0) * (sides[1] ?? 0) : undefined);
  if (
    !drop ||
    !area ||
    !fits(frame, /how (?:many|much)|gallons|liters|litres|cuant[oa]s?/) ||
    !fits(
      frame,
      /evapor|los[ei]|lost|drop|leak|fall|rain|level|missing|down|gone|of water|de agua|pierd|baj|llov|nivel|\b(?:a|per) (?:day|week)\b|al dia|por dia/,
    )
  )
    return undefined;
  const days = A_DAY.test(frame.text) ? (SPANS.find(([span]) => span.test(frame.text))?.[1] ?? 1) : 1;
  const litres = area * drop.value * 1000 * days;
  const [times, veces] = days === 1 ? ['', ''] : [` × ${days} days`, ` × ${days} días`];
  return result(
    context,
    {
      en: `About ${shown(gallons(litres), 0)} gallons (${shown(litres, 0)} liters): ${figures(area / FT ** 2)} square feet × ${shown(drop.given, 2)} ${drop.unit}${times}.`,
      es: `Unos ${shown(gallons(litres), 0, 'es')} galones (${shown(litres, 0, 'es')} litros): ${figures(area / FT ** 2, 'es')} pies cuadrados × ${shown(drop.given, 2, 'es')} ${drop.unit}${veces}.`,
    },
    { value: litres, unit: 'L', inputs: { areaM2: area, dropM: drop.value } },
  );
};

const SHARED: readonly DoseParameter[] = ['freeChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm'];
const REFERENCE = { ph: 7.8, alkalinityPpm: 100, hardnessPpm: 200, cyanuricAcidPpm: 30, freeChlorinePpm: 0, saltPpm: 1000 };
const REFERENCE_L = 50_000;

const changesBoth = (a: ProductId, b: ProductId): DoseParameter | undefined =>
  SHARED.find((name) => (['raises', 'lowers'] as const).some((way) => PRODUCTS[a][way].includes(name) && PRODUCTS[b][way].includes(name)));

const REPLACES = /replac|substitut|instead of|equal|equivalent|same as|reemplaz|sustitu|en lugar de|en vez de|equival|igual a/;

interface Exchange {
  amount: Quantity;
  from: ProductId;
  to: ProductId;
  parameter: DoseParameter;
  percent: number | undefined;
}

/** An amount of one product, and another product that changes the same value. */
function exchangeIn(frame: Frame): Exchange | undefined {
  const amount = frame.quantities.find(({ kind, value }) => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value < 40));
  const given = amount && frame.chemicals.find(({ at }) => at >= amount.end);
  const wanted = frame.chemicals.find(({ name }) => name !== given?.name);
  if (!amount || !given || !wanted || frame.volumeL !== undefined) return undefined;
  const [from, to] = [productOf(given.name), productOf(wanted.name)];
  const parameter = changesBoth(from, to);
  if (!parameter || (PRODUCTS[from].form === 'liquid') === (amount.kind === 'mass')) return undefined;
  return { amount, from, to, parameter, percent: strengthNear(frame, given.at) };
}

/** How much of `to` does in the reference water what the amount of `from` does. */
function sameDose({ amount, from, to, parameter, percent }: Exchange) {
  const used = amount.kind === 'volume' ? amount.value * 1000 : amount.value;
  const strength = percent === undefined ? {} : { strengthPercent: percent };
  const addition = { productId: from, ...strength, ...(amount.kind === 'mass' ? { amountG: used } : { amountMl: used }) };
  const after = effect({ volumeL: REFERENCE_L, water: REFERENCE, additions: [addition] });
  return dose({ volumeL: REFERENCE_L, water: REFERENCE, productId: to, target: { parameter, value: after[parameter] } });
}

/** "How much dry acid replaces 1 quart of muriatic acid?": the amount with the same effect. */
export const sameEffect: Sum = (frame, context) => {
  const exchange = REPLACES.test(frame.text) ? exchangeIn(frame) : undefined;
  if (!exchange) return undefined;
  const { amount, from, to, parameter } = exchange;
  const same = sameDose(exchange);
  const text = amountText(same, to, context, askedUnit(frame.text));
  const what = parameter === 'ph' ? 'pH' : parameter === 'freeChlorinePpm' ? 'free chlorine' : 'the water';
  return result(
    context,
    {
      en: `About ${text} of ${productName(to, 'en')} does the same to ${what} as ${figures(amount.given)} ${amount.unit} of ${productName(from, 'en')}.`,
      es: `Unas ${text} de ${productName(to, 'es')} hacen lo mismo que ${figures(amount.given, 'es')} ${amount.unit} de ${productName(from, 'es')}.`,
    },
    {
      title: productName(to, context.language),
      productId: to,
      value: same.amountMl ?? same.amountG ?? 0,
      unit: same.amountMl === undefined ? 'g' : 'mL',
      inputs: { given: amount.given, unit: amount.unit },
    },
  );
};

const strengthNear = (frame: Frame, at: number): number | undefined =>
  frame.quantities.find(({ kind, end }) => kind === 'percent' && end <= at && at - end <= 12)?.value;

const BAG =
  /^ ?-?(bags?|sacks?|bolsas?|sacos?|buckets?|pails?|jugs?|bottles?|tablets?|tabs?|pucks?|botellas?|garrafas?|tabletas?|pastillas?)\b/;

const OF_BAG =
  /\b(bags?|sacks?|jugs?|bottles?|buckets?|bolsas?|sacos?|costal(?:es)?|botellas?|garrafas?|cubetas?)(?: (?:de|of) (?:\w+ ){1,2}| )(?:de|of|at) $/;
const SALT_BAG_LB = 40;
const BAGS_OF_SALT = /\bhow many (?:\w+ )?bags\b|\bcuantas bolsas\b|\bcuantos (?:sacos|costales)\b/;

/** "How many 40 lb bags": the amount as containers, when the question names their size. */
export function inContainers(
  frame: Frame,
  amount: { amountG?: number | undefined; amountMl?: number | undefined },
  language: 'en' | 'es',
): string {
  for (const quantity of frame.quantities) {
    const isCounted = quantity.kind === 'mass' && /\b(?:how many|cuant[oa]s) $/.test(frame.text.slice(0, quantity.at));
    const name = isCounted
      ? language === 'es'
        ? 'bolsas'
        : 'bags'
      : (BAG.exec(frame.text.slice(quantity.end))?.[1] ?? OF_BAG.exec(frame.text.slice(0, quantity.at))?.[1]);
    const ml = millilitresOf(quantity);
    const isLiquid = ml !== undefined && ml < 60_000 && amount.amountMl !== undefined;
    const share = isLiquid ? (amount.amountMl ?? 0) / ml : quantity.kind === 'mass' ? (amount.amountG ?? 0) / quantity.value : 0;
    if (name === undefined || !(share > 0)) continue;
    const size = `${figures(quantity.given, language)} ${quantity.unit}`;
    const plural = share > 1 && !name.endsWith('s') ? `${name}s` : name;
    return language === 'es' ? ` Son ${figures(share, 'es')} ${plural} de ${size}.` : ` That's ${figures(share)} ${size} ${plural}.`;
  }
  // Salt comes in bags of 40 lb nearly everywhere.
  const bags = (amount.amountG ?? 0) / (SALT_BAG_LB * 453.59237);
  if (
    bags > 0 &&
    BAGS_OF_SALT.test(frame.text) &&
    (frame.parameters.includes('saltPpm') || frame.chemicals.some(({ name }) => name === 'salt'))
  )
    return language === 'es' ? ` Son ${figures(bags, 'es')} bolsas de 40 lb.` : ` That's ${figures(bags)} bags of 40 lb.`;
  return '';
}
