// From amounts to an order of the day: split by the caps, one thing at a time, waits between, and no state on the way outside the safe box.
import { largestAddition } from '../addition-caps.ts';
import { effect } from '../effect.ts';
import { saturationIndexOf, totalsOf } from '../equilibrium.ts';
import { ChemistryError } from '../findings.ts';
import { dueSanitizer, isAcidForNow, isEnoughAcid, isEnoughBase, isUntold } from './enough.ts';
import { needsShock } from './goals.ts';
import type { Situation } from './input.ts';
import { leastMeasurable } from './optimizer/least.ts';
import type { Solution } from './optimizer/trim.ts';
import { pourable } from '../products/pourable.ts';
import { PRODUCTS, type ProductId } from '../products/products.ts';
import { isAcid, isChlorine, orderClass, refillMinutes, waitBetweenMinutes } from '../safety.ts';
import { isSpa, targets } from '../targets/targets.ts';
import type { Water } from '../water.ts';

/** One product of the plan with what is left to give of it. */
export interface Portion {
  productId: ProductId;
  strengthPercent: number;
  usdPerUnit: number;
  /** g, mL, or L of water: what the sum gave, before rounding */
  wanted: number;
  /** what a person pours */
  amount: number;
}
export interface Addition {
  portion: Portion;
  amount: number;
  afterMinutes: number;
  before: Water;
  after: Water;
}
export interface Schedule {
  additions: Addition[];
  /** what did not fit into one plan: continue after the next test */
  postponed: Portion[];
}

/** A hot tub whose water is changed first: what comes after it is about the fresh water. */
export const isRefilledFirst = ({ pool }: Situation, additions: readonly Addition[]): boolean =>
  isSpa(pool) && additions[0]?.portion.productId === 'fill-water';

/** The solution's products in g, mL and L. */
export function portionsOf(situation: Situation, solution: Solution): Portion[] {
  const { volumeL } = situation.pool;
  return solution.actions.flatMap((action, index): Portion[] => {
    const scale = action.candidate === null ? volumeL : volumeL / 1000;
    const amount = Math.round((solution.amounts[index] ?? 0) * scale * 100) / 100;
    const wanted = (solution.wanted[index] ?? 0) * scale;
    if (action.candidate === null) {
      const water = { productId: 'fill-water', strengthPercent: 100, usdPerUnit: PRODUCTS['fill-water'].typicalPriceUsdPerKgOrL } as const;
      return amount <= 0.01 * volumeL ? [] : [{ ...water, wanted, amount: Math.min(volumeL, amount) }];
    }
    const { productId, strengthPercent, usdPerUnit } = action.candidate;
    return amount <= 0 ? [] : [{ productId, strengthPercent, usdPerUnit, wanted, amount }];
  });
}

type Given = Pick<Addition, 'portion' | 'amount'>;
/** The closed effect of some additions on the measured water; `fill-water` takes the situation's fill water. */
export function waterOfAll(situation: Situation, given: readonly Given[], water = situation.water): Water {
  if (given.length === 0) return water;
  const additions = given.map(({ portion: { productId, strengthPercent }, amount }) => {
    const { form } = PRODUCTS[productId];
    if (form === 'water') return { productId, amountL: amount, fillWater: { ...situation.fillWater } };
    return { productId, strengthPercent, ...(form === 'liquid' ? { amountMl: amount } : { amountG: amount }) };
  });
  return effect({ volumeL: situation.pool.volumeL, water, additions });
}

/** null: the water would leave what the model covers; then this addition is no part of a plan. */
function waterAfterOrNull(situation: Situation, water: Water, portion: Portion, amount: number): Water | null {
  try {
    return waterOfAll(situation, [{ portion, amount }], water);
  } catch (error) {
    if (error instanceof ChemistryError) return null;
    throw error;
  }
}

const PH_BOX = { low: 6.98, high: 8.25 } as const;
/** Leaving this one on the way is no danger, only to be avoided where another order does without. */
const PH_COMFORT = { low: 7.2, high: 7.8 } as const;
/** fresh chlorine lifts pH for a day, and is the more urgent */
const PH_COMFORT_OF_CHLORINE = { low: 7.2, high: PH_BOX.high } as const;
const DISCOMFORT = 0.1;
/** less than two hundredths of pH */
const NO_HARM = 0.002;
const SATURATION_BOX_HIGH = 0.85;

/** How far a water on the way is outside the safe box, and a little for discomfort: 0 inside. A water that was outside already counts by how far it got worse. */
function harm(situation: Situation, productId: ProductId, before: Water, after: Water): number {
  const outside = (box: { low: number; high: number }) => {
    const distance = (ph: number) => Math.max(0, box.low - ph, ph - box.high);
    return Math.max(0, distance(after.ph) - distance(before.ph));
  };
  let total = outside(PH_BOX) + DISCOMFORT * outside(isChlorine(productId) ? PH_COMFORT_OF_CHLORINE : PH_COMFORT);
  const set = targets(situation.pool, after.cyanuricAcidPpm).freeChlorine;
  if (set) total += Math.max(0, after.freeChlorinePpm - Math.max(set.shockPpm * 1.02, before.freeChlorinePpm)) / 10;
  if (situation.known.has('hardnessPpm') && after.ph > 7.8) {
    const index = saturationIndexOf(totalsOf(after), after.ph).saturationIndex ?? 0;
    const before0 = saturationIndexOf(totalsOf(before), before.ph).saturationIndex ?? 0;
    total += Math.max(0, index - Math.max(SATURATION_BOX_HIGH, before0));
  }
  return total;
}

