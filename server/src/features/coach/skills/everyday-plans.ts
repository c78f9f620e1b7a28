// What is asked before many people come, and before water from the tap goes in.
import { cardReply } from '../knowledge/knowledge-reply.ts';
import type { Frame } from '../understanding/frame.ts';
import { type CoachContext, inLanguage, type Reply } from './reply.ts';
import { guestsOfPool } from './own/guests.ts';

const PARTY = /\b(?:party|parties|guests|cookout|birthday|fiesta|invitados|cumpleanos)\b/;
const AHEAD =
  /\b(?:tomorrow|tonight|this (?:weekend|saturday|sunday|friday)|next|having|hosting|coming|going to have|will (?:have|be)|manana|fin de semana|vamos a (?:tener|hacer)|tenemos|viene|vienen)\b/;
const MANY_SWIM = {
  en: 'Many swimmers use up chlorine and bring in combined chlorine.',
  es: 'Mucha gente gasta cloro y deja cloro combinado.',
};
/** What to do before many swim, and how the water is now. */
export const partyAhead = (frame: Frame, context: CoachContext): Reply | undefined => {
  if (!PARTY.test(frame.text) || !AHEAD.test(frame.text) || frame.parameters.length > 0 || frame.symptoms.length > 0) return undefined;
  const { pool } = context;
  const own = pool && guestsOfPool(frame.text, context, pool);
  return own ? { ...own, answer: `${inLanguage(context, MANY_SWIM)} ${own.answer}` } : cardReply('after-party', context);
};

const OF_TAP = /\b(?:tap|fill|hose|city|well|faucet|agua de (?:la )?(?:llave|pozo|manguera)|llenado)\b/;
const TOPS_UP =
  /\b(?:top(?:ping)? (?:up|off)|refill\w*|fill\w*|add(?:ing)? water|what happens|matter|effect|affect|relleno|rellenar|llenar|importa|pasa)\b/;
/** A pH of the tap is none of the pool, and nothing to write down. */
export const tapPh = (frame: Frame, context: CoachContext): Reply | undefined =>
  OF_TAP.test(frame.text) &&
  TOPS_UP.test(frame.text) &&
  frame.parameters.length === 1 &&
  frame.parameters[0] === 'ph' &&
  frame.quantities.length <= 1
    ? cardReply('tap-ph', context)
    : undefined;
