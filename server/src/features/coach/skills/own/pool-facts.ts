// What the pool itself is asked: its name, what it is made of, and where to begin with it.
import type { Frame } from '../../understanding/frame.ts';
import { productName } from '../names.ts';
import { dayText } from '../days.ts';
import { figures, temperatureText, volumeText } from '../numbers.ts';
import { type CoachContext, type CoachPool, inLanguage, reply, type Reply } from '../reply.ts';
import { planOfPool } from '../steps.ts';
import { swimOfPool } from '../swim.ts';

type Fact = (frame: Frame, context: CoachContext, pool: CoachPool) => Reply | undefined;

const POOL = String.raw`(?:pool|spa|hot tub|tub|swim spa|piscina|alberca|pileta|jacuzzi)`;
const NAME = new RegExp(
  String.raw`^(?:my|our|mi) ${POOL}'?s? (?:name|nombre)\W*$|\b(?:what'?s|whats|what is|what did i|what do (?:i|we)|do you know|tell me|como|cual es|que) (?:the )?(?:name (?:of )?|nombre (?:de )?|se llama |le puse a |llame a |call |named? )?(?:my|our|this|the|mi|nuestra|la|esta) ${POOL}(?:'?s)?(?: (?:called|named|name|llama))?\W*$|\b(?:name of|nombre de) (?:my|our|this|mi|nuestra|la) ${POOL}|\bcomo se llama (?:mi|la|nuestra|esta) ${POOL}`,
);
const NAMES = /\b(?:name\w*|call\w*|nombre|llam\w+)\b/;
const named: Fact = ({ text }, context, { name }) =>
  NAME.test(text) && NAMES.test(text) ? reply(inLanguage(context, { en: `It’s called ${name}.`, es: `Se llama ${name}.` })) : undefined;

const VOLUME = new RegExp(
  String.raw`\b(?:how (?:big|large|much water|many (?:gallons|liters|litres|gals?))|cuant[oa]s? (?:agua|galones|litros)|que (?:tan grande|tamano|volumen|capacidad)|de cuantos (?:galones|litros))\b.{0,24}\b(?:my|our|this|mi|nuestra|esta|la) ${POOL}\W*(?:is|hold|have|tiene|es)?\W*$|\b(?:what'?s|whats|what is|cual es)\b.{0,10}\b(?:volume|size|capacity|volumen|tamano|capacidad)\b.{0,10}\b(?:my|our|mi|nuestra|la) ${POOL}`,
);
const volume: Fact = (frame, context, { name, traits }) =>
  VOLUME.test(frame.text) && frame.quantities.length === 0
    ? reply(
        inLanguage(context, {
          en: `${name} holds ${volumeText(traits.volumeL, context)}, as you set it up.`,
          es: `${name} tiene ${volumeText(traits.volumeL, context)}, según lo que guardaste.`,
        }),
      )
    : undefined;

const FLOW =
  /\b(?:what'?s|whats|what is|how (?:much|fast)|cual es|cuanto)\b.{0,16}\b(?:my|our|mi) (?:pump'?s? )?(?:flow(?: rate)?|gpm|caudal|flujo)\b|\b(?:flow|gpm|caudal)\b.{0,10}\b(?:of|de) (?:my|mi) (?:pump|bomba)\b/;
const flow: Fact = ({ text, quantities }, context, { name, pumpFlowLpm }) => {
  if (!FLOW.test(text) || quantities.length > 0) return undefined;
  if (pumpFlowLpm === undefined)
    return reply(
      inLanguage(context, {
        en: `The pump flow of ${name} isn't saved yet. You can add it in the settings of the pool.`,
        es: `El caudal de la bomba de ${name} aún no está guardado. Puedes agregarlo en los ajustes de la piscina.`,
      }),
    );
  const gpm = figures(pumpFlowLpm / 3.785411784, context.language);
  return reply(
    inLanguage(context, { en: `${gpm} gpm, as you set it up for ${name}.`, es: `${gpm} gpm, según lo que guardaste para ${name}.` }),
  );
};

const SHELF =
  /\b(?:what|which|list|show|que|cuales)\b.{0,12}\b(?:chemicals?|products?|quimicos?|productos?)\b.{0,12}\b(?:do i (?:have|own)|i have|on (?:my|the) shelf|tengo|are mine)\b|\b(?:my chemicals|mis (?:productos|quimicos))\W*$/;
