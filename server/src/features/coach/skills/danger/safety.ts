// Emergencies and dangerous wishes come before everything else, in fixed texts. And which chemicals must not meet.
import { EMERGENCIES, type Emergency, EMERGENCY_NUMBER, forbiddenTogether, POISON_CONTROL_NUMBER, type ProductId } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import { eventIn, firstEventIn, isOfSwimming } from '../../understanding/emergency-events.ts';
import { HAPPENED, PERSON, PET } from '../../understanding/emergency-patterns.ts';
import { withoutFigures } from '../../understanding/figurative.ts';
import { asksForHarm, isInjection } from '../../understanding/intents.ts';
import { isHowToPrevent } from '../../understanding/question-kind.ts';
import { cardReply, knowledgeReply } from '../../knowledge/knowledge-reply.ts';
import { productName } from '../names.ts';
import { areBothInPool, areMixedAlready } from './mixed-already.ts';
import { isLikelyHarm } from './likely-danger.ts';
import { isOver } from './urgent-after.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

type EmergencyId = Emergency['id'];

/** Short and fixed, in the order in which to do them. */
const SPANISH: Record<EmergencyId, string> = {
  mixed_chemicals: `Aléjense todos contra el viento y al aire libre, sin volver por el envase. No agregues agua, no lo muevas ni lo tapes. Llama al ${EMERGENCY_NUMBER} y di qué productos se mezclaron. Quien haya respirado los vapores: aire fresco y Control de Envenenamiento, ${POISON_CONTROL_NUMBER}, aunque no tenga molestias.`,
  gas: `Salgan de inmediato al aire fresco, contra el viento. Si alguien respira mal, tiene dolor de pecho o está inconsciente, llama al ${EMERGENCY_NUMBER}; si no, a Control de Envenenamiento, ${POISON_CONTROL_NUMBER}. No vuelvan a entrar.`,
  swallowed: `Llama ya a Control de Envenenamiento, ${POISON_CONTROL_NUMBER}; si respira mal o no está despierto, al ${EMERGENCY_NUMBER}. Ten el envase a la mano. No provoques el vómito salvo que te lo indiquen.`,
  skin_or_eyes: `Enjuaga de inmediato con mucha agua corriente, al menos 15 minutos aunque se sienta mejor; quita la ropa mojada. Llama a Control de Envenenamiento, ${POISON_CONTROL_NUMBER}, mientras enjuagas. Quemadura grave, o un ojo que duele o ve borroso: ${EMERGENCY_NUMBER}.`,
  drowning: `Pide ayuda a gritos y que alguien llame al ${EMERGENCY_NUMBER} ya. Alcanza o lanza algo que flote y saca a la persona del agua. Si hormiguea, o zumba una luz o la bomba, no entres antes de cortar la corriente en el interruptor. Si no respira, empieza RCP con respiraciones y sigue hasta que llegue la ayuda.`,
  entrapment: `Apaga la bomba de inmediato: interruptor de emergencia o breaker. Mantén la cabeza fuera del agua. No jales contra la succión; mete los dedos u otra cosa entre el cuerpo y el drenaje. Llama al ${EMERGENCY_NUMBER}. Nadie entra mientras falte una tapa.`,
  electric_shock: `No te metas al agua. Corta la electricidad en el breaker. Llama al ${EMERGENCY_NUMBER}. Ayuda desde lugar seco con algo que no conduzca. Si solo hay hormigueo, que todos naden lejos de luces y metal y salgan; no entren hasta que un electricista encuentre la causa.`,
  lightning: 'Todos fuera del agua y bajo techo ahora. Esperen 30 minutos después del último trueno.',
  overheating: `Sal del agua y enfríate despacio, acompañado. Desmayo o confusión: llama al ${EMERGENCY_NUMBER}. Nunca calientes un spa a más de 40 °C (104 °F).`,
};

const SPANISH_TITLE: Record<EmergencyId, string> = {
  mixed_chemicals: 'Se mezclaron químicos, o uno humea o burbujea',
  gas: 'Vapores, olor fuerte a cloro o tos',
  swallowed: 'Alguien tragó un químico',
  skin_or_eyes: 'Un químico en la piel o los ojos',
  drowning: 'Alguien se ahoga',
  entrapment: 'Alguien atrapado por un drenaje',
  electric_shock: 'Hormigueo o descarga eléctrica',
  lightning: 'Rayos o truenos',
  overheating: 'Mareo o desmayo en agua caliente',
};

const WILD =
  /\b(?:squirrels?|mouse|mice|rats?|frogs?|toads?|birds?|lizards?|geckos?|rabbits?|bunny|raccoons?|opossums?|possums?|snakes?|ducks?|bees?|wasps?|bugs?|spiders?|scorpions?|iguanas?|ardillas?|raton(?:es)?|ratas?|ranas?|sapos?|pajaros?|conejos?|viboras?|patos?)\b/;
