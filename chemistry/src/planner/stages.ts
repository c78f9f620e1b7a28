// What is urgent today comes before an exchange of water, which takes a day and more: chlorine to its minimum, and acid for a high pH.
import { afterChlorineUse } from './ph.ts';
import { type Goals, goalsOf, hasMetals, isBelowMinimum, looksLikeAlgae, needsOf, needsShock } from './goals.ts';
import type { Situation } from './input.ts';
import type { Candidate } from './candidates.ts';
import { type Addition, type Portion, portionsOf, type Schedule, scheduleOf } from './schedule.ts';
import { canDrain, isMuchExchanged, solvePlan } from './optimizer/solve.ts';
import { purposeOf } from './purpose.ts';
import { pourable, pourableWater } from '../products/pourable.ts';
import { PRODUCTS, type ProductId } from '../products/products.ts';
import { totalsOf } from '../equilibrium.ts';
import { isBaseForPh } from './enough.ts';
import { isAcid, isChlorine, waitBetweenMinutes } from '../safety.ts';
import { TDS_SPA_PPM } from '../targets/care-limits.ts';
import { waterLife } from '../seasons/water-life.ts';
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

const isSanitizer = (situation: Situation, id: ProductId) => ['freeChlorinePpm', 'brominePpm'].includes(purposeOf(situation, id) ?? '');

/** So little alkalinity that pH has fallen: a base brings both up today. */
const isShortOfBase = ({ ph, alkalinityPpm }: Goals) => ph.state === 'low' && alkalinityPpm.state === 'low';

const hasUrgent = (situation: Situation, goals: Goals) => isBelowMinimum(situation) || goals.ph.state === 'high' || isShortOfBase(goals);

/** The exchange dilutes chlorine and stabilizer alike: one dose that is right today is right after it, too. */
const isOneDose = (read: Situation, goals: Goals) => isBelowMinimum(read) && canDrain(read, goals) && !isMuchExchanged(read, goals);

