// From the exact answer to one for people: without steps that make no measurable difference, and in amounts that a spoon or scale shows.
import { saturationIndexOf, solvePh, waterOf } from '../../equilibrium.ts';
import { ChemistryError } from '../../findings.ts';
import { type Action, applied } from './actions.ts';
import { type Goal, type Goals, needsShock, PH_LIFTED_MOST } from '../goals.ts';
import { chlorineBounds } from '../chlorine-bounds.ts';
import { STEERED, type Situation } from '../input.ts';
import { rowsAt } from './model.ts';
import { saturationNeed } from '../saturation-need.ts';
import { afterChlorineUse, settledTotals } from '../ph.ts';
import { problemOf, refine } from './search.ts';
import { type Chosen, isTooSmall } from './least.ts';
import { pourable, pourableWater } from '../../products/pourable.ts';
import { PRODUCTS, type ProductId } from '../../products/products.ts';
import { isAcid, isChlorine, isSlow } from '../../safety.ts';
import type { Totals } from '../../totals.ts';
import type { Water } from '../../water.ts';

export interface Solution {
  actions: Action[];
  /** mg or µL per litre of pool; the drain: fraction replaced; as a person measures it */
  amounts: number[];
  /** before rounding */
  wanted: number[];
  totals: Totals;
}

type Rounding = 'nearest' | 'down';

export function dosesChlorine(actions: readonly Action[], amounts: readonly number[]): boolean {
  return actions.some(({ candidate }, index) => candidate !== null && isChlorine(candidate.productId) && (amounts[index] ?? 0) > 0);
}

/** The same products, with new amounts for the water that these amounts lead to; null when it cannot be done. */
function again(situation: Situation, goals: Goals, { actions, amounts }: Chosen): Chosen | null {
  const totals = applied(situation, actions, amounts);
  const problem = problemOf(actions, rowsAt(situation, goals, totals, dosesChlorine(actions, amounts)));
  // every action counts as used, however little of it there is
  const next = refine(problem, { amounts: actions.map((action) => action.maximum), usd: 0 });
  return next && { actions, amounts: next.amounts };
}

function waterOrNull(totals: Totals, guess: number): Water | null {
  try {
    return waterOf(totals, guess);
  } catch (error) {
    if (error instanceof ChemistryError) return null;
    throw error;
  }
}

/** How far a value is outside its range widened by half the error of its test. */
function outside(situation: Situation, goal: Goal, water: Water, settled: Water): number {
  const { parameter, range, error } = goal;
  // sanitizer is never left to the error of a test
  const half = parameter === 'brominePpm' ? 0 : error / 2;
  const distance = (value: number, low: number, high: number) => Math.max(0, low - value, value - high);
  if (parameter === 'ph') {
    const slack = Math.min(0.1, half);
    return distance(settled.ph, range.low - slack, range.high + slack) + Math.max(0, water.ph - PH_LIFTED_MOST - slack);
  }
  const value = parameter === 'alkalinityPpm' ? settled.alkalinityPpm : water[parameter];
  if (parameter !== 'freeChlorinePpm') return distance(value, range.low - half, range.high + half);
  const { low, high } = chlorineBounds(situation, goal, water.cyanuricAcidPpm, false);
  return distance(water.freeChlorinePpm, low, high);
}

function isGoodEnough(situation: Situation, goals: Goals, full: Totals, less: Totals): boolean {
  const before = waterOrNull(full, situation.water.ph);
  const after = waterOrNull(less, situation.water.ph);
  if (!before || !after) return false;
  const settled = { before: afterChlorineUse(situation, before), after: afterChlorineUse(situation, after) };
  const isFine = STEERED.every((name) => {
    const goal = goals[name];
    if (goal.state === 'unknown' || goal.state === 'no_target') return true;
    const worst = outside(situation, goal, before, settled.before) + 0.02 * goal.error;
    return outside(situation, goal, after, settled.after) <= worst;
  });
  if (!isFine || saturationNeed(situation) === 0) return isFine;
  const index = (totals: Totals) => saturationIndexOf(totals).saturationIndex ?? 0;
  return Math.abs(index(less) - index(full)) < 0.05;
}

const NEAR = 0.05;
const FAR = 0.15;
const FREE = Infinity;
/** The amounts that are still open may only move by this share: a twentieth for the rounding of another product, as they must for a drain. */
function leashed(actions: Action[], amounts: readonly number[], share: number): Action[] {
  if (share === FREE) return actions;
  return actions.map((action, index) => {
    const amount = amounts[index] ?? 0;
    if (action.fixed !== undefined) return action;
    return { ...action, least: (1 - share) * amount, maximum: Math.min(action.maximum, (1 + share) * amount + 1e-9) };
  });
}

/** Leaves out, one after the other, what no test could tell from nothing, or no spoon could measure. */
export function withoutTooSmall(situation: Situation, goals: Goals, chosen: Chosen): Chosen {
  let kept = chosen;
  for (let round = 0; round < chosen.actions.length; round++) {
    const small = kept.actions.findIndex(({ fixed }, index) => fixed === undefined && isTooSmall(situation, kept, index));
    if (small === -1) return kept;
    const rest = { actions: kept.actions.toSpliced(small, 1), amounts: kept.amounts.toSpliced(small, 1) };
    kept = rest.actions.length === 0 ? rest : (again(situation, goals, rest) ?? rest);
  }
  return kept;
}

