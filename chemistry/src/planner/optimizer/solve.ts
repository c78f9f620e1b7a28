// Chooses the products and amounts: which are worth considering, then a few rounds of search with the non-linear rows renewed.
import { solvePh } from '../../equilibrium.ts';
import type { Situation, Steered } from '../input.ts';
import type { Candidate } from '../candidates.ts';
import { isLeftToCell } from '../equipped.ts';
import { type Goals, hasMetals, isBelowMinimum, needsOf, needsShock } from '../goals.ts';
import { type Action, applied, drainAction, productAction, TOTAL_KEYS, type TotalKey } from './actions.ts';
import { rowsAt } from './model.ts';
import type { Chosen } from './least.ts';
import { type Choice, problemOf, refine, search } from './search.ts';
import { stabilizerFor } from './stabilizer.ts';
import { dosesChlorine, measured, type Solution, withoutSlowAlone, withoutTooSmall, withoutTrivial } from './trim.ts';
import { banOf } from '../rules.ts';
import { isNewSurface, waitsForSeason } from '../season.ts';
import { pourableWater } from '../../products/pourable.ts';
import type { ProductId } from '../../products/products.ts';
import { isChlorine } from '../../safety.ts';
import { isCementitious, isSpa, targets } from '../../targets/targets.ts';
import { MOLAR, type Totals } from '../../totals.ts';

/** How much of the water may be replaced in one plan: a light shell floats or bulges when it is empty. */
export function mostDrainFraction(situation: Situation): number {
  if (isSpa(situation.pool)) return 1;
  return situation.pool.surface !== undefined && isCementitious(situation.pool.surface) ? 0.66 : 0.5;
}

/** Exchange of water is the only way down for these. */
export function canDrain(situation: Situation, goals: Goals): boolean {
  if (situation.excluded.has('fill-water') || waitsForSeason(situation) || isNewSurface(situation) || hasMetals(situation)) return false;
  return (['hardnessPpm', 'cyanuricAcidPpm', 'saltPpm'] as const).some((name) => goals[name].state === 'high');
}

/** As long as less than half of a dose runs off with the water, chlorine goes in once, and what a tested tap brings is reckoned with. */
const SMALL_EXCHANGE = 0.49;
/** So much of a pool's water is new that nothing is dosed for it before a test, whatever the tap. */
export const isMuchExchanged = (situation: Situation, goals: Goals) =>
  !isSpa(situation.pool) && canDrain(situation, goals) && exchangeShare(situation, goals) > SMALL_EXCHANGE;

/** What the refill brings is only known of a tap that was tested: otherwise a test after it comes first. */
export const isRefillUnknown = (situation: Situation, goals: Goals) =>
  canDrain(situation, goals) && (!situation.fillWaterGiven || isMuchExchanged(situation, goals));

/** How much of it the fresh water needs, a test says. Chlorine follows a small exchange, and whatever was exchanged before a shock. */
export const waitsForRefillTest = (situation: Situation, goals: Goals, id: ProductId) =>
  isRefillUnknown(situation, goals) && (!isChlorine(id) || (isMuchExchanged(situation, goals) && !needsShock(situation)));

