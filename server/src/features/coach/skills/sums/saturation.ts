// The saturation index, by the engine and by the factors that courses teach.
import { balance, completeWater, langelierIndexOf, type WaterInput } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { engineWater, measuredOf, numbersOnly } from '../measured.ts';
import { valueName } from '../names.ts';
import { shown } from '../numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { indexOfFactors, judged } from './index-factors.ts';

const OWN_INDEX =
  /\b(?:csi|lsi|saturation index|langelier|index|indice(?: de saturacion)?)(?: (?:is|of|at|reads?|says|es|esta en|de|da|=))* ?(?:about |around )?([-−+]?\d(?:\.\d+)?)(?![\d.])/;
/** "My CSI is -0.5": the index itself was given. */
function indexGiven(frame: Frame, context: CoachContext): Reply | undefined {
  const given = Number(OWN_INDEX.exec(frame.text)?.[1]?.replace('−', '-'));
  if (!Number.isFinite(given) || Math.abs(given) > 3 || Object.keys(frame.values).length > 0) return undefined;
  const { en, es } = judged(given);
  return reply(
    inLanguage(context, {
      en: `${shown(given, 2)}: ${given < -0.3 || given > 0.5 ? `${en.charAt(0).toLowerCase()}${en.slice(1)} ${TURNED[given < 0 ? 'low' : 'high'].en}` : 'that is balanced.'}`,
      es: `${shown(given, 2, 'es')}: ${given < -0.3 || given > 0.5 ? `${es.charAt(0).toLowerCase()}${es.slice(1)} ${TURNED[given < 0 ? 'low' : 'high'].es}` : 'está equilibrada.'}`,
    }),
    { cards: [{ kind: 'value', title: 'CSI', value: given, unit: '', inputs: {} }] },
  );
}
const TURNED = {
  low: {
    en: 'Bring pH up first if it is under its range, then alkalinity and calcium.',
    es: 'Primero sube el pH si está bajo su rango, luego alcalinidad y calcio.',
  },
  high: {
    en: 'Lower pH first; then let alkalinity come down.',
    es: 'Baja primero el pH; después deja bajar la alcalinidad.',
  },
};

export function answerIndex(frame: Frame, context: CoachContext): Reply | undefined {
  const given = indexGiven(frame, context);
  if (given) return given;
  const byFactors = indexOfFactors(frame, context);
  if (byFactors) return byFactors;
  const values = { ...(context.pool && Object.keys(frame.values).length === 0 ? context.pool.plan.water : {}), ...measuredOf(frame) };
  const missing = (['ph', 'alkalinityPpm', 'hardnessPpm'] as const).filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    const names = missing.map((name) => valueName(name, context.language)).join(', ');
    return askBack(
      inLanguage(context, {
        en: `For the saturation index I still need: ${names}.`,
        es: `Para el índice de saturación me falta: ${names}.`,
      }),
    );
  }
  const water = engineWater(values) as WaterInput;
  const exact = balance(water).saturationIndex;
  const simple = langelierIndexOf(completeWater(water));
  if (exact === null || simple === null) return undefined;
  const temperature =
    values.temperatureC === undefined ? inLanguage(context, { en: ' (I assumed 77 °F water)', es: ' (supuse agua a 25 °C)' }) : '';
  return reply(
    inLanguage(context, {
      en: `The saturation index is ${shown(exact, 2)}${temperature}; by the customary formula it is ${shown(simple, 2)}. ${judged(exact).en}`,
      es: `El índice de saturación es ${shown(exact, 2, 'es')}${temperature}; con la fórmula habitual, ${shown(simple, 2, 'es')}. ${judged(exact).es}`,
    }),
    { cards: [{ kind: 'value', title: 'CSI', value: exact, unit: '', inputs: numbersOnly(values) }] },
  );
}
