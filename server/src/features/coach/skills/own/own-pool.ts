// Questions that this person's own pool or own numbers answer, before anything general is said.
import type { Frame } from '../../understanding/frame.ts';
import { meaningReply } from '../../knowledge/glossary/glossary.ts';
import { fold } from '../../understanding/fold.ts';
import { type CoachContext, type CoachPool, type Reply } from '../reply.ts';
import { answerPumpHours } from '../pump-hours.ts';
import { heaterAlone } from '../sums/heat-sums.ts';
import { answerIndex } from '../sums/saturation.ts';
import { comparedBefore } from './compared-before.ts';
import { beforeGuests } from './guests.ts';
import { chlorineAhead, levelAlone } from './own-values.ts';
import { POOL_FACTS } from './pool-facts.ts';
import { PRODUCT_FACTS } from './product-use.ts';
import { shockAsked, willNotHold } from './shock-asked.ts';
import { TOLD } from './told-values.ts';
import { weatherAhead } from './weather-ahead.ts';

type Own = (frame: Frame, context: CoachContext, pool: CoachPool) => Reply | undefined;

const THE_INDEX =
  /^(?:so |hey |and |ok |y |oye )*(?:what'?s|whats|what is|cual es|que es|cuanto es|dime)(?: (?:the|el|la))?(?: pool'?s?| water'?s?)? (?:lsi|csi|langelier(?: (?:saturation )?index)?|saturation index|indice (?:de )?(?:saturacion|langelier)|ph balance index)\W*$/;
/** "What's the LSI?": what it means, and what it is in this pool. */
const theIndex: Own = (frame, context) => {
  if (!THE_INDEX.test(frame.text)) return undefined;
  const [meaning, own] = [meaningReply(fold(frame.raw), context), answerIndex(frame, context)];
  if (!own || own.abstained) return undefined;
  return meaning ? { ...own, answer: `${meaning.answer}\n\n${context.pool?.name ?? ''}: ${own.answer}`, sources: meaning.sources } : own;
};

const PUMP = /\b(?:pump|bomba|filter|filtro)\b/;
const HOURS =
  /\b(?:how (?:long|many (?:hours|hrs))|hours? (?:a|per|each) day|hrs|all (?:day|night)|24 ?\/ ?7|enough|cuant[oa]s? (?:horas|tiempo)|cuanto tiempo|todo el dia|toda la noche|horas al dia)\b.*\b(?:run\w*|leave|keep|on|pump|bomba|enough|prend\w*|dej\w*|encend\w*|correr|funcion\w*|filtr\w*)\b|\b(?:run\w*|leave|keep|pump|bomba|prend\w*|dej\w*|encend\w*)\b.*\b(?:how (?:long|many)|hours|hrs|all (?:day|night)|enough|horas|tiempo|todo el dia|toda la noche|suficiente)\b/;
const NO_HOURS =
  /\b(?:winter\w*|freez\w*|after|before|algaecide|shock\w*|vacation|away|cost\w*|price|electric\w*|speed|rpm|why|green|cloudy|robot|vacuum\w*|backwash\w*|clean\w*|wash\w*|replac\w*|chang\w*|old|lasts?|new|plaster|chemicals?|acid|chlorine|add\w*|mix\w*|circulat\w*|noise|leak\w*|air|prime|timer|invierno|helad\w*|despues|antes|choque|vacaciones|cuesta|luz|velocidad|por que|verde|turbia|nueva|quimicos?|acido|cloro|agreg\w*|limpi\w*|lavar|cambi\w*|dura|viej\w*|ruido|aire|mezcl\w*)\b/;
/** "How long do I run the pump?": by this pool's volume and flow. */
const pumpHours: Own = (frame, context, pool) =>
  PUMP.test(frame.text) &&
  HOURS.test(frame.text) &&
  !NO_HOURS.test(frame.text) &&
  pool.pumpFlowLpm !== undefined &&
  frame.quantities.every(({ kind }) => kind === 'time') &&
  frame.symptoms.every((symptom) => symptom !== 'leak')
    ? answerPumpHours(frame, context)
    : undefined;

const OWN: readonly Own[] = [
  theIndex,
  pumpHours,
  (frame, context) => heaterAlone(frame, context),
  ...POOL_FACTS,
  ...PRODUCT_FACTS,
  levelAlone,
  chlorineAhead,
  comparedBefore,
  willNotHold,
  shockAsked,
  beforeGuests,
];

export function answerOwnPool(frame: Frame, context: CoachContext): Reply | undefined {
  for (const told of TOLD) {
    const found = told(frame, context);
    if (found) return found;
  }
  const { pool } = context;
  if (pool && frame.isSpa === (pool.traits.kind === 'spa'))
    for (const own of OWN) {
      const found = own(frame, context, pool);
      if (found) return found;
    }
  return weatherAhead(frame, context);
}
