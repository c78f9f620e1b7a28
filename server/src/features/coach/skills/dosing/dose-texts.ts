// A dose in words: what to add first, then what else to know.
import type { DoseParameter, ProductId } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import type { DoseQuestion } from './dose-question.ts';
import { inSentence, productName, unitOf } from '../names.ts';
import { levelFigure, shown, volumeText } from '../numbers.ts';
import { estimateFigure } from '../own/own-level.ts';
import { careOf } from './dose-care.ts';
import { type CoachContext, inLanguage } from '../reply.ts';

export interface Complete {
  question: DoseQuestion;
  from: number;
  to: number;
  productId: ProductId;
  volumeL: number;
  isPerVolume: boolean;
}

export const cannot = ({ productId, question, to }: Complete, context: CoachContext): string =>
  inLanguage(context, {
    en: `I can't reach ${shown(to, 2)}${unitOf(question.parameter)} with ${productName(productId, 'en')} from where you are. Check the numbers, or ask me for another product.`,
    es: `No puedo llegar a ${shown(to, 2)}${unitOf(question.parameter)} con ${productName(productId, 'es')} desde donde estás. Revisa los números o pídeme otro producto.`,
  });

export interface Sentence {
  text: string;
  strengthPercent: number;
  alternatives: string[];
  steps: number;
  frame: Frame;
}

/** As finely as its test reads: pH 8.0, not 8. What was said is repeated as it was said. */
const levelText = (value: number, parameter: DoseParameter, isSaid: boolean): string => {
  if (parameter === 'ph') return isSaid ? value.toFixed(2).replace(/0$/, '') : value.toFixed(1);
  return isSaid ? shown(value, 2) : levelFigure(value);
};

export function doseSentence(complete: Complete, spoken: Sentence, context: CoachContext): string {
  const { question, from, to, productId, volumeL } = complete;
  const name = inSentence(question.parameter, context);
  const product = productName(productId, context.language);
  const unit = unitOf(question.parameter);
  const strength = STRENGTHLESS.includes(productId) ? '' : `${shown(spoken.strengthPercent, 2)}% `;
  const isStep = question.delta !== undefined && question.from === undefined;
  const isUp = to > from;
  const [before, after] = [levelText(from, question.parameter, question.from !== undefined), levelText(to, question.parameter, true)];
  const own = context.pool?.plan.water[question.parameter];
  const isOfPool = isStep && own !== undefined && own === from;
  const shownEnds = [from, to].map((value) => estimateFigure(value, question.parameter, context));
  const change = inLanguage(context, {
    en: isStep
      ? `by ${shown(question.delta ?? 0, 2)}${unit}${isOfPool ? ` (from ${shownEnds[0]} to ${shownEnds[1]})` : ''}`
      : `from ${before} to ${after}${unit}`,
    es: isStep
      ? `${shown(question.delta ?? 0, 2)}${unit}${isOfPool ? ` (de ${shownEnds[0]} a ${shownEnds[1]})` : ''}`
      : `de ${before} a ${after}${unit}`,
  });
  const volume = volumeText(volumeL, context);
  const where = context.pool ? `${context.pool.name} (${volume})` : volume;
  const first = inLanguage(context, {
    en: `Add ${spoken.text} of ${strength}${product} to ${isUp ? 'raise' : 'lower'} ${name} ${change} in ${where}.`,
    es: `Agrega ${spoken.text} de ${product}${strength ? ` al ${strength.trim()}` : ''} para ${isUp ? 'subir' : 'bajar'} ${name} ${change} en ${where}.`,
  });
  return [first, ...notesOf(complete, spoken, context)].join(' ');
}

const STRENGTHLESS: readonly ProductId[] = ['baking-soda', 'soda-ash', 'borax', 'boric-acid', 'salt', 'cyanuric-acid'];

/** What a dose takes for granted of water that no test is known of. */
export const TYPICAL = { alkalinityPpm: 100, cyanuricAcidPpm: 30 } as const;
const OF_BUFFER: ReadonlySet<DoseParameter> = new Set<DoseParameter>(['ph']);
function assumedText(parameter: DoseParameter, { values }: Frame, context: CoachContext): string {
  const known = { ...context.pool?.plan.water, ...values };
  const names = OF_BUFFER.has(parameter)
    ? (Object.keys(TYPICAL) as (keyof typeof TYPICAL)[]).filter((name) => known[name] === undefined)
    : [];
  const listed = names
    .map((name) => `${inSentence(name, context)} ${TYPICAL[name]} ppm`)
    .join(inLanguage(context, { en: ' and ', es: ' y ' }));
  const more = names.includes('alkalinityPpm')
    ? inLanguage(context, { en: '; with more alkalinity you need more', es: '; con más alcalinidad, hace falta más' })
    : '';
  const other = context.otherThan;
  if (names.length === 0)
    return other === undefined
      ? ''
      : inLanguage(context, {
          en: `That isn’t the volume of ${other}, so I didn’t use its tests.`,
          es: `Ese no es el volumen de ${other}, así que no usé sus análisis.`,
        });
  return other === undefined
    ? inLanguage(context, { en: `I assumed ${listed}${more}.`, es: `Supuse ${listed}${more}.` })
    : inLanguage(context, {
        en: `That isn’t the volume of ${other}, so I didn’t use its tests: I assumed ${listed}${more}.`,
        es: `Ese no es el volumen de ${other}, así que no usé sus análisis: supuse ${listed}${more}.`,
      });
}

/** What else to know: other strengths, what was assumed, how to add it, and what is still missing. */
function notesOf({ question, productId, volumeL, isPerVolume }: Complete, spoken: Sentence, context: CoachContext): string[] {
  const { alternatives, steps, frame } = spoken;
  const where = volumeText(volumeL, context);
  const notes: readonly (readonly [boolean, string, string])[] = [
    [
      alternatives.length > 0,
      `With another strength: ${alternatives.join(', ')}. Go by your label.`,
      `Con otra concentración: ${alternatives.join(', ')}. Guíate por la etiqueta.`,
    ],
    [
      steps > 1,
      `Split it into ${steps} parts with the pump running, and test in between.`,
      `Divídelo en ${steps} partes con la bomba encendida y mide entre una y otra.`,
    ],
    ...careOf(productId, question.parameter),
    [
      isPerVolume,
      `That's for every ${where}: tell me your volume for your own dose.`,
      `Eso es por cada ${where}: dime tu volumen para darte tu dosis.`,
    ],
  ];
  const assumed = assumedText(question.parameter, frame, context);
  return [...(assumed === '' ? [] : [assumed]), ...notes.flatMap(([isTrue, en, es]) => (isTrue ? [inLanguage(context, { en, es })] : []))];
}

/** What sodium bromide at the last refill left. */
export const BANK_PPM = 30;
export const ofBank = (question: DoseQuestion, context: CoachContext): string =>
  question.parameter === 'brominePpm'
    ? inLanguage(context, {
        en: ' That holds where sodium bromide went in at the last refill: chlorine then turns it into bromine.',
        es: ' Vale si agregaste bromuro de sodio al llenar: el cloro lo convierte en bromo.',
      })
    : '';
