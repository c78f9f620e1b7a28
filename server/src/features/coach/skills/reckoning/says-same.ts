// Whether an answer already has the number that the units lead to.
import type { Reply } from '../reply.ts';

const NEAR = 0.012;
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

/** `reckoned`: its result is the first number in it. */
export function saysSame({ answer, abstained }: Reply, reckoned: Reply): boolean {
  const [value] = numbersIn(reckoned.answer);
  return !abstained && value !== undefined && numbersIn(answer).some((number) => Math.abs(number - value) <= value * NEAR);
}