/** Only what cannot wait for the exchange: acid, a base that alkalinity lacks too, chlorine to its minimum, most of which would run off, or its whole dose. */
export function urgentPortions(read: Situation, goals: Goals): Portion[] {
  const excluded = new Set([...read.excluded, 'fill-water' as const]);
  const urgent = { ...read, excluded, toMinimumOnly: read.toMinimumOnly || !isOneDose(read, goals) };
  const isShort = isShortOfBase(goals);
  const isNow = (id: ProductId) => isAcid(id) || isChlorine(id) || (isShort && (isBaseForPh(id) || id === 'baking-soda'));
  const candidates = read.candidates.filter(({ productId }) => isNow(productId));
  const asked: Goals = { ...goals };
  for (const name of ['alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm'] as const) {
    if (name === 'alkalinityPpm' && isShort) continue;
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

/** Little water that has had its time: what its balance or a shock would cost is better spent on fresh water. */
function isWornOut({ pool, measured, excluded }: Situation): boolean {
  if (!isSpa(pool) || excluded.has('fill-water')) return false;
  return waterLife(pool)?.state === 'due' || (pool.sanitizer !== 'salt' && (measured.tdsPpm ?? 0) > TDS_SPA_PPM);
}

/** A hot tub is refilled before anything is added: sanitizer alone is no reason. */
function isRefilled(situation: Situation, goals: Goals): boolean {
  if (!isSpa(situation.pool)) return false;
  const isWorth =
    needsShock(situation) || needsOf(goals).some(({ parameter }) => parameter !== 'freeChlorinePpm' && parameter !== 'brominePpm');
  return canDrain(situation, goals) || (isWornOut(situation) && isWorth && !hasMetals(situation));
}

/** After a complete refill nothing is left of what the old water looked like or held. */
export function refreshed(situation: Situation): Situation {
  const known = new Set([...situation.known].filter((name) => name !== 'combinedChlorinePpm'));
  const { combinedChlorinePpm: _old, ...measured } = situation.measured;
  return { ...situation, look: undefined, known, measured };
}

export const refilled = (read: Situation, additions: readonly Addition[]): Situation =>
  refreshed(movedTo(read, additions[0]?.after ?? read.water));

/** Only sanitizer goes into fresh water before it was tested; what it makes bromine from, where the tap is known. */
export const isForFreshWater = (situation: Situation, id: ProductId) =>
  situation.fillWaterGiven ? isSanitizer(situation, id) : isChlorine(id);

/** The fresh water first; what else it needs, a test of it says. */
function refillFirst(read: Situation, exact: Situation): Schedule {
  const { volumeL } = exact.pool;
  const nearest = pourableWater(volumeL, exact.measures);
  const amount = nearest <= volumeL ? nearest : pourableWater(volumeL, exact.measures, 'down');
  const usdPerUnit = PRODUCTS['fill-water'].typicalPriceUsdPerKgOrL;
  const refill: Portion = { productId: 'fill-water', strengthPercent: 100, usdPerUnit, wanted: volumeL, amount };
  const first = scheduleOf(exact, [refill]);
  const fresh = first.additions[0]?.after;
  const freshRead = scheduleOf(read, [refill]).additions[0]?.after;
  if (!fresh || !freshRead) return first;
  const moved = refreshed(movedTo(exact, fresh));
  const movedRead = refreshed(movedTo(read, freshRead));
  const candidates = exact.candidates.filter(({ productId }) => isForFreshWater(exact, productId));
  return scheduleOf(moved, portionsOf(movedRead, solvePlan(movedRead, goalsOf(movedRead), candidates)), first.additions);
}

/** Decided on the water as a test could tell it, so that no further decimal decides. */
function withoutNeedlessBase(read: Situation, portions: Portion[]): Portion[] {
  if (!portions.some(({ productId }) => isBaseForPh(productId))) return portions;
  const { additions, postponed } = scheduleOf({ ...read, dropsNeedlessBase: true }, portions);
  const used = new Set([...additions.map(({ portion }) => portion), ...postponed].map(({ productId }) => productId));
  return portions.filter(({ productId }) => !isBaseForPh(productId) || used.has(productId));
}

/** The ordered additions. `read`: the water as a test could tell it, on which everything is decided; `exact`: as it was typed. */
export function stagedSchedule(read: Situation, exact: Situation, goals: Goals): Schedule {
  if (isRefilled(read, goals)) return refillFirst(read, exact);
  const all = (candidates: readonly Candidate[]) => solvePlan(read, goals, candidates);
  if (isSpa(read.pool) || !canDrain(read, goals) || !hasUrgent(read, goals)) {
    const balance = withoutNeedlessBase(read, portionsOf(exact, all(exact.candidates)));
    const portions = [...sequestrantOf(read, exact.candidates), ...balance];
    return withSecondDose(read, scheduleOf(exact, portions));
  }
  const urgent = urgentPortions(read, goals);
  const first = scheduleOf({ ...exact, isBeforeExchange: true }, urgent);
  const moved = movedTo(exact, first.additions.at(-1)?.after ?? exact.water);
  // one kind of chlorine for the whole plan
  const used = first.additions.find(({ portion }) => isChlorine(portion.productId))?.portion.productId;
  const isLater = (id: ProductId) => used === undefined || (id === used && !isOneDose(read, goals));
  const candidates = exact.candidates.filter(({ productId }) => !isAcid(productId) && (!isChlorine(productId) || isLater(productId)));
  const movedRead = movedTo(read, scheduleOf({ ...read, isBeforeExchange: true }, urgent).additions.at(-1)?.after ?? read.water);
  const rest = solvePlan(movedRead, goalsOf(movedRead), candidates);
  const schedule = scheduleOf(moved, portionsOf(movedRead, rest), first.additions);
  return { ...schedule, postponed: [...first.postponed, ...schedule.postponed] };
}
