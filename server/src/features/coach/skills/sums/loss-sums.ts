// What friction takes when the flow changes: the loss follows the square of the flow.
import type { Frame } from '../../understanding/frame.ts';
import { figures } from '../numbers.ts';
import { fits, FT, PSI, result, type Sum } from './sum.ts';

const OF_LOSS =
  /\b(?:square law|friction|head loss|pressure loss|pressure drop|resistance|loses?|lost|perdidas?|friccion|caida de presion)\b/;
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\bflow\b[^.?]*\b(?:doubl\w+|twice)\b|\b(?:doubl\w+|twice)\b[^.?]*\bflow\b|\bcaudal\b[^.?]*\b(?:doble|duplic\w+)\b|\b(?:doble|duplic\w+)\b[^.?]*\bcaudal\b/, 2],
  [/\bflow\b[^.?]*\btripl\w+\b|\btripl\w+\b[^.?]*\bflow\b/, 3],
  [/\bflow\b[^.?]*\b(?:halve[sd]?|half)\b|\b(?:halve[sd]?|half)\b[^.?]*\bflow\b|\bcaudal\b[^.?]*\bmitad\b/, 0.5],
]; // prettier-ignore

/** The loss that is known, in the unit in which it was said. */
const knownLoss = ({ quantities }: Frame) => quantities.find(({ kind }) => kind === 'head' || kind === 'pressure' || kind === 'length');

/** "It loses 30 ft at 50 gpm: how much at 75?", "the flow doubles: by what factor does friction grow?" */
export const lossAtFlow: Sum = (frame, context) => {
  if (!OF_LOSS.test(frame.text) || fits(frame, /\bchlor\w*|\bcloro\b|\bevapor|\bheat\b|\blevel\b/)) return undefined;
  const flows = frame.quantities.filter(({ kind }) => kind === 'flow').map(({ value }) => value);
  const [first, second] = flows;
  const factor = first !== undefined && second !== undefined && flows.length === 2 ? second / first : TIMES.find(([pattern]) => pattern.test(frame.text))?.[1];
  const loss = knownLoss(frame);
  const others = frame.quantities.filter((quantity) => quantity !== loss && quantity.kind !== 'flow');
  if (factor === undefined || others.length > 0 || (flows.length > 0 && !loss)) return undefined;
  const times = factor ** 2;
  if (!loss)
    return fits(frame, /\b(?:by what|what|how many|how much|factor|times|cuant|que)\b/)
      ? result(context, {
          en: `${figures(times)} times: friction loss follows the square of the flow.`,
          es: `${figures(times, 'es')} veces: la pérdida por fricción va con el cuadrado del caudal.`,
        }, { value: times, unit: '', inputs: { flowFactor: factor } }) // prettier-ignore
      : undefined;
  const isPressure = loss.kind === 'pressure';
  const [given, unit, unidad] = isPressure ? [loss.value / PSI, 'psi', 'psi'] : [loss.value / FT, 'feet of head', 'pies de columna de agua'];
  return result(context, {
    en: `${figures(given * times)} ${unit}: ${figures(given)} × ${figures(factor)}², because friction loss follows the square of the flow.`,
    es: `${figures(given * times, 'es')} ${unidad}: ${figures(given, 'es')} × ${figures(factor, 'es')}², porque la pérdida por fricción va con el cuadrado del caudal.`,
  }, { value: given * times, unit, inputs: { flowFactor: factor, known: given } }); // prettier-ignore
}; // prettier-ignore
