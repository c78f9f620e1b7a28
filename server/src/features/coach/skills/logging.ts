// "Log pH 7.4": a test or a treatment, to be confirmed. Nothing is saved here.
import { DOSE_LEVELS, type DoseParameter, PARAMETERS, PRODUCTS, type ProductId } from '@limpid/chemistry';
import { CoachDraft } from '@limpid/contract';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { fold } from '../understanding/fold.ts';
import { type Frame, productOf } from '../understanding/frame.ts';
import type { ParameterName } from '../understanding/lexicon.ts';
import type { Quantity } from '../understanding/numbers/quantities.ts';
import { momentIn } from '../understanding/moment.ts';
import { momentText, needsPool } from './days.ts';
import { judgedLevel } from './judged.ts';
import { measuredOf } from './measured.ts';
import { productName, unitOf, valueName } from './names.ts';
import { wayOf } from './ways.ts';
import { amountText, shown, temperatureText } from './numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const momentOf = ({ raw }: Frame, { now, timeZone }: CoachContext): Date | undefined => momentIn(fold(raw), now, timeZone);
/** ", taken yesterday, 6:00 PM," */
const whenText = (moment: Date | undefined, done: Record<'en' | 'es', string>, context: CoachContext): string =>
  moment === undefined ? '' : `, ${done[context.language]} ${momentText(moment, context)},`;

function levelText(name: ParameterName, value: number, context: CoachContext): string {
  if (name === 'temperatureC') return temperatureText(value, context);
  const figure = name === 'ph' ? value.toFixed(2).replace(/0$/, '') : shown(value, 2, context.language);
  return `${valueName(name, context.language)} ${figure}${unitOf(name)}`;
}

function listed(parts: readonly string[], context: CoachContext): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${inLanguage(context, { en: 'and', es: 'y' })} ${parts.at(-1) ?? ''}`;
}

/** What stores sell for the laundry, unless the shelf or the message says otherwise. */
const HOUSEHOLD = /\b(?:bleach|clorox|lejia|blanqueador|cloralex)\b/;
const HOUSEHOLD_PERCENT = 8.25;

/** Its values are coarser, and the plan should know. */
const STRIP = /\b(?:test )?strips?\b|\btiras?\b/;

/** No pool has it: a slip of the finger, which the person should see before it is saved. */
function isUnlikely(name: string, value: number): boolean {
  const range = Object.hasOwn(DOSE_LEVELS, name) ? DOSE_LEVELS[name as DoseParameter] : undefined;
  return range !== undefined && (value < range[0] || value > range[1]);
}

export function answerLog(frame: Frame, context: CoachContext): Reply {
  if (productAmount(frame) && Object.keys(frame.values).length === 0) return answerLogTreatment(frame, context);
  // "My pH is 8.4": whether that is good comes first, and then whether to keep it.
  const judged = frame.cues.has('log') ? undefined : judgedLevel(frame, context);
  if (!context.pool) return judged ? withWay(judged, frame, context) : needsPool(context);
  const known = Object.entries(measuredOf(frame)).filter(([name, value]) => value !== undefined && PARAMETERS.some((one) => one === name));
  if (known.length === 0)
    return askBack(
      inLanguage(context, {
        en: 'Tell me the numbers, for example: pH 7.4, free chlorine 3, alkalinity 90.',
        es: 'Dime los números, por ejemplo: pH 7.4, cloro libre 3, alcalinidad 90.',
      }),
    );
  const contradiction = contradictionIn(frame, context);
  if (contradiction) return contradiction;
  const moment = momentOf(frame, context);
  const draft = testDraft(known, moment, frame);
  const texts = known.map(([name, value]) => levelText(name as ParameterName, value, context));
  const values = listed(texts, context);
  if (!draft.success || known.some(([name, value]) => isUnlikely(name, value)))
    return askBack(
      inLanguage(context, {
        en: `I read ${values}, and one of these can't be right. Which number did you mean?`,
        es: `Entendí ${values}, y uno de esos no puede ser. ¿Qué número quisiste decir?`,
      }),
    );
  const day = whenText(moment, { en: 'taken', es: 'tomado' }, context);
  const first = judged ? `${judged.answer} ` : '';
  return reply(
    first +
      inLanguage(context, {
        en: `Log ${values}${day} for ${context.pool.name}?`,
        es: `¿Registro ${values}${day} en ${context.pool.name}?`,
      }),
    { proposals: [draft.data] },
  );
}

