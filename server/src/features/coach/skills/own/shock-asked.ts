// "Do I need to shock?", and "my chlorine won't hold": judged by this pool's own tests.
import { targets } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { dayText } from '../days.ts';
import { productName } from '../names.ts';
import { amountText, figures, shown } from '../numbers.ts';
import { askBack, type CoachContext, type CoachPool, inLanguage, reply, type Reply, type Source } from '../reply.ts';
import { answerShock } from '../chlorine-levels.ts';
import { CHLORINE_PRODUCTS, DAY_MS } from './daily-use.ts';
import { estimateFigure, levelNowText, ownLevel } from './own-level.ts';

export const CLEAR_UP = (context: CoachContext): Source => ({
  title: inLanguage(context, { en: 'Clear a green or cloudy pool', es: 'Aclarar el agua verde o turbia' }),
  url: '/chemistry/clear-up',
});
/** Above this combined chlorine calls for more free chlorine. */
const FINE_COMBINED_PPM = 0.5;

const SHOCKS = String.raw`(?:shock(?:ing|ed|ear)?|super ?chlorinat\w*|choque|choquear|choquearl[oa]|supercloracion|superclorar|tratamiento de choque)`;
const ASKS_IF = new RegExp(
  String.raw`^(?:hey |so |ok |and |but |hi |y |pues |oye |how (?:do|can|would) i (?:know|tell) (?:if|when) |tell me if |como se si )*(?:(?:i|we) (?:need|have|should)(?: to)? (?:do a )?|(?:do|should|must|would|will) (?:i|we|u|you)(?: \w+){0,2} (?:need |have )?(?:to )?(?:a |do a )?|(?:do|does) (?:my|the|our|this) (?:pool|water|spa)(?: \w+)? need(?: to be)? (?:a |to be )?|(?:is|was) it time (?:to |for (?:a )?)|(?:time|need) (?:to|for)(?: a)? |(?:necesito|debo|deberia|tengo que|hay que|hace falta|toca|me toca|necesita(?: (?:mi|la|el) \w+)?)(?: (?:hacer|dar|darle|hacerle|echarle|aplicar|aplicarle|un|una|el))* (?:un |una )?)${SHOCKS}\b(?: (?:it|my|the|our|la|el|mi|pool|water|spa|piscina|alberca|agua|treatment|today|now|tonight|again|yet|this week|hoy|ahora|a))*\W*$`,
);

/** Undefined where the pool does not run on chlorine, or something is told that changes the answer. */
export function shockAsked(frame: Frame, context: CoachContext, pool: CoachPool): Reply | undefined {
  if (!ASKS_IF.test(frame.text) || frame.quantities.length > 0 || frame.symptoms.length > 0) return undefined;
  const { freeChlorinePpm: free, cyanuricAcidPpm: cya } = pool.plan.water;
  const goal = targets(pool.traits, cya ?? 0).freeChlorine;
  if (!goal) return undefined;
  if (free === undefined)
    return askBack(
      inLanguage(context, {
        en: `I can't say yet: ${pool.name} has no free chlorine test. Test free and total chlorine and tell me both. If the water is green or cloudy, it needs a shock.`,
        es: `Aún no lo sé: ${pool.name} no tiene análisis de cloro libre. Mide el libre y el total y dime los dos. Si el agua está verde o turbia, necesita un choque.`,
      }),
    );
  const needs = reasonFor(pool, context);
  return needs ? needed(needs, frame, context, pool) : notNeeded({ free, cya, ...goal }, context, pool);
}

type Texts = { en: string; es: string };

/** What calls for a shock: how the water looked at the last test, or combined chlorine. */
function reasonFor({ readings, plan }: CoachPool, context: CoachContext): Texts | undefined {
  const look = readings[0]?.['look'];
  const { combinedChlorinePpm: combined } = plan.water;
  if (typeof look === 'string' && ['green', 'cloudy', 'hazy', 'brown'].includes(look))
    return { en: `the water looked ${look} at the last test`, es: 'el agua no se veía clara en el último análisis' };
  if (combined === undefined || combined <= FINE_COMBINED_PPM) return undefined;
  const cc = figures(combined, context.language);
  return {
    en: `combined chlorine is ${cc} ppm, above ${FINE_COMBINED_PPM}`,
    es: `el cloro combinado está en ${cc} ppm, por encima de ${FINE_COMBINED_PPM}`,
  };
}

function needed(reason: Texts, frame: Frame, context: CoachContext, { name }: CoachPool): Reply {
  const how = answerShock({ ...frame, text: 'how much to shock' }, context);
  const answer = inLanguage(context, {
    en: `Yes: ${reason.en} in ${name}. ${how.answer}`,
    es: `Sí: ${reason.es} en ${name}. ${how.answer}`,
  });
  return { ...how, answer, sources: [CLEAR_UP(context)] };
}

