// Kinds of everyday questions that are known by their shape: after adding something, two products on one day, a slip, a comparison.
import { partyAhead, tapPh } from './everyday-plans.ts';
import { effect, fromCanonical, targets } from '@limpid/chemistry';
import { cardReply, knowledgeReply } from '../knowledge/knowledge-reply.ts';
import { cardsCompared } from '../knowledge/compared.ts';
import type { Frame } from '../understanding/frame.ts';
import { tooHighChlorine } from './dosing/dose-limits.ts';
import { figures, shown, volumeText } from './numbers.ts';
import { answerStatus } from './pool.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

type Everyday = (frame: Frame, context: CoachContext) => Reply | undefined;

const SWIM = /\b(?:swim\w*|go in|get in|back in|jump in|hop in|use (?:the|it|my)|soak|nad\w+|met\w+|entra\w*|ban\w+)\b/;
const AFTER =
  /\b(?:if (?:i|we) (?:shock|add|put|pour|treat)\w*|si (?:le )?(?:echo|agrego|pongo)|after|right after|once|since|following|before|despues|luego|tras|antes)\b/;
const ADDED_ONE =
  /\b(?:add\w*|put\w*|pour\w*|shock\w*|treat\w*|chemicals?|algaecide|alguicida|clarifier|clarificador|floc\w*|ech\w+|agreg\w+|pon\w+|choque|quimicos?|productos?)\b/;

/** "Can we go in right after I add acid?" */
const swimAfter: Everyday = (frame, context) => {
  const isIt = SWIM.test(frame.text) && AFTER.test(frame.text) && (frame.chemicals.length > 0 || ADDED_ONE.test(frame.text));
  if (!isIt || frame.quantities.some(({ kind }) => kind !== 'time') || frame.symptoms.length > 0) return undefined;
  if (/rain|storm|lluvia|tormenta|fill\b|plaster|yeso|poop|vomit|diarrh?ea/.test(frame.text)) return undefined;
  return cardReply('swim-after-chemicals', context);
};

const TOGETHER =
  /\b(?:same (?:day|time|morning|evening)|at once|mismo dia|misma tarde|a la vez|al mismo tiempo|how long between|wait between|cuanto esperar entre)\b/;
const TREATED_WITH =
  /\b(?:shock\w*|choque|algaecide|alguicida|clarifier|clarificador|clarificante|floc\w*|stabilizer|estabilizador|calcium|calcio)\b/g;
const sameDay: Everyday = (frame, context) =>
  TOGETHER.test(frame.text) &&
  frame.quantities.every(({ kind }) => kind === 'time') &&
  new Set([...frame.chemicals.map(({ text }) => text), ...(frame.text.match(TREATED_WITH) ?? [])]).size > 1
    ? cardReply('same-day', context)
    : undefined;

