// What the equipment of a pool, or its kind, changes about its goals.
import { isBelowMinimum, isKnownChlorine, needsShock } from './goals.ts';
import type { Situation } from './input.ts';
import { isCold } from './season.ts';
import { isSpa, targets } from '../targets/targets.ts';

/** The minimum with the stabilizer that this water is to have. */
function minimumToCome({ pool, water, known, targets: set, overrides }: Situation): number {
  const { low, high } = set.cyanuricAcidPpm;
  const isRaised = known.has('cyanuricAcidPpm') && water.cyanuricAcidPpm < low;
  const stabilizer = isRaised ? (low + high) / 2 : water.cyanuricAcidPpm;
  return targets(pool, stabilizer, overrides).freeChlorine?.minimumPpm ?? 0;
}
/** A salt cell that still holds the minimum only has to run longer. */
export const isLeftToCell = (situation: Situation): boolean =>
  situation.sanitizer === 'salt' &&
  !isCold(situation) &&
  isKnownChlorine(situation) &&
  !isBelowMinimum(situation) &&
  !needsShock(situation) &&
  situation.water.freeChlorinePpm >= minimumToCome(situation);

/** In a hot tub what dulls the water is what bathers bring, not algae. */
export const isDullTub = (situation: Situation): boolean => isSpa(situation.pool) && situation.look !== 'green';
