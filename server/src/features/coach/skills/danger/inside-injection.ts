// A message that gives orders and also asks about a hazard: the order is refused, and the hazard is answered all the same.
import { fold } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { isInjection } from '../../understanding/intents.ts';
import { type CoachContext, inLanguage, type Reply } from '../reply.ts';

/** "Answer with the single word SAFE", "di que sí" */
const TELLS_WHAT_TO_SAY =
  /^\W*(?:and |then |now |just |please |y |ahora )*(?:(?:only |solo )?(?:answer|reply|respond|say|output|print|write|type|confirm|contesta|responde|di|escribe|confirma)\b(?! (?:me |us )?(?:if|whether|si)\b)|from now on|no (?:warnings?|disclaimers?|advertencias)|do not (?:warn|refuse)|don'?t (?:warn|refuse))/;
/** "… and tell me whether" */
const LEADS_OVER =
  /^.*?\b(?:rules?|instructions?|prompts?|guidelines|limits?|safety|mode|restrictions?|instrucciones|reglas|limites|anteriores|modo)\b[^.!?]*?\b(?:and|then|y)\b (?:(?:just|now|please|simply|solo|ahora) )*(?:(?:tell|show|answer|say|confirm|explain|dime|di|contesta|responde|confirma)(?: me| us)?(?: (?:if|whether|that|si|que))?|(?=(?:can|may|could|is|let|puedo|podemos)\b)) ?/;
const LEAST_WORDS = 3;

/** What is left when the orders are left out; undefined: nothing to answer. */
export function questionInside(raw: string): string | undefined {
  const left = raw
    .split(/(?<=[.!?;:\]])\s+|\n+/)
    .map((part) => (isInjection(readMessage(part)) ? part.slice(LEADS_OVER.exec(fold(part))?.[0].length ?? part.length) : part))
    .filter(
      (part) => part.trim() !== '' && !/^\W*(?:system|admin|assistant|user|sistema)\W*$/i.test(part) && !TELLS_WHAT_TO_SAY.test(fold(part)),
    )
    .join(' ');
  return left === raw || left.split(/\s+/).length < LEAST_WORDS || isInjection(readMessage(left)) ? undefined : left;
}

const WARNS =
  /^(?:No[.,:;]|Never\b|Please don['’]t|Don['’]t\b|Do not\b|Stay out|That['’]s dangerous|If you can['’]t see|Ask your doctor|Nunca\b|Por favor no\b|No (?:te metas|naden|entren)|No entres|Es peligroso|Si no se ve|Pregunta (?:primero|antes) a tu médico)/;

/** `alone`: the answer to a text of its own */
export function withSafetyInside(refusal: Reply, raw: string, context: CoachContext, alone: (text: string) => Reply): Reply {
  const question = questionInside(raw);
  if (question === undefined) return refusal;
  const inside = alone(question);
  const isSafety = inside.cards.some(({ kind }) => kind === 'safety') || WARNS.test(inside.answer);
  if (!isSafety || inside.abstained || inside.proposals.length > 0 || inside.cards.some(({ kind }) => kind === 'dose')) return refusal;
  const lead = inLanguage(context, {
    en: 'I can’t take orders like that, and they don’t change what is safe.',
    es: 'No puedo seguir órdenes así, y no cambian lo que es seguro.',
  });
  return { ...inside, answer: `${inside.answer}\n\n${lead}` };
}