const MOST_PARTS = 8;
/** Rounding may go over the cap by so much. */
const PART_SLACK = 0.02;
interface Move {
  portion: Portion;
  amount: number;
  before: Water;
  after: Water;
  harm: number;
}

/** One of so many even parts, but none above the cap, and each as a person measures it. */
function partOf(
  situation: Situation,
  { productId }: Portion,
  left: number,
  { parts, room }: { parts: number; room: number },
  cap: number,
): number {
  const measuring = { form: PRODUCTS[productId].form, system: situation.measures };
  // what is not finished before the next test anyway goes in as the cap allows
  const even = parts > room ? Infinity : pourable(left / Math.max(1, parts), measuring);
  const part = left <= (1 + PART_SLACK) * cap ? even : Math.min(even, pourable(cap, measuring, 'down'));
  const least = 1.2 * leastMeasurable(productId);
  return cap > 0 && part < least && left >= least ? pourable(least, measuring) : part;
}

/** Jets mix a spa in minutes: its baking soda waits a day for nothing but a pH that it would lift out of its range. */
function isMixedAtOnce(situation: Situation, portion: Portion, water: Water, amount: number): boolean {
  if (portion.productId !== 'baking-soda' || !isSpa(situation.pool)) return false;
  const after = waterAfterOrNull(situation, water, portion, amount);
  return after !== null && after.ph <= Math.max(situation.targets.ph.high, water.ph);
}

/** The next dose of a product that this water can take: even parts of what is left. */
function nextMove(situation: Situation, water: Water, portion: Portion, left: number, given: readonly Addition[]): Move | null {
  // stabilizer dissolves over a week, all of it in one sock
  if (portion.productId === 'fill-water' || portion.productId === 'cyanuric-acid') {
    const after = waterAfterOrNull(situation, water, portion, left);
    return after && { portion, amount: left, before: water, after, harm: 0 };
  }
  const { productId, strengthPercent } = portion;
  const { volumeL } = situation.pool;
  // half doses in a spa; calcium goes into its cold water whole
  const isHalved = isSpa(situation.pool) && productId !== 'calcium-chloride' && !isMixedAtOnce(situation, portion, water, left);
  const cap = largestAddition({ volumeL, totals: totalsOf(water), productId, strengthPercent, amount: left, isSpa: isHalved });
  const parts = cap <= 0 ? Infinity : Math.ceil(left / cap - PART_SLACK);
  const room = mostOf(situation, portion) - given.filter((one) => one.portion === portion).length;
  const amount = partOf(situation, portion, left, { parts, room }, cap);
  if (amount <= 0) return null;
  // a product that the water cannot take now waits for another one to make room
  const isRefused = parts > MOST_PARTS;
  const after = waterAfterOrNull(situation, water, portion, amount);
  if (!after) return null;
  return { portion, amount, before: water, after, harm: harm(situation, portion.productId, water, after) + (isRefused ? 10 : 0) };
}

/** More than a day's work is planned after the next test. */
const MOST_ADDITIONS = 10;
/** A base a fourth time comes after a test, which tells more than the sum. */
const MOST_OF_ONE_PRODUCT = 3;

/** High pH drops calcium out of the water. */
const PH_FOR_CALCIUM = 7.9;
/** a tub in use, whose sanitizer comes first */
const WARM_C = 30;
/** The calcium of a fresh hot tub goes into cold water before anything else. */
const isForColdFill = (situation: Situation, { productId }: Portion, water: Water) =>
  productId === 'calcium-chloride' &&
  isSpa(situation.pool) &&
  Math.round(100 * water.ph) < 100 * PH_FOR_CALCIUM &&
  water.temperatureC < WARM_C &&
  water.freeChlorinePpm < 1;

/** Calcium goes in last, apart from all that could drop it out of the water; an oxidizer finds its bromide there. */
function hasToWait(portion: Portion, all: readonly Portion[]): boolean {
  if (portion.productId === 'calcium-chloride') return all.some((other) => other.productId !== 'calcium-chloride');
  // what raises pH goes in before what lowers it for days
  if (portion.productId === 'cyanuric-acid')
    return all.some(({ productId }) => productId !== 'cyanuric-acid' && productId !== 'calcium-chloride');
  return orderClass(portion.productId) === 5 && all.some((other) => other.productId === 'sodium-bromide');
}