const SLIP =
  /\b(?:by (?:mistake|accident)|accident(?:al)?ly|oops|too much|over ?dos\w*|double dose|twice as much|whole (?:bottle|bag|jug|bucket|tub|container)|toda? (?:la botella|el bote|la bolsa)|instead of|wrong (?:one|product|bag|jug|bottle)|sin querer|por error|me pase|demasiad[oa]|de mas|(?:eche|puse|agregue) (?:mucho|mucha))\b/;
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/algaecide|alguicida/, 'too-much-algaecide'],
  [/clarifier|clarificador|clarificante|floc/, 'too-much-clarifier'],
  [/soda ash|baking soda|bicarb|sodium carbonate|ph (?:plus|up|increaser)|carbonato/, 'too-much-base'],
  [/\bacid\b|muriatic|\bacido\b/, 'too-much-acid'],
  [/\bsalt\b|\bsal\b/, 'too-much-salt'],
  [/chlorine|bleach|shock|cal.?hypo|dichlor|cloro\b/, 'too-much-chlorine'],
];
const HAS_ADDED =
  /\b(?:i|we|my \w+|he|she)(?:'ve| have| had)? (?:just |already )?(?:added|used|put|poured|dumped|threw|overdosed)|\b(?:added|used|put in|poured)\b|eche|puse|agregue|me pase|echaron|what happens if|que pasa si/;

/** "I used soda ash by mistake": what to do now, and no further dose. */
const slipped: Everyday = (frame, context) => {
  if (!SLIP.test(frame.text) || !HAS_ADDED.test(frame.text) || /how much|cuanto/.test(frame.text)) return undefined;
  // After "instead of" comes what was meant.
  const done = frame.text.split(/instead of|en vez de|en lugar de/)[0] ?? frame.text;
  const id = SLIPS.find(([pattern]) => pattern.test(done))?.[1];
  return id === undefined ? undefined : cardReply(id, context);
};

/** Pounds of diatomaceous earth for each square foot of filter after it was taken apart, and the share of it after a backwash. */
const DE = { lbPerFt2: 0.1, afterBackwash: 0.8, ft2PerM2: 10.7639 };
const diatomaceousEarth: Everyday = (frame, context) => {
  const isAbout =
    /\bde\b(?= (?:powder|filter|do|to|should|after|in|back))|diatom\w*|\bhow much de\b|\bd\.e\./.test(frame.text) &&
    frame.language === 'en';
  const isSpanish = frame.language === 'es' && /diatom\w*/.test(frame.text);
  if (!(isAbout || isSpanish) || !frame.cues.has('howMuch') || frame.quantities.some(({ kind }) => kind === 'flow')) return undefined;
  const area = frame.quantities.find(({ kind }) => kind === 'area')?.value;
  const share = Math.round(DE.afterBackwash * 100);
  if (area === undefined) return cardReply('de', context);
  const full = area * DE.ft2PerM2 * DE.lbPerFt2;
  const text = (lb: number, language: 'en' | 'es') =>
    context.measures === 'us'
      ? `${figures(lb, language)} ${language === 'es' ? 'libras' : 'lb'}`
      : `${figures(lb * 0.45359237, language)} kg`;
  return reply(
    inLanguage(context, {
      en: `After a backwash about ${text(full * DE.afterBackwash, 'en')}, because some stays on the grids; after you took it apart and washed the grids, the full ${text(full, 'en')}. That is 1 pound for each 10 square feet, and ${share}% of it after a backwash. If the plate on the tank says otherwise, follow the plate.`,
      es: `Después de un retrolavado, unas ${text(full * DE.afterBackwash, 'es')}, porque algo queda en las mallas; si lo desarmaste y lavaste, la carga completa: ${text(full, 'es')}. Es 1 libra por cada 10 pies cuadrados, y el ${share}% tras un retrolavado. Si la placa del tanque dice otra cosa, sigue la placa.`,
    }),
    { cards: [{ kind: 'value', title: 'DE', value: full * DE.afterBackwash, unit: 'lb', inputs: { areaM2: area } }] },
  );
};

const TABLET_G = 227;
const ONE_TABLET =
  /\b(?:1|a|each|per|una|cada) (?:3[ -]?(?:inch|in) )?(?:chlorine |trichlor )?(?:tab|tablet|puck|pastilla|tableta)(?:'?s)?\b.*\b(?:raise|add|adds|do|does|ppm|give|sube|aporta|agrega)\b|\b(?:raise|add|ppm|sube|aporta)\b.*\b(?:1|each|per|cada) (?:tab|tablet|puck|pastilla|tableta)\b/;
/** "How many tablets for 15,000 gallons?": what one brings; how many, only the pool's use tells. */
const tabletsFor: Everyday = (frame, context) => {
  const isAsked = /\b(?:how many|cuantas)\b.{0,24}\b(?:tabs?|tablets?|pucks?|pastillas|tabletas)\b/.test(frame.text);
  const isOfOne = ONE_TABLET.test(frame.text) && frame.quantities.every(({ kind }) => kind === 'count' || kind === 'volume');
  const volumeL = frame.volumeL ?? context.pool?.traits.volumeL;
  if ((!isAsked && !isOfOne) || volumeL === undefined || frame.bound.some(({ role }) => role === 'to' || role === 'delta'))
    return undefined;
  const water = { ph: 7.5, alkalinityPpm: 100, cyanuricAcidPpm: 30, freeChlorinePpm: 0 };
  const one = effect({ volumeL, water, additions: [{ productId: 'trichlor', amountG: TABLET_G }] });
  const [fc, cya] = [one.freeChlorinePpm, one.cyanuricAcidPpm - water.cyanuricAcidPpm];
  const where = volumeText(volumeL, context);
  const brings = inLanguage(context, {
    en: `One 8-oz tablet (3 inches) brings ${figures(fc)} ppm of chlorine to ${where} while it dissolves, over about a week, and ${figures(cya)} ppm of stabilizer with it.`,
    es: `Una tableta de 8 oz (3 pulgadas) aporta ${figures(fc, 'es')} ppm de cloro a ${where} mientras se disuelve, más o menos en una semana, y ${figures(cya, 'es')} ppm de estabilizador.`,
  });
  const many = inLanguage(context, {
    en: `It depends on how much chlorine the pool uses in a day. ${brings} Start with the fewest, test daily for a week, and adjust; tablets are too slow to raise a low level.`,
    es: `Depende de cuánto cloro gasta la piscina al día. ${brings} Empieza con pocas, mide a diario una semana y ajusta; son muy lentas para subir un nivel bajo.`,
  });
  return reply(isOfOne ? brings : many, {
    cards: [
      {
        kind: 'value',
        title: 'trichlor',
        value: fc,
        unit: 'ppm',
        inputs: { volumeL, gallons: Number(shown(fromCanonical('volume', volumeL, 'gal'), 0).replaceAll(',', '')) },
      },
    ],
  });
};

/** "Is 84 degrees too warm for chlorine to last?" */
const tooWarm: Everyday = (frame, context) =>
  /\btoo (?:warm|hot|cold|cool)\b|\bdemasiad[oa] (?:caliente|fri[oa])\b/.test(frame.text) &&
  frame.quantities.length === 1 &&
  frame.quantities[0]?.kind === 'temperature' &&
  !frame.cues.has('howMuch')
    ? knowledgeReply(frame, context, 0.5)
    : undefined;

const GONE_DAILY =
  /\b(?:chlorine|cloro|fc)\b.{0,24}\b(?:0|gone|nothing|cero|nada)\b.{0,16}\b(?:every|each|always|by (?:the )?(?:next )?morning|cada|todos los|todas las)\b/;
const goneDaily: Everyday = (frame, context) => (GONE_DAILY.test(frame.text) ? cardReply('no-chlorine-hold', context) : undefined);

const READ_NOW =
  /\b(?:just|you|please|can you|could you)\b.{0,12}\b(?:read|measure|test|check|scan)\b.{0,16}\b(?:chlorine|ph|water|pool)\b.{0,40}\b(?:this second|right now|now|for me|remotely|live)\b/;
/** No one sees the water from here. */
const readNow: Everyday = (frame, context) => {
  if (!READ_NOW.test(frame.text)) return undefined;
  const cannot = inLanguage(context, {
    en: "I can't measure the water: that takes a test at the pool.",
    es: 'Yo no puedo medir el agua: hace falta un análisis en la piscina.',
  });
  return context.pool ? { ...answerStatus(context), answer: `${cannot} ${answerStatus(context).answer}` } : askBack(cannot);
};

/** Copper, whatever else is said about the pool. */
const greenHair: Everyday = (frame, context) =>
  /\b(?:hair|pelo|cabello)\b/.test(frame.text) && /\b(?:green\w*|verd\w+)\b/.test(frame.text)
    ? cardReply('green-hair', context)
    : undefined;

const DOG = /\b(?:dogs?|pupp(?:y|ies)|perr[oa]s?|cachorr[oa]s?)\b/;
/** Whether a dog may swim, the limits for people say only in part. */
const dogSwims: Everyday = (frame, context) =>
  frame.quantities.length === 0 && DOG.test(frame.text) && (frame.cues.has('swim') || frame.cues.has('safe'))
    ? cardReply('dog', context)
    : undefined;

/** "Is 40 psi too high?": without the clean pressure no one can tell. */
const pressureAsked: Everyday = (frame, context) =>
  frame.quantities.length > 0 &&
  frame.quantities.every(({ kind }) => kind === 'pressure') &&
  /\b(?:too (?:high|low)|normal|ok|okay|bad|safe|demasiad[oa]|muy alt[oa]|esta bien)\b/.test(frame.text)
    ? cardReply('filter-pressure-normal', context)
    : undefined;

/** "It's at 12, how do I bring it down?" */
const chlorineDown: Everyday = (frame, context) => {
  const free = frame.values.freeChlorinePpm;
  const isAsked =
    /\b(?:bring|get) (?:it|that|them)? ?(?:back )?down|\bhow (?:do|can) (?:i|we) (?:lower|reduce)|\bcomo (?:lo )?(?:bajo|bajar)/.test(
      frame.text,
    );
  const isAimed = frame.bound.some(({ role }) => role === 'to' || role === 'delta') || frame.parameters.length !== 1;
  return free === undefined || !isAsked || isAimed ? undefined : tooHighChlorine(free, context);
};

const BLEACHED =
  /\b(?:test\w*|kit|sample|drops?|reagent|vial|tube|strip|prueba|tira|muestra)\b.*\b(?:clear|colou?rless|white|fad\w+|bleach(?:ed|es|ing)|disappear\w*|vanish\w*|transparente|aclar\w+|blanc[oa]|decolor\w*|desaparec\w*)\b/;
const COLOR_FIRST = /\b(?:pink|orange|red|yellow|color|flash\w*|rosa|naranja|roj[oa]|amarill[oa])\b/;
const PURPLE = /\bph\b.*\b(?:purple|violet|magenta|morad[oa]|violeta)\b|\b(?:purple|violet|morad[oa])\b.*\bph\b/;
/** A test that chlorine has spoiled must not become a dose. */
const spoiledTest: Everyday = (frame, context) => {
  if (frame.quantities.length > 1) return undefined;
  if (PURPLE.test(frame.text)) return cardReply('ph-at-high-chlorine', context);
  return BLEACHED.test(frame.text) && COLOR_FIRST.test(frame.text) ? cardReply('bleached-test', context) : undefined;
};

const AGAIN_AND_AGAIN =
  /\b(?:keeps?|always|all the time|over and over|creeps?|creeping|todo el tiempo|a cada rato|every (?:week|few days|day)|again and again|constantly|(?:won't|wont|doesn't|doesnt|can't|cant|not|never) (?:\w+ )?(?:stay|hold|holding|budge|move|come|go|drop|rise|change)|even after|no (?:me |se )?(?:baja|sube|mueve|cambia)|ni con|no se mantiene|no aguanta|siempre|cada semana|no deja de|sigue)\b/;
const MOVES = /\b(?:goes|going|climbs?|rises?|rising|creeps?|drops?|dropping|falls?|falling|sube|baja)\b/;
/** "pH keeps dropping": the cause, and not one more dose. */
const drifting: Everyday = (frame, context) =>
  (frame.quantities.every(({ given }) => given === 0) ||
    (frame.quantities.length === 1 && MOVES.test(frame.text)) ||
    /\b(?:hold|holding|stay|aguanta|mantiene)\b/.test(frame.text)) &&
  frame.volumeL === undefined &&
  (frame.parameters.length > 0 || frame.chemicals.some(({ name }) => name === 'chlorine')) &&
  frame.symptoms.length === 0 &&
  AGAIN_AND_AGAIN.test(frame.text)
    ? frame.values.freeChlorinePpm === 0
      ? cardReply('no-chlorine-hold', context)
      : stuckPh(frame, context)
    : undefined;

/** "pH won't come down even after acid": one more dose is no answer. */
const stuckPh: Everyday = (frame, context) =>
  frame.parameters[0] === 'ph' &&
  /\b(?:come|go|budge|move|drop|down|baja)\b/.test(frame.text) &&
  !/\b(?:dropping|falling|up|sube|rising)\b/.test(frame.text)
    ? cardReply('ph-stuck', context)
    : knowledgeReply(frame, context, 0.6);

const compared: Everyday = (frame, context) => (frame.quantities.length === 0 ? cardsCompared(frame.text, context) : undefined);

const GARDEN = /\b(?:plants?|lawn|grass|garden|yard|flowers?|trees?|irrigat\w*|pasto|cesped|jardin|plantas?|flores|arboles|regar|riego)\b/;
/** "Can I water the lawn with it?" */
const gardenAsked: Everyday = (frame, context) =>
  GARDEN.test(frame.text) &&
  /\b(?:use|using|water|drain\w*|empty|pump|usar|uso|regar|riego|vaci\w*|sirve)\b/.test(frame.text) &&
  frame.quantities.length === 0
    ? knowledgeReply(frame, context, 0.5)
    : undefined;

const EITHER_PH = /(?<![\d.])(?:7\.\d|8\.[0-4]) (?:or|o) (?:at |en )?(?:7\.\d|8\.[0-4])(?![\d%])/;
/** "Should my pool be at 7.2 or 7.8?": nothing else comes in such numbers. */
const eitherPh: Everyday = (frame, context) => {
  if (!EITHER_PH.test(frame.text) || frame.quantities.length !== 2 || frame.chemicals.length > 0) return undefined;
  const { low, high } = targets(context.pool?.traits ?? { volumeL: 40_000 }, context.pool?.plan.water.cyanuricAcidPpm ?? 40).ph;
  const middle = ((low + high) / 2).toFixed(1);
  return reply(
    inLanguage(context, {
      en: `Best in between: pH should be ${low.toFixed(1)} to ${high.toFixed(1)}, and ${middle} leaves room on both sides. Lower eats at surfaces and metal, higher weakens chlorine and forms scale.`,
      es: `Mejor en medio: el pH debe estar de ${low.toFixed(1)} a ${high.toFixed(1)}, y ${middle} deja margen a ambos lados. Más bajo ataca superficies y metal; más alto debilita el cloro y forma sarro.`,
    }),
    { cards: [{ kind: 'value', title: 'pH', value: (low + high) / 2, unit: '', inputs: { low, high } }] },
  );
};

const OF_SHOCK =
  /\d(?:\.\d+)? ?(?:lbs?|pounds?|oz|ounces?|bags?|libras?|onzas?|bolsas?|kg|kilos?) (?:bags? )?(?:of |de )?(?:pool )?(?:shock|choque)\b/;
/** "Is 4 lb of shock too much?": shock is no product, and what it does depends on what is in the bag. */
const shockNamed: Everyday = (frame, context) =>
  OF_SHOCK.test(frame.text) && frame.chemicals.length === 0 && !frame.cues.has('log')
    ? askBack(
        inLanguage(context, {
          en: 'What does the label of that shock say: cal-hypo, dichlor or non-chlorine, and how many percent? Then I can say what it does to your water.',
          es: '¿Qué dice la etiqueta de ese choque: hipoclorito de calcio, dicloro o sin cloro, y de qué porcentaje? Con eso te digo qué hace en tu agua.',
        }),
      )
    : undefined;

const LEVEL_FELL =
  /\b(?:lost|lose|loses|losing|dropped|drops|fell|perdio|pierde|bajo)\b.{0,16}\b(?:inch(?:es)?|cm|pulgadas?|centimetros)\b/;
/** "It lost 2 inches this week" */
const levelFell: Everyday = (frame, context) =>
  LEVEL_FELL.test(frame.text) && frame.quantities.every(({ kind }) => kind === 'length' || kind === 'time') && frame.quantities.length <= 2
    ? cardReply('leak', context)
    : undefined;

const OWN_VOLUME =
  /\b(?:my|our|mi|nuestra) (?:pool|spa|hot tub|piscina|alberca|jacuzzi)(?:'?s)? (?:volume|capacity|size|gallons|liters|hold|tiene|volumen)|\b(?:volume|capacity|size|volumen|capacidad) (?:of|de) (?:my|our|mi|nuestra)\b/;
/** "What is my pool's volume?": as it was set up. */
const ownVolume: Everyday = (frame, context) => {
  const { pool } = context;
  if (!pool || frame.quantities.length > 0 || !OWN_VOLUME.test(frame.text)) return undefined;
  const volume = volumeText(pool.traits.volumeL, context);
  return reply(
    inLanguage(context, {
      en: `${pool.name} holds ${volume}, as you set it up.`,
      es: `${pool.name} tiene ${volume}, según lo que guardaste.`,
    }),
  );
};

const SHARE_OF_HOCL =
  /\b(?:percent\w*|share|fraction|how much|porcentaje|cuanto)\b.*\b(?:hocl|hypochlorous|active|effective|strong form|hipocloroso|activo)\b.*\bph\b/;
/** "What percentage of chlorine is active at pH 8?" is no question for acid. */
const activeShare: Everyday = (frame, context) =>
  SHARE_OF_HOCL.test(frame.text) && frame.volumeL === undefined ? cardReply('hocl', context) : undefined;

/** "Is it safe to dive into 5 feet of water?" */
const divesIn: Everyday = ({ text, volumeL }, context) =>
  /\b(?:dive|diving|clavados?)\b(?! (?:board|stand|well|rock))/.test(text) && volumeL === undefined && !/how many gal|volume/.test(text)
    ? cardReply('diving', context)
    : undefined;

const KINDS: readonly Everyday[] = [
  partyAhead, tapPh,   activeShare, divesIn, readNow, goneDaily, greenHair, dogSwims, tooWarm, shockNamed, gardenAsked, eitherPh, levelFell,
  ownVolume, diatomaceousEarth, tabletsFor, pressureAsked, slipped, spoiledTest, chlorineDown, swimAfter, sameDay, drifting, compared,
]; // prettier-ignore

export function answerEveryday(frame: Frame, context: CoachContext): Reply | undefined {
  for (const kind of KINDS) {
    const found = kind(frame, context);
    if (found) return found;
  }
  return undefined;
}
