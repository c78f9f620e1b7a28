// Waters as owners bring them, with what independent references would do. TFP: the pool forum's method (science/chemistry.md 4.1,
// facts/expert-advice.md 1); handbook: APSP-11, MAHC and the operator's handbook (4.2, 4.3, 6); kit: the test-kit maker and product labels
// (facts/expert-advice.md 2 to 9). Amounts are rough, by their stoichiometry (science/chemistry.md 3.3), never our own output.
import type { Look } from '../look.ts';
import type { PlanInput, StepTime } from '../planner/plan-shape.ts';
import type { PoolTraits } from '../pool.ts';
import type { ProductId } from '../products/products.ts';
import type { MeasuredWater } from '../water.ts';

export interface NamedWater {
  name: string;
  source: 'TFP' | 'handbook' | 'kit';
  pool?: Partial<PoolTraits>;
  water: MeasuredWater;
  look?: Look;
  more?: Partial<PlanInput>;
  state?: 'ready' | 'treat_today' | 'stay_out';
  /** in this order; one of a group is enough */
  uses?: readonly (ProductId | readonly ProductId[])[];
  never?: readonly ProductId[];
  none?: true;
  says?: readonly string[];
  /** what the shelf lacks */
  buys?: readonly ProductId[];
  /** what would be wrong to say of it */
  quiet?: readonly string[];
  /** the parts of a product that a cap divides count one by one */
  most?: number;
  /** when each step is due */
  when?: readonly StepTime[];
  /** change that the whole plan makes, from, to */
  brings?: readonly [keyof MeasuredWater, number, number];
}
export const CHLORINE: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'dichlor'];
export const ACID: readonly ProductId[] = ['muriatic-acid', 'dry-acid'];
export const BASES: readonly ProductId[] = ['soda-ash', 'borax', 'baking-soda'];
export const SPA = { kind: 'spa', volumeL: 1325, surface: 'acrylic' } as const;
export const SALT = { sanitizer: 'salt' } as const;
export const BROMINE = { ...SPA, sanitizer: 'bromine' } as const;
export const spaWater = { hardnessPpm: 180, alkalinityPpm: 80, cyanuricAcidPpm: 0, freeChlorinePpm: 4, temperatureC: 38 };
export const saltWater = { cyanuricAcidPpm: 72, saltPpm: 3200, freeChlorinePpm: 6, alkalinityPpm: 80 };