const PERSON_OR_PET = new RegExp(`${PERSON.source}|${PET.source}|\\b(?:someone|somebody|man|woman|people|he|she|him|her|alguien)\\b`);
const OF_THINGS =
  /\b(?:robot|cleaner|vacuum|hose|leaf|leaves|toys?|balls?|rings?|towel|float|debris|limpiafondos|manguera|hojas|juguetes?|pelota|toalla)\b/;
const HOW_TO = /^(?:so |ok |hey )?(?:how|what|which|can i|could i|best way|is there|con que|como|cuanto|que le|puedo)\b/;
/** Combined chlorine is a level, and burning it off is what a shock does: nothing was mixed and nothing burns. */
const withoutLevels = (text: string): string =>
  MEETS_ANOTHER.test(text)
    ? text
    : text
        .replaceAll(/\bcombined (?=(?:available |free )?(?:chlorine|level|reading)\b)/g, ' ')
        .replaceAll(/\bburn\w* (?:off|through)\b(?! (?:his|her|my|their|our|some|the|skin))/g, 'removes');
/** With another product, a vessel or what comes out of it, both words may mean what they say. */
const MEETS_ANOTHER =
  /\b(?:acid|muriatic|bleach|ammonia|vinegar|cal[ -]?hypo|trichlor|dichlor|tablets?|bucket|container|jug|drum|smok\w*|fizz\w*|fum\w*|hiss\w*|bubbl\w*|skin|eyes?|face|hands?|lungs?|throat|cough\w*|acido|lejia|cubeta|humo)\b/;

/** "Does a pool need to be shocked?" */
const OF_POOL_SHOCK = /\b(?:(?:pools?|water|spa|tub|it) )?(?:needs? to|should|must|has to|have to|supposed to) be shocked\b/g;
/** Something has happened, or is happening. */
/** "The grate at the bottom is cracked": a part of the pool lies there, and no one. */
const OF_PART =
  /\b(?:grate|cover|tiles?|light|lens|ladder|rejilla|tapa|azulejos?|luz|escalera)\b[^.]{0,40}\b(?:crack\w*|broke\w*|loose|half off|missing|rot[oa]s?|suelt[oa]s?)\b/;
const OF_BODY = /\b(?:moving|move|breath\w*|stuck|trapped|under water|underwater|float\w*|limp|drown\w*|se mueve|respira|ahog\w*)\b/;
export function emergencyIn(frame: Frame): EmergencyId | undefined {
  // "How do I hold someone under": a wish, and no accident.
  if (asksForHarm(frame) && HOW_TO.test(frame.text)) return undefined;
  if (isHowToPrevent(frame)) return undefined;
  // "¿De qué son?": no son of anyone.
  const text = withoutLevels(
    withoutFigures(frame.language === 'es' ? frame.text.replaceAll(/\bson\b/g, ' ') : frame.text.replaceAll(OF_POOL_SHOCK, ' ')),
  );
  const found = isOver(text)
    ? undefined
    : (firstEventIn(text) ??
      HAPPENED.find(([, pattern]) => pattern.test(text))?.[0] ??
      eventIn(text) ??
      (areMixedAlready(frame) ? 'mixed_chemicals' : undefined));
  if (found === 'skin_or_eyes' && isOfSwimming(frame.text)) return undefined;
  // "The robot got stuck on the main drain"
  if (found === 'entrapment' && OF_THINGS.test(frame.text) && !PERSON_OR_PET.test(frame.text)) return undefined;
  // "Brown stains on the bottom": of the pool, and of no one.
  if (found === 'drowning' && frame.symptoms.length > 0 && !PERSON_OR_PET.test(frame.text)) return undefined;
  if (found === 'drowning' && OF_PART.test(frame.text) && !OF_BODY.test(frame.text)) return undefined;
  // "We found a drowned squirrel" is sad, and no call for help.
  return found === 'drowning' && WILD.test(frame.text) && !PERSON_OR_PET.test(frame.text) ? undefined : found;
}

/** Poison Control for people is not who a pet needs first. */
function ofPet(id: EmergencyId, frame: Frame, context: CoachContext): Reply | undefined {
  if (id !== 'swallowed' || !PET.test(frame.text) || PERSON.test(frame.text)) return undefined;
  const title = inLanguage(context, { en: 'A pet swallowed a pool chemical', es: 'Una mascota tragó un químico' });
  const steps = inLanguage(context, {
    en: 'Call your vet or an animal emergency clinic now and read them the label. Take the rest of the chemical away, rinse the mouth with water if the animal lets you, and do not make it vomit unless the vet says so.',
    es: 'Llama ya a tu veterinario o a una clínica de emergencias y léeles la etiqueta. Retira el resto del químico, enjuaga la boca con agua si el animal lo permite, y no le provoques el vómito salvo que el veterinario lo diga.',
  });
  return reply(`${title}. ${steps}`, { cards: [{ kind: 'safety', title, inputs: { emergency: id } }] });
}

