// What an amount does to the water, and what a chlorine leaves behind.
import { ChemistryError, effect, PRODUCTS, type ProductId, saltCellPpmPerDay } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import { ADDED, ASKS_IF_RIGHT } from '../../understanding/intent-patterns.ts';
import { isAmountAlone } from '../../understanding/frame-facts.ts';
import { type Quantity, quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { productName, valueName } from '../names.ts';
import { levelRange } from '../level.ts';
import { figures, volumeText } from '../numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { verdictFor } from './from-tests/after-verdict.ts';
import { CHANGED, effectTexts, withLevel, withSaid } from './effect-texts.ts';
import { asksRise, namedProducts } from './from-tests/asks-rise.ts';
import { one, result, fits, PER_AMOUNT, type Sum, volumeOf } from './sum.ts';

/** "How much does one 40 lb bag add?": the other way round. */
export const effectOfAmount: Sum = (frame, context) => effectOf(frame, context, false);
/** `isAsked`: the question has said already that it asks what the amount does. */
export function effectOf(frame: Frame, context: CoachContext, isAsked: boolean): Reply | undefined {
  // A gallon of bleach is the amount and not the pool.
  const volumeL =
    frame.volumeL ?? frame.quantities.find(({ kind, value }) => kind === 'volume' && value >= 400)?.value ?? context.pool?.traits.volumeL;
  const chemical =
    frame.chemicals.find(({ name }) => name !== 'chlorine' && name !== 'acid') ??
    frame.chemicals[0] ??
    (fits(frame, /\bsalt\b|\bsal\b/) ? { name: 'salt' as never } : undefined);
  if (!volumeL || frame.bound.some(({ role }) => role === 'to')) return undefined;
  const amount =
    frame.quantities.find(
      ({ kind, value }) => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value !== frame.volumeL && value < 400),
    ) ??
    tabletsIn(frame) ??
    oneOf(frame);
  const productId = chemical
    ? productOf(chemical.name)
    : frame.parameters.includes('cyanuricAcidPpm')
      ? 'cyanuric-acid'
      : frame.parameters.includes('saltPpm')
        ? 'salt'
        : isOfLiquidChlorine(frame)
          ? ('liquid-chlorine' as const)
          : undefined;
  if (
    !amount ||
    !productId ||
    !(
      isAsked ||
      isAmountAlone(frame) ||
      (ADDED.test(frame.text) && ASKS_IF_RIGHT.test(frame.text)) ||
      fits(
        frame,
        /\bwhat (?:would|will|does|did|do) .*\bdo\b|(?:how much (?:of a )?|what )(?:rise|increase|change|jump)|ppm (?:rise|increase|gain|jump)|(?:rise|increase) (?:should|will|would|do)|how (?:(?:many|much) ppm|much (?:will|does|would|is|should)|far)|up (?:by )?how (?:much|many)|ppm of (?:fc|free chlorine|chlorine)|\bdo (?:to|for)\b|contribut\w*|suppl(?:y|ies|ied)|provid\w*|yield\w*|brings?|brought|raise|adds?\b|increase|what (?:salinity|salt level|level|reading|ppm|concentration|alkalinity|hardness)\b|change|effect|happen|lower|cuant[oa]s? (?:ppm|sube)|to (?:what|where)\W*$|what(?:'?s| is| will| would)? .*\b(?:after|now|be|read|reach|test at)\b|\b(?:land|lands|end up|ends up)\b|subio|aumento|en cuanto (?:queda|esta|estara)|sube|subira|subiria|aumenta/,
      )
    )
  )
    return undefined;
  const bags = frame.quantities.find(({ kind, end }) => kind === 'count' && end <= amount.at)?.given ?? bare(frame, amount);
  return effectSentence({ productId, volumeL, given: amount, times: bags }, frame, context);
}
/** "1 gallon, 10%, 14,000 gallons": of such a strength only liquid chlorine is poured by the gallon. */
const isOfLiquidChlorine = ({ quantities, parameters }: Frame): boolean =>
  quantities.some(({ kind, value }) => kind === 'percent' && value >= 3 && value <= 15) &&
  quantities.some(({ kind, value, unit }) => kind === 'liquid' || (kind === 'volume' && value < 400) || /^(?:oz|ounce|onza)/.test(unit)) &&
  parameters.every((name) => name === 'freeChlorinePpm');
/** "I added 3 lb of cyanuric acid to 10,000 gallons. What rise should I see?": no question about what it is for. */
export const riseAsked: Sum = (frame, context) =>
  frame.volumeL !== undefined &&
  frame.quantities.length <= 4 &&
  !fits(frame, /\b(?:cell|generator|chlorinator|swc?g|celda|clorador)\b/) &&
  namedProducts(frame) <= 1 &&
  asksRise(frame.text) &&
  frame.symptoms.length === 0
    ? effectOf(frame, context, true)
    : undefined;
const TABLET_G = 227;
/** "3 tabs": the usual 3-inch tablet weighs 8 oz. */
function tabletsIn(frame: Frame): Quantity | undefined {
  const tablets = frame.quantities.find(({ kind, unit }) => kind === 'count' && /^(?:tab|puck)/.test(unit));
  return tablets && frame.chemicals.some(({ name }) => name === 'trichlor')
    ? { ...tablets, kind: 'mass', value: tablets.given * TABLET_G }
    : undefined;
}

/** "How much does it raise it per pound?" */
function oneOf(frame: Frame): Quantity | undefined {
  const unit = PER_AMOUNT.exec(frame.text)?.[1];
  return unit === undefined ? undefined : quantitiesIn(`1 ${unit}`)[0];
}

/** "three 40 lb bags" */
const bare = (frame: Frame, amount: Quantity): number => {
  const those = /(?:^|\s)(\d+) (?:of (?:those|these|the|my) |de (?:esas|esos|las|los) )$/.exec(frame.text.slice(0, amount.at))?.[1];
  if (those !== undefined) return Number(those);
  const before = frame.quantities.findLast(
    ({ kind, end, given }) => kind === 'none' && end <= amount.at && amount.at - end <= 2 && given <= 60,
  );
  return before && /bag|sack|bolsa|saco|jug|bottle/.test(frame.text) ? before.given : 1;
};

function afterAdding(input: Parameters<typeof effect>[0]): ReturnType<typeof effect> | undefined {
  try {
    return effect(input);
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}

const tooMuch = (context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: "No, don't add that: it's far more than this water can take, and not safe for people or the shell. Tell me your test and what you want to change, and I'll work out a dose.",
      es: 'No, no agregues eso: es muchísimo más de lo que esta agua aguanta y no es seguro para la gente ni para la piscina. Dime tu análisis y qué quieres cambiar, y calculo una dosis.',
    }),
    { abstained: true },
  );

