// Whether an answer already has the number that the units lead to, or knows better than they do.
import type { Reply } from '../reply.ts';

const NEAR = 0.012;
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

/** A volume of parts or of a shape: what the units of its numbers lead to would be that of a box. */
const isOfShape = ({ cards }: Reply): boolean =>
  cards.some(({ kind, title, inputs }) => kind === 'volume' && ('parts' in inputs || OF_SHAPE.has(title)));
const OF_SHAPE: ReadonlySet<string> = new Set(['stadium', 'kidney', 'l_shape', 'oval', 'freeform']);

/** `reckoned`: its result is the first number in it. */
export function saysSame(usual: Reply, reckoned: Reply): boolean {
  if (isOfShape(usual)) return true;
  const { answer, abstained } = usual;
  const [value] = numbersIn(reckoned.answer);
  return !abstained && value !== undefined && numbersIn(answer).some((number) => Math.abs(number - value) <= value * NEAR);
}