const PASSED_OUT =
  /\b(?:pass(?:ed|es|ing) out|faint(?:ed|s)|unconscious|unresponsive|collapsed|blacked out|won'?t wake|not waking|desmay\w+|inconsciente|no (?:despierta|responde|reacciona))\b/;
/** No one who has passed out gets out without help. */
const passedOut = (context: CoachContext): string =>
  inLanguage(context, {
    en: `Call ${EMERGENCY_NUMBER} now and get them out of the water. If they are not breathing, start CPR with rescue breaths and keep going until help comes. If they are, cool them down slowly and don’t leave them alone.`,
    es: `Llama ya al ${EMERGENCY_NUMBER} y saca a la persona fuera del agua. Si no respira, empieza RCP con respiraciones y sigue hasta que llegue la ayuda. Si respira, refréscala despacio y no la dejes sola.`,
  });

export function answerEmergency(id: EmergencyId, frame: Frame, context: CoachContext): Reply {
  const pet = ofPet(id, frame, context);
  if (pet) return pet;
  const found = EMERGENCIES.find((emergency) => emergency.id === id) as Emergency;
  const usual = inLanguage(context, { en: `${found.title}. ${found.steps.join(' ')}`, es: SPANISH[id] });
  return reply(id === 'overheating' && PASSED_OUT.test(frame.text) ? passedOut(context) : usual, {
    cards: [{ kind: 'safety', title: inLanguage(context, { en: found.title, es: SPANISH_TITLE[id] }), inputs: { emergency: id } }],
  });
}

export function answerRefusal(frame: Frame, context: CoachContext): Reply | undefined {
  if (asksForHarm(frame))
    return reply(
      inLanguage(context, {
        en: `No. I can't help with that: it can kill. If someone is in danger, call ${EMERGENCY_NUMBER}. I can tell you how to store and use pool chemicals so that no gas forms.`,
        es: `No. No puedo ayudar con eso: puede matar. Si alguien está en peligro, llama al ${EMERGENCY_NUMBER}. Sí puedo decirte cómo guardar y usar los químicos para que no se forme gas.`,
      }),
      { abstained: true },
    );
  if (!isInjection(frame) && !isLikelyHarm(frame)) return undefined;
  return reply(
    inLanguage(context, {
      en: "No, I can't do that. I only help with your own pool, and every dose I give comes from the calculation for your water, not from an instruction. Tell me your test and volume and I'll work out a safe amount.",
      es: 'No, no puedo hacer eso. Solo ayudo con tu propia piscina, y cada dosis sale del cálculo para tu agua, no de una orden. Dime tu análisis y tu volumen y calculo una cantidad segura.',
    }),
    { abstained: true },
  );
}

/** The first two different products that the message names. */
function productsOf(frame: Frame): ProductId[] {
  return [...new Set(frame.chemicals.map(({ name }) => productOf(name)))];
}

const isStoring = (frame: Frame) => /stor|shed|next to|beside|garage|keep|guardar|almacen|al lado/.test(frame.text);
const happenedInPool = (frame: Frame) => /accident|poured|added|right after|just (?:added|put)|eche|agregue/.test(frame.text);

const SPANISH_MIX: Record<'gas' | 'fire' | 'general', string> = {
  gas: 'se forma gas cloro, que es tóxico',
  fire: 'pueden arder o explotar',
  general: 'reaccionan entre sí',
};

export function answerMix(frame: Frame, context: CoachContext): Reply | undefined {
  const [a, b] = productsOf(frame);
  if (a === undefined) return generalRule(context);
  if (b === undefined)
    return /\b(?:mix\w*|combin\w*|together|with|mezcl\w*|junt\w*|con)\b/.test(frame.text) ? withWhat(a, frame, context) : undefined;
  if (
    /\b(?:how far apart|how long (?:between|(?:do|should) (?:i|we|you) wait|to wait)|(?:time|wait) between|cuanto (?:tiempo )?(?:espero|esperar|entre))\b/.test(
      frame.text,
    )
  )
    return cardReply('same-day', context);
  const compared = COMPARES.test(frame.text) && !BRINGS.test(frame.text) ? knowledgeReply(frame, context, 0.6) : undefined;
  if (compared) return compared;
  const stored = howToStore(frame, context);
  if (stored)
    return {
      ...stored,
      cards: [{ kind: 'safety', title: `${productName(a, context.language)} + ${productName(b, context.language)}`, inputs: { a, b } }],
    };
  const reason = forbiddenTogether(a, b);
  const [first, second] = [productName(a, context.language), productName(b, context.language)];
  const card = { cards: [{ kind: 'safety' as const, title: `${first} + ${second}`, inputs: { a, b } }] };
  if (!reason) {
    const answer = inLanguage(context, {
      en: `Don't mix them in one bucket, even though ${first} and ${second} aren't known to be dangerous together. Add each on its own to the pool, with the pump running, and wait in between.`,
      es: `No los mezcles en una misma cubeta, aunque ${first} y ${second} no son conocidos por ser peligrosos juntos. Agrega cada uno por separado, con la bomba encendida, y espera entre uno y otro.`,
    });
    return reply(answer, card);
  }
  const kind = /gas/i.test(reason) ? 'gas' : /fire|explo|burn/i.test(reason) ? 'fire' : 'general';
  const answer = inLanguage(context, {
    en: `No, never: it's dangerous to bring ${first} and ${second} together. ${reason} If they already are in one container, don't touch, move or wet it: get everyone away and call ${EMERGENCY_NUMBER}.`,
    es: `No, nunca: es peligroso juntar ${first} y ${second}: ${SPANISH_MIX[kind]}. Si ya están juntos en un recipiente, no lo toques, muevas ni mojes: aleja a todos y llama al ${EMERGENCY_NUMBER}.`,
  });
  return reply([answer, ...mixNotes(frame, context)].join(' '), card);
}

/** "Are cal-hypo and liquid chlorine the same?": nothing is brought together. */
const COMPARES = /\b(?:the same|same (?:thing|as)|difference|differ|versus|vs|better|stronger|cheaper|lo mismo|diferencia|mejor)\b/;
const BRINGS =
  /\b(?:mix\w*|combin\w*|together|same (?:time|day|bucket|shed|shelf|feeder|place)|add\w*|put\w*|pour\w*|stor\w*|keep\w*|next to|mezcl\w*|junt\w*|mismo tiempo|ech\w+|pon\w+|guard\w+)\b/;
const HOW_TO_STORE =
  /^(?:so |hey |ok |y )?(?:how|where|what(?:'s| is) the (?:best|right|safest) (?:way|place)|best (?:way|place)|como|donde)\b.{0,40}\b(?:stor\w+|keep|guard\w+|almacen\w+)\b/;
/** "How do I store acid and chlorine?": how, and not whether they may be mixed. */
const howToStore = (frame: Frame, context: CoachContext): Reply | undefined =>
  HOW_TO_STORE.test(frame.text) && !/\b(?:mix\w*|together|same|junt\w*|mezcl\w*)\b/.test(frame.text)
    ? cardReply('store-apart', context)
    : undefined;

function withWhat(product: ProductId, frame: Frame, context: CoachContext): Reply {
  if (/with (?:another|other|different)|together|other chemicals|mix/.test(frame.text)) return generalRule(context);
  return askBack(
    inLanguage(context, {
      en: `${productName(product, 'en')} with what? Never mix two pool chemicals with each other.`,
      es: `¿${productName(product, 'es')} con qué? Nunca mezcles dos químicos de piscina.`,
    }),
  );
}

/** What went in one after the other, as someone tells it. */
export const answerBothInPool = (frame: Frame, context: CoachContext): Reply | undefined =>
  areBothInPool(frame) && frame.symptoms.length === 0 ? reply(inLanguage(context, BOTH_POURED)) : undefined;

const BOTH_POURED = {
  en: 'If both only went into the pool one after the other, the water dilutes them: keep away from the spot, run the pump, and wait at least 30 minutes. If you see or smell fumes, get away and call 911.',
  es: 'Si los dos cayeron a la piscina uno tras otro, el agua los diluye: aléjate del lugar, deja la bomba encendida y espera al menos 30 minutos. Si ves u hueles vapores, aléjate y llama al 911.',
};
function mixNotes(frame: Frame, context: CoachContext): string[] {
  const store = {
    en: 'Store them apart, dry, cool and locked, liquids never above solids.',
    es: 'Guárdalos separados, en lugar seco, fresco y con llave, y nunca los líquidos encima de los sólidos.',
  };
  return [...(isStoring(frame) ? [inLanguage(context, store)] : []), ...(happenedInPool(frame) ? [inLanguage(context, BOTH_POURED)] : [])];
}

const generalRule = (context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: 'No. Never mix pool chemicals with each other, not even two kinds of chlorine: gas, fire or an explosion can follow. Add one at a time to the pool, chemical into water and never water onto chemical, and store acid apart from chlorine.',
      es: 'No. Nunca mezcles químicos de piscina entre sí, ni siquiera dos tipos de cloro: puede salir gas tóxico, fuego o una explosión. Agrega uno a la vez, el químico al agua y nunca agua sobre el químico, y guarda el ácido lejos del cloro.',
    }),
  );