/** These stay in the water, so what goes in over a season adds up. */
const STAYING = ['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm'] as const;
const OVER_TIME =
  /\b(?:(?:over|in|during|through\w*|after|per|all|each|every|en|durante|por) (?:a |an |the |one |this |last |whole |entire |la |el |una? |toda la |todo el )*(?:\d+ )?(?:[a-z]+ )?(?:season|summer|year|months?|weeks?|spring|winter|temporada|verano|anos?|mes(?:es)?|semanas?)|no water (?:is |was )?(?:replaced|changed)|altogether|in total|en total)\b/;
/** "24 lb of trichlor over a season": far too much at once, but it went in bit by bit. */
function overTime(
  { productId, volumeL, amountG }: { productId: ProductId; volumeL: number; amountG: number },
  frame: Frame,
  context: CoachContext,
): Reply | undefined {
  const name = STAYING.find((one) => frame.parameters.includes(one));
  if (name === undefined || !OVER_TIME.test(frame.text) || PRODUCTS[productId].form === 'liquid') return undefined;
  const water = { ph: 7.5, alkalinityPpm: 100, saltPpm: 0, hardnessPpm: 200, cyanuricAcidPpm: 0, freeChlorinePpm: 0 };
  const after = afterAdding({ volumeL, water, additions: [{ productId, amountG: amountG / BIT_BY_BIT }] });
  const by = after ? (after[name] - water[name]) * BIT_BY_BIT : 0;
  if (by < 0.2) return undefined;
  return result(context, {
    en: `It adds about ${figures(by)} ppm of ${valueName(name, 'en')} to ${volumeText(volumeL, context)} in that time, if no water is replaced.`,
    es: `Suma unas ${figures(by, 'es')} ppm de ${valueName(name, 'es')} en ${volumeText(volumeL, context)} en ese tiempo, si no se cambia agua.`,
  }, { kind: 'water', title: productName(productId, context.language), productId, value: by, unit: 'ppm', amountG, inputs: { volumeL, parameter: name } }); // prettier-ignore
}
const BIT_BY_BIT = 100;

