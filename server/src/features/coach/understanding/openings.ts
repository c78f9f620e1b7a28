// "Different question: …", "otra pregunta, …": an opening says nothing about what is asked.
import { fold } from './fold.ts';

const KIND =
  '(?:diff(?:erent|rent|erant)?|another|new|quick|random|unrelated|separate|side|dumb|stupid|silly|one (?:more|last)|1 more|last)';
const ENGLISH = String.raw`(?:(?:i(?:'?ve)? (?:have |got )?|got |here'?s )?(?:an? |one |just an? )?(?:(?:totally|completely) )?(?:${KIND} )?${KIND} (?:q|qs|question|ques|topic|subject)|(?:another|one more|new|different) thing(?=[,:])|(?:(?:totally|completely) )?(?:unrelated|off[- ]topic)|chang(?:e|ing) (?:of )?(?:the )?(?:subject|topic)|switching (?:topics?|subjects?)|on (?:a|an) (?:other|different|unrelated) (?:note|subject|topic))`;
const SPANISH = String.raw`(?:(?:tengo |te hago |va |ahi va )?(?:una )?(?:otra|nueva|última|ultima) (?:pregunta|duda|consulta)|(?:tengo |te hago )?(?:una )?(?:pregunta|duda|consulta) (?:rápida|rapida|nueva|distinta|diferente|tonta|aparte)|cambiando de tema|cambio de tema|otro tema|(?:tengo )?una (?:pregunta|duda)(?=[,:]))`;
const OPENING = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|so|hey|hi|hello|and|also|alright|well|thanks|oye|bueno|hola|gracias|y)\b[\s,.!]+)*(?:${ENGLISH}|${SPANISH})\b(?:\s+(?:but|for you|here|though|tho|pero|para ti))?(?:\s*[,:;.!?\-–—]+\s*|\s+)(?=\S)`,
  'iu',
);
/** "Another question about alkalinity" and "my last question was …" speak of the question itself. */
const OF_ITSELF = /^(?:about|on|regarding|was|is|that|i asked|you|of|to|sobre|acerca|de|que (?:hice|te))\b/i;
const LEAST_WORDS = 2;

/** The message without it, where something is left that can be asked. */
export function withoutOpening(message: string): string {
  const found = OPENING.exec(message)?.[0];
  if (found === undefined) return message;
  const rest = message.slice(found.length);
  return OF_ITSELF.test(rest) || rest.trim().split(/\s+/).length < LEAST_WORDS ? message : rest;
}

const POINTS_BACK =
  /\b(?:it|that|this|those|these|them|there|then|same|instead|too|also|eso|esto|ese|esa|aquello|mismo|tambien|entonces)\b/;
/** "Unrelated: …" starts anew, unless what follows points back. */
export const startsAnew = (message: string): boolean => {
  const rest = withoutOpening(message);
  return rest !== message && !POINTS_BACK.test(fold(rest));
};
