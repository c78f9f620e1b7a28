// "6 at night, 1 in the morning": what a loss without sun says.
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { fold } from '../understanding/fold.ts';
import type { Frame } from '../understanding/frame.ts';
import { figures } from './numbers.ts';
import { type CoachContext, inLanguage, type Reply } from './reply.ts';

const OVERNIGHT =
  /\b(?:overnight|over night|when i (?:get|wake) up|al levantarme|by morning|in the morning|next morning|between (?:sunset|dusk|night)|(?:sunset|dusk|evening|night)(?: \w+){0,3} (?:to|and|until) (?:\w+ )?(?:sunrise|dawn|morning)|while it'?s dark|de noche|en la noche|por la noche|a la manana|amanecer)\b/;
const LOST =
  /\b(?:los[est]\w*|lost|drop\w*|fell|falls?|went (?:down )?from|disappear\w*|vanish\w*|gone|uses?|eats?|eaten|pierd\w*|perd\w*|baj\w*|desaparec\w*)\b/;
const FROM_TO = /\b(?:dusk|sunset|evening|night|bedtime|anochecer|noche)\b.*\b(?:dawn|sunrise|morning|get up|wake up|amanecer|manana)\b/;
const OF_CHLORINE = /\b(?:chlorine|fc|cl|cloro)\b/;
/** More than this between dusk and dawn, and something in the water uses it. */
const PASSES_PPM = 1;

const LEVEL = /(?<![\d.:])(\d{1,2}(?:\.\d+)?)(?![\d:]|\.\d| ?(?:am|pm|a\.m|p\.m|%|gal|l\b|hours?|hrs?|days?|horas?|dias?))/g;
/** The loss in ppm: said as such, or from two levels. */
function lossIn(text: string): number | undefined {
  const [first, second, ...others] = [...text.matchAll(LEVEL)].map(([, figure]) => Number(figure));
  if (first === undefined || others.length > 0) return undefined;
  if (second === undefined) return first;
  return first > second ? Math.round((first - second) * 100) / 100 : undefined;
}

export function answerOvernight(frame: Frame, context: CoachContext): Reply | undefined {
  // As it was typed: "fell from 6 to 2" leaves only the 2 in what the other skills read.
  const text = fold(frame.raw);
  if (!OVERNIGHT.test(text) || !(LOST.test(text) || FROM_TO.test(text)) || !OF_CHLORINE.test(text) || frame.cues.has('log'))
    return undefined;
  const loss = lossIn(text);
  const card = cardReply('no-chlorine-hold', context);
  if (loss === undefined || !card) return undefined;
  const isFine = loss <= PASSES_PPM;
  const answer = isFine
    ? inLanguage(context, {
        en: `That is fine: losing ${figures(loss)} ppm between dusk and dawn passes, since up to 1 ppm does. Nothing much in the water is using up chlorine.`,
        es: `Está bien: perder ${figures(loss, 'es')} ppm entre el anochecer y el amanecer pasa la prueba, que permite hasta 1 ppm. Casi nada en el agua gasta cloro.`,
      })
    : inLanguage(context, {
        en: `That's too much: without sun, up to 1 ppm may be lost overnight, and you lose ${figures(loss)}. Algae or other organic matter in the water is using up the chlorine, even if it still looks clear. Raise chlorine to the shock level for your stabilizer and hold it there, brush and filter, until a night takes 1 ppm or less. The clear-up guide takes you through it.`,
        es: `Es demasiado: sin sol se puede perder hasta 1 ppm por noche, y pierdes ${figures(loss, 'es')}. Hay algas u otra materia orgánica gastando el cloro, aunque el agua se vea clara. Sube el cloro al nivel de choque para tu estabilizador y mantenlo ahí, cepilla y filtra, hasta que en una noche se pierda 1 ppm o menos. La guía para aclarar el agua te lleva paso a paso.`,
      });
  return {
    ...card,
    answer,
    cards: [],
    sources: [
      {
        title: inLanguage(context, { en: 'Clear a green or cloudy pool', es: 'Aclarar el agua verde o turbia' }),
        url: '/chemistry/clear-up',
      },
    ],
  };
}
