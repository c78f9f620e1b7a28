// Three ways to speak. A voice adds words around an answer; it never changes a number or a warning.
import { type Card, type CoachContext, inLanguage, type Reply } from './skills/reply.ts';

type Texts = Record<'en' | 'es', readonly [string, ...string[]]>;
/** What an answer is about, as far as a voice has something to say of it. */
type Subject = 'balance' | 'chlorine' | 'mass' | 'plan' | 'volume' | 'ready' | 'stayOut' | 'value' | 'knowledge';

/** By its length, so that the same answer always closes in the same way. */
const pick = <Text>(texts: readonly [Text, ...Text[]], answer: string): Text => texts[answer.length % texts.length] ?? texts[0];

function subjectOf({ cards, answer }: Reply): Subject {
  const [card] = cards;
  if (!card) return 'knowledge';
  if (card.kind === 'swim') return card.inputs['state'] === 'ready' ? 'ready' : 'stayOut';
  if (card.kind === 'volume') return 'volume';
  if (/^(?:Stay out|Por ahora nadie)/.test(answer)) return 'stayOut';
  return card.kind === 'dose' ? subjectOfDose(card, cards.length) : 'value';
}
function subjectOfDose({ inputs }: Card, count: number): Subject {
  const parameter = inputs['parameter'];
  if (count > 1 || parameter === undefined) return 'plan';
  return parameter === 'ph' || parameter === 'alkalinityPpm' ? 'balance' : parameter === 'freeChlorinePpm' ? 'chlorine' : 'mass';
}

export function inVoice(reply: Reply, context: CoachContext): Reply {
  const isSafety = reply.cards.some(({ kind }) => kind === 'safety');
  if (context.personality === 'friendly' || reply.abstained || isSafety || reply.proposals.length > 0) return reply;
  const subject = subjectOf(reply);
  const { before, after } = VOICES[context.personality][subject] ?? {};
  const opening = before && pick(inLanguage(context, before), reply.answer);
  const closing = after && pick(inLanguage(context, after), reply.answer);
  // Under a list, a paragraph of its own.
  const between = reply.answer.includes('\n') ? '\n\n' : ' ';
  return { ...reply, answer: `${opening ? `${opening} ` : ''}${reply.answer}${closing ? `${between}${closing}` : ''}` };
}

interface Voice {
  before?: Texts;
  after?: Texts;
}

const ENCOURAGING: Partial<Record<Subject, Voice>> = {
  balance: {
    before: {
      en: ['Good that you caught it: this one is easy to fix.', 'You tested, and that is most of the work.'],
      es: ['Qué bueno que lo viste: esto se arregla fácil.', 'Ya mediste, y eso es casi todo el trabajo.'],
    },
    after: {
      en: ["Take it step by step; you've got this.", 'Test again afterward and enjoy seeing it settle.'],
      es: ['Paso a paso: tú puedes.', 'Mide después y verás cómo se acomoda.'],
    },
  },
  chlorine: {
    before: { en: ['Nice and simple:', 'You noticed in time.'], es: ['Muy sencillo:', 'Te diste cuenta a tiempo.'] },
    after: {
      en: ['One pour, and your water is looked after again.', "You're on the right track."],
      es: ['Con eso tu agua queda cuidada otra vez.', 'Vas por buen camino.'],
    },
  },
  mass: {
    after: {
      en: ['It only takes a bucket and a little patience.', "You've got this."],
      es: ['Solo hace falta una cubeta y algo de paciencia.', 'Tú puedes.'],
    },
  },
  plan: {
    before: {
      en: ["Let's take it in order, one thing at a time.", 'It looks like more than it is.'],
      es: ['Vamos en orden, una cosa a la vez.', 'Parece más de lo que es.'],
    },
    after: {
      en: ["You don't have to do it perfectly, only in this order.", 'Check each one off and you are done.'],
      es: ['No tiene que salir perfecto, solo en este orden.', 'Ve marcando cada uno y listo.'],
    },
  },
  ready: {
    after: {
      en: ['Your care shows: enjoy the water!', 'Well looked after. Have a good swim!'],
      es: ['Se nota que la cuidas: ¡a disfrutar!', 'Bien cuidada. ¡Buen chapuzón!'],
    },
  },
  stayOut: {
    after: {
      en: ['You did right to ask first.', 'A short wait, and it is yours again.'],
      es: ['Hiciste bien en preguntar antes.', 'Una corta espera y vuelve a ser tuya.'],
    },
  },
  value: { after: { en: ['Good question.', 'Keeping an eye on it pays off.'], es: ['Buena pregunta.', 'Estar pendiente vale la pena.'] } },
  volume: { after: { en: ['Good to know: every dose gets easier from here.'], es: ['Bueno saberlo: así cada dosis sale más fácil.'] } },
  knowledge: {
    after: {
      en: ["Ask away, that's how everyone learned it.", "You'll have the hang of it soon."],
      es: ['Pregunta con confianza: así aprendimos todos.', 'Pronto lo harás sin pensarlo.'],
    },
  },
};