const ML_PER_FL_OZ = 29.5735295625;
/** "96 ounces of 12.5%": of what is poured, fluid ounces. */
const poured = (given: Quantity): Quantity =>
  given.kind === 'mass' && /^(?:oz|ounce|onza)/.test(given.unit) ? { ...given, kind: 'liquid', value: given.given * ML_PER_FL_OZ } : given;

type Levels = Partial<Record<(typeof CHANGED)[number][0], number>>;
/** What was asked about comes first. */
const changesOf = (water: Levels, after: ReturnType<typeof effect>, productId: ProductId, { parameters }: Frame) =>
  CHANGED.map(([name, en, es]) => ({ en, es, by: after[name] - (water[name] ?? 0), name }))
    .filter(({ by, name }) => Math.abs(by) >= 0.2 && !(name === 'saltPpm' && productId !== 'salt'))
    .toSorted((one, two) => Number(parameters.includes(two.name)) - Number(parameters.includes(one.name)));

function effectSentence(
  asked: { productId: ProductId; volumeL: number; given: Quantity; times: number },
  frame: Frame,
  context: CoachContext,
): Reply | undefined {
  const { productId, volumeL, times } = asked;
  const isLiquid = productId === 'liquid-chlorine' || productId === 'muriatic-acid';
  const given = isLiquid ? poured(asked.given) : asked.given;
  if (isLiquid !== (given.kind === 'liquid' || given.kind === 'volume')) return undefined;
  const amount = (given.kind === 'volume' ? given.value * 1000 : given.value) * times;
  const { totalChlorinePpm: _t, phosphatePpb: _p, ironPpm: _i, copperPpm: _c, orpMv: _o, ...values } = frame.values;
  const water = { ph: 7.5, alkalinityPpm: 100, saltPpm: 1000, hardnessPpm: 200, cyanuricAcidPpm: 30, freeChlorinePpm: 0, ...values };
  const assumed = frame.strengthPercent === undefined && isLiquid ? PRODUCTS[productId].defaultStrengthPercent : undefined;
  const strength = frame.strengthPercent === undefined ? {} : { strengthPercent: frame.strengthPercent };
  const after = afterAdding({
    volumeL,
    water,
    additions: [{ productId, ...strength, ...(isLiquid ? { amountMl: amount } : { amountG: amount }) }],
  });
  if (!after) return overTime({ productId, volumeL, amountG: amount }, frame, context) ?? tooMuch(context);
  const changes = changesOf(water, after, productId, frame);
  const [main] = changes;
  if (!main) return undefined;
  const isPhMoved = Math.abs(after.ph - water.ph) >= 0.03 && productId !== 'salt' && productId !== 'cyanuric-acid';
  const ph = isPhMoved ? ([water.ph, after.ph] as const) : undefined;
  const verdict = verdictFor({ productId, volumeL, amount, ...strength }, frame, context);
  const texts = effectTexts(changes, volumeText(volumeL, context), verdict === '' ? ph : undefined, assumed, frame.volumeL === undefined);
  const isSaid = main.name in values;
  const from = isSaid ? values[main.name as keyof typeof values] : ownWater(volumeL, context)[main.name];
  const full =
    from === undefined
      ? texts
      : isSaid
        ? withSaid(texts, from, from + main.by)
        : withLevel(texts, main, [from, Math.max(0, from + main.by)], levelRange(main.name, context));
  return result(context, { en: `${verdict}${full.en}`, es: `${verdict}${full.es}` }, {
    kind: 'water', title: productName(productId, context.language), productId, value: main.by, unit: 'ppm', ...(isLiquid ? { amountMl: amount } : { amountG: amount }), inputs: { volumeL, parameter: main.name },
  }); // prettier-ignore
}

