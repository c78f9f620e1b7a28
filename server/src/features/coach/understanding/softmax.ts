// A softmax regression over words and marks: learns from examples in a fraction of a second, and says how likely each answer is.

export type Features = ReadonlyMap<string, number>;

/** What was learned: the row of each feature, and in that row a weight for each answer. */
export interface Weights {
  count: number;
  rows: ReadonlyMap<string, number>;
  values: Float64Array;
}
/** Features as rows of the weights; numbers in flat arrays, because learning goes over them many thousand times. */
interface Sparse {
  rows: Int32Array;
  sizes: Float64Array;
}

/** Fills in how likely each answer is. */
function chances(values: Float64Array, { rows, sizes }: Sparse, chance: Float64Array): void {
  const count = chance.length;
  chance.fill(0);
  rows.forEach((row, index) => {
    const size = sizes[index] ?? 0;
    for (let answer = 0; answer < count; answer += 1) chance[answer] = (chance[answer] ?? 0) + (values[row * count + answer] ?? 0) * size;
  });
  const highest = Math.max(...chance);
  let whole = 0;
  for (let answer = 0; answer < count; answer += 1) whole += chance[answer] = Math.exp((chance[answer] ?? 0) - highest);
  for (let answer = 0; answer < count; answer += 1) chance[answer] = (chance[answer] ?? 0) / whole;
}

const sparse = (features: Features, rowOf: (feature: string) => number | undefined): Sparse => {
  const known = [...features].flatMap(([feature, size]) => {
    const row = rowOf(feature);
    return row === undefined ? [] : [[row, size] as const];
  });
  return { rows: Int32Array.from(known, ([row]) => row), sizes: Float64Array.from(known, ([, size]) => size) };
};

const ROUNDS = 40;
const STEP = 0.15;
const SHRINK = 0.002;
/** Neighbors in a list of examples ask for the same: a fixed stride mixes them. */
const STRIDE = 389;

export interface Row {
  /** the index of the right answer */
  right: number;
  features: Features;
}

/** Stochastic gradient descent, always in the same order, so that every start learns the same. `count`: of answers. */
export function learnRows(examples: readonly Row[], count: number): Weights {
  const rows = new Map<string, number>();
  const rowOf = (feature: string): number => {
    const row = rows.get(feature) ?? rows.size;
    rows.set(feature, row);
    return row;
  };
  const read = examples.map(({ right, features }) => ({ right, found: sparse(features, rowOf) }));
  const stride = read.length % STRIDE === 0 ? STRIDE + 2 : STRIDE;
  const order = read.map((_, index) => read[(index * stride) % read.length] as (typeof read)[number]);
  const values = new Float64Array(rows.size * count);
  const errors = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + round / 10);
    for (const { right, found } of order) {
      chances(values, found, errors);
      errors[right] = (errors[right] ?? 0) - 1;
      correct(values, found, errors, step);
    }
  }
  return { count, rows, values };
}

/** One step against the errors. */
function correct(values: Float64Array, { rows, sizes }: Sparse, errors: Float64Array, step: number): void {
  const kept = 1 - step * SHRINK;
  rows.forEach((row, index) => {
    const move = step * (sizes[index] ?? 0);
    for (let answer = 0; answer < errors.length; answer += 1) {
      const at = row * errors.length + answer;
      values[at] = (values[at] ?? 0) * kept - move * (errors[answer] ?? 0);
    }
  });
}

/** 0 to 1 for each answer. */
export function chancesOf({ count, rows, values }: Weights, features: Features): Float64Array {
  const all = new Float64Array(count);
  chances(values, sparse(features, (feature) => rows.get(feature)), all); // prettier-ignore
  return all;
}
