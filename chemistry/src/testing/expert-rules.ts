// The rules of docs/decisions/024-advice-of-an-expert.md, checked from outside: what was asked against what was answered.
import { afterChlorineUsed, effect } from '../effect.ts';
import { saturationIndexOf, totalsOf } from '../equilibrium.ts';
import type { PlanInput, PlanStep } from '../planner/plan-shape.ts';
import { plan, type Plan } from '../planner/planner.ts';
import { PRODUCTS, type ProductId } from '../products/products.ts';
import { targets } from '../targets/targets.ts';
import { completeWater, type MeasuredWater, type Water } from '../water.ts';

export interface Case {
  input: PlanInput;
  made: Plan;
}
/** null: satisfied */
type Rule = (one: Case) => string | null;

const CHLORINES: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'lithium-hypo'];
const ACIDS: readonly ProductId[] = ['muriatic-acid', 'dry-acid'];
const BASES: readonly ProductId[] = ['soda-ash', 'borax'];
const CEMENT = ['plaster', 'pebble', 'tile'];
const TINY = 1e-6;

const amountOf = (step: PlanStep) => step.amountG ?? step.amountMl ?? step.amountL ?? 0;
const uses = ({ made }: Case, ids: readonly ProductId[]) => made.steps.some(({ productId }) => ids.includes(productId));
const isSpa = ({ input }: Case) => input.pool.kind === 'spa' || input.pool.kind === 'swim_spa';
const isCement = ({ input }: Case) => CEMENT.includes(input.pool.surface ?? '');
const says = ({ made }: Case, ...codes: string[]) => made.findings.some(({ code }) => codes.includes(code));
const setOf = ({ input }: Case) => targets(input.pool, input.water.cyanuricAcidPpm ?? 0, input.overrides);
const minimumOf = (one: Case) => setOf(one).freeChlorine?.minimumPpm;
const hasMetals = ({ input: { water } }: Case) => (water.copperPpm ?? 0) > 0.3 || (water.ironPpm ?? 0) > 0.3;
const isBelowMinimum = (one: Case) => {
  const minimum = minimumOf(one);
  return minimum !== undefined && one.input.water.freeChlorinePpm !== undefined && one.input.water.freeChlorinePpm < minimum - TINY;
};
function indexOf(water: MeasuredWater): number | null {
  if (water.ph === undefined || water.alkalinityPpm === undefined || water.hardnessPpm === undefined) return null;
  return saturationIndexOf(totalsOf(completeWater({ ...water, ph: water.ph, alkalinityPpm: water.alkalinityPpm })), water.ph)
    .saturationIndex;
}
/** Chlorine went, or should go, to the shock level. */
const isShock = (one: Case) =>
  says(one, 'combined_chlorine_high', 'algae_shock') || one.made.steps.some(({ why }) => why.includes('shock level'));
const additionsOf = (steps: readonly PlanStep[]) =>
  steps.map(({ productId, strengthPercent, amountG, amountMl, amountL, fillWater }) => ({
    productId,
    strengthPercent,
    amountG,
    amountMl,
    amountL,
    fillWater,
  }));

const noBaseInRange: Rule = (one) => {
  const { ph, alkalinityPpm } = one.input.water;
  if (!uses(one, BASES) || ph === undefined || alkalinityPpm === undefined) return null;
  const set = setOf(one);
  if (alkalinityPpm > set.alkalinityPpm.high) return `base at alkalinity ${alkalinityPpm}`;
  return ph < set.ph.low ? null : `base at pH ${ph}`;
};

const noSodaInRange: Rule = (one) => {
  const { alkalinityPpm = 0 } = one.input.water;
  return uses(one, ['baking-soda']) && alkalinityPpm >= setOf(one).alkalinityPpm.low ? `baking soda at ${alkalinityPpm}` : null;
};

const noNeedlessAcid: Rule = (one) => {
  const { ph = 7.5 } = one.input.water;
  if (!uses(one, ACIDS)) return null;
  const most = isShock(one) ? 7.5 : setOf(one).ph.high;
  return ph > most ? null : `acid at pH ${ph}`;
};

