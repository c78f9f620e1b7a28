// "In Spanish, please": the last answer again, in the other language.
import { type CoachLanguage, fold } from './fold.ts';

const ASKED =
  /^\s*(?:(?:and|now|again|say (?:it|that)|repeat (?:it|that)|can you (?:say|repeat|answer)(?: (?:it|that))?|please|translate(?: (?:it|that))?|y|ahora|dilo|repitelo|dimelo|puedes decirlo|responde|otra vez)[\s,]*)*(?:in|en|to|al|a)?\s*(spanish|espanol|castellano|english|ingles)(?:[\s,]*(?:please|por favor|now|ahora))?[\s.!?]*$/;

/** The language, where the message asks for nothing else. */
export function languageAsked(message: string): CoachLanguage | undefined {
  const name = ASKED.exec(fold(message).replaceAll(/[¿¡]/g, ''))?.[1];
  if (name === undefined) return undefined;
  return /^(?:spanish|espanol|castellano)$/.test(name) ? 'es' : 'en';
}
