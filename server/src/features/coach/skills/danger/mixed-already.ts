// Two products that must not meet have met, as someone tells it: "I mixed a cup of acid with a gallon of bleach".
import { forbiddenTogether } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import { ADDED } from '../../understanding/intent-patterns.ts';

const MIXED =
  /\b(?:(?:i|we|he|she|they|someone|somebody|my \w+|just|accidentally|mistakenly|oops)(?: \w+){0,2} (?:mixed|combined)|(?:got|were|was|are|is) mixed|se (?:me |nos |le )?(?:mezcl(?:o|aron)|junt(?:o|aron))|(?:^|y |ya |lo |los |las |acabo de )(?:mezcle|junte|revolvi|mezclar)|mezclamos|juntamos|mezclo)\b/;
const PRODUCT = String.raw`(?:muriatic )?acid|bleach|(?:liquid )?chlorine|cal[ -]?hypo|shock|trichlor|dichlor|tablets?|pucks?|acido(?: muriatico)?|cloro|pastillas?`;
/** Poured into the other one, or into what it is kept in. */
const POURED_INTO = new RegExp(
  String.raw`\b(?:put|poured|dumped|added|tipped|spilled|topped|eche|puse|vacie|tire)\b.{0,50}\b(?:in|into|onto|over|on top of|en|al?|sobre) (?:the|my|our|an?|some|el|la|mi|un|una)? ?(?:(?:jug|bottle|bucket|container|tank|drum|tub|can|garrafa|cubeta|bote|botella|envase) (?:of|with|del?|con) )?(?:the |el )?(?:${PRODUCT})\b(?! (?:pool|water|spa|tub|level|side|return|alberca|piscina))`,
);
/** What was in it before is still in it. */
const UNRINSED =
  /\b(?:put|poured|dumped|added|tipped|filled|eche|puse|vacie)\b.{0,60}\b(?:jug|bottle|bucket|container|tank|drum|can|garrafa|cubeta|bote|botella|envase)\b.{0,40}\b(?:(?:hadn'?t|didn'?t|haven'?t|wasn'?t|not|never|without)(?: been| get)? (?:rins\w+|wash\w+|clean\w+)|unrinsed|unwashed|sin enjuagar|no (?:lo|la)? ?(?:habia )?enjuag\w+)|\b(?:unrinsed|unwashed|dirty) (?:\w+ ){0,2}(?:jug|bottle|bucket|container|tank|drum)\b/;
const CAN_REACT = /\b(?:acid|muriatic|bleach|chlorine|cal[ -]?hypo|shock|trichlor|dichlor|acido|cloro|lejia)\b/;

/** No one has done it, or it went into the pool. */
const NOT_DONE =
  /\b(?:can|could|should|may|might|if|when|never|don'?t|do not|didn'?t|not|what happens|would|will|how (?:do|to|can|much|many)|is it|safe|ok(?:ay)? to|going to|about to|want|before|instead of|puedo|puede|debo|si|nunca|que pasa|como|cuanto|voy a|quiero|antes|en vez)\b/;
const IN_POOL = /\b(?:in|into|to|en|a) (?:the|my|our|la|mi|el) (?:\w+ )?(?:pool|spa|hot tub|tub|water|alberca|piscina|jacuzzi|agua)\b/;

/** "I shocked it, and chlorine still says 18": the chlorine is what the shock was of, or a level. */
function mustStayApart({ chemicals, cues }: Frame): boolean {
  const isShock = cues.has('shock');
  const named = chemicals.filter(({ name }) => !(isShock && name === 'chlorine')).map(({ name }) => productOf(name));
  const products = [...new Set([...named, ...(isShock ? (['cal-hypo'] as const) : [])])];
  return products.some((one, index) => products.slice(index + 1).some((other) => forbiddenTogether(one, other) !== null));
}

export const areMixedAlready = (frame: Frame): boolean =>
  (UNRINSED.test(frame.text) && CAN_REACT.test(frame.text) && !ASKED_BEFORE.test(frame.text)) || areTwoMixed(frame);
const ASKED_BEFORE = /\b(?:can|could|should|may|if|when|never|how|is it|going to|about to|puedo|puede|debo|si|nunca|como|voy a)\b/;

const areTwoMixed = (frame: Frame): boolean =>
  !NOT_DONE.test(frame.text) &&
  !IN_POOL.test(frame.text) &&
  (MIXED.test(frame.text) || POURED_INTO.test(frame.text)) &&
  mustStayApart(frame);

/** "I added acid and then chlorine to the pool": the water keeps them apart, nearly always. */
export const areBothInPool = (frame: Frame): boolean =>
  ADDED.test(frame.text) && IN_POOL.test(frame.text) && !NOT_DONE.test(frame.text) && mustStayApart(frame);
