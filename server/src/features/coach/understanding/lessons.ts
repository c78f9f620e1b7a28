// What was learned from the examples, so that a second thread takes it over from the first instead of learning it again.
import type { Weights } from './softmax.ts';

export type Lessons = ReadonlyMap<string, Weights>;

const known = new Map<string, Weights>();

export function lesson(name: string, learn: () => Weights): Weights {
  const learned = known.get(name) ?? learn();
  known.set(name, learned);
  return learned;
}

export const takeLessons = (lessons: Lessons): void => {
  for (const [name, weights] of lessons) known.set(name, weights);
};

/** The weights themselves in memory that all threads read. */
export function lessonsToShare(): Lessons {
  return new Map(
    [...known].map(([name, { values, ...more }]) => {
      const shared = new Float64Array(new SharedArrayBuffer(values.byteLength));
      shared.set(values);
      return [name, { ...more, values: shared }];
    }),
  );
}
