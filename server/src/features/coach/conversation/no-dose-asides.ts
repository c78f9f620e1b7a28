// Short words after an answer without a dose: about its test, about something told, about what was done already; else it is asked back.
import { swimWaitMinutes } from '@limpid/chemistry';
import { productName } from '../skills/names.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { notYet } from '../skills/unsure.ts';
import { fold } from '../understanding/fold.ts';
import { swimBesides } from '../skills/swim-besides.ts';
import { readMessage } from '../understanding/frame.ts';
import { isToSave } from './amended.ts';
import type { Aside } from './aside-words.ts';
import { subjectBefore } from './carried.ts';

/** Where what a short word is about was said. */
export interface Before {
  before: string;
  earlier: readonly string[];
  answer: Reply;
  context: CoachContext;
  alone: (text: string) => Reply;
  answerTo: (text: string, older: readonly string[]) => Reply;
}

const isOfPool = ({ cards, answer }: Reply, { pool }: CoachContext): boolean =>
  cards.some(({ kind }) => kind === 'swim' || kind === 'value' || kind === 'plan') || (pool !== undefined && answer.includes(pool.name));
const chipsOf = (context: CoachContext): string[] =>
  inLanguage(context, { en: ['What should I add today?', 'Can we swim?'], es: ['¿Qué agrego hoy?', '¿Podemos nadar?'] });

/** "Does that mean there's too much?" after the swim check or a value: of that value. */
function ofLevel({ before, answer: { cards }, context, alone }: Before): Reply | undefined {
  const frame = readMessage(before);
  if (cards.every(({ kind }) => kind !== 'swim' && kind !== 'value')) return undefined;
  const isOfOther = frame.parameters.length === 1 && !frame.parameters.includes('freeChlorinePpm');
  const subject = isOfOther ? subjectBefore([before], context.language)?.subject : undefined;
  const name = subject?.name ?? inLanguage(context, { en: 'free chlorine', es: 'cloro libre' });
  const value = subject?.value ?? (isOfOther ? undefined : frame.values.freeChlorinePpm);
  return alone(
    value === undefined
      ? inLanguage(context, { en: `is my ${name} too high`, es: `¿está muy alto mi ${name}?` })
      : inLanguage(context, { en: `is ${name} of ${value} too high?`, es: `¿${name} en ${value} es muy alto?` }),
  );
}

const sure = ({ answer, context }: Before): Reply =>
  reply(
    isOfPool(answer, context)
      ? inLanguage(context, {
          en: 'As sure as its newest test and what was logged since. If something has changed, test again and tell me the numbers.',
          es: 'Me baso en su último análisis y en lo que se anotó después. Si algo cambió, mide otra vez y dime los números.',
        })
      : inLanguage(context, {
          en: 'Yes, that’s the usual advice. If a label, a manual or a local rule says otherwise, follow that.',
          es: 'Sí, es lo que se recomienda. Si la etiqueta, el manual o una norma local dice otra cosa, sigue eso.',
        }),
  );

const isOfAmount = (text: string): boolean =>
  readMessage(text).quantities.some(
    ({ kind, value }) => kind === 'mass' || kind === 'liquid' || kind === 'count' || (kind === 'volume' && value < 400),
  );
/** Of what was told just before: "I added 2 cups of acid", "is that ok?" */
const ofTold = ({ before, context, alone }: Before): Reply =>
  alone(`${before.replace(/[?.! ]+$/, '')}, ${inLanguage(context, { en: 'is that ok?', es: '¿está bien?' })}`);

/** "Does that mean there's too much?" of a smell, "What if I don't do anything?" of a value, "So what next?" after a level. */
function ofTrouble(kind: Aside, { earlier, answer, context, alone }: Before): Reply | undefined {
  const subject = subjectBefore(earlier, context.language)?.subject;
  if (kind === 'tooMuch' && subject?.symptom === 'smell')
    return alone(inLanguage(context, { en: 'strong chlorine smell did i add too much', es: 'huele muy fuerte a cloro le eché de más' }));
  if (kind === 'next' && answer.cards.some((card) => card.kind === 'value'))
    return alone(inLanguage(context, { en: 'what should i add today?', es: '¿qué agrego hoy?' }));
  if (kind !== 'ifNot' || subject?.direction === undefined || subject.parameter === undefined) return undefined;
  const found = alone(
    inLanguage(context, {
      en: `what happens if ${subject.name} is too ${subject.direction}`,
      es: `qué pasa si el ${subject.name} está muy ${subject.direction === 'high' ? 'alto' : 'bajo'}`,
    }),
  );
  return found.abstained ? undefined : found;
}

