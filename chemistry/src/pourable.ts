// Amounts that a person can measure at home: the rounded amount is what every prediction uses.

/** Steps of the scale or jug by the size of the amount: fine enough to stay within a few percent. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [20, 0.5],
  [100, 1],
  [500, 5],
  [2000, 10],
  [5000, 50],
  [20_000, 100],
  [100_000, 500],
];

const stepOf = (amount: number) => STEPS.find(([below]) => amount < below)?.[1] ?? 1000;

/** Grams or millilitres, rounded to what one can weigh or pour. */
export function pourable(amount: number): number {
  const step = stepOf(amount);
  return Math.round(Math.round(amount / step) * step * 10) / 10;
}

/** The same, rounded up: never less than asked for. */
export function pourableAtLeast(amount: number): number {
  const step = stepOf(amount);
  return Math.round(Math.ceil(amount / step - 1e-6) * step * 10) / 10;
}

/** The same, rounded down: never more than a cap allows. */
export function pourableAtMost(amount: number): number {
  const step = stepOf(amount);
  return Math.round(Math.floor(amount / step + 1e-6) * step * 10) / 10;
}

const DRAIN_STEPS: readonly (readonly [below: number, step: number])[] = [
  [200, 1],
  [1000, 5],
  [2000, 10],
  [10_000, 50],
  [20_000, 100],
  [100_000, 500],
];
/** Litres of water to drain and refill: nobody meets a level better than to a hundredth. */
export function drainable(amountL: number): number {
  const step = DRAIN_STEPS.find(([below]) => amountL < below)?.[1] ?? 1000;
  return Math.round(amountL / step) * step;
}