/** What takes days to dissolve does not bring down today's pH. */
const noSlowPh: Rule = (one) => {
  const { ph, alkalinityPpm } = one.input.water;
  const isHigh = ph !== undefined && ph >= setOf(one).ph.high + 0.1 && alkalinityPpm !== undefined;
  // with so much chlorine no one can tell how high it is
  if (!isHigh || !uses(one, ['cyanuric-acid', 'trichlor']) || says(one, 'continue_after_retest', 'ph_untestable')) return null;
  // a refill brings its own pH
  if (uses(one, ['fill-water'])) return null;
  const quick = one.made.steps.filter(({ productId }) => productId !== 'cyanuric-acid' && productId !== 'trichlor');
  const water = effect({ volumeL: one.input.pool.volumeL, water: one.made.steps[0]?.before as Water, additions: additionsOf(quick) });
  const added = Math.max(0, water.freeChlorinePpm - (one.input.water.freeChlorinePpm ?? 0));
  const settled = afterChlorineUsed(water, added).ph;
  return settled <= setOf(one).ph.high + 0.06 ? null : `today's pH stays ${settled.toFixed(2)}`;
};

const LEAST: Partial<Record<ProductId, readonly [keyof Water, number]>> = {
  'baking-soda': ['alkalinityPpm', 10],
  'calcium-chloride': ['hardnessPpm', 25],
  'cyanuric-acid': ['cyanuricAcidPpm', 10],
};
const nothingBelowTheTest: Rule = (one) => {
  if (says(one, 'continue_after_retest')) return null;
  for (const productId of new Set(one.made.steps.map((step) => step.productId))) {
    const steps = one.made.steps.filter((step) => step.productId === productId);
    const change = (key: keyof Water) =>
      Math.abs(steps.reduce((sum, { before, after }) => sum + Number(after[key]) - Number(before[key]), 0));
    const least = LEAST[productId];
    // amounts are rounded to what a scale shows
    if (least && change(least[0]) < least[1] * 0.93 - 0.01) return `${productId} ${change(least[0]).toFixed(1)}`;
    if ((ACIDS.includes(productId) || BASES.includes(productId)) && change('ph') < 0.08)
      return `${productId} pH ${change('ph').toFixed(3)}`;
    const isChlorine = CHLORINES.includes(productId) && one.input.pool.sanitizer !== 'bromine';
    if (isChlorine && !isBelowMinimum(one) && change('freeChlorinePpm') < 0.46) return `${productId} ${change('freeChlorinePpm')}`;
  }
  return null;
};

const chlorineSoon: Rule = (one) => {
  if (!isBelowMinimum(one) || one.made.predicted === null) return null;
  const missingG = (((minimumOf(one) ?? 0) - (one.input.water.freeChlorinePpm ?? 0)) * one.input.pool.volumeL) / 1000;
  // less than a quarter of a teaspoon
  if (missingG < 1) return null;
  const shelf = one.input.shelf ?? [];
  const hasChlorine = shelf.length === 0 || shelf.some(({ productId }) => CHLORINES.includes(productId));
  if (!hasChlorine) return says(one, 'shelf_cannot') ? null : 'no chlorine on the shelf, and nothing to buy';
  const first = one.made.steps.find(({ productId }) => CHLORINES.includes(productId));
  if (!first) return says(one, 'shelf_cannot') ? null : 'no chlorine at all';
  const refill = isSpa(one) ? one.made.steps.findIndex(({ productId }) => productId === 'fill-water') : -1;
  if (refill >= 0) return null;
  return first.afterMinutes <= 60 || says(one, 'shelf_cannot') ? null : `first chlorine after ${first.afterMinutes} minutes`;
};

const exchangeOnlyWhereItHelps: Rule = (one) => {
  if (!uses(one, ['fill-water'])) return null;
  const { cyanuricAcidPpm = 0, saltPpm = 0, hardnessPpm = 0, ph, alkalinityPpm } = one.input.water;
  const isIndoor = isSpa(one) || one.input.pool.setting === 'indoor';
  if (cyanuricAcidPpm > (isIndoor ? 49 : 89) || saltPpm > 4490) return null;
  const tap = one.input.fillWater;
  if (!tap) return 'exchange for hardness with an assumed tap';
  if ((tap.hardnessPpm ?? 0) > 0.705 * hardnessPpm) return 'the tap is not softer';
  const best = { ...one.input.water, ph: 7.3, alkalinityPpm: Math.min(alkalinityPpm ?? 0, setOf(one).alkalinityPpm.low) };
  const index = ph === undefined ? null : indexOf(best);
  return index !== null && index > 0.29 ? null : `the index would be ${index}`;
};

const nothingForAnAssumedTap: Rule = (one) => {
  const refill = one.made.steps.findIndex(({ productId }) => productId === 'fill-water');
  if (refill < 0 || one.input.fillWater) return null;
  const later = one.made.steps.slice(refill + 1).find(({ productId }) => !CHLORINES.includes(productId));
  return later ? `${later.productId} after an assumed refill` : null;
};