/** Whether a product could help here at all; keeps the search small, and unasked-for chemicals out. */
export function isUseful(situation: Situation, goals: Goals, candidate: Candidate): boolean {
  const id = candidate.productId;
  if (banOf(situation, goals, id) !== null) return false;
  const { known, sanitizer } = situation;
  const drains = canDrain(situation, goals);
  if (waitsForRefillTest(situation, goals, id)) return false;
  const canSteerPh = known.has('ph') && known.has('alkalinityPpm');
  const isLow = (name: 'hardnessPpm' | 'cyanuricAcidPpm' | 'saltPpm' | 'boratePpm' | 'brominePpm') =>
    goals[name].state === 'low' || (drains && known.has(name) && goals[name].range.low > 0);
  if (id === 'muriatic-acid' || id === 'dry-acid') return canSteerPh;
  if (id === 'soda-ash') return canSteerPh;
  if (id === 'baking-soda') return known.has('alkalinityPpm');
  if (id === 'borax') return canSteerPh && (isLow('boratePpm') || (known.has('boratePpm') && candidate.isOnShelf));
  if (id === 'boric-acid') return isLow('boratePpm') && canSteerPh;
  if (id === 'calcium-chloride')
    return isLow('hardnessPpm') || (known.has('hardnessPpm') && goals.hardnessPpm.low > goals.hardnessPpm.value);
  // stabilizer dissolves over days and lowers pH: not while chlorine is far up, and not before pH is right
  if (id === 'cyanuric-acid') {
    const hasToWait = needsShock(situation) || goals.ph.state === 'low';
    return isLow('cyanuricAcidPpm') && !situation.withoutStabilizer && !hasToWait;
  }
  if (id === 'salt') return isLow('saltPpm') && sanitizer === 'salt';
  if (id === 'sodium-thiosulfate') return candidate.isOnShelf && goals.freeChlorinePpm.state === 'high';
  if (id === 'sodium-bromide') return isLow('brominePpm');
  if (id === 'monopersulfate') return isLow('brominePpm');
  if (sanitizer === 'biguanide') return false;
  return isChlorine(id) && isUsefulChlorine(situation, goals, candidate, drains);
}

const FAST_CHLORINE: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'dichlor', 'lithium-hypo'];

/** Below its minimum, chlorine has to rise today: tablets dissolve over days, and something faster has to be bought. */
function isTooSlow(situation: Situation, goals: Goals, drains: boolean): boolean {
  if (isBelowMinimum(situation)) return true;
  if (!situation.candidates.some(({ productId }) => FAST_CHLORINE.includes(productId))) return false;
  const { state, value, range } = goals.cyanuricAcidPpm;
  const set = targets(situation.pool, state === 'low' ? range.low : value, situation.overrides).freeChlorine;
  // pH that is high has to come down today too
  return drains || goals.ph.state === 'high' || situation.water.freeChlorinePpm < (set?.minimumPpm ?? 0);
}

/** More tablets would only make it worse: plain chlorine has to be bought. */
export const hasEnoughStabilizer = ({ cyanuricAcidPpm: { state, value, range } }: Goals): boolean =>
  state !== 'unknown' && state !== 'no_target' && value > range.high;

/** Neither for water without sunlight, nor for a pool whose cell makes its chlorine: their stabilizer would only pile up. */
function isForTablets(situation: Situation, goals: Goals, candidate: Candidate, drains: boolean): boolean {
  if (needsShock(situation) || situation.withoutStabilizer || isTooSlow(situation, goals, drains)) return false;
  if (hasEnoughStabilizer(goals)) return false;
  return situation.sanitizer !== 'salt' || candidate.isOnShelf;
}

function isUsefulChlorine(situation: Situation, goals: Goals, candidate: Candidate, drains: boolean): boolean {
  const id = candidate.productId;
  if (situation.sanitizer === 'bromine') return goals.brominePpm.state === 'low' && id !== 'trichlor';
  // chlorine and what kills it are never in one plan
  if (!situation.known.has('freeChlorinePpm') || goals.freeChlorinePpm.state === 'high') return false;
  if (isLeftToCell(situation) && !drains) return false;
  // hardly sold any more; used only by people who have it
  if (id === 'lithium-hypo' && !candidate.isOnShelf) return false;
  if (id === 'trichlor' && !isForTablets(situation, goals, candidate, drains)) return false;
  // stabilizer that was not measured cannot be kept within its range
  if ((id === 'trichlor' || id === 'dichlor') && !situation.known.has('cyanuricAcidPpm') && !candidate.isOnShelf) return false;
  if (id === 'cal-hypo' && !situation.known.has('hardnessPpm') && !candidate.isOnShelf) return false;
  return goals.freeChlorinePpm.state === 'low' || needsShock(situation) || drains || couldFallShort(goals);
}
/** More stabilizer means a higher chlorine target. */
const couldFallShort = (goals: Goals) => goals.cyanuricAcidPpm.state === 'low';

