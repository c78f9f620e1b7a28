// What a person with twenty years of experience would not do (docs/decisions/024-advice-of-an-expert.md). These are rules, not prices: the
// optimizer never sees a product that they exclude.
import { type Goals, hasMetals, needsShock } from './goals.ts';
import type { Situation } from './input.ts';
import { isNewSurface, isOutOfSeason, waitsForSeason } from './season.ts';
import type { ProductId } from '../products/products.ts';
import { isAcid, isChlorine } from '../safety.ts';
import { isSpa } from '../targets/targets.ts';

/** Low pH with enough alkalinity is carbon dioxide: air drives it out, a base would only add to the alkalinity. */
export const isCarbonated = (goals: Goals): boolean =>
  goals.ph.value < goals.ph.range.low &&
  goals.alkalinityPpm.state !== 'unknown' &&
  goals.alkalinityPpm.value >= goals.alkalinityPpm.range.low;

/** Diluted acid is part of a traditional start-up from the first day; with bicarbonate pH may be up to 8.2 (facts, new surfaces). */
const BICARBONATE_PH = 8.2;
const isAcidOfStartUp = ({ pool, water }: Situation) =>
  pool.startUp === 'traditional' || (pool.startUp === 'bicarbonate' && water.ph > BICARBONATE_PH);

const BALANCE: readonly ProductId[] = ['baking-soda', 'soda-ash', 'borax', 'boric-acid', 'calcium-chloride', 'salt'];
/** Not within two days of a sequestrant, or likely to stain with metals in the water. */
const NOT_WITH_METALS: readonly ProductId[] = ['calcium-chloride', 'cyanuric-acid', 'monopersulfate', 'boric-acid', 'borax'];
/** Calcium stains most with copper, and stabilizer moves the minimum: plain chlorine where there is some. */
const BETTER_NOT_WITH_METALS: readonly ProductId[] = ['cal-hypo', 'dichlor', 'trichlor'];

const hasPlainChlorine = ({ candidates }: Situation) =>
  candidates.some(({ productId }) => isChlorine(productId) && !BETTER_NOT_WITH_METALS.includes(productId));

/** Balance comes after the shock: the water is tested again then. */
const AFTER_SHOCK: readonly ProductId[] = ['calcium-chloride', 'salt', 'boric-acid', 'baking-soda'];

type Ban =
  | 'start_up'
  | 'metals'
  | 'season'
  | 'cold_granules'
  | 'shock_first'
  | 'ph_not_low'
  | 'aerate'
  | 'alkalinity_not_low'
  | 'ph_not_high';

/** Which circumstance of this pool forbids a product today. */
function bannedHere(situation: Situation, id: ProductId): Ban | null {
  // granules etch and stain fresh plaster
  const isGranular = BETTER_NOT_WITH_METALS.includes(id) && hasPlainChlorine(situation);
  if (isNewSurface(situation) && (BALANCE.includes(id) || (isAcid(id) && !isAcidOfStartUp(situation)) || isGranular)) return 'start_up';
  if (hasMetals(situation) && NOT_WITH_METALS.includes(id)) return 'metals';
  if (hasMetals(situation) && isGranular) return 'metals';
  // in cold water granules lie on the floor and bleach it, and no one brushes a closed pool
  if (isGranular && isOutOfSeason(situation) && !isSpa(situation.pool)) return 'cold_granules';
  const isForSeason = id === 'calcium-chloride' || id === 'baking-soda' || id === 'cyanuric-acid';
  return isForSeason && waitsForSeason(situation) ? 'season' : null;
}

/** What an expert would not add to this water, whatever it costs, and why not. */
export function banOf(situation: Situation, goals: Goals, id: ProductId): Ban | null {
  const here = bannedHere(situation, id);
  if (here !== null) return here;
  // alkalinity that is low together with pH comes up with it
  const isForPh = id === 'baking-soda' && goals.ph.state === 'low';
  if (needsShock(situation) && AFTER_SHOCK.includes(id) && !isForPh) return 'shock_first';
  if (id === 'soda-ash' || id === 'borax') return goals.ph.state !== 'low' ? 'ph_not_low' : isCarbonated(goals) ? 'aerate' : null;
  if (id === 'baking-soda') return goals.alkalinityPpm.state !== 'low' ? 'alkalinity_not_low' : null;
  // fresh chlorine lifts pH for a day: no acid for that (before the shock level, pH above 7.5 counts as high)
  return isAcid(id) && goals.ph.state !== 'high' ? 'ph_not_high' : null;
}