const shelfOf: Fact = ({ text }, context, { name, shelf }) => {
  if (!SHELF.test(text)) return undefined;
  const list = shelf.map(
    ({ productId, strengthPercent }) =>
      `${productName(productId, context.language)}${strengthPercent === undefined ? '' : ` (${strengthPercent}%)`}`,
  );
  return reply(
    list.length === 0
      ? inLanguage(context, { en: `You haven't listed any chemicals for ${name} yet.`, es: `Aún no anotaste productos para ${name}.` })
      : inLanguage(context, { en: `For ${name} you have: ${list.join(', ')}.`, es: `Para ${name} tienes: ${list.join(', ')}.` }),
  );
};

const NEW =
  /\b(?:new to (?:this|pools?|pool \w+|owning|all this|having)|(?:first|new)[ -]?time (?:pool )?(?:owner|with)|beginner|newbie|never (?:had|owned|done)|just (?:bought|got|moved)\b.{0,24}\b(?:pool|house)|(?:im|i'?m|i am|we'?re|we are) new\b|first pool|soy nuev[oa]|primera (?:piscina|alberca|vez)|principiante|acabo de (?:comprar|mudarme)|nunca (?:he tenido|tuve))\b/;
const START =
  /\b(?:start|begin|first|what (?:do|should) (?:i|we) do|help|basics|learn|empie\w+|empez\w+|comien\w+|comenz\w+|primero|hago|ayuda|basico)\b/;
/** "I'm new to pools, where do I start?": the habit, and then this pool's first step. */
const beginning: Fact = ({ text, quantities, symptoms }, context, pool) => {
  if (!NEW.test(text) || !START.test(text) || quantities.length > 0 || symptoms.length > 0) return undefined;
  const own = planOfPool(context);
  return {
    ...own,
    abstained: false,
    answer: inLanguage(context, {
      en: `Pool care is three habits: test free chlorine and pH every two or three days (and the rest once a month), add what today's plan says in the evening with the pump running, and keep the water moving and the filter clean. Log each test here, and the plan for ${pool.name} updates.\n\nFor ${pool.name} now: ${own.answer}`,
      es: `Cuidar una piscina son tres hábitos: mide cloro libre y pH cada dos o tres días (lo demás, una vez al mes), agrega al anochecer lo que diga el plan de hoy con la bomba encendida, y mantén el agua en movimiento y el filtro limpio. Anota aquí cada análisis y el plan de ${pool.name} se actualiza.\n\n${pool.name}, ahora: ${own.answer}`,
    }),
  };
};

const WARMTH =
  /^(?:so |and |hey |y |oye )*(?:(?:how (?:hot|warm|cold)|what(?:'?s| is)(?: the)? temp(?:erature)?(?: of)?) (?:is )?(?:(?:my|our|the) )?(?:pool|water|spa|hot tub)(?: (?:is|right now|now|today|at))*|(?:what(?:'?s| is)|whats) (?:my|our|the) (?:(?:pool|water|spa) )?temp(?:erature)?(?: (?:now|today|at))*|(?:a que temperatura esta|que temperatura tiene|cual es la temperatura (?:de|del)) (?:(?:mi|el|la|nuestra) )?(?:agua|piscina|alberca|jacuzzi))\W*$/;
const warmth: Fact = ({ text, quantities }, context, { name, plan }) => {
  const { temperatureC } = plan.water;
  if (!WARMTH.test(text) || quantities.length > 0 || temperatureC === undefined) return undefined;
  const at = plan.measuredAt.temperatureC;
  const on = at === undefined ? '' : ` (${dayText(at, context)})`;
  return reply(
    inLanguage(context, {
      en: `${temperatureText(temperatureC, context)} in ${name} at your last test${on}.`,
      es: `${temperatureText(temperatureC, context)} en ${name}, según tu último análisis${on}.`,
    }),
  );
};

const IS_SAFE =
  /^(?:so |and |hey |ok |y )*(?:is (?:it|the (?:pool|water)|my (?:pool|water)) (?:safe|ok|okay|fine|good)(?: enough)? (?:to swim|for swimming|to get in)(?: in)?|es seguro (?:nadar|meterse)|se puede nadar)(?: (?:now|today|yet|right now|hoy|ya|ahora))*\W*$/;
const safeNow: Fact = ({ text }, context) => (IS_SAFE.test(text) ? swimOfPool(context, text) : undefined);

export const POOL_FACTS: readonly Fact[] = [named, volume, flow, warmth, safeNow, shelfOf, beginning];