const EXCHANGED = [
  ['cyanuricAcidPpm', 'cy', MOLAR.cyanuric],
  ['hardnessPpm', 'ca', MOLAR.caco3],
  ['saltPpm', 'cl', MOLAR.sodiumChloride],
] as const;
/** As much fresh water as brings down what only fresh water lowers, and no more for anything else. */
function drainOf(situation: Situation, goals: Goals): Action {
  const drain = drainAction(situation, mostDrainFraction(situation));
  if (isSpa(situation.pool)) return drain;
  const shares = EXCHANGED.map(([name, key, molar]) => {
    const fill = situation.fillTotals[key] * molar;
    const { state, value, high } = goals[name];
    return state === 'high' && fill < high ? (value - high) / (value - fill) : 0;
  });
  const { volumeL } = situation.pool;
  const wanted = pourableWater(Math.min(drain.maximum, Math.max(...shares)) * volumeL, situation.measures, 'up') / volumeL;
  const fixed = wanted <= drain.maximum / 0.985 ? wanted : pourableWater(drain.maximum * volumeL, situation.measures, 'down') / volumeL;
  return fixed > 0 ? { ...drain, fixed } : drain;
}

/** How much of the water such an exchange takes. */
function exchangeShare(situation: Situation, goals: Goals): number {
  const { fixed, maximum } = drainOf(situation, goals);
  return fixed ?? maximum;
}

function actionsOf(situation: Situation, goals: Goals, candidates: readonly Candidate[]): Action[] {
  const actions = candidates
    .filter((candidate) => isUseful(situation, goals, candidate))
    .map((candidate, index) => productAction(situation, candidate, index));
  if (canDrain(situation, goals)) actions.push(drainOf(situation, goals));
  return actions;
}

const isClose = (a: readonly number[], b: readonly number[]) =>
  a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= 0.002 * Math.max(0.5, Math.abs(value)));
const SEARCH_ROUNDS = 6;
/** With hardly any buffer a line through the curve is good for a short way: it takes more rounds until alkalinity has come all the way up. */
const MOST_ROUNDS = 14;

/** The cheapest choice; the rows that are no straight lines are renewed at each round. */
function settle(situation: Situation, goals: Goals, actions: readonly Action[]): Choice | null {
  let choice: Choice | null = null;
  let totals = situation.totals;
  let isDosed = false;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const problem = problemOf(actions, rowsAt(situation, goals, totals, isDosed));
    const same: Choice | null = choice && refine(problem, choice);
    // the products are chosen again while the water still moves; the last rounds only refine the amounts, so that it always ends
    const next: Choice | null = round < SEARCH_ROUNDS || !same ? search(problem, same ?? undefined) : same;
    if (!next) break;
    const wasDosed = isDosed;
    isDosed ||= dosesChlorine(actions, next.amounts);
    const hasSettled: boolean = choice !== null && wasDosed === isDosed && isClose(next.amounts, choice.amounts);
    choice = next;
    totals = applied(situation, actions, choice.amounts);
    if (hasSettled) break;
  }
  return choice;
}

/** Rounded to what a person measures; what rounding leaves too small to matter is left out, and the rest rounded again. */
function worthPouring(situation: Situation, goals: Goals, chosen: Chosen): Solution {
  let solution = measured(situation, goals, chosen);
  for (let round = 0; round < chosen.actions.length; round++) {
    const rest = withoutTooSmall(situation, goals, solution);
    if (rest.actions.length === solution.actions.length) return solution;
    solution = measured(situation, goals, rest);
  }
  return solution;
}

/** What the refill may change is looked at after it. */
function afterRefill(goals: Goals): Goals {
  const open = (name: Steered): Partial<Goals> => ({
    [name]: { ...goals[name], low: -Infinity, high: goals[name].state === 'high' ? goals[name].high : Infinity },
  });
  const names = ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm'] as const;
  return Object.assign({ ...goals }, ...names.map(open)) as Goals;
}

/** No one should swim above this, even if only fresh chlorine lifts it. */
const PH_LIFTED_DANGER = 8.2;

