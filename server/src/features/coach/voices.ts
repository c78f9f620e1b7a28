// Three ways to speak. A voice adds words around an answer; it never changes a number or a warning.
import type { CoachContext, Reply } from './skills/reply.ts';
import { inLanguage } from './skills/reply.ts';
import { languageOf } from './understanding/fold.ts';
import { readMessage } from './understanding/frame.ts';
import { subjectOf, type Subject } from './voice-subject.ts';

type Texts = Record<'en' | 'es', readonly [string, ...string[]]>;

/** By its length, so that the same answer always closes in the same way. */
const pick = <Text>(texts: readonly [Text, ...Text[]], answer: string): Text => texts[answer.length % texts.length] ?? texts[0];

/** `message`: what was asked. The words are in the language of the answer, whatever the account's is. */
export function inVoice(
  reply: Reply,
  message: string,
  { language: own, personality }: Pick<CoachContext, 'language' | 'personality'>,
): Reply {
  if (personality === 'friendly') return reply;
  const frame = readMessage(message, own);
  const subject = subjectOf(reply, frame, personality === 'technical');
  const { before, after } = (subject && VOICES[personality][subject]) ?? {};
  const language = languageOf(reply.answer, frame.language);
  const opening = before && pick(inLanguage({ language }, before), reply.answer);
  const closing = after && pick(inLanguage({ language }, after), reply.answer);
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
  level: {
    after: {
      en: ['Keeping an eye on it pays off.', 'Knowing your numbers is most of pool care.'],
      es: ['Estar pendiente vale la pena.', 'Conocer tus números es casi todo el cuidado.'],
    },
  },
  volume: { after: { en: ['Good to know: every dose gets easier from here.'], es: ['Bueno saberlo: así cada dosis sale más fácil.'] } },
  trouble: {
    after: {
      en: ['Most owners run into this sooner or later.', 'Take it one step at a time.'],
      es: ['A casi todos nos pasa alguna vez.', 'Paso a paso y sin prisa.'],
    },
  },
  knowledge: {
    after: {
      en: ["Ask away, that's how everyone learned it.", "You'll have the hang of it soon."],
      es: ['Pregunta con confianza: así aprendimos todos.', 'Pronto lo harás sin pensarlo.'],
    },
  },
  social: {
    after: { en: ["I'm glad you take good care of your water."], es: ['Me alegra que cuides tan bien tu agua.'] },
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
  volume: {
    after: { en: ['Area times mean depth, without steps and benches.'], es: ['Área por profundidad media, sin escalones ni bancas.'] },
  },
  sum: {
    after: {
      en: ['It’s worked out unrounded; only what you read is rounded.'],
      es: ['Se calcula sin redondear; solo se redondea lo que lees.'],
    },
  },
  ph: {
    after: {
      en: [
        'pH is a logarithm, so equal steps in pH don’t take equal amounts of acid or base.',
        'Carbon dioxide that leaves the water raises pH, and alkalinity sets how much of it there is.',
      ],
      es: [
        'El pH es un logaritmo: pasos iguales de pH no llevan la misma cantidad de ácido o base.',
        'El dióxido de carbono que sale del agua sube el pH, y la alcalinidad fija cuánto hay.',
      ],
    },
  },
  freeChlorinePpm: {
    after: {
      en: ['Free chlorine is judged against stabilizer, since only the unbound part disinfects.'],
      es: ['El cloro libre se juzga según el estabilizador: solo la parte que no está unida a él desinfecta.'],
    },
  },
  combinedChlorinePpm: {
    after: {
      en: ['Combined chlorine is chlorine that has reacted with ammonia and urea and hardly disinfects any more.'],
      es: ['El cloro combinado es el que ya reaccionó con amoniaco y urea: casi no desinfecta.'],
    },
  },
  alkalinityPpm: {
    after: {
      en: ['Alkalinity is the buffer of the water: bicarbonate above all, with a part from cyanurate.'],
      es: ['La alcalinidad es la reserva que amortigua el pH: sobre todo bicarbonato, y una parte viene del cianurato.'],
    },
  },
  hardnessPpm: {
    after: {
      en: ['Only calcium counts here: with pH, alkalinity and temperature it sets the saturation index.'],
      es: ['Aquí solo cuenta el calcio: con pH, alcalinidad y temperatura define el índice de saturación.'],
    },
  },
  cyanuricAcidPpm: {
    after: {
      en: ['Cyanuric acid binds chlorine loosely: that shields it from the sun and slows it down at the same time.'],
      es: ['El ácido cianúrico retiene el cloro sin fijarlo: lo protege del sol y a la vez lo vuelve más lento.'],
    },
  },
  saltPpm: {
    after: {
      en: ['Salt isn’t used up: the cell makes chlorine from it, and it becomes salt again.'],
      es: ['La sal no se gasta: la celda hace cloro con ella y luego vuelve a ser sal.'],
    },
  },
};

const VOICES: Record<'encouraging' | 'technical', Partial<Record<Subject, Voice>>> = { encouraging: ENCOURAGING, technical: TECHNICAL };
