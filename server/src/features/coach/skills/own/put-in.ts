// "I put in a gallon of bleach by mistake": what that amount does to this water, whether it is bad, and what to do now.
import { ChemistryError, effect, PRODUCTS, type ProductId } from '@limpid/chemistry';
import { type Frame, productOf, readMessage } from '../../understanding/frame.ts';
import { ADDED, ASKS_IF_RIGHT } from '../../understanding/intent-patterns.ts';
import { answerLogTreatment } from '../logging.ts';
import { levelRange } from '../level.ts';
import { figures, levelFigure, shown } from '../numbers.ts';
import { type CoachContext, type CoachPool, inLanguage, reply, type Reply } from '../reply.ts';
import { CHANGED } from '../sums/effect-texts.ts';
import { chlorineVerdict, phVerdict } from '../sums/from-tests/after-verdict.ts';

const SOMEBODY_ADDED =
  /^(?:put|added|threw|poured|dumped|tipped|used)\b|\b(?:my \w+|he|she|they|somebody|someone|the (?:pool )?(?:guy|kids?|neighbor|company)|mi \w+|el|ella|alguien)(?: has| have| just| already| accidentally| le)* (?:added|put|poured|dumped|emptied|tipped|threw|tossed|dosed|used|echo|puso|tiro|agrego|vacio)\b|\b(?:went|fell|spilled|tipped|got) (?:in|into)\b|\b(?:accident\w*|mistakenly|oops i|just) (?:added|put|poured|dumped|emptied|tipped|threw|tossed|used)\b|\bse me (?:cayo|fue|paso)\b/;
const SLIPPED =
  /\b(?:by (?:mistake|accident)|mistake(?:nly)?|accident\w*|oops|uh oh|screwed up|messed up|ruin\w*|too much|way more|over ?dos\w*|double dose|twice as much|instead of|wrong (?:one|product|bag|jug|bottle)|sin querer|por (?:error|accidente)|me pase|me equivoque|demasiad[oa]|de mas|en (?:vez|lugar) de)\b/;
const NOW_WHAT =
  /\b(?:now what|what now|what (?:do|should|can) (?:i|we) do|what happens|what does that do|do i need to (?:worry|do anything)|should i (?:worry|be worried|do anything)|y ahora(?: que)?|que (?:hago|hacemos|pasa))\b/;
/** These are asked for something else. */
const ASKS_OTHER =
  /\b(?:ppm|rise|raise|increase|how (?:much|many|long|often)|when|swim\w*|before|going to|about to|if i|should have|cuant[oa]s?|cuando|nadar|si le|voy a)\b/;

const isAdded = ({ text }: Frame): boolean => (ADDED.test(text) || SOMEBODY_ADDED.test(text)) && !ASKS_OTHER.test(text);
/** "I added a quart, is that ok?" is answered with its sum. */
const isDoubted = ({ text }: Frame): boolean => (ASKS_IF_RIGHT.test(text) ? !ADDED.test(text) : SLIPPED.test(text) || NOW_WHAT.test(text));

/** After "instead of" comes what was meant. */
const INSTEAD = /\b(?:instead of|rather than|en (?:vez|lugar) de)\b/i;

const TABLETS = /\b(?:tab(?:let)?s?|pucks?|pastillas?|tabletas?)\b/;
const LOOSE = /\b(?:threw|tossed|dropped|fell|dumped|throw|tire|tiro|avente|cayo|cayeron)\b/;

interface Added {
  productId: ProductId;
  amountG?: number;
  amountMl?: number;
  strengthPercent?: number;
}

/** What stays in the water, when there is more of it than there should be. */
const TOO_MUCH: Partial<Record<(typeof CHANGED)[number][0], { en: string; es: string }>> = {
  alkalinityPpm: {
    en: 'Test it again tomorrow. If pH keeps rising, bring it down with small doses of acid; otherwise leave it.',
    es: 'Mídela otra vez mañana. Si el pH no deja de subir, bájala con dosis chicas de ácido; si no, déjala.',
  },
  cyanuricAcidPpm: {
    en: 'Only new water takes it out. Test it in a week, keep free chlorine higher to match, and replace part of the water if it’s far above.',
    es: 'Solo se va cambiando agua. Mídelo en una semana, sube el cloro libre en proporción y cambia parte del agua si pasa por mucho.',
  },
  hardnessPpm: {
    en: 'Only new water takes it out. Until then keep pH and alkalinity at the low end of their ranges, so that no scale forms.',
    es: 'Solo se va cambiando agua. Mientras tanto, ten el pH y la alcalinidad en la parte baja de su rango para que no se forme sarro.',
  },
  saltPpm: {
    en: 'Only new water takes it out. Check in its manual how much your salt cell allows.',
    es: 'Solo se va cambiando agua. Mira en el manual cuánta sal admite tu celda.',
  },
};