const ownWater = (volumeL: number, { pool }: CoachContext): Partial<Record<string, number>> =>
  pool?.traits.volumeL === volumeL ? { ...pool.plan.water } : {};

/** What a chlorine leaves behind for every ppm that it brings. */
export const byProduct: Sum = (frame, context) => {
  const name = frame.chemicals.find(({ name: id }) => id === 'trichlor' || id === 'dichlor' || id === 'cal-hypo')?.name as
    | ProductId
    | undefined;
  const wants = name === 'cal-hypo' ? 'hardnessPpm' : 'cyanuricAcidPpm';
  if (
    !name ||
    !frame.parameters.includes(wants) ||
    fits(frame, /\b(?:switch|instead|quit|replace with|en vez de|cambio a)\b/) ||
    !fits(frame, /for every|per|each|every|por cada|how much|supplied|come with|by (?:about )?how many|leaves? behind/) ||
    frame.volumeL !== undefined ||
    (context.pool !== undefined && frame.quantities.some(({ kind }) => kind === 'mass'))
  )
    return undefined;
  const ppm = frame.quantities.find(({ kind, given }) => (kind === 'ppm' || kind === 'none') && given > 0 && given <= 100)?.given ?? 10;
  const volumeL = 10_000;
  const start = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 200, cyanuricAcidPpm: 0, freeChlorinePpm: 0 };
  const unit = effect({ volumeL, water: start, additions: [{ productId: name, amountG: 100 }] });
  const each = (unit[wants] - start[wants]) / unit.freeChlorinePpm;
  const what =
    wants === 'hardnessPpm' ? { en: 'calcium hardness', es: 'dureza de calcio' } : { en: 'cyanuric acid', es: 'ácido cianúrico' };
  return result(context, {
    en: `About ${figures(each * ppm)} ppm of ${what.en} for every ${figures(ppm)} ppm of free chlorine from ${productName(name, 'en')}.`,
    es: `Unas ${figures(each * ppm, 'es')} ppm de ${what.es} por cada ${figures(ppm, 'es')} ppm de cloro libre de ${productName(name, 'es')}.`,
  }, { value: each * ppm, unit: 'ppm', inputs: { freeChlorinePpm: ppm } }); // prettier-ignore
};

/** "TA 100, CYA 90, with the one-third rule": what of the alkalinity is carbonate. */
export const carbonateAlkalinity: Sum = (frame, context) => {
  const { alkalinityPpm: total, cyanuricAcidPpm: cya } = frame.values;
  if (
    total === undefined ||
    cya === undefined ||
    !fits(frame, /\b(?:carbonate|corrected|adjust\w*|correction|third|tercio|carbonatos|corregida)\b/)
  )
    return undefined;
  const carbonate = total - cya / 3;
  return result(context, {
    en: `Carbonate alkalinity is about ${figures(carbonate)} ppm: ${figures(total)} minus a third of ${figures(cya)}. The exact share of stabilizer depends on pH.`,
    es: `La alcalinidad de carbonatos es de unas ${figures(carbonate, 'es')} ppm: ${figures(total, 'es')} menos un tercio de ${figures(cya, 'es')}. La parte exacta del estabilizador depende del pH.`,
  }, { value: carbonate, unit: 'ppm', inputs: { alkalinityPpm: total, cyanuricAcidPpm: cya } }); // prettier-ignore
};