/** How far chlorine may rise today before it lifts pH beyond its limit; undefined: as far as it should. */
function mostChlorinePpm(situation: Situation, { actions, amounts, totals }: Solution): number | undefined {
  const phOf = (of: Totals) => solvePh(of, situation.water.ph);
  const lifted = phOf(totals);
  if (lifted <= PH_LIFTED_DANGER || !dosesChlorine(actions, amounts) || needsShock(situation)) return undefined;
  const isOther = ({ candidate }: Action) => candidate === null || !isChlorine(candidate.productId);
  const without = applied(
    situation,
    actions,
    amounts.map((amount, index) => (isOther(actions[index] as Action) ? amount : 0)),
  );
  const before = phOf(without);
  if (before >= PH_LIFTED_DANGER) return undefined;
  let [low, high] = [0, 1];
  for (let round = 0; round < 12; round++) {
    const share = (low + high) / 2;
    const some = (key: TotalKey) => without[key] + share * (totals[key] - without[key]);
    const part = Object.fromEntries(TOTAL_KEYS.map((key) => [key, some(key)]));
    if (phOf({ ...totals, ...part }) <= PH_LIFTED_DANGER) low = share;
    else high = share;
  }
  return (without.hy + low * (totals.hy - without.hy)) * MOLAR.chlorine;
}

/** What to add and how much of it. Where so much chlorine at once would lift pH beyond its limit, the rest of it comes later. */
export function solvePlan(situation: Situation, given: Goals, candidates: readonly Candidate[]): Solution {
  const whole = solveOnce(situation, given, candidates);
  const chlorineMostPpm = mostChlorinePpm(situation, whole);
  return chlorineMostPpm === undefined ? whole : solveOnce({ ...situation, chlorineMostPpm }, given, candidates);
}

/** Empty when nothing needs a correction. */
function solveOnce(situation: Situation, given: Goals, candidates: readonly Candidate[]): Solution {
  const goals = isRefillUnknown(situation, given) ? afterRefill(given) : given;
  // The index alone is reported, not dosed for: where every value is right, nothing is added.
  if (needsOf(goals).length === 0 && !needsShock(situation)) return nothingFor(situation);
  const stabilizer = candidates.find((one) => one.productId === 'cyanuric-acid' && isUseful(situation, goals, one));
  if (!stabilizer || canDrain(situation, goals)) return solveActions(situation, goals, actionsOf(situation, goals, candidates));
  const others = candidates.filter(({ productId }) => productId !== 'cyanuric-acid');
  return withStabilizer(situation, goals, stabilizer, others);
}

const nothingFor = ({ totals }: Situation): Solution => ({ actions: [], amounts: [], wanted: [], totals });

/** Everything else first. Then as much stabilizer as fits, and the chlorine that goes with it. */
function withStabilizer(given: Situation, goals: Goals, candidate: Candidate, candidates: readonly Candidate[]): Solution {
  const situation = { ...given, stabilizerFollows: true };
  const rest = solveActions(situation, goals, actionsOf(situation, goals, candidates));
  const stabilizer = stabilizerFor(situation, goals, candidate, rest);
  if (!stabilizer) return rest;
  const isChlorineAction = ({ candidate: one }: Action) => one !== null && isChlorine(one.productId);
  const used = rest.actions.find(isChlorineAction);
  const chlorines = candidates.filter(({ productId }) => isChlorine(productId) && (!used || productId === used.candidate?.productId));
  const held = rest.actions.flatMap((action, index) => (isChlorineAction(action) ? [] : [{ ...action, fixed: rest.amounts[index] ?? 0 }]));
  return solveActions(situation, goals, [...held, stabilizer, ...actionsOf(situation, goals, chlorines)]);
}

function solveActions(situation: Situation, goals: Goals, actions: readonly Action[]): Solution {
  const choice = actions.length === 0 ? null : settle(situation, goals, actions);
  if (!choice) return nothingFor(situation);
  const used = actions.flatMap((_, index) => ((choice.amounts[index] ?? 0) > 0 ? [index] : []));
  const chosen = { actions: used.map((index) => actions[index] as Action), amounts: used.map((index) => choice.amounts[index] ?? 0) };
  const kept = withoutTooSmall(situation, goals, withoutTrivial(situation, goals, chosen));
  return worthPouring(situation, goals, withoutSlowAlone(situation, goals, kept));
}
