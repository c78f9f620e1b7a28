// How much of which of the person's chemicals a clear-up takes now.
import { largestAddition } from '../addition-caps.ts';
import type { ClearUpFacts } from './log.ts';
import { type Dose, dose, type DoseAmount, type DoseTarget } from '../dose.ts';
import { totalsOf } from '../equilibrium.ts';
import { ChemistryError } from '../findings.ts';
import type { ShelfItem } from '../planner/plan-shape.ts';
import { pourable } from '../products/pourable.ts';
import { PRODUCTS, type ProductId } from '../products/products.ts';
import { requireWater } from '../targets/water-limits.ts';
import type { WaterInput } from '../water.ts';

export interface ClearUpAddition extends DoseAmount {
  productId: ProductId;
  strengthPercent?: number;
  /** on the shelf, or no shelf was given */
  isOwned: boolean;
}

/** Without stabilizer, which a clear-up must not add. Liquid first: it works at once and brings nothing with it. */
const CHLORINES: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'lithium-hypo'];
const ACIDS: readonly ProductId[] = ['muriatic-acid', 'dry-acid'];
const BASES: readonly ProductId[] = ['soda-ash', 'borax'];
/** Calcium hypochlorite adds hardness: not on top of this. */
const HARD_PPM = 400;
const PH_GOAL = 7.3;
/** Exchange water down to here. */
const CYANURIC_ACID_GOAL_PPM = 50;

/** Values that were not measured: they hardly change a chlorine dose. */
const waterOf = ({ latest }: ClearUpFacts): WaterInput => ({
  ...latest.water,
  ph: latest.water.ph ?? 7.5,
  alkalinityPpm: latest.water.alkalinityPpm ?? 90,
});

const hasSaid = (shelf: readonly ShelfItem[]) => shelf.length > 0;

function chosen(facts: ClearUpFacts, products: readonly ProductId[]): { item: ShelfItem; isOwned: boolean } {
  const { shelf } = facts.input;
  const isHard = (facts.latest.water.hardnessPpm ?? 0) > HARD_PPM;
  const fitting = products.filter((one) => one !== 'cal-hypo' || !isHard);
  const owned = fitting.map((one) => shelf.find(({ productId }) => productId === one)).find((item) => item !== undefined);
  const first = fitting[0] ?? products[0];
  return { item: owned ?? { productId: first as ProductId }, isOwned: owned !== undefined || !hasSaid(shelf) };
}

function tryDose(facts: ClearUpFacts, item: ShelfItem, target: DoseTarget): Dose | null {
  const { pool, fillWater } = facts.input;
  const { productId, strengthPercent } = item;
  try {
    return dose({ volumeL: pool.volumeL, water: waterOf(facts), productId, strengthPercent, target, fillWater });
  } catch (error) {
    if (error instanceof ChemistryError) return null;
    throw error;
  }
}

/** Rounded down to what people can pour, so that nothing is exceeded; undefined: too little to measure. */
function poured({ item, isOwned }: ReturnType<typeof chosen>, amount: number, facts: ClearUpFacts): ClearUpAddition | undefined {
  const { form } = PRODUCTS[item.productId];
  const rounded = pourable(amount, { form, system: facts.input.measures }, 'down');
  if (!(rounded > 0)) return undefined;
  const field = form === 'liquid' ? { amountMl: rounded } : form === 'solid' ? { amountG: rounded } : { amountL: rounded };
  return { productId: item.productId, ...(item.strengthPercent ? { strengthPercent: item.strengthPercent } : {}), ...field, isOwned };
}

const amountOf = ({ amountG, amountMl, amountL }: DoseAmount) => amountG ?? amountMl ?? amountL ?? 0;

/** From what is in the water to this level; never beyond the shock level. */
export function chlorineUpTo(facts: ClearUpFacts, ppm: number): ClearUpAddition | undefined {
  const choice = chosen(facts, CHLORINES);
  const answer = tryDose(facts, choice.item, { parameter: 'freeChlorinePpm', value: Math.min(ppm, facts.shockPpm) });
  return answer ? poured(choice, amountOf(answer), facts) : undefined;
}

/** Toward pH 7.3, no more at once than one addition may be. */
export function phAddition(facts: ClearUpFacts): ClearUpAddition | undefined {
  const water = waterOf(facts);
  const choice = chosen(facts, water.ph > PH_GOAL ? ACIDS : BASES);
  const answer = tryDose(facts, choice.item, { parameter: 'ph', value: PH_GOAL });
  if (!answer) return undefined;
  const { productId, strengthPercent } = choice.item;
  const totals = totalsOf(requireWater(water));
  const most = largestAddition({ volumeL: facts.input.pool.volumeL, totals, productId, strengthPercent, amount: amountOf(answer) });
  return poured(choice, most, facts);
}

export function exchangeAddition(facts: ClearUpFacts): ClearUpAddition | undefined {
  const choice = { item: { productId: 'fill-water' as const }, isOwned: true };
  const answer = tryDose(facts, choice.item, { parameter: 'cyanuricAcidPpm', value: CYANURIC_ACID_GOAL_PPM });
  return answer ? poured(choice, amountOf(answer), facts) : undefined;
}