const testDraft = (known: readonly (readonly [string, unknown])[], moment: Date | undefined, frame: Frame) =>
  CoachDraft.safeParse({
    action: 'log_test',
    fields: {
      ...Object.fromEntries(known),
      ...(STRIP.test(frame.text) ? { method: 'strip' } : {}),
      ...(moment === undefined ? {} : { takenAt: moment.toISOString() }),
    },
  });

/** Two numbers for one value, or less chlorine in all than is free: one of them is wrong, and it isn't for us to say which. */
function contradictionIn({ bound, values }: Frame, context: CoachContext): Reply | undefined {
  const twice = bound.find((one, index) =>
    bound.some(
      (other, at) =>
        at > index && one.parameter !== undefined && other.parameter === one.parameter && other.quantity.value !== one.quantity.value,
    ),
  )?.parameter;
  if (twice !== undefined) {
    const said = bound.filter(({ parameter }) => parameter === twice).map(({ quantity }) => levelText(twice, quantity.value, context));
    return askBack(inLanguage(context, { en: `Which one is it: ${said.join(', or ')}?`, es: `¿Cuál es: ${said.join(', o ')}?` }));
  }
  const { freeChlorinePpm: free, totalChlorinePpm: total } = values;
  return free === undefined || total === undefined || total >= free
    ? undefined
    : askBack(
        inLanguage(context, {
          en: `Total chlorine can't be less than free chlorine (${shown(total, 2)} against ${shown(free, 2)} ppm). Test both again and tell me the numbers.`,
          es: `El cloro total no puede ser menor que el libre (${shown(total, 2, 'es')} contra ${shown(free, 2, 'es')} ppm). Mide los dos otra vez y dime los números.`,
        }),
      );
}

/** Without a pool there is nothing to save: what to do about it instead. */
function withWay(judged: Reply, { bound }: Frame, context: CoachContext): Reply {
  const { value, inputs } = judged.cards[0] ?? {};
  const isLow = value !== undefined && value < Number(inputs?.['low']);
  const isHigh = value !== undefined && value > Number(inputs?.['high']);
  const name = bound[0]?.parameter;
  const way = name !== undefined && (isLow || isHigh) ? wayOf(name, isLow, context) : undefined;
  return way ? { ...judged, answer: `${judged.answer}\n\n${way.answer}` } : judged;
}

/** What was added: the first amount of a product. */
function productAmount(frame: Frame): Quantity | undefined {
  return frame.quantities.find(({ kind, value }) => kind === 'liquid' || kind === 'mass' || (kind === 'volume' && value < 400));
}

const G_PER_OZ = 28.349523125;
const ML_PER_FLOZ = 29.5735295625;

/** "32 oz of liquid chlorine" are fluid ounces; a jug of powder is no measure. Undefined: it can't be told. */
function amountOf({ kind, value, given, unit }: Quantity, productId: ProductId): { amountG: number } | { amountMl: number } | undefined {
  const { form } = PRODUCTS[productId];
  if (form === 'liquid') {
    if (kind === 'liquid') return { amountMl: value };
    if (kind === 'volume') return { amountMl: value * 1000 };
    return /^(?:oz|ounces?|onzas?)/.test(unit) ? { amountMl: (given * G_PER_OZ * ML_PER_FLOZ) / G_PER_OZ } : undefined;
  }
  if (kind === 'mass') return { amountG: value };
  const density = PRODUCTS[productId].densityGPerMl;
  return kind === 'liquid' && density !== undefined ? { amountG: value * density } : undefined;
}

const TABLET_G = 227;
/** "3 tablets": the usual 3-inch tablet weighs 8 oz. */
function tabletsOf({ quantities }: Frame, productId: ProductId): { amountG: number } | undefined {
  const tablets = quantities.find(({ kind, unit }) => kind === 'count' && /^(?:tab|puck|pastilla)/.test(unit));
  return tablets && productId === 'trichlor' ? { amountG: tablets.given * TABLET_G } : undefined;
}

