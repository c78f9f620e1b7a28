// Where no dose is the answer: a level that can't be, one that no water is raised to, and values that only new water or time brings down.
import { DOSE_LEVELS, type DoseParameter, mostChlorinePpm, targets } from '@limpid/chemistry';
import { cardReply } from '../../knowledge/knowledge-reply.ts';
import type { DoseQuestion } from './dose-question.ts';
import { inSentence, valueName } from '../names.ts';
import { levelFigure, shown, volumeText } from '../numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

export const isPossible = (parameter: DoseParameter, value: number) =>
  value >= DOSE_LEVELS[parameter][0] && value <= DOSE_LEVELS[parameter][1];

export function impossible(question: DoseQuestion, ends: { from: number; to: number }, context: CoachContext): Reply {
  const name = valueName(question.parameter, context.language);
  const odd = isPossible(question.parameter, ends.to) ? ends.from : ends.to;
  return askBack(
    inLanguage(context, {
      en: `I read ${shown(odd, 2)} as your ${name}, and that can't be right. Which number did you mean?`,
      es: `Entendí ${shown(odd, 2)} como tu ${name} y no puede ser. ¿Qué número quisiste decir?`,
    }),
  );
}

export function byWater(question: DoseQuestion, { from, to }: { from: number; to: number }, context: CoachContext): Reply {
  const name = valueName(question.parameter, context.language);
  const percent = shown((1 - to / from) * 100, 0);
  const volumeL = question.volumeL ?? context.pool?.traits.volumeL;
  const amount = volumeL === undefined ? '' : ` (${volumeText((1 - to / from) * volumeL, context)})`;
  return reply(
    inLanguage(context, {
      en: `No product lowers ${name} reliably. Replace about ${percent}% of the water${amount} with fresh water to go from ${shown(from, 0)} to ${shown(to, 0)} ppm, if your fill water has none of it. Check local rules before you drain, and never drain a pool fully without advice: an empty shell can lift or crack.`,
      es: `Ningún producto baja de forma confiable ${inSentence(question.parameter, context)}. Cambia más o menos el ${percent}% del agua${amount} por agua nueva para pasar de ${shown(from, 0)} a ${shown(to, 0)} ppm, si tu agua de llenado no la trae. Revisa las normas locales antes de vaciar, y nunca vacíes del todo sin asesoría: la estructura puede levantarse o agrietarse.`,
    }),
    {
      cards: [
        {
          kind: 'water',
          title: name,
          value: 1 - to / from,
          unit: 'fraction',
          inputs: { from, to, ...(volumeL === undefined ? {} : { volumeL }) },
        },
      ],
    },
  );
}

/** Chlorine comes down without help; a neutralizer only where it was asked for by name. */
export function tooHighChlorine(from: number, context: CoachContext): Reply | undefined {
  const cya = context.pool?.plan.water.cyanuricAcidPpm;
  const shock = context.pool && cya !== undefined ? targets(context.pool.traits, cya).freeChlorine?.shockPpm : undefined;
  if (shock === undefined || from > shock) return cardReply('too-much-chlorine', context);
  const pool = context.pool?.name ?? '';
  return reply(
    inLanguage(context, {
      en: `You don't need to add anything: ${levelFigure(from)} ppm is below the shock level of ${pool} (${shown(shock, 1)} ppm at CYA ${shown(cya ?? 0, 0)}). It comes down on its own; sun with the cover off is quickest, and the next dose can wait.`,
      es: `No hace falta agregar nada: ${levelFigure(from, 'es')} ppm está por debajo del nivel de choque de ${pool} (${shown(shock, 1)} ppm con CYA ${shown(cya ?? 0, 0)}). Baja solo; con sol y sin cubierta es más rápido, y la próxima dosis puede esperar.`,
    }),
  );
}

/** "Raise chlorine from 2 to 60": no water is raised there, so a slip of the finger is likelier. */
export function aboveShock(
  { parameter }: DoseQuestion,
  { from, to }: { from: number; to: number },
  { pool, ...context }: CoachContext,
): Reply | undefined {
  if (parameter !== 'freeChlorinePpm' || to <= from) return undefined;
  const cya = pool?.plan.water.cyanuricAcidPpm;
  const shock = pool && cya !== undefined ? targets(pool.traits, cya).freeChlorine?.shockPpm : undefined;
  if (to <= mostChlorinePpm(shock)) return undefined;
  return askBack(
    inLanguage(context, {
      en: `I won't work that out: ${shown(to, 1)} ppm is ${shock === undefined ? 'far more than any shock needs' : `above the shock level of ${pool?.name ?? ''}, ${shown(shock, 1)} ppm`}. It bleaches and irritates, and no one could swim for days. Which number did you mean?`,
      es: `Eso no lo calculo: ${shown(to, 1)} ppm es ${shock === undefined ? 'mucho más de lo que pide cualquier choque' : `más que el nivel de choque de ${pool?.name ?? ''}, ${shown(shock, 1)} ppm`}. Decolora e irrita, y nadie podría nadar por días. ¿Qué número quisiste decir?`,
    }),
  );
}
