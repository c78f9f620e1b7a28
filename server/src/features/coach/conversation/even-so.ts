// "Even if the chlorine is good?", "¿Aunque sea poquito?" after a no: it stays a no. And when people may go back into green water.
import { emergencyIn } from '../skills/danger/safety.ts';
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import { fold } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import type { After } from './after.ts';
import { subjectBefore } from './carried.ts';

const EVEN =
  /^(?:(?:ok(?:ay)?|so|and|but|not|really|hmm+|y|pero|ni)\b[, ]*)*(?:even (?:if|when|though|with|for|a|just|one|after|in|at)|what if|not even|aunque|incluso (?:si|con)|ni aunque|ni (?:con|si|un|una)|(?:y|pero) si (?:solo|nada mas|es poquito))\b/;
const ONLY_EVEN = /\b(?:even|aunque|incluso|ni)\b/;
/** A refusal says so first. */
const REFUSED =
  /^\W*(?:no\b(?! (?:good|dose|steps?|product|hay que agregar))|never|don.t|stay out|nobody|wait\b|if you can.t see|not\b|nunca|no (?:te|se|entres|nades)|nadie|quedate fuera|espera\b|si no se ve|better (?:not|never)|mejor (?:no|nunca)|[^.:;]{0,60}\b(?:should not|shouldn.t|must not|must never|no deben?|no debe)\b)/i;

/** "Outside with just a cup of each is fine, right?" */
const MINIMIZES =
  /\b(?:just|only|little|bit|small|tiny|few|quick\w*|once|outside|outdoors|open air|fresh air|ventilat\w*|careful\w*|gloves|mask|goggles|slowly|dilut\w*|weak|cup|drops?|splash|short|minute|second|watching|hold\w*|breath|sip|far|away|miles|supervis\w*|lejos|trago|traguito|solo|poquit[oa]|poc[oa]|tantito|afuera|al aire libre|guantes|cuidado|rapid[oa]|rapidito|una vez|ventilad\w*|gotas?|despacio|mascarilla|cubrebocas|lentes|rato|ratito|minutos?|cuidando)\b/;
const ASKS_LEAVE =
  /\b(?:right|ok|okay|fine|safe|tho|though|no|yes|verdad|bien|cierto|si|no pasa nada|puedo|se puede)\W*$|\?\s*$|^(?:(?:ok(?:ay)?|so|and|but|well|y|pero|bueno)[, ]+)*(?:what if|if|can i|could i|is it (?:ok|fine|safe)|would it|que tal si|si|puedo|se puede)\b/;
/** "Do I need chlorine?", "no", "just a little then?": no one asked whether they may. */
const ASKED_LEAVE =
  /\b(?:can|could|may|ok|okay|safe|fine|allowed|dangerous|bad|hurt|mix\w*|together|store|keep|should (?:i|we|my|they)|swim\w*|swallow\w*|drank|breath\w*|puedo|puede|podemos|pueden|se puede|esta bien|seguro|peligros[oa]|malo|juntar\w*|mezcl\w+|junto|nad\w+|trago|tomo|bebio|respir\w+)\b/;
const MOST = 90;

/** It asks for leave all the same, and names nothing new. */
function asksLeave(text: string, question: string, before: string): boolean {
  if (EVEN.test(text) && ONLY_EVEN.test(text)) return true;
  if (!ASKED_LEAVE.test(fold(before))) return false;
  const { chemicals, parameters, symptoms } = readMessage(question);
  const named = new Set(readMessage(before).chemicals.map(({ name }) => name));
  const count = text.split(/\s+/).length;
  const isShortOfIt = count <= FEW || (STATED.test(text) && count <= MOST_STATED);
  const isNew = parameters.length > 0 || symptoms.length > 0 || chemicals.some(({ name }) => !named.has(name));
  return text.length <= MOST && !isNew && MINIMIZES.test(text) && (isShortOfIt || ASKS_LEAVE.test(question.trim().toLowerCase())) && !OPENS_OTHER.test(text);
} // prettier-ignore
/** "Its far away tho", "I'll hold my breath" */
const STATED =
  /^(?:(?:but|well|ok|and|yeah|pero|bueno|y)[, ]+)*(?:i'?ll|i'?d|i'?m|i|we'?ll|we|it'?s?|its|they'?ll|they|he|she|just|only|es|esta|estan|solo|sera|seria|voy a|lo|la|aguanto)\b/;
const MOST_STATED = 9;
/** "Poquito nada más" */
const FEW = 4;
const OPENS_OTHER =
  /^(?:(?:ok(?:ay)?|so|and|but|y|pero)[, ]+)*(?:how|when|why|what (?!if)|which|where|como|cuando|por que|cual|donde|cuant[oa]s?)\b/;