const combinedText = (combined: number | undefined, context: CoachContext): string =>
  combined === undefined
    ? inLanguage(context, { en: 'combined chlorine isn’t tested', es: 'el cloro combinado no está medido' })
    : inLanguage(context, {
        en: `combined chlorine is ${figures(combined)} ppm (up to ${FINE_COMBINED_PPM} is fine)`,
        es: `el cloro combinado está en ${figures(combined, 'es')} ppm (hasta ${FINE_COMBINED_PPM} está bien)`,
      });

interface Level {
  free: number;
  cya: number | undefined;
  minimumPpm: number;
  shockPpm: number;
}

function notNeeded({ free, cya, minimumPpm, shockPpm }: Level, context: CoachContext, { name, plan }: CoachPool): Reply {
  const level = ownLevel('freeChlorinePpm', context);
  const now = level ? levelNowText('freeChlorinePpm', level, context) : `${figures(free)} ppm`;
  const about = cya === undefined ? '' : ` (CYA ${shown(cya, 0)})`;
  const [least, shock] = [figures(minimumPpm, context.language), figures(shockPpm, context.language)];
  const combined = combinedText(plan.water.combinedChlorinePpm, context);
  const verdict = inLanguage(
    context,
    free < minimumPpm
      ? {
          en: `Not yet, but raise your chlorine today: free chlorine in ${name} is ${now}, below its minimum of ${least} ppm${about}; ${combined}. So low, algae can start.`,
          es: `Todavía no, pero sube el cloro hoy: el cloro libre de ${name} está en ${now}, por debajo de su mínimo de ${least} ppm${about}; ${combined}. Tan bajo, pueden empezar algas.`,
        }
      : {
          en: `No, not by your tests: in ${name}, ${combined}, and free chlorine is ${now}, above its minimum of ${least} ppm${about}.`,
          es: `No, según tus análisis: en ${name}, ${combined}, y el cloro libre está en ${now}, por encima de su mínimo de ${least} ppm${about}.`,
        },
  );
  const unless = inLanguage(context, {
    en: `Shock if the water is green or cloudy, or loses more than 1 ppm overnight: then hold ${shock} ppm until it’s clear.`,
    es: `Haz el choque si el agua está verde o turbia, o si pierde más de 1 ppm en una noche: entonces mantén ${shock} ppm hasta que aclare.`,
  });
  return reply(`${verdict} ${unless}`, { sources: [CLEAR_UP(context)] });
}

