import type { Parameter } from '@limpid/chemistry';
import type { PoolPlan } from '@limpid/contract';

type Finding = PoolPlan['findings'][number];

/** No step changes these: the engine's findings about them are in their tile. */
const SPOKEN: readonly Parameter[] = [
  'ironPpm',
  'copperPpm',
  'phosphatePpb',
  'tdsPpm',
  'orpMv',
  'totalChlorinePpm',
  'totalHardnessPpm',
  'biguanidePpm',
];

/** What the tile of this value says in a sentence. */
export const findingInTile = ({ findings }: Pick<PoolPlan, 'findings'>, parameter: Parameter): Finding | undefined =>
  SPOKEN.includes(parameter) ? findings.find((one) => one.parameter === parameter) : undefined;

/** What the tile of the saturation index says in a sentence. */
export const saturationInTile = ({ findings }: Pick<PoolPlan, 'findings'>): Finding | undefined =>
  findings.find(({ code }) => code.startsWith('saturation_'));

/** What the tiles beside a plan say, so that its notes need not. */
export function findingsInTiles(plan: Pick<PoolPlan, 'findings' | 'measuredAt' | 'targets' | 'water'>): Finding[] {
  const measured = SPOKEN.filter((parameter) => plan.measuredAt[parameter] !== undefined);
  const { ph, alkalinityPpm } = plan.water;
  const hasIndex = plan.targets && ph !== undefined && alkalinityPpm !== undefined;
  return [...measured.map((parameter) => findingInTile(plan, parameter)), hasIndex ? saturationInTile(plan) : undefined].filter(
    (one) => one !== undefined,
  );
}