const coldWaterWaits: Rule = (one) => {
  const { temperatureC, ph = 7.5 } = one.input.water;
  if (temperatureC === undefined || temperatureC >= 14.75 || ph < 6.9) return null;
  if (one.made.steps.length === 0) return null;
  const index = isCement(one) ? indexOf(one.input.water) : null;
  if (index !== null && index < -0.57) return null;
  return uses(one, ['calcium-chloride', 'baking-soda']) ? `balance at ${temperatureC} °C` : null;
};

const spaSession: Rule = (one) => {
  const doses = one.made.steps.filter(({ productId }) => productId !== 'fill-water');
  if (isSpa(one) && doses.length > 3) return `${doses.length} additions`;
  const small = doses.find(
    (step) => amountOf(step) < 1.2 * (step.amountG === undefined ? 1 : (PRODUCTS[step.productId].densityGPerMl ?? 1)),
  );
  return small ? `${amountOf(small)} of ${small.productId}` : null;
};

const newSurfaceRests: Rule = (one) => {
  const { surfaceAgeDays } = one.input.pool;
  if (!isCement(one) || surfaceAgeDays === undefined || surfaceAgeDays >= 28) return null;
  const balance: ProductId[] = ['salt', 'calcium-chloride', ...ACIDS, ...BASES, 'baking-soda'];
  if (uses(one, balance)) return 'balance or salt on a new surface';
  return says(one, 'new_surface_start_up', 'readings_contradict') ? null : 'does not ask for the start-up';
};

const metalsFirst: Rule = (one) => {
  if (!hasMetals(one) || isShock(one) || one.made.predicted === null) return null;
  const last = targets(one.input.pool, one.made.predicted.cyanuricAcidPpm).freeChlorine;
  const minimum = Math.max(minimumOf(one) ?? 0, last?.minimumPpm ?? 0);
  const before = one.input.water.freeChlorinePpm ?? 0;
  const after = one.made.steps.at(-1)?.after.freeChlorinePpm ?? before;
  if (after > Math.max(before, minimum) + 1.3) return `chlorine to ${after.toFixed(1)}, minimum ${minimum}`;
  const chlorine = one.made.steps.findIndex(({ productId }) => CHLORINES.includes(productId));
  const sequestrant = one.made.steps.findIndex(({ productId }) => productId === 'sequestrant');
  if (one.input.pool.sanitizer === 'biguanide') return null;
  if (sequestrant < 0 && !says(one, 'shelf_cannot', 'metals_sequestrant_skipped')) return 'no sequestrant, and none to buy';
  return chlorine >= 0 && sequestrant > chlorine ? 'chlorine before sequestrant' : null;
};

const biguanideWithoutOxidizer: Rule = (one) =>
  one.input.pool.sanitizer === 'biguanide' && uses(one, [...CHLORINES, 'monopersulfate', 'sodium-bromide', 'cyanuric-acid'])
    ? 'an oxidizer in biguanide'
    : null;

const RANK = { danger: 0, act: 1, ask: 1, watch: 2, info: 2 };
const findingsInOrder: Rule = ({ made }) => {
  const ranks = made.findings.map(({ severity }) => RANK[severity]);
  if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) return made.findings.map(({ severity }) => severity).join(' ');
  // a test that decides what else is right comes first, and what is urgent before what is bought
  const isTest = (code: string) => ['value_doubtful', 'value_unlikely', 'test_again', 'ph_untestable'].includes(code);
  const buy = made.findings.findIndex(({ code }) => code === 'shelf_cannot');
  const first = made.findings.findIndex(({ severity, code }) => severity !== 'danger' && !isTest(code));
  const isLater = made.steps.some(({ when }) => when === 'today');
  return buy >= 0 && !isLater && buy !== first ? 'what to buy does not come first' : null;
};

/** From a plan that is not the last one. */
const CONTINUES = [
  'continue_after_retest',
  'stays_out_of_range',
  'left_to_builder',
  'test_after_refill',
  'shelf_cannot',
  'metals_first',
  'algae_shock',
  'combined_chlorine_high',
  'ph_lifted_by_chlorine',
  'drain_with_care',
  'left_alone_within_error',
];
const settles: Rule = (one) => {
  if (!one.made.predicted || one.made.steps.length === 0) return null;
  const { tdsPpm: _tds, ...water } = one.made.predicted;
  const measured = Object.fromEntries(
    Object.entries({ ...water, copperPpm: one.input.water.copperPpm, ironPpm: one.input.water.ironPpm }).filter(
      ([name]) => name in one.input.water || name === 'bromidePpm',
    ),
  );
  const again = plan({ ...one.input, water: measured });
  if (again.steps.length === 0 || says(one, ...CONTINUES) || says({ ...one, made: again }, ...CONTINUES)) return null;
  return `again: ${again.steps.map((step) => `${step.productId} ${amountOf(step)}`).join(', ')}`;
};