const round = (amount: { amountG: number } | { amountMl: number }) =>
  'amountG' in amount ? { amountG: Math.round(amount.amountG * 10) / 10 } : { amountMl: Math.round(amount.amountMl * 10) / 10 };

/** As it was said, as the person owns it, or as stores sell it for the laundry. */
const strengthOf = (productId: ProductId, { strengthPercent, text }: Frame, { pool }: CoachContext): number | undefined =>
  strengthPercent ??
  pool?.shelf.find((item) => item.productId === productId)?.strengthPercent ??
  (HOUSEHOLD.test(text) ? HOUSEHOLD_PERCENT : undefined);

/** "Chlorine is 0, and I added 2 gallons yesterday": where it went matters more than to write it down. */
const isGone = ({ values, text }: Frame): boolean =>
  values.freeChlorinePpm !== undefined && values.freeChlorinePpm < 1 && /\b(?:but|still|yet|although|even|pero|todavia|aun)\b/.test(text);

export const answerLogTreatment = (frame: Frame, context: CoachContext): Reply =>
  (isGone(frame) ? cardReply('no-chlorine-hold', context) : undefined) ?? logTreatment(frame, context);

/** The product of a message, also where only its value has the name: "10 lb of stabilizer". */
export function productSaid(frame: Frame): ProductId | undefined {
  const named = frame.chemicals.find(({ name }) => name !== 'chlorine' && name !== 'acid') ?? frame.chemicals[0];
  return named ? productOf(named.name) : BY_VALUE.find(([name]) => frame.parameters.includes(name))?.[1];
}

function logTreatment(frame: Frame, context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const quantity = productAmount(frame);
  const productId = productSaid(frame);
  if (!productId) return askBack(inLanguage(context, { en: 'What did you add, and how much of it?', es: '¿Qué agregaste y cuánto?' }));
  const product = productName(productId, context.language);
  const amount = (quantity && amountOf(quantity, productId)) ?? tabletsOf(frame, productId);
  if (!amount)
    return askBack(
      inLanguage(context, {
        en: `How ${product.endsWith('s') ? 'many' : 'much'} ${product} did you add? Give me ${PRODUCTS[productId].form === 'liquid' ? 'fluid ounces, gallons or milliliters' : 'ounces, pounds or grams'}.`,
        es: `¿Cuánto agregaste de ${product}? Dímelo en ${PRODUCTS[productId].form === 'liquid' ? 'onzas líquidas, galones o mililitros' : 'onzas, libras o gramos'}.`,
      }),
    );
  const moment = momentOf(frame, context);
  const strengthPercent = strengthOf(productId, frame, context);
  const fields = {
    productId, ...round(amount), ...(strengthPercent === undefined ? {} : { strengthPercent }), ...(moment === undefined ? {} : { doneAt: moment.toISOString() }),
  }; // prettier-ignore
  const draft = CoachDraft.safeParse({ action: 'log_treatment', fields });
  const text = amountText(round(amount), productId, context);
  if (!draft.success)
    return askBack(
      inLanguage(context, {
        en: `I read ${text} of ${product}, and that can't be right. How much was it?`,
        es: `Entendí ${text} de ${product} y no puede ser. ¿Cuánto fue?`,
      }),
    );
  const strength = strengthPercent === undefined ? '' : ` (${strengthPercent}%)`;
  const day = whenText(moment, { en: 'added', es: 'agregado' }, context);
  return reply(
    inLanguage(context, {
      en: `Log ${text} of ${product}${strength}${day} for ${context.pool.name}?`,
      es: `¿Registro ${text} de ${product}${strength}${day} en ${context.pool.name}?`,
    }),
    { proposals: [draft.data] },
  );
}

const BY_VALUE: readonly (readonly [ParameterName, ProductId])[] = [
  ['saltPpm', 'salt'],
  ['cyanuricAcidPpm', 'cyanuric-acid'],
];