/** Where a value comes to that stays, and whether that is too much. */
function stayingVerdict(added: Added, [from, to]: readonly [Levels, Levels], context: CoachContext): string {
  const [main] = CHANGED.filter(([name]) => PRODUCTS[added.productId].raises.includes(name) && from[name] !== undefined)
    .map(([name, en, es]) => ({ name, en, es, by: to[name] - (from[name] ?? 0) }))
    .toSorted((a, b) => b.by - a.by);
  if (!main || main.by < 0.2) return '';
  const { language } = context;
  const range = levelRange(main.name, context);
  const [before, after] = [levelFigure(from[main.name] ?? 0, language), levelFigure(to[main.name], language)];
  const moves = inLanguage(context, {
    en: `${main.en} goes from ${before} to about ${after} ppm`,
    es: `tu ${main.es} pasa de ${before} a unas ${after} ppm`,
  });
  const isHigh = range !== undefined && to[main.name] > range.high;
  if (!isHigh) {
    const slow = added.productId === 'cyanuric-acid';
    return inLanguage(context, {
      en: `That does no harm: ${moves}, which isn’t too much. ${slow ? 'It dissolves over days, so a test shows it only after about a week.' : 'Run the pump until it has all dissolved.'}`,
      es: `No hace daño: ${moves}, que no es demasiado. ${slow ? 'Se disuelve en días, así que el análisis lo muestra como en una semana.' : 'Deja la bomba encendida hasta que se disuelva todo.'}`,
    });
  }
  const [low, high] = [figures(range.low, language), figures(range.high, language)];
  const then = TOO_MUCH[main.name];
  return inLanguage(context, {
    en: `It’s no danger to people once it has dissolved, but it’s more than needed: ${moves}, above its range of ${low} to ${high}.${then ? ` ${then.en}` : ''}`,
    es: `Una vez disuelto no es peligroso para nadar, pero es más de lo necesario: ${moves}, por encima de su rango de ${low} a ${high}.${then ? ` ${then.es}` : ''}`,
  });
}

type Levels = Partial<Record<(typeof CHANGED)[number][0], number>> & ReturnType<typeof effect>;

const OF_PH: ReadonlySet<ProductId> = new Set(['muriatic-acid', 'dry-acid', 'soda-ash', 'borax']);
const verdictOf = (added: Added, levels: readonly [Levels, Levels], context: CoachContext): string => {
  const { raises } = PRODUCTS[added.productId];
  const [from, to] = levels;
  const { language } = context;
  if (raises.includes('freeChlorinePpm')) {
    const [before, after] = [levelFigure(from.freeChlorinePpm, language), levelFigure(to.freeChlorinePpm, language)];
    const verdict = chlorineVerdict(to.freeChlorinePpm, '', context);
    const percent = added.strengthPercent === undefined ? PRODUCTS[added.productId].defaultStrengthPercent : undefined;
    const assumed = percent === undefined ? ['', ''] : [`, if it’s ${percent}%`, `, si es del ${percent} %`];
    return verdict === ''
      ? ''
      : `${verdict}${inLanguage(context, {
          en: `Free chlorine goes from about ${before} to about ${after} ppm${assumed[0] ?? ''}.`,
          es: `El cloro libre pasa de unas ${before} a unas ${after} ppm${assumed[1] ?? ''}.`,
        })}`;
  }
  return OF_PH.has(added.productId) ? phVerdict(to.ph, '', context).trim() : stayingVerdict(added, levels, context);
};

function afterward(added: Added, pool: CoachPool): readonly [Levels, Levels] | undefined {
  const { ph, alkalinityPpm, freeChlorinePpm } = pool.plan.water;
  if (ph === undefined || alkalinityPpm === undefined || freeChlorinePpm === undefined) return undefined;
  const water = { ...pool.plan.water, ph, alkalinityPpm, freeChlorinePpm };
  try {
    return [water as Levels, effect({ volumeL: pool.traits.volumeL, water, additions: [added] })];
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}

const looseTablets = ({ text }: Frame, context: CoachContext): Reply | undefined =>
  TABLETS.test(text) && LOOSE.test(text)
    ? reply(
        inLanguage(context, {
          en: 'Get them out with a net, with no one in the water: a tablet that lies on the floor bleaches a liner and etches plaster. Put them in a floater or a feeder, as many as belong there, and let the rest dry on their own in the open, away from other chemicals; never put wet tablets back in the bucket. A tablet gives off its chlorine over days, so little has happened yet: test free chlorine and pH tonight.',
          es: 'Sácalas con una red, sin nadie en el agua: una pastilla en el fondo decolora el vinil y daña el yeso. Ponlas en un flotador o dosificador, solo las que van ahí, y deja secar las demás aparte, al aire y lejos de otros químicos; nunca devuelvas pastillas mojadas a la cubeta. Sueltan el cloro en días, así que todavía pasó poco: mide el cloro libre y el pH esta noche.',
        }),
      )
    : undefined;

/** No one may bathe in more, in water of which no test is known. */
const MOST_CHLORINE_PPM = 10;
const PLAIN_WATER = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 200, cyanuricAcidPpm: 0, freeChlorinePpm: 0, saltPpm: 0 };
const PART = 100;
/** Free chlorine from `amount` g or mL, in ppm: by a hundredth of it, because no water can hold all of it. */
function riseOf(productId: ProductId, volumeL: number, amount: number, strengthPercent: number | undefined): number {
  const part = PRODUCTS[productId].form === 'liquid' ? { amountMl: amount / PART } : { amountG: amount / PART };
  const strength = strengthPercent === undefined ? {} : { strengthPercent };
  return effect({ volumeL, water: PLAIN_WATER, additions: [{ productId, ...part, ...strength }] }).freeChlorinePpm * PART;
}