/** Chlorine of a shock, and acid for a pH that is high today whatever dissolves later. */
function isNeverTrivial(situation: Situation, goals: Goals, { candidate, fixed }: Action): boolean {
  if (fixed !== undefined) return true;
  if (candidate === null) return false;
  return (needsShock(situation) && isChlorine(candidate.productId)) || (goals.ph.state === 'high' && isAcid(candidate.productId));
}

/** pH once the chlorine of these is used, before anything slow has dissolved. */
function phToday(situation: Situation, { actions, amounts }: Chosen): number {
  return solvePh(settledTotals(situation, applied(situation, actions, amounts)), situation.water.ph);
}
const STILL_HIGH_PH = 0.04;

/** Without what takes days to dissolve where pH is high and nothing brings it down today. */
export function withoutSlowAlone(situation: Situation, goals: Goals, chosen: Chosen): Chosen {
  const isIn = (is: (id: ProductId) => boolean) => chosen.actions.some(({ candidate }) => candidate !== null && is(candidate.productId));
  if (goals.ph.state !== 'high' || !isIn(isSlow)) return chosen;
  const quick = [...chosen.actions.keys()].filter((index) => !isSlow(chosen.actions[index]?.candidate?.productId ?? 'fill-water'));
  const rest = {
    actions: quick.map((index) => chosen.actions[index] as Action),
    amounts: quick.map((index) => chosen.amounts[index] ?? 0),
  };
  if (phToday(situation, rest) <= goals.ph.range.high + STILL_HIGH_PH) return chosen;
  return rest.actions.length === 0 ? rest : (again(situation, goals, rest) ?? rest);
}

/** Leaves out corrections that are not needed: smaller than half the error of their test. */
export function withoutTrivial(situation: Situation, goals: Goals, chosen: Chosen): Chosen {
  let kept = chosen;
  for (const action of chosen.actions) {
    const index = kept.actions.indexOf(action);
    if (isNeverTrivial(situation, goals, action)) continue;
    const rest = { actions: kept.actions.toSpliced(index, 1), amounts: kept.amounts.toSpliced(index, 1) };
    // what the others would have to do instead is no trifle
    const held = { actions: leashed(rest.actions, rest.amounts, FAR), amounts: rest.amounts };
    const solved = rest.actions.length === 0 ? rest : again(situation, goals, held);
    if (!solved) continue;
    const less = { actions: rest.actions, amounts: solved.amounts };
    const full = applied(situation, kept.actions, kept.amounts);
    if (isGoodEnough(situation, goals, full, applied(situation, less.actions, less.amounts))) kept = less;
  }
  return kept;
}

const MOST_OF_A_VOLUME = 1e-9;
/** One amount of the solution as a person measures it, in the solution's own unit. */
function roundedAmount(situation: Situation, action: Action, amount: number, rounding: Rounding): number {
  const { volumeL } = situation.pool;
  const system = situation.measures;
  if (action.candidate !== null) {
    const { form } = PRODUCTS[action.candidate.productId];
    return (1000 * pourable((amount * volumeL) / 1000, { form, system }, rounding)) / volumeL;
  }
  const up = pourableWater(amount * volumeL, system, 'up') / volumeL;
  // too little fresh water leaves the value out of its range; more than the shell bears is never taken
  const most = action.maximum === 1 ? 1 + MOST_OF_A_VOLUME : action.maximum / 0.985;
  return up <= most ? up : pourableWater(amount * volumeL, system, 'down') / volumeL;
}

/** How much of an amount rounding changes. */
function roughness(situation: Situation, action: Action, amount: number): number {
  if (action.candidate === null) return Infinity;
  return amount > 0 ? Math.abs(roundedAmount(situation, action, amount, 'nearest') - amount) / amount : 0;
}

/** Rounds one amount after the other, the coarsest first, and lets the others make up for it. */
export function measured(situation: Situation, goals: Goals, chosen: Chosen): Solution {
  const wanted = [...chosen.amounts];
  let { actions, amounts } = chosen;
  const open = new Set(actions.keys());
  while (open.size > 0) {
    const [index] = [...open].toSorted(
      (a, b) => roughness(situation, actions[b] as Action, amounts[b] ?? 0) - roughness(situation, actions[a] as Action, amounts[a] ?? 0),
    ) as [number];
    open.delete(index);
    wanted[index] = amounts[index] ?? 0;
    const at = { actions: leashed(actions, amounts, actions[index]?.candidate === null ? FREE : NEAR), amounts };
    const down = fix(situation, at, index, 'down');
    ({ actions, amounts } = again(situation, goals, fix(situation, at, index, 'nearest')) ?? again(situation, goals, down) ?? down);
  }
  return { actions, amounts, wanted, totals: applied(situation, actions, amounts) };
}

function fix(situation: Situation, { actions, amounts }: Chosen, index: number, rounding: Rounding): Chosen {
  const action = actions[index] as Action;
  const fixed = roundedAmount(situation, action, amounts[index] ?? 0, rounding);
  return { actions: actions.with(index, { ...action, fixed }), amounts: amounts.with(index, fixed) };
}
