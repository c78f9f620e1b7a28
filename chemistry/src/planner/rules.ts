// What a person with twenty years of experience would not do (docs/decisions/024-advice-of-an-expert.md). These are rules, not prices: the
// optimizer never sees a product that they exclude.
import { saturationIndexOf } from '../equilibrium.ts';
import { type Goals, hasMetals } from './goals.ts';
import type { Situation } from './input.ts';
import type { ProductId } from '../products/products.ts';
import { isAcid, isChlorine } from '../safety.ts';
import { NEW_SURFACE_DAYS } from '../targets/care-limits.ts';
import { isCementitious } from '../targets/targets.ts';

/** Below this no one is in the pool, and most of it can wait for the season. */
const COLD_WATER_C = 15;
const COLD_INDEX_LOW = -0.6;
const COLD_PH_LOW = 6.9;

const hasSurfaceThatDissolves = ({ pool }: Situation) => pool.surface !== undefined && isCementitious(pool.surface);

/** Fresh plaster, pebble or grout: the builder's card decides about alkalinity, hardness and pH, and salt waits. */
export function isNewSurface(situation: Situation): boolean {
  return hasSurfaceThatDissolves(situation) && (situation.pool.surfaceAgeDays ?? Infinity) < NEW_SURFACE_DAYS;
}

const isCold = ({ temperatureGiven, water }: Situation) => temperatureGiven && water.temperatureC < COLD_WATER_C;
/** Too cold to swim, or closed: what is not urgent waits for the opening. */
export const isOutOfSeason = (situation: Situation): boolean => isCold(situation) || situation.pool.isClosed === true;

/** Water out of season that harms nothing until the pool opens. */
export function waitsForSeason(situation: Situation): boolean {
  const { water, known } = situation;
  if (!isOutOfSeason(situation)) return false;
  if (known.has('ph') && water.ph < COLD_PH_LOW) return false;
  const isKnown = (['ph', 'alkalinityPpm', 'hardnessPpm'] as const).every((name) => known.has(name));
  const index = isKnown ? saturationIndexOf(situation.totals).saturationIndex : null;
  return !(hasSurfaceThatDissolves(situation) && index !== null && index < COLD_INDEX_LOW);
}

/** Too much carbon dioxide: air drives it out, a base would only add to the alkalinity. */
const isCarbonated = (goals: Goals): boolean =>
  goals.ph.value < goals.ph.range.low &&
  goals.alkalinityPpm.state !== 'unknown' &&
  goals.alkalinityPpm.value >= goals.alkalinityPpm.range.high;

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

type Ban = 'start_up' | 'metals' | 'season' | 'ph_not_low' | 'aerate' | 'alkalinity_not_low' | 'ph_not_high';

/** Which circumstance of this pool forbids a product today. */
function bannedHere(situation: Situation, id: ProductId): Ban | null {
  // granules etch and stain fresh plaster
  const isGranular = BETTER_NOT_WITH_METALS.includes(id) && hasPlainChlorine(situation);
  if (isNewSurface(situation) && (BALANCE.includes(id) || (isAcid(id) && !isAcidOfStartUp(situation)) || isGranular)) return 'start_up';
  if (hasMetals(situation) && NOT_WITH_METALS.includes(id)) return 'metals';
  if (hasMetals(situation) && isGranular) return 'metals';
  const isForSeason = id === 'calcium-chloride' || id === 'baking-soda' || id === 'cyanuric-acid';
  return isForSeason && waitsForSeason(situation) ? 'season' : null;
}

/** What an expert would not add to this water, whatever it costs, and why not. */
export function banOf(situation: Situation, goals: Goals, id: ProductId): Ban | null {
  const here = bannedHere(situation, id);
  if (here !== null) return here;
  if (id === 'soda-ash' || id === 'borax') return goals.ph.state !== 'low' ? 'ph_not_low' : isCarbonated(goals) ? 'aerate' : null;
  if (id === 'baking-soda') return goals.alkalinityPpm.state !== 'low' ? 'alkalinity_not_low' : null;
  // fresh chlorine lifts pH for a day: no acid for that (before the shock level, pH above 7.5 counts as high)
  return isAcid(id) && goals.ph.state !== 'high' ? 'ph_not_high' : null;
}