export const saltCell: Sum = (frame, context) => {
  const mass = one(frame, 'mass');
  const volumeL = volumeOf(frame, context);
  if (
    !mass ||
    !volumeL ||
    !fits(frame, /cell|generator|swg|clorador/) ||
    !fits(frame, /per day|a day|daily|\/day|por dia|al dia|(?:per|in|every) 24|each day/)
  )
    return undefined;
  // "Rated at 100%, I run it at 50%"
  const percents = frame.quantities.filter(({ kind }) => kind === 'percent').map(({ value }) => value);
  const percent = percents.find((value) => value !== 100) ?? percents[0] ?? 100;
  // "1.4 lb per 24 hours": what it is rated for, and not how long it runs.
  const run = frame.quantities.find(
    ({ kind, at, value }) =>
      kind === 'time' && value <= 24 && !/\b(?:per|in|every|each|a|por|cada|en)(?: a)? $/.test(frame.text.slice(0, at)),
  );
  const ppm = saltCellPpmPerDay({ gramsPerHour: mass.value / 24, hoursPerDay: run?.value ?? 24, percent }, volumeL);
  return result(
    context,
    { en: `About ${figures(ppm)} ppm of free chlorine a day.`, es: `Unas ${figures(ppm, 'es')} ppm de cloro libre al día.` },
    { value: ppm, unit: 'ppm/day', inputs: { volumeL, gramsPerDay: mass.value, percent, hoursPerDay: run?.value ?? 24 } },
  );
};

/** "Total reads 2.0, free 1.4": chlorine goes without saying. */
const saidOf = ({ text }: Frame, name: 'total' | 'free'): number | undefined => {
  const names = name === 'total' ? 'total' : 'free|libre';
  const said = new RegExp(String.raw`\b(?:${names})(?: (?:reads?|is|at|of|tests?|shows?|marca|es|da))? (\d+(?:\.\d+)?)`).exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
};

export const combined: Sum = (frame, context) => {
  const free = frame.values.freeChlorinePpm ?? saidOf(frame, 'free');
  // "alcalinidad total 130"
  const total = frame.values.totalChlorinePpm ?? (fits(frame, /\b(?:alcalinidad|dureza) total\b/) ? undefined : saidOf(frame, 'total'));
  if (free === undefined || total === undefined || fits(frame, /breakpoint|ten times|10 times|shock|10x|quiebre/)) return undefined;
  const cc = total - free;
  return result(context, {
    en: `Combined chlorine is ${figures(cc)} ppm: total minus free. ${cc > 0.5 ? 'That is more than it should be; shock the water.' : 'That is fine.'}`,
    es: `El cloro combinado es ${figures(cc, 'es')} ppm: total menos libre. ${cc > 0.5 ? 'Es más de lo debido: haz un choque.' : 'Está bien.'}`,
  }, { value: cc, unit: 'ppm', inputs: { freeChlorinePpm: free, totalChlorinePpm: total } }); // prettier-ignore
};

/** "Total 4.1, free 3.3. Combined?" */
const ASKS_COMBINED =
  /\b(?:combined|combinado|chloramines?|cloraminas?|cc)\b[^.\d]*\W*$|\b(?:what|how much|find|figure|calculate|cuanto|cual)\b.{0,30}\b(?:combined|combinado|cc)\b/;
export const answerCombined: Sum = (frame, context) =>
  ASKS_COMBINED.test(frame.text) && !frame.cues.has('log') ? combined(frame, context) : undefined;