/** Undefined: the question goes its usual way. */
export function withoutDose(kind: Aside, about: Before): Reply | undefined {
  const { before, earlier, answer, context, answerTo } = about;
  const isTold = isToSave(before);
  const offHand = isTold && kind !== 'ifNot' ? undefined : ofTrouble(kind, about);
  if (offHand) return offHand;
  if (kind === 'tooMuch' && !isTold) return ofLevel(about);
  if (isTold && (kind === 'tooMuch' || kind === 'isSafe' || kind === 'enough' || kind === 'affects') && isOfAmount(before)) return ofTold(about);
  if (kind === 'why') {
    const found = answerTo(inLanguage(context, { en: 'why?', es: '¿por qué?' }), earlier);
    return found.abstained ? undefined : found;
  }
  if (kind === 'sure' || (kind === 'isSafe' && answer.cards.some((card) => card.kind === 'swim'))) return sure(about);
  if (kind === 'failed') return notYet(context);
  if (kind === 'otherPool' && isOfPool(answer, context))
    return askBack(
      inLanguage(context, {
        en: `Here I only see ${context.pool?.name ?? 'this pool'}. Choose the other pool and ask again, or tell me its numbers.`,
        es: `Aquí solo veo ${context.pool?.name ?? 'esta piscina'}. Elige la otra piscina y pregúntame de nuevo, o dime sus números.`,
      }),
    );
  if (kind === 'saved' && !isTold) return reply(inLanguage(context, { en: 'No, nothing was saved. I only save what you confirm on a card.', es: 'No, no se guardó nada. Solo guardo lo que confirmas en una tarjeta.' }));
  if (kind === 'done') return askBack(
    inLanguage(context, { en: 'Good. If you added something, tell me what and how much, and I’ll get it ready to log.', es: 'Bien. Si agregaste algo, dime qué y cuánto, y lo preparo para anotarlo.' }),
  );
  if (kind === 'toPlan' || kind === 'half' || kind === 'double' || kind === 'rest' || kind === 'enough' || kind === 'soMuch' || kind === 'strength')
    return askBack(
      inLanguage(context, {
        en: 'There’s no dose in my last answer. Which value do you want to change, and to what?',
        es: 'En mi última respuesta no hay una dosis. ¿Qué valor quieres cambiar y a cuánto?',
      }),
      chipsOf(context),
    );
  if (kind !== 'yes' && kind !== 'no' && kind !== 'ok') return undefined;
  return reply(
    isTold && kind === 'no'
      ? inLanguage(context, { en: 'Okay, nothing was saved.', es: 'De acuerdo, no se guardó nada.' })
      : inLanguage(context, { en: 'Okay. What would you like to know next?', es: 'De acuerdo. ¿Qué más quieres saber?' }),
    { chips: chipsOf(context) },
  );
} // prettier-ignore