const NO_HOLD =
  /\b(?:no matter (?:how much|what)|keeps? (?:going|dropping|falling|disappearing|reading|being)? ?(?:to |at )?(?:0|zero|nothing)|(?:won'?t|wont|doesn'?t|doesnt|can'?t|cant|not|never) (?:hold|holding|stay|stick|register|go up|come up|rise|keep)|(?:shows?|reads?|says?|reading|testing|tests?|is|at|was) (?:at |on |as )?(?:0|zero|nothing)\b.{0,24}\b(?:after|even (?:though|after)|and (?:i|we)|despues|aunque)|(?:still|always|stays?|stuck at) (?:at |on )?(?:0|zero|nothing)|(?:disappears?|vanish\w*|gone) (?:as fast|right away|overnight|by (?:the )?(?:next|morning)|every|within|in (?:an hour|hours))|as (?:fast|soon) as i add|(?:por mas que|aunque|no importa cuanto) (?:le )?(?:ech|pong|agreg|pon)\w*|(?:no (?:sube|aguanta|se mantiene|se queda|dura|retiene))|sigue en (?:0|cero)|siempre (?:esta )?en (?:0|cero)|se (?:va|pierde|desaparece) (?:en seguida|rapido|luego luego|todo))\b/;
const ADDS =
  /\b(?:add\w*|put\w*|pour\w*|dump\w*|shock\w*|dos\w+|jugs?|gallons?|hold\w*|stay\w*|stick|keep\w*|ech\w+|pong\w+|pon\w+|agreg\w+|aguanta|mantiene|sube|queda|dura|retiene)\b/;
const CHLORINE = /\b(?:chlorine|chlor|fc|cl|cloro)\b/;

/** What was logged of chlorine in the last days. */
function addedText(context: CoachContext, { treatments }: CoachPool): string {
  const since = context.now.getTime() - 7 * DAY_MS;
  const added = treatments.filter(
    ({ productId, doneAt }) => CHLORINE_PRODUCTS.some((id) => id === productId) && Date.parse(doneAt) >= since,
  );
  const last = added[0];
  return last === undefined
    ? ''
    : inLanguage(context, {
        en: ` You logged ${amountText(last, last.productId as never, context)} of ${productName(last.productId as never, 'en')} on ${dayText(last.doneAt, context)}${added.length > 1 ? `, and chlorine ${added.length} times in 7 days` : ''}.`,
        es: ` Anotaste ${amountText(last, last.productId as never, context)} de ${productName(last.productId as never, 'es')} el ${dayText(last.doneAt, context)}${added.length > 1 ? `, y cloro ${added.length} veces en 7 días` : ''}.`,
      });
}

const stabilizerTexts = (cya: number | undefined): Texts =>
    cya === undefined
      ? { en: 'Test CYA: without stabilizer the sun takes chlorine within hours.', es: 'Mide el CYA: sin estabilizador el sol se come el cloro en horas.' }
      : cya < 20
        ? { en: `CYA is only ${shown(cya, 0)} ppm: the sun takes chlorine within hours. Bring it up to 30 first if the loss is by day.`, es: `El CYA está en solo ${shown(cya, 0)} ppm: el sol se come el cloro en horas. Súbelo a 30 si la pérdida es de día.` }
        : { en: `Your CYA of ${shown(cya, 0)} ppm protects it from the sun, so sun alone isn’t the cause.`, es: `Tu CYA de ${shown(cya, 0)} ppm lo protege del sol, así que no es solo el sol.` }; // prettier-ignore

/** "My chlorine is 0 no matter how much I add": something in the water uses it, and a plain dose is no answer. */
export function willNotHold(frame: Frame, context: CoachContext, pool: CoachPool): Reply | undefined {
  const { text } = frame;
  if (
    !CHLORINE.test(text) ||
    !NO_HOLD.test(text) ||
    !(ADDS.test(text) || /\bgo up|come up|rise\b/.test(text)) ||
    /\b(?:pump|heater|ph|bomba)\b/.test(text)
  )
    return undefined;
  const { water } = pool.plan;
  const cya = water.cyanuricAcidPpm;
  const shock = targets(pool.traits, cya ?? 0).freeChlorine?.shockPpm;
  if (shock === undefined || pool.traits.kind === 'spa') return undefined;
  const lastText = addedText(context, pool);
  const tested = ownLevel('freeChlorinePpm', context);
  const zero =
    frame.values.freeChlorinePpm ?? (/\b(?:0|zero|nothing|cero)\b/.test(text) ? 0 : undefined) ?? tested?.tested ?? tested?.now ?? 0;
  const dosed = answerShock({ ...frame, values: { freeChlorinePpm: zero }, text: 'how much to shock' }, context);
  const amount = dosed.cards[0]?.kind === 'dose' ? dosed.cards[0] : undefined;
  const first = amount?.productId === undefined ? '' : amountText(amount, amount.productId, context);
  const stabilizer = stabilizerTexts(cya);
  const [goal, level] = [figures(shock, context.language), estimateFigure(zero, 'freeChlorinePpm', context)];
  return reply(
    inLanguage(context, {
      en: `Something in ${pool.name} is using it up as fast as you add it: algae, other organic matter, or ammonia. Single doses won't fix that.${lastText}\n1. Raise free chlorine from ${level} to ${goal} ppm, the shock level for your CYA${first ? `: ${first} of ${productName(amount?.productId ?? 'liquid-chlorine', 'en')}` : ''}. Test after 30 minutes: if most of it is gone already, ammonia is likely, and it takes repeated doses.\n2. Keep it there: test every few hours, add back what's lost, brush, and run the filter all day.\n3. Test at dusk and before sunrise. You're done when a night takes 1 ppm or less, combined chlorine is ${FINE_COMBINED_PPM} or less and the water is clear.\n${stabilizer.en} Also check that your test still works: very high chlorine can bleach some tests to zero.`,
      es: `Algo en ${pool.name} gasta el cloro tan rápido como lo agregas: algas, otra materia orgánica o amoníaco. Con dosis sueltas no se arregla.${lastText}\n1. Sube el cloro libre de ${level} a ${goal} ppm, el nivel de choque para tu CYA${first ? `: ${first} de ${productName(amount?.productId ?? 'liquid-chlorine', 'es')}` : ''}. Mide a los 30 minutos: si ya se fue casi todo, lo más probable es amoníaco, y hacen falta varias dosis.\n2. Mantenlo ahí: mide cada pocas horas, repón lo que se pierda, cepilla y deja el filtro todo el día.\n3. Mide al anochecer y antes del amanecer. Terminaste cuando en una noche se pierde 1 ppm o menos, el cloro combinado está en ${FINE_COMBINED_PPM} o menos y el agua está clara.\n${stabilizer.es} Revisa también tu prueba: con muchísimo cloro, algunas se decoloran y marcan cero.`,
    }),
    { cards: amount ? [amount] : [], sources: [CLEAR_UP(context)] },
  );
}
