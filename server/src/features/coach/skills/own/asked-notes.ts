// What this pool's own tests add to a card that was asked for: its stabilizer beside tablets, its shock level and dose beside green water.
import { dose, targets } from '@limpid/chemistry';
import { dayText } from '../days.ts';
import { productName } from '../names.ts';
import { amountText, figures, shown, temperatureText, volumeText } from '../numbers.ts';
import { type CoachContext, type CoachPool, inLanguage } from '../reply.ts';
import { levelNowText, ownLevel } from './own-level.ts';

type Note = (context: CoachContext, pool: CoachPool) => string | undefined;

const stabilizer: Note = (context, { name, plan }) => {
  const level = ownLevel('cyanuricAcidPpm', context);
  const high = plan.targets?.cyanuricAcidPpm?.high;
  if (!level || high === undefined) return undefined;
  const now = levelNowText('cyanuricAcidPpm', level, context);
  return level.now >= high - 10
    ? inLanguage(context, {
        en: `${name} has ${now} of CYA already, near or above its upper end of ${figures(high)}, so keep tablets to short stretches.`,
        es: `${name} ya tiene ${now} de CYA, cerca de su límite de ${figures(high, 'es')} o más: usa pastillas solo por poco tiempo.`,
      })
    : inLanguage(context, {
        en: `${name} has ${now} of CYA, so there is some room up to ${figures(high)}.`,
        es: `${name} tiene ${now} de CYA, así que queda margen hasta ${figures(high, 'es')}.`,
      });
};

const noCell: Note = (context, { name, traits }) =>
  traits.sanitizer === 'chlorine'
    ? inLanguage(context, {
        en: `${name} is set up as a chlorine pool without a cell, so it needs none.`,
        es: `${name} está guardada como piscina de cloro sin celda, así que no le hace falta.`,
      })
    : undefined;

const lastPh: Note = (context, { name }) => {
  const level = ownLevel('ph', context);
  return level?.tested === undefined || level.testedAt === undefined
    ? undefined
    : inLanguage(context, {
        en: `The last pH you logged for ${name} was ${level.tested.toFixed(1)} (${dayText(level.testedAt, context)}).`,
        es: `El último pH que anotaste en ${name} fue ${level.tested.toFixed(1)} (${dayText(level.testedAt, context)}).`,
      });
};

const chlorineNeeded: Note = (context, { name, plan }) => {
  const free = plan.targets?.freeChlorine;
  return free
    ? inLanguage(context, {
        en: `For ${name} that means ${figures(free.targetLowPpm)} to ${figures(free.targetHighPpm)} ppm of free chlorine, never under ${figures(free.minimumPpm)}.`,
        es: `En ${name} eso es de ${figures(free.targetLowPpm, 'es')} a ${figures(free.targetHighPpm, 'es')} ppm de cloro libre, nunca menos de ${figures(free.minimumPpm, 'es')}.`,
      })
    : undefined;
};

const WARM_FOR_CHILD_C = 29;
const warmth: Note = (context, { name, plan }) => {
  const { temperatureC } = plan.water;
  if (temperatureC === undefined || temperatureC >= WARM_FOR_CHILD_C) return undefined;
  const now = temperatureText(temperatureC, context);
  const isCold = temperatureC < WARM_FOR_CHILD_C - 3;
  return inLanguage(context, {
    en: `${name} was at ${now} at its last test: ${isCold ? 'too cold for a small child' : 'a little cool for a small child'}.`,
    es: `${name} estaba a ${now} en su último análisis: ${isCold ? 'muy fría para un niño pequeño' : 'algo fresca para un niño pequeño'}.`,
  });
};

/** In chlorine, from nothing: green water has used up what the last test found. */
export const greenDose: Note = (context, { name, plan, traits }) => {
  const { cyanuricAcidPpm: cya, ph = 7.5, alkalinityPpm = 100 } = plan.water;
  const shock = cya === undefined ? undefined : targets(traits, cya).freeChlorine?.shockPpm;
  if (cya === undefined || shock === undefined || traits.kind === 'spa') return undefined;
  const found = dose({
    volumeL: traits.volumeL,
    water: { ph, alkalinityPpm, freeChlorinePpm: 0, cyanuricAcidPpm: cya },
    productId: 'liquid-chlorine',
    target: { parameter: 'freeChlorinePpm', value: shock },
  });
  const [amount, where] = [amountText(found, 'liquid-chlorine', context), volumeText(traits.volumeL, context)];
  return inLanguage(context, {
    en: `For ${name} the shock level is ${figures(shock)} ppm (CYA ${shown(cya, 0)}). From zero that is ${amount} of 12.5% ${productName('liquid-chlorine', 'en')} in ${where}; take off what your test still shows. The guided clear-up counts it for you at every test.`,
    es: `Para ${name} el nivel de choque es de ${figures(shock, 'es')} ppm (CYA ${shown(cya, 0)}). Desde cero son ${amount} de ${productName('liquid-chlorine', 'es')} al 12.5% en ${where}; descuenta lo que tu análisis todavía marque. “Aclarar el agua” lo calcula contigo en cada análisis.`,
  });
};

const ownStabilizer: Note = (context, { name }) => {
  const level = ownLevel('cyanuricAcidPpm', context);
  return level && inLanguage(context, { en: `${name} is at ${levelNowText('cyanuricAcidPpm', level, context)}.`, es: `${name} está en ${levelNowText('cyanuricAcidPpm', level, context)}.` }); // prettier-ignore
};

const NOTES: Partial<Record<string, Note>> = {
  'tabs-for-liquid': stabilizer,
  'salt-only-with-cell': noCell,
  'salt-level': noCell,
  'cya-drain': ownStabilizer,
  'ph-red': lastPh,
  'ph-yellow': lastPh,
  'forgot-chlorine': chlorineNeeded,
  'algaecide-need': chlorineNeeded,
  'phosphate-need': chlorineNeeded,
  'small-child-swims': warmth,
};

/** Empty where the pool has nothing to add. */
export const noteOf = (card: string, context: CoachContext): string => (context.pool && NOTES[card]?.(context, context.pool)) ?? '';
