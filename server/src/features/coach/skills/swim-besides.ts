// "There's broken glass in the pool, can we swim?", "The pool light is cracked, is it ok to go in?": the test of the water says nothing about that.
import { findCards } from '../knowledge/find-card.ts';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { fold } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import type { Frame } from '../understanding/frame.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const THING =
  /\b(?:glass|lights?|lamps?|ladders?|rails?|handrails?|steps?|drains?|grates?|covers?|slides?|boards?|wires?|cords?|cables?|outlets?|heater|tiles?|coping|plaster|shell|liner|skimmer|lids?|fence|gate|pump|bonding|tools?|vidrios?|luz|luces|lampara|escaleras?|barandal|escalones?|dren(?:es)?|rejillas?|tapas?|tobogan|trampolin|cables?|azulejos?|filo|yeso|vinil|cerca|puerta|bomba)\b/;
const TROUBLE =
  /\b(?:broke\w*|crack\w*|chipp\w*|loose|missing|sharp|exposed|bare|hanging|fell (?:in|off)|smashed|shattered|damaged|tripp\w*|buzz\w*|flicker\w*|water in(?:side)?|sticking out|wobbl\w*|rot[oa]s?|se rompio|quebrad[oa]s?|agrietad[oa]|suelt[oa]s?|flojo|floja|falta\w*|filos[oa]|expuest[oa]s?|pelad[oa]s?|parpadea\w*)\b|\bglass\b|\bvidrios?\b/;
const DARK = /\b(?:dark|at night|no lights?|lights? (?:is|are) (?:out|off|broken|dead)|oscur[oa]|de noche|sin luz)\b/;
/** What asks to go in, so that the rest can be looked up. */
const ASKS_IN =
  /(?:^|[,.;] ?| and | so | y )?(?:\b(?:so|but|y|pero)\b ?)?\b(?:(?:can|could|may|should) (?:we|i|they|he|she|the kids|my kids|people) (?:still )?(?:swim|go in|get in|go swimming|use (?:it|the pool))(?: (?:now|today|tonight|in it|anyway))?|is it (?:ok|okay|safe|fine|bad) to (?:still )?(?:swim|go in|get in|go swimming|be in it)(?: (?:now|today|tonight|in it|anyway))?|(?:ya )?(?:podemos|puedo|pueden|se puede) (?:nadar|entrar|meter(?:se|nos|me)?|usar la alberca)(?: (?:ya|hoy|ahora))?)[?!. ]*/g;
const FITS = 0.62;

/** Undefined where the water is all that is asked about. */
export function swimBesides(frame: Frame, context: CoachContext): Reply | undefined {
  const text = fold(frame.text);
  const isBroken = THING.test(text) && TROUBLE.test(text);
  if (!isBroken && !DARK.test(text)) return undefined;
  const rest = text.replaceAll(ASKS_IN, ' ').replaceAll(/\s+/g, ' ').trim();
  const [best] = isBroken && rest.length > 0 ? findCards(readMessage(rest, frame.language).text, 1) : [];
  const thing = THING.exec(text)?.[0] ?? '';
  // A crack in the plaster is none in the light.
  const isOfThing = best !== undefined && best.score >= FITS && best.card.asks.includes(thing.replace(/s$/, ''));
  const found = best && isOfThing ? cardReply(best.card.id, context) : undefined;
  const isYes = found !== undefined && /^(?:Yes|Sí)\b/.test(found.answer);
  const notYet = inLanguage(context, { en: 'Not until that’s put right.', es: 'No hasta que eso quede arreglado.' });
  if (found && !isYes)
    return {
      ...found,
      answer: /^(?:No|Never|Not|Stay out|Everyone out|Nadie|Nunca|Que nadie|Todos)\b/.test(found.answer)
        ? found.answer
        : `${notYet} ${found.answer}`,
    };
  if (!isBroken)
    return reply(
      inLanguage(context, {
        en: 'Only if the pool is lit well enough that you clearly see the bottom and everyone in the water. In the dark no one sees a swimmer in trouble. If the light fails, everyone gets out.',
        es: 'Solo si la alberca está tan iluminada que se ve bien el fondo y a todos los que están en el agua. A oscuras nadie ve a quien está en apuros. Si la luz falla, salen todos.',
      }),
    );
  return reply(
    inLanguage(context, {
      en: `${notYet} The test of the water says nothing about it: whatever is broken, loose, sharp or electric can hurt people. Keep everyone out of it, switch off the power to anything electric, and have it repaired first.`,
      es: `${notYet} El análisis del agua no dice nada de eso: lo que está roto, suelto, filoso o es eléctrico puede lastimar. Que nadie se acerque, corta la corriente de lo eléctrico y repáralo primero.`,
    }),
  );
}
