// A softmax regression over words and marks: learns from examples in a fraction of a second, and says how likely each answer is.

export type Features = ReadonlyMap<string, number>;

/** What was learned: the row of each feature, and in that row a weight for each answer. */
export interface Weights {
  count: number;
  rows: ReadonlyMap<string, number>;
  values: Float64Array;
}
/** Features as rows of the weights; numbers in flat arrays, because learning goes over them many thousand times. */
export interface Sparse {
  rows: Int32Array;
  sizes: Float64Array;
}

/** Fills in how likely each answer is. Plain loops: learning comes through here many thousand times. */
function chances(values: Float64Array, { rows, sizes }: Sparse, chance: Float64Array): void {
  const count = chance.length;
  chance.fill(0);
  for (let index = 0; index < rows.length; index += 1) {
    const at = (rows[index] as number) * count;
    const size = sizes[index] as number;
    for (let answer = 0; answer < count; answer += 1) chance[answer] = (chance[answer] as number) + (values[at + answer] ?? 0) * size;
  }
  let highest = chance[0] as number;
  for (let answer = 1; answer < count; answer += 1) highest = Math.max(highest, chance[answer] as number);
  let whole = 0;
  for (let answer = 0; answer < count; answer += 1) whole += chance[answer] = Math.exp((chance[answer] as number) - highest);
  for (let answer = 0; answer < count; answer += 1) chance[answer] = (chance[answer] as number) / whole;
}

function sparse(features: Features, rowOf: (feature: string) => number | undefined): Sparse {
  const rows = new Int32Array(features.size);
  const sizes = new Float64Array(features.size);
  let known = 0;
  for (const [feature, size] of features) {
    const row = rowOf(feature);
    if (row === undefined) continue;
    rows[known] = row;
    sizes[known] = size;
    known += 1;
  }
  return { rows: rows.subarray(0, known), sizes: sizes.subarray(0, known) };
}

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

export interface Pace {
  rounds: number;
  /** an example that is as unlikely to be wrong as this teaches nothing for a while */
  enough: number;
}
/** Rounds that such an example sits out */
const REST = 3;
const PATIENT: Pace = { rounds: ROUNDS, enough: 0 };

/** By examples whose features have names. `count`: of answers. */
export function learnRows(examples: readonly Row[], count: number): Weights {
  const rows = new Map<string, number>();
  const rowOf = (feature: string): number => {
    const known = rows.get(feature);
    if (known !== undefined) return known;
    rows.set(feature, rows.size);
    return rows.size - 1;
  };
  const read = examples.map(({ right, features }) => ({ right, found: sparse(features, rowOf) }));
  return { count, rows, values: learnSparse(read, rows.size, count) };
}

/** Stochastic gradient descent, always in the same order, so that every start learns the same. `height`: how many rows there are. */
export function learnSparse(
  examples: readonly { right: number; found: Sparse }[],
  height: number,
  count: number,
  { rounds, enough }: Pace = PATIENT,
): Float64Array {
  const stride = examples.length % STRIDE === 0 ? STRIDE + 2 : STRIDE;
  const order = examples.map((_, index) => ({ ...(examples[(index * stride) % examples.length] as (typeof examples)[number]), rests: 0 }));
  const values = new Float64Array(height * count);
  const errors = new Float64Array(count);
  for (let round = 0; round < rounds; round += 1) {
    const step = STEP / (1 + round / 10);
    for (const example of order) {
      if (example.rests > 0) {
        example.rests -= 1;
        continue;
      }
      const { right, found } = example;
      chances(values, found, errors);
      const error = (errors[right] ?? 0) - 1;
      errors[right] = error;
      if (-error >= enough) correct(values, found, errors, step);
      else example.rests = REST;
    }
  }
  return values;
}

/** One step against the errors. */
function correct(values: Float64Array, { rows, sizes }: Sparse, errors: Float64Array, step: number): void {
  const count = errors.length;
  const kept = 1 - step * SHRINK;
  for (let index = 0; index < rows.length; index += 1) {
    const start = (rows[index] as number) * count;
    const move = step * (sizes[index] as number);
    for (let answer = 0; answer < count; answer += 1)
      values[start + answer] = (values[start + answer] as number) * kept - move * (errors[answer] as number);
  }
}

/** 0 to 1 for each answer. */
export function chancesOf({ count, rows, values }: Weights, features: Features): Float64Array {
  const all = new Float64Array(count);
  chances(values, sparse(features, (feature) => rows.get(feature)), all); // prettier-ignore
  return all;
}
export function chancesOfSparse(values: Float64Array, count: number, found: Sparse): Float64Array {
  const all = new Float64Array(count);
  chances(values, found, all);
  return all;
}
