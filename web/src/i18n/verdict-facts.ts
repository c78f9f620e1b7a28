// What a plan says of a value, without words: a page that only looks values up loads no texts for it.
import type { Parameter } from '@limpid/chemistry';
import type { PoolPlan, Reading } from '@limpid/contract';

export type Verdict = NonNullable<PoolPlan['verdicts']>[number];
export type OpenDoubt = NonNullable<PoolPlan['doubts']>[number];

export const verdictOn = ({ verdicts }: Pick<PoolPlan, 'verdicts'>, parameter: Parameter): Verdict | undefined =>
  verdicts?.find((one) => one.parameter === parameter);

/** The value of a newer test that can't be true. */
export const doubtAbout = ({ doubts }: Pick<PoolPlan, 'doubts'>, parameter: Parameter): OpenDoubt | undefined =>
  doubts?.find((one) => one.parameter === parameter);

/** Whether a value of a test can't be true. `doubts`: the plan's, which judge also what waits on this device. */
export const isDoubtful = (
  { id, doubtful, confirmed }: Partial<Pick<Reading, 'id' | 'doubtful' | 'confirmed'>>,
  parameter: Parameter,
  doubts: readonly OpenDoubt[] = [],
): boolean =>
  !confirmed?.includes(parameter) &&
  (doubtful?.includes(parameter) === true || doubts.some((one) => one.readingId === id && one.parameter === parameter));
