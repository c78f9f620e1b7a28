// The saturation index, by the engine and by the factors that courses teach.
import { balance, completeWater, langelierIndexOf, type WaterInput } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { engineWater, measuredOf, numbersOnly } from '../measured.ts';
import { valueName } from '../names.ts';
import { shown } from '../numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

const ASKS_PH =
  /\b(?:which|what|que|cual) (?:is the |should the |es el )?ph\b|\bsolve for (?:the )?ph\b|\bph (?:gives|makes|would|brings|puts)\b/;
const INDEX_WANTED =
  /\b(?:index|lsi|csi|langelier|si|indice)\b(?: (?:of|is|at|to|be|exactly|equal|equals|de|en|exactamente|=))* ?([-−+]?\d(?:\.\d+)?)/;
interface Factors {
  tf: number;
  cf: number;
  af: number;
  constant: number;
}
/** The same sum the other way round: which pH brings the index to what is wanted. */
function phOfIndex({ tf, cf, af, constant }: Factors, frame: Frame, context: CoachContext): Reply {
  const wanted = Number(INDEX_WANTED.exec(frame.text)?.[1]?.replace('−', '-') ?? 0);
  const ph = constant + wanted - tf - cf - af;
  const sum = `${constant}${wanted === 0 ? '' : ` + ${wanted}`} − ${tf} − ${cf} − ${af}`;
  return reply(
    inLanguage(context, {
      en: `A pH of ${shown(ph, 2)} brings the index to ${shown(wanted, 2)}: ${sum}.`,
      es: `Con un pH de ${shown(ph, 2, 'es')} el índice queda en ${shown(wanted, 2, 'es')}: ${sum}.`,
    }),
    { cards: [{ kind: 'value', title: 'pH', value: ph, unit: '', inputs: { tf, cf, af, constant } }] },
  );
}

/** "TF 0.7, CF 2.0, AF 2.0, constant 12.1": the customary sum, as taught. */
function indexOfFactors(frame: Frame, context: CoachContext): Reply | undefined {
  const after = (names: string) => {
    const found = new RegExp(String.raw`(?:${names})[^\d-]{0,14}(-?\d+(?:\.\d+)?)`).exec(frame.text);
    return found ? Number(found[1]) : undefined;
  };
  const inBrackets = (name: string) => {
    const found = new RegExp(String.raw`${name}[^()]{0,40}\((?:factor|cf|af|tf) ?(\d+(?:\.\d+)?)\)`).exec(frame.text);
    return found ? Number(found[1]) : undefined;
  };
  const ph = frame.values.ph;
  const tf = after('temp(?:erature)? factor(?: of| is)?|\\btf');
  const cf = inBrackets('(?:calcium|hardness)') ?? after('calcium factor|calcium hardness factor|hardness factor|ch factor|\\bcf');
  const af = inBrackets('alkalinity') ?? after('alkalinity factor|alk factor|ta factor|\\baf');
  if (tf === undefined || cf === undefined || af === undefined) return undefined;
  const constant =
    after('constant(?: of| is)?|tds factor') ??
    frame.quantities.find(({ given }) => given >= 12 && given < 12.6 && !Number.isInteger(given))?.given ??
    12.1;
  if (ASKS_PH.test(frame.text)) return phOfIndex({ tf, cf, af, constant }, frame, context);
  if (ph === undefined) return undefined;
  const index = ph + tf + cf + af - constant;
  return reply(
    inLanguage(context, {
      en: `The saturation index is ${shown(index, 2)}: ${ph} + ${tf} + ${cf} + ${af} − ${constant}. ${judged(index).en}`,
      es: `El índice de saturación es ${shown(index, 2)}: ${ph} + ${tf} + ${cf} + ${af} − ${constant}. ${judged(index).es}`,
    }),
    { cards: [{ kind: 'value', title: 'LSI', value: index, unit: '', inputs: { ph, tf, cf, af, constant } }] },
  );
}

function judged(index: number): { en: string; es: string } {
  if (index < -0.3)
    return {
      en: 'The water is hungry for calcium and can etch plaster and corrode metal.',
      es: 'El agua busca calcio: puede dañar el yeso y corroer metal.',
    };
  if (index > 0.5) return { en: 'The water tends to form scale.', es: 'El agua tiende a formar sarro.' };
  return { en: 'That is balanced.', es: 'Está equilibrada.' };
}

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
