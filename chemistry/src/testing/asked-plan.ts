// A plan for water that is in range but for what a test changes, as the tests of judgment ask for it.
import { plan, type PlanInput } from '../planner/planner.ts';
import type { ProductId } from '../products/products.ts';

export const at = '2026-06-01T12:00:00.000Z';
export const PLASTER = { volumeL: 50_000, surface: 'plaster' } as const;
export const SPA = { kind: 'spa', volumeL: 1325, surface: 'acrylic' } as const;
export const good = {
  ph: 7.5,
  alkalinityPpm: 90,
  hardnessPpm: 330,
  cyanuricAcidPpm: 40,
  freeChlorinePpm: 6,
  combinedChlorinePpm: 0,
  saltPpm: 1000,
  temperatureC: 26,
};
export const shelfOf = (...ids: ProductId[]) => ids.map((productId) => ({ productId }));
export function ask(input: Partial<PlanInput>) {
  const made = plan({ pool: PLASTER, water: good, at, ...input });
  const codes = made.findings.map(({ code }) => code);
  return { ...made, ids: made.steps.map(({ productId }) => productId), codes };
}