/** pH first when it is out; otherwise the order of the day (science/chemistry 6.3). */
function inOrder(situation: Situation, portions: readonly Portion[], water: Water): Portion[] {
  const isFirst = (portion: Portion) => isForColdFill(situation, portion, water);
  // as a test shows it: no further decimal changes the order
  const shownPh = ({ ph }: Water) => Math.round(100 * ph) / 100;
  const rank = (portion: Portion) => {
    if (isFirst(portion)) return 0.5;
    // chlorine and borax raise pH anyway: with pH low already, the acid of this plan is there to make up for them later
    const isEarlyAcid = orderClass(portion.productId) === 2 && shownPh(water) < 7.3;
    // where both are low, alkalinity brings pH along, and its buffer lets the base go in at once
    const isEarlySoda = portion.productId === 'baking-soda' && shownPh(situation.water) < 7.2;
    return isEarlyAcid ? 6.5 : isEarlySoda ? 2.5 : orderClass(portion.productId);
  };
  return portions.filter((portion) => isFirst(portion) || !hasToWait(portion, portions)).toSorted((a, b) => rank(a) - rank(b));
}

function startMinutes(additions: readonly Addition[], productId: ProductId): number {
  return additions.reduce((latest, done) => {
    const first = done.portion.productId;
    const wait = first === 'fill-water' ? refillMinutes(done.amount) : waitBetweenMinutes(first, productId);
    return Math.max(latest, done.afterMinutes + wait);
  }, 0);
}

/** A spa session: with more at a time it is unclear what did what. */
const MOST_OF_A_SPA_SESSION = 3;
/** After two doses of acid a test tells more than the sum; before a shock pH has to come down all the way. */
const MOST_ACID = 2;
const mostOf = (situation: Situation, { productId }: Portion) =>
  isAcid(productId) && (isSpa(situation.pool) || !needsShock(situation)) ? MOST_ACID : MOST_OF_ONE_PRODUCT;
function isFull(situation: Situation, additions: readonly Addition[]): boolean {
  if (!isSpa(situation.pool)) return additions.length >= MOST_ADDITIONS;
  return additions.filter(({ portion }) => portion.productId !== 'fill-water').length >= MOST_OF_A_SPA_SESSION;
}

function bestMove(situation: Situation, water: Water, left: ReadonlyMap<Portion, number>, additions: readonly Addition[]): Move | null {
  let best: Move | null = null;
  const portions = inOrder(situation, [...left.keys()], water);
  const sanitizer = dueSanitizer(situation, portions, additions);
  const urgent = sanitizer && nextMove(situation, water, sanitizer, left.get(sanitizer) ?? 0, additions);
  if (urgent) return urgent;
  for (const portion of portions) {
    const move = nextMove(situation, water, portion, left.get(portion) ?? 0, additions);
    if (!move) continue;
    if (!best || move.harm < best.harm - NO_HARM) best = move;
    if (best.harm <= NO_HARM) break;
  }
  return best;
}

/** `before`: what was scheduled already; it went into the situation's water. */
export function scheduleOf(situation: Situation, portions: readonly Portion[], before: readonly Addition[] = []): Schedule {
  const left = new Map(portions.map((portion) => [portion, portion.amount]));
  const counts = new Map<Portion, number>();
  const additions: Addition[] = [...before];
  const finished = new Set<Portion>();
  let water = situation.water;
  while (left.size > 0 && !isFull(situation, additions)) {
    const best = bestMove(situation, water, left, additions);
    if (!best) break;
    const { portion, amount, after } = best;
    additions.push({ portion, amount, afterMinutes: startMinutes(additions, portion.productId), before: water, after });
    water = after;
    const over = (left.get(portion) ?? 0) - amount;
    const count = (counts.get(portion) ?? 0) + 1;
    const isLast = count >= mostOf(situation, portion);
    const rest =
      (isLast && isUntold(best, over)) || ((isLast || isAcidForNow(situation)) && isEnoughAcid(situation, best, [...left.keys()]))
        ? 0
        : remainder(situation, portion, over);
    if (rest === 0) finished.add(portion);
    counts.set(portion, count);
    if (rest <= 0 || isLast) left.delete(portion);
    else left.set(portion, rest);
    for (const other of left.keys()) {
      if (!situation.dropsNeedlessBase || counts.has(other) || !isEnoughBase(situation, other, water)) continue;
      left.delete(other);
      finished.add(other);
    }
  }
  const open = portions.filter((portion) => !finished.has(portion));
  return { additions, postponed: unfinished(situation, open, additions) };
}

/** What is left to give; less than a twentieth of the whole is the rounding of its parts. */
function remainder(situation: Situation, portion: Portion, rest: number): number {
  const measuring = { form: PRODUCTS[portion.productId].form, system: situation.measures };
  return rest < 0.05 * portion.amount || rest < leastMeasurable(portion.productId) ? 0 : pourable(rest, measuring);
}

/** Products of which not everything was scheduled. */
function unfinished(situation: Situation, portions: readonly Portion[], additions: readonly Addition[]): Portion[] {
  return portions.flatMap((portion) => {
    const given = additions.filter((done) => done.portion === portion).reduce((sum, done) => sum + done.amount, 0);
    const rest = remainder(situation, portion, portion.amount - given);
    return rest > 0 ? [{ ...portion, amount: rest }] : [];
  });
}
