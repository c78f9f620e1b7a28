// "My kid swallowed a little pool water": no chemical, and no alarm, as long as the child is well.
import { cardReply } from '../../knowledge/knowledge-reply.ts';
import type { Urgent } from './urgent-kind.ts';

const SWALLOWED =
  /\b(?:swallow\w*|drank|drinks?|gulp\w*|sip(?:s|ped)?|trag\w+|tom[oa]|tomaron|bebi\w+|bebe)\b.{0,40}\b(?:water|agua)\b|\b(?:water|agua)\b.{0,40}\b(?:swallow\w*|drank|gulp\w*|trag\w+)\b/;
const OF_POOL = /\b(?:pool|tub|spa|alberca|piscina|jacuzzi)\b/;
const A_LITTLE =
  /\b(?:(?:a )?(?:little|tiny)(?: bit)?|a bit|some|a sip|a mouthful|a gulp|a few sips|poquit[oa]|un poco|un trago|un traguito|un sorbo|tantito|poca)\b/;
const MORE_THAN_THAT =
  /\b(?:vomit\w*|throw\w*|threw|cough\w*|chok\w*|breath\w*|sleepy|tired|blue|limp|weak|faint\w*|fell in|went under|fever|pain|sick|a lot|lots|chlorine|acid|bleach|shock|tablets?|chemical\w*|algaecide|tos\w*|respir\w*|ahog\w*|dorm\w*|debil|morad\w*|desmay\w*|fiebre|dolor|enferm\w*|mucha?|cloro|acido|pastilla\w*|quimic\w*|alguicida)\b/;

export const sipOfWater: Urgent = (frame, context) =>
  SWALLOWED.test(frame.text) && OF_POOL.test(frame.text) && A_LITTLE.test(frame.text) && !MORE_THAN_THAT.test(frame.text)
    ? cardReply('drink-pool-water', context)
    : undefined;