export function evenSo({ text, question, said, answerTo, context }: After): Reply | undefined {
  const [before, ...older] = said;
  if (before === undefined || !asksLeave(text, question, before) || emergencyIn(readMessage(question))) return undefined;
  // "Even if the bottom is visible?": the reason for the no is gone.
  if (CLEARED.test(text) || /\b(?:visible|clear|clara|transparente)\b/.test(text)) return undefined;
  const first = answerTo(before, older);
  const isOfDanger = first.cards.some(({ kind, inputs }) => kind === 'safety' && inputs['emergency'] === undefined);
  const isPlainEven = EVEN.test(text) && ONLY_EVEN.test(text);
  const isUrgent = first.cards.some(({ kind, inputs }) => kind === 'safety' && inputs['emergency'] !== undefined);
  if (isUrgent && !isPlainEven && !REFUSED.test(fold(first.answer)))
    return {
      ...first,
      answer: `${inLanguage(context, { en: 'That still applies.', es: 'Sigue valiendo.' })} ${first.answer}`,
      proposals: [],
    };
  const isNo = REFUSED.test(fold(first.answer)) || isOfDanger;
  if (first.abstained || !isNo) return undefined;
  const isWait = /^\W*(?:wait|espera)/i.test(first.answer);
  const lead = inLanguage(context, isWait ? { en: 'Yes, even then.', es: 'Sí, aun así.' } : { en: 'Even then, no.', es: 'Aun así, no.' });
  const rest = first.answer.replace(/^(?:No[.,:]|Never[.,:]|Nunca[.,:]) */, '');
  return { ...first, answer: `${lead} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`, proposals: [] };
}

const SWIM = /\b(?:swim\w*|get in|go in|jump in|hop in|back in|use (?:it|the pool)|nad\w+|meter\w*|entrar|banar\w*|usarla)\b/;
const ASKS =
  /\b(?:when|how long|how soon|can|could|may|is it (?:safe|ok)|ok to|till|until|cuando|cuanto|ya|puedo|podemos|pueden|se puede)\b/;
const CLEARED =
  /\b(?:clear(?:ed)?(?: up)?(?: now| again)?|see the (?:bottom|drain)|crystal|ya (?:esta|se ve) (?:clara|limpia)|se aclaro|se ve el fondo)\b/;
const CANNOT_SEE = /\b(?:can'?t|cannot|cant|can not|no (?:se|puedo)|not) (?:see|ve|ver|veo)\b/;
const NOT_YET = /\b(?:not|isn'?t|no|getting|almost|still|casi|todavia)\b.{0,16}\b(?:clear\w*|clara)\b/;
const isClearNow = (text: string): boolean => CLEARED.test(text) && !CANNOT_SEE.test(text) && !NOT_YET.test(text);
/** Asked of water that is fine. */
const PREVENTS = /\b(?:keep|stop)\b.{0,20}\bfrom\b|\b(?:prevent\w*|avoid\w*|evit\w+|prevenir)\b/;
const REACHES = 5;

/** Green or cloudy water that no one said is clear again: no minutes after a dose open it. */
export function swimInGreen({ text, question, said, context }: After): Reply | undefined {
  if (!SWIM.test(text) || !ASKS.test(text)) return undefined;
  const { quantities, parameters, symptoms, isSpa } = readMessage(question);
  if (quantities.length > 0 || parameters.length > 0 || symptoms.length > 0 || isSpa || CLEARED.test(text)) return undefined;
  const told = said.slice(0, REACHES).map(fold);
  const at = told.findIndex((one) => CANNOT_SEE.test(one) || ['green', 'cloudy'].includes(String(subjectBefore([one], context.language)?.subject.symptom)));
  if (at === -1 || told.slice(0, at).some(isClearNow) || PREVENTS.test(told[at] ?? '')) return undefined;
  return reply(
    inLanguage(context, {
      en: 'Not until the water is clear again, however long ago the chlorine went in: in green or cloudy water no one sees a swimmer in trouble, and germs live in it. You can go in when you clearly see the bottom and the main drain at the deepest point, free chlorine is between its minimum and the shock level for your stabilizer, combined chlorine is 0.5 ppm or less, and pH is in range. Plan on several days, often up to a week. Keep the pump running, brush, and test and top up chlorine until then.',
      es: 'No hasta que el agua esté clara otra vez, sin importar hace cuánto echaste el cloro: en agua verde o turbia no se ve a alguien en apuros, y en ella viven gérmenes. Pueden entrar cuando se vea bien el fondo y el desagüe en lo más hondo, el cloro libre esté entre su mínimo y el nivel de choque según tu estabilizador, el cloro combinado sea de 0.5 ppm o menos y el pH esté en rango. Cuenta con varios días, a veces una semana. Mientras, deja la bomba encendida, cepilla, mide y repón el cloro.',
    }),
  );
} // prettier-ignore