const TECHNICAL: Partial<Record<Subject, Voice>> = {
  balance: {
    after: {
      en: [
        'pH isn’t linear in acid or base, so this solves the full equilibrium of carbonate, borate and cyanurate for this water.',
        'It comes from the whole carbonate system, not from a table: buffer, stabilizer and borates count.',
      ],
      es: [
        'El pH no es lineal con ácido o base: se resuelve el equilibrio completo de carbonato, borato y cianurato de esta agua.',
        'Sale de todo el sistema de carbonatos y no de una tabla: cuentan amortiguación, estabilizador y boratos.',
      ],
    },
  },
  chlorine: {
    after: {
      en: [
        'Chlorine adds up linearly: volume times rise, divided by the available chlorine of the product.',
        'It is a mass balance on available chlorine, taken by volume for liquids and by weight for granules.',
      ],
      es: [
        'El cloro suma de forma lineal: volumen por aumento, entre el cloro disponible del producto.',
        'Es un balance de masa de cloro disponible: por volumen en líquidos y por peso en granulados.',
      ],
    },
  },
  mass: {
    after: {
      en: ['A mass balance: volume times change, corrected for the purity of the product.'],
      es: ['Un balance de masa: volumen por cambio, corregido por la pureza del producto.'],
    },
  },
  plan: {
    after: {
      en: [
        'The steps come from one optimization over all values at once, with the error of your tests in mind.',
        'Order and waits follow from which product disturbs which value.',
      ],
      es: [
        'Los pasos salen de una sola optimización de todos los valores, con el error de tus análisis en cuenta.',
        'El orden y las esperas dependen de qué producto altera qué valor.',
      ],
    },
  },
  ready: {
    after: {
      en: ['Chlorine is judged against stabilizer, since only the unbound part disinfects.'],
      es: ['El cloro se juzga según el estabilizador: solo la parte libre de él desinfecta.'],
    },
  },
  stayOut: {
    after: {
      en: ['Chlorine is judged against stabilizer, since only the unbound part disinfects.'],
      es: ['El cloro se juzga según el estabilizador: solo la parte libre de él desinfecta.'],
    },
  },
  value: {
    after: {
      en: [
        'It assumes that the water is fully mixed.',
        'Inputs and result are in the engine’s own units underneath; only the display is rounded.',
      ],
      es: ['Supone que el agua está bien mezclada.', 'Por dentro se calcula sin redondear; solo se redondea lo que ves.'],
    },
  },
  volume: {
    after: { en: ['Area times mean depth, without steps and benches.'], es: ['Área por profundidad media, sin escalones ni bancas.'] },
  },
};

const VOICES: Record<'encouraging' | 'technical', Partial<Record<Subject, Voice>>> = { encouraging: ENCOURAGING, technical: TECHNICAL };