/** "A gallon of chlorine in my 400 gallon hot tub": far too much, whatever was in it before. */
function otherWater(frame: Frame, context: CoachContext): Reply | undefined {
  const { volumeL } = frame;
  const [chemical] = frame.chemicals;
  const amount = frame.quantities.find(
    ({ kind, value }) => kind === 'liquid' || kind === 'mass' || (kind === 'volume' && value !== volumeL && value < 400),
  );
  if (volumeL === undefined || !chemical || !amount || frame.chemicals.length > 1) return undefined;
  const productId = productOf(chemical.name);
  const { raises, form } = PRODUCTS[productId];
  if (!raises.includes('freeChlorinePpm') || (form === 'liquid') !== (amount.kind !== 'mass')) return undefined;
  const ppm = riseOf(productId, volumeL, amount.kind === 'volume' ? amount.value * 1000 : amount.value, frame.strengthPercent);
  if (ppm <= MOST_CHLORINE_PPM) return undefined;
  const rounded = ppm < 100 ? ppm : Math.round(ppm / 10) * 10;
  return reply(
    inLanguage(context, {
      en: `That’s far too much: it raises free chlorine by about ${shown(rounded, 0)} ppm. No one goes in until a test shows less than ${MOST_CHLORINE_PPM} ppm. Leave the cover off and stand upwind, not over the water. In a hot tub the quickest way is to drain it and fill it again; let it go down first, and don’t run it onto plants or into a storm drain.`,
      es: `Es demasiado: sube el cloro libre unas ${shown(rounded, 0, 'es')} ppm. Nadie entra hasta que el análisis dé menos de ${MOST_CHLORINE_PPM} ppm. Quita la tapa y no te inclines sobre el agua. En un jacuzzi lo más rápido es vaciarlo y llenarlo de nuevo; deja que baje antes y no lo vacíes sobre plantas ni al drenaje pluvial.`,
    }),
  );
}

/** Undefined where the amount, the product or this pool's water isn't known: a card says what holds for all. */
export function answerPutIn(frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  if (!isAdded(frame) || frame.symptoms.length > 0 || Object.keys(frame.values).length > 0) return undefined;
  if (!pool) return isDoubted(frame) || frame.isSpa ? otherWater(frame, context) : undefined;
  if (!isDoubted(frame)) return undefined;
  return looseTablets(frame, context) ?? whatItDid(frame, context);
}

/** What one amount of one product did to this pool's water, and whether to log it. */
export function whatItDid(frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  if (!pool) return undefined;
  if (frame.volumeL !== undefined && Math.abs(frame.volumeL - pool.traits.volumeL) > 1) return undefined;
  const done = readMessage(frame.raw.split(INSTEAD)[0] ?? frame.raw, frame.language);
  if (new Set(done.chemicals.map(({ name }) => name)).size > 1) return undefined;
  const logged = answerLogTreatment(done, context);
  const [draft] = logged.proposals;
  // What went in before today may be in the last test already.
  if (draft?.action !== 'log_treatment' || draft.fields.doneAt !== undefined) return undefined;
  const { productId, amountG, amountMl, strengthPercent } = draft.fields;
  const added: Added = {
    productId,
    ...(amountG === undefined ? {} : { amountG }),
    ...(amountMl === undefined ? {} : { amountMl }),
    ...(strengthPercent === undefined ? {} : { strengthPercent }),
  };
  const levels = afterward(added, pool);
  const verdict = levels ? verdictOf(added, levels, context) : '';
  return verdict === '' ? undefined : { ...logged, answer: `${verdict}\n\n${logged.answer}` };
}
