// "My pool is cloudy: FC is 3 but the pH is 8.2": what the numbers say already, and then what is still needed.
import { type Dose, dose, targets } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { careOf } from '../dosing/dose-care.ts';
import { measuredOf, traitsOf } from '../measured.ts';
import { productName } from '../names.ts';
import { amountText, figures, shown } from '../numbers.ts';
import { type Card, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

const PH_GOAL = 7.5;
const PH_HIGH = 7.8;
const LOOKS = /\b(?:hazy|milky|murky|cloud\w*|turbi[oa]|lechos[oa]|nublad[oa])\b/;

const isAsked = (frame: Frame, ph: number): boolean =>
  (frame.symptoms.includes('cloudy') || LOOKS.test(frame.text)) &&
  ph > PH_HIGH &&
  ph <= 9 &&
  !frame.cues.has('swim') &&
  !frame.cues.has('log') &&
  frame.bound.every(({ role }) => role !== 'to' && role !== 'delta');

interface Acid {
  found: Dose;
  ph: number;
  volumeL: number;
  alkalinityPpm: number;
  cya: number | undefined;
}

function acidFor(frame: Frame, ph: number, { pool }: CoachContext): Acid | undefined {
  const water = { ...pool?.plan.water, ...measuredOf(frame) };
  const volumeL = frame.volumeL ?? pool?.traits.volumeL;
  const { alkalinityPpm, cyanuricAcidPpm: cya } = water;
  if (volumeL === undefined || alkalinityPpm === undefined) return undefined;
  const found = dose({
    volumeL,
    water: { ...water, ph, alkalinityPpm },
    productId: 'muriatic-acid',
    target: { parameter: 'ph', value: PH_GOAL },
  });
  return { found, ph, volumeL, alkalinityPpm, cya };
}

const cardOf = ({ found, ph, volumeL, alkalinityPpm, cya }: Acid, context: CoachContext): Card => ({
  kind: 'dose',
  title: productName('muriatic-acid', context.language),
  productId: 'muriatic-acid',
  ...(found.amountMl === undefined ? {} : { amountMl: found.amountMl }),
  inputs: { parameter: 'ph', from: ph, to: PH_GOAL, volumeL, strengthPercent: 31.45, alkalinityPpm, cyanuricAcidPpm: cya ?? 0 },
});

function firstText(ph: number, acid: Acid | undefined, context: CoachContext): string {
  const amount = acid ? amountText(acid.found, 'muriatic-acid', context) : undefined;
  const care = acid ? careOf('muriatic-acid', 'ph').flatMap(([isTrue, en, es]) => (isTrue ? [{ en, es }] : [])) : [];
  const spoken = care.map((text) => ` ${inLanguage(context, text)}`).join('');
  return inLanguage(context, {
    en: `pH ${ph.toFixed(1)} is high, and high pH clouds water: calcium comes out, and chlorine works poorly. Lower it to about ${PH_GOAL} first${amount ? `: ${amount} of ${productName('muriatic-acid', 'en')}.${spoken}` : ' with muriatic acid (tell me alkalinity and volume for the amount).'} Run the pump all day and clean the filter when its pressure is up.`,
    es: `Un pH de ${ph.toFixed(1)} es alto, y eso enturbia el agua: el calcio se precipita y el cloro trabaja mal. Primero bájalo a ${PH_GOAL} más o menos${amount ? `: ${amount} de ${productName('muriatic-acid', 'es')}.${spoken}` : ' con ácido muriático (dime alcalinidad y volumen para la cantidad).'} Deja la bomba todo el día y limpia el filtro cuando suba la presión.`,
  });
}

function chlorineText(free: number | undefined, frame: Frame, context: CoachContext): string {
  const cya = frame.values.cyanuricAcidPpm ?? context.pool?.plan.water.cyanuricAcidPpm;
  const goal = cya === undefined ? null : targets(traitsOf(frame, context), cya).freeChlorine;
  if (free === undefined)
    return inLanguage(context, {
      en: 'Then test free chlorine and tell me the number.',
      es: 'Después mide el cloro libre y dime el número.',
    });
  if (!goal || cya === undefined)
    return inLanguage(context, {
      en: `Whether free chlorine of ${figures(free)} ppm is enough depends on your CYA: what does that test say?`,
      es: `Si ${figures(free, 'es')} ppm de cloro libre alcanzan depende de tu CYA: ¿cuánto marca?`,
    });
  if (free >= goal.targetLowPpm)
    return inLanguage(context, {
      en: `Free chlorine of ${figures(free)} ppm is enough for your CYA of ${shown(cya, 0)}. If it isn't clear in a day or two after that, tell me how it looks.`,
      es: `El cloro libre de ${figures(free, 'es')} ppm alcanza para tu CYA de ${shown(cya, 0)}. Si no aclara en uno o dos días, dime cómo se ve.`,
    });
  return inLanguage(context, {
    en: `Free chlorine of ${figures(free)} ppm is low for your CYA of ${shown(cya, 0)} (${figures(goal.targetLowPpm)} to ${figures(goal.targetHighPpm)} ppm): raise it half an hour after the acid. If the water isn't clear in a day or two, hold ${figures(goal.shockPpm)} ppm until it is.`,
    es: `El cloro libre de ${figures(free, 'es')} ppm es bajo para tu CYA de ${shown(cya, 0)} (${figures(goal.targetLowPpm, 'es')} a ${figures(goal.targetHighPpm, 'es')} ppm): súbelo media hora después del ácido. Si no aclara en uno o dos días, mantén ${figures(goal.shockPpm, 'es')} ppm hasta que aclare.`,
  });
}

export function cloudyTold(frame: Frame, context: CoachContext): Reply | undefined {
  const { ph, freeChlorinePpm: free } = frame.values;
  if (ph === undefined || !isAsked(frame, ph)) return undefined;
  const acid = acidFor(frame, ph, context);
  const out = inLanguage(context, {
    en: 'Stay out while you can’t see the bottom clearly.',
    es: 'Que nadie entre mientras no se vea bien el fondo.',
  });
  return reply(`${firstText(ph, acid, context)} ${chlorineText(free, frame, context)} ${out}`, {
    cards: acid ? [cardOf(acid, context)] : [],
  });
}