const DID =
  /^(?:(?:but|well|yes|ok|no|pero|si|ya|y) )*(?:(?:i|we)(?:'ve| have)? )?(?:already|just|ya) (?:\w+ ){0,3}?(?:brush|shock|vacuum|scrub|slam|backwash|clean|did|done|add|cepill|aspir|limpi|hice|hici|di |le |lo )\w*|^(?:i|we)(?:'ve| have)? (?:already )?(?:brushed|shocked|vacuumed|scrubbed|slammed)\b|^(?:ya )?(?:la |lo |le )?(?:cepille|aspire|le di choque|hice (?:el |un )?choque)\b/;
/** "I already brushed and shocked it" after green or cloudy water: what comes next. */
export function alreadyDone(question: string, { earlier, context }: Pick<Before, 'earlier' | 'context'>): Reply | undefined {
  const text = fold(question).replaceAll(/[¿¡.!]/g, '').trim();
  if (!DID.test(text) || question.includes('?') || /\d/.test(text)) return undefined;
  const symptom = subjectBefore(earlier, context.language)?.subject.symptom;
  if (symptom !== 'green' && symptom !== 'cloudy') return undefined;
  return reply(
    inLanguage(context, {
      en: 'Good, then hold it there: one dose is rarely enough. Run the pump day and night, brush every day, clean the filter when its pressure is 8 to 10 psi over clean, and test and top up chlorine to the shock level several times a day. You’re done when the water is clear, combined chlorine is 0.5 ppm or less, and you lose 1 ppm or less overnight. Stay out until then. Tell me your newest numbers and I’ll work out the next dose.',
      es: 'Bien, entonces mantenlo: una dosis rara vez basta. Deja la bomba día y noche, cepilla todos los días, limpia el filtro cuando su presión suba de 8 a 10 psi sobre la de limpio, y mide y repón el cloro hasta el nivel de choque varias veces al día. Terminas cuando el agua está clara, el cloro combinado es de 0.5 ppm o menos y de noche pierdes 1 ppm o menos. Nadie entra hasta entonces. Dime tus últimos números y calculo la próxima dosis.',
    }),
  );
} // prettier-ignore

const ABOUT_SWIMMING = /\b(?:swim\w*|get in|go in|jump in|hop in|back in|nad\w+|meter\w*|entrar|banar\w*)\b/;
/** "When can we swim?" after what was told to go in: from that product on. */
export function swimAfterAdding(question: string, { answer, context }: Pick<Before, 'answer' | 'context'>): Reply | undefined {
  const [draft] = answer.proposals;
  const frame = readMessage(question);
  if (draft?.action !== 'log_treatment' || draft.fields.doneAt !== undefined || !ABOUT_SWIMMING.test(frame.text)) return undefined;
  if (frame.quantities.length > 0 || frame.chemicals.length > 0 || frame.isSpa || swimBesides(frame, context)) return undefined;
  const id = draft.fields.productId;
  const [minutes, product] = [swimWaitMinutes(id), productName(id, context.language)];
  return reply(
    inLanguage(context, {
      en: `Wait until it has mixed: at least ${minutes} minutes after the ${product} went in, with the pump running. Then test, and swim only if the test is in range and you can clearly see the bottom at the deepest point. Press Save on the card for it, and the plan counts it too.`,
      es: `Espera a que se mezcle: al menos ${minutes} minutos después de agregar ${product}, con la bomba encendida. Luego mide, y naden solo si el análisis está en rango y se ve bien el fondo en lo más hondo. Toca Guardar en su tarjeta y el plan también lo toma en cuenta.`,
    }),
    { proposals: answer.proposals },
  );
}

const HURT =
  /\b(?:swallow\w*|drank|drinking|ate|inhaled?|breathed|splash\w*|spill\w*|sprayed|leaked|spray|fumes?|choking|coughing|(?:on|in|into) (?:my|his|her|the|our) (?:hands?|skin|arms?|legs?|face|foot|feet|mouth|eyes?)|en (?:la|las|el|los|mi|mis|su) (?:manos?|piel|brazos?|cara|boca|ojos?)|eyes?|trag\w*|tomo|bebio|respiro|inhalo|salpic\w*|ojos?)\b/;
const POINTS = /\b(?:some|it|that|un poco|eso)\b/;
/** "My son swallowed some" after a dose: of that product. */
export function hurtBy(question: string, product: string, { alone, context }: Pick<Before, 'alone' | 'context'>): Reply | undefined {
  const text = fold(question);
  const frame = readMessage(question);
  if (!HURT.test(text) || ABOUT_SWIMMING.test(text) || frame.chemicals.length > 0 || frame.parameters.length > 0) return undefined;
  const pointed = POINTS.exec(text);
  const some = inLanguage(context, { en: 'some', es: 'un poco de' });
  const full = [
    ...(pointed ? [`${text.slice(0, pointed.index)}${some} ${product}${text.slice(pointed.index + pointed[0].length)}`] : []),
    `${product}: ${text}`,
    `${text} ${product}`,
  ];
  return full.map(alone).find((answer) => answer.cards.some(({ kind }) => kind === 'safety'));
}