const swimIsConsistent: Rule = ({ made, input }) => {
  if (made.swim.state === 'stay_out' && made.steps.length === 0 && made.swimSafeAt !== null) return 'stay out, but safe now';
  if (made.swim.state === 'ready' && made.steps.length === 0 && made.swimSafeAt !== input.at) return 'ready, but not safe now';
  return (made.swimSafeAt === null) === made.swimBlockedBecause.length > 0 ? null : 'clock and reasons contradict each other';
};

/** pH comes down before the chlorine of a shock, where there is acid. */
const phBeforeShock: Rule = (one) => {
  const { ph = 7.5 } = one.input.water;
  const hasAcid = one.input.shelf === undefined || one.input.shelf.some(({ productId }) => ACIDS.includes(productId));
  const isForBuilder = isCement(one) && (one.input.pool.surfaceAgeDays ?? Infinity) < 28;
  if (!isShock(one) || ph < 7.65 || !hasAcid || isForBuilder || uses(one, ['fill-water'])) return null;
  const chlorine = one.made.steps.findIndex(({ productId }) => CHLORINES.includes(productId));
  const acid = one.made.steps.findIndex(({ productId }) => ACIDS.includes(productId));
  return chlorine < 0 || (acid >= 0 && acid < chlorine) ? null : `a shock at pH ${ph}`;
};

const costsApart: Rule = ({ made: { steps, cost } }) => {
  if (!cost) return null;
  const sum = (isWater: boolean) =>
    steps.reduce((usd, step) => usd + ((step.productId === 'fill-water') === isWater ? (step.costUsd ?? 0) : 0), 0);
  const isEqual = (a: number, b: number) => Math.abs(a - b) < 0.01 * steps.length + 0.001;
  return isEqual(sum(true), cost.waterUsd) && isEqual(sum(false), cost.chemicalsUsd) ? null : JSON.stringify(cost);
};

/** Each rule in the words of the decisions. */
export const RULE_SENTENCES: Readonly<Record<string, string>> = {
  noBaseInRange: 'never raises pH while pH is in or above its range, and airs water with low pH and high alkalinity first',
  noSodaInRange: 'never raises alkalinity while it is in or above its range',
  noNeedlessAcid: 'puts no acid in front of chlorine to hold a rise that goes back',
  noSlowPh: 'lets nothing that dissolves over days decide today’s pH',
  nothingBelowTheTest: 'adds nothing that a test could not tell',
  chlorineSoon: 'brings the first chlorine within an hour, in a spa after the refill',
  exchangeOnlyWhereItHelps: 'exchanges water for hardness only where a known, softer tap helps',
  nothingForAnAssumedTap: 'doses nothing for what an assumed tap would bring',
  coldWaterWaits: 'corrects no hardness or alkalinity of cold water that harms nothing',
  spaSession: 'has three additions in a spa at most, and none too small to measure',
  newSurfaceRests: 'leaves new plaster to the builder’s card, and asks for it',
  metalsFirst: 'brings chlorine to its minimum only, after the sequestrant, where there is metal',
  biguanideWithoutOxidizer: 'never brings an oxidizer to biguanide',
  findingsInOrder: 'says dangers first, then what to buy, then the rest',
  settles: 'has no steps for its own predicted water, or says why',
  swimIsConsistent: 'has a clock that agrees with the swim state',
  phBeforeShock: 'brings pH down before a shock',
  costsApart: 'names the cost of chemicals and of water apart',
};

export const EXPERT_RULES: Readonly<Record<string, Rule>> = {
  noBaseInRange,
  noSodaInRange,
  noNeedlessAcid,
  noSlowPh,
  nothingBelowTheTest,
  chlorineSoon,
  exchangeOnlyWhereItHelps,
  nothingForAnAssumedTap,
  coldWaterWaits,
  spaSession,
  newSurfaceRests,
  metalsFirst,
  biguanideWithoutOxidizer,
  findingsInOrder,
  settles,
  swimIsConsistent,
  phBeforeShock,
  costsApart,
};
