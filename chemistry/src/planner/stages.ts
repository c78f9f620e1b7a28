// What is urgent today comes before an exchange of water, which takes a day and more: chlorine to its minimum, and acid for a high pH.
import { afterChlorineUse } from './ph.ts';
import { type Goals, goalsOf, hasMetals, isBelowMinimum, looksLikeAlgae } from './goals.ts';
import type { Candidate, Situation } from './input.ts';
import { type Portion, portionsOf, type Schedule, scheduleOf } from './schedule.ts';
import { canDrain, solvePlan } from './optimizer/solve.ts';
import { pourable } from '../products/pourable.ts';
import { totalsOf } from '../equilibrium.ts';
import { isAcid, isChlorine, waitBetweenMinutes } from '../safety.ts';
import { isSpa, targets } from '../targets/targets.ts';
import type { Water } from '../water.ts';

/** The same pool with another water: what was measured stays known. */
function movedTo(situation: Situation, water: Water): Situation {
  const settledPh = afterChlorineUse(situation, water).ph;
  return {
    ...situation,
    water,
    settledPh: Math.min(situation.settledPh ?? settledPh, settledPh),
    totals: totalsOf(water),
    targets: targets(situation.pool, Math.max(0, water.cyanuricAcidPpm), situation.overrides),
  };
}

const hasUrgent = (situation: Situation, goals: Goals) => isBelowMinimum(situation) || goals.ph.state === 'high';

/** Only what cannot wait for the exchange. */
export function urgentPortions(read: Situation, goals: Goals): Portion[] {
  const excluded = new Set([...read.excluded, 'fill-water' as const]);
  const urgent = { ...read, excluded, toMinimumOnly: true };
  const candidates = read.candidates.filter(({ productId }) => isAcid(productId) || isChlorine(productId));
  const asked: Goals = { ...goals };
  for (const name of ['alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm'] as const) {
    asked[name] = { ...goals[name], state: 'no_target', low: -Infinity, high: Infinity };
  }
  return portionsOf(read, solvePlan(urgent, asked, candidates));
}

/** 32 fl oz for 10,000 gallons, as makers say for a first dose (facts/expert-advice.md, metals). */
const SEQUESTRANT_ML_PER_L = 946 / 37_854;
/** Before chlorine turns the metal into a stain; algae come first. */
export function sequestrantOf(situation: Situation, candidates: readonly Candidate[]): Portion[] {
  const sequestrant = candidates.find(({ productId }) => productId === 'sequestrant');
  const isWanted = hasMetals(situation) && !looksLikeAlgae(situation) && situation.sanitizer !== 'biguanide';
  if (!isWanted || !sequestrant) return [];
  const wanted = SEQUESTRANT_ML_PER_L * situation.pool.volumeL;
  const amount = pourable(wanted, { form: 'liquid', system: situation.measures });
  return [{ ...sequestrant, wanted, amount }];
}

/** So much metal, or hard water, takes a second dose a day later (facts/expert-advice.md, metals). */
const MUCH_METAL_PPM = 0.5;
const HARD_PPM = 400;
function withSecondDose({ measured, water, pool }: Situation, schedule: Schedule): Schedule {
  const first = schedule.additions.find(({ portion }) => portion.productId === 'sequestrant');
  const last = schedule.additions.at(-1);
  const isMuch = Math.max(measured.ironPpm ?? 0, measured.copperPpm ?? 0) > MUCH_METAL_PPM || water.hardnessPpm > HARD_PPM;
  if (!first || !last || !isMuch || isSpa(pool)) return schedule;
  const wait = waitBetweenMinutes('sequestrant', 'sequestrant');
  const second = {
    ...first,
    before: last.after,
    after: last.after,
    afterMinutes: Math.max(first.afterMinutes + wait, last.afterMinutes + 30),
  };
  return { ...schedule, additions: [...schedule.additions, second] };
}

/** The ordered additions. `read`: the water as a test could tell it, on which everything is decided; `exact`: as it was typed. */
export function stagedSchedule(read: Situation, exact: Situation, goals: Goals): Schedule {
  const all = (candidates: readonly Candidate[]) => solvePlan(read, goals, candidates);
  if (isSpa(read.pool) || !canDrain(read, goals) || !hasUrgent(read, goals)) {
    const portions = [...sequestrantOf(read, exact.candidates), ...portionsOf(exact, all(exact.candidates))];
    return withSecondDose(read, scheduleOf(exact, portions));
  }
  const first = scheduleOf(exact, urgentPortions(read, goals));
  const moved = movedTo(exact, first.additions.at(-1)?.after ?? exact.water);
  // one kind of chlorine for the whole plan
  const used = first.additions.find(({ portion }) => isChlorine(portion.productId))?.portion.productId;
  const candidates = exact.candidates.filter(
    ({ productId }) => !isAcid(productId) && (used === undefined || !isChlorine(productId) || productId === used),
  );
  const movedRead = movedTo(read, scheduleOf(read, urgentPortions(read, goals)).additions.at(-1)?.after ?? read.water);
  const rest = solvePlan(movedRead, goalsOf(movedRead), candidates);
  const schedule = scheduleOf(moved, portionsOf(movedRead, rest), first.additions);
  return { ...schedule, postponed: [...first.postponed, ...schedule.postponed] };
}
