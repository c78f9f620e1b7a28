// The reasons of a step in one or two plain sentences, and the sum behind its amount.
import { householdDose } from './household-dose.ts';
import type { Goals } from './planner-goals.ts';
import { SHOCK_COMBINED_PPM, needsShock } from './planner-goals.ts';
import { formatNumber } from './number-text.ts';
import type { Situation } from './planner-input.ts';
import type { Addition, Portion } from './planner-schedule.ts';
import { effectVector, PRODUCTS, type ProductId } from './products.ts';
import { handlingWarnings, isAcid, isChlorine, neighbourWarnings } from './safety.ts';
import { isSpa, targets } from './targets.ts';
import { MOLAR } from './totals.ts';
import type { Water } from './water.ts';

/** pH with two decimals, small ppm with one, large ones whole. */
export function show(value: number, isPh = false): string {
  if (isPh) return (Math.round(value * 100) / 100).toString();
  const digits = Math.abs(value) < 20 ? 1 : 0;
  return (Math.round(value * 10 ** digits) / 10 ** digits).toString();
}
/** An amount as this person measures it: `1 lb 4 oz`. */
export function amountText(situation: Situation, { productId, amount }: Pick<Portion, 'productId' | 'amount'>): string {
  const measured = PRODUCTS[productId].form === 'liquid' ? { amountMl: amount } : { amountG: amount };
  return householdDose({ ...measured, system: situation.measures }).label;
}
type Shown = 'freeChlorinePpm' | 'brominePpm' | 'alkalinityPpm' | 'hardnessPpm' | 'cyanuricAcidPpm' | 'saltPpm' | 'boratePpm';
const fromTo = (addition: Addition, key: Shown) => `from ${show(addition.before[key])} to ${show(addition.after[key])} ppm`;
const phFromTo = ({ before, after }: Addition) => `from ${show(before.ph, true)} to ${show(after.ph, true)}`;
const range = ({ low, high }: { low: number; high: number }) => `${show(low)} to ${show(high)}`;

function chlorineReason(situation: Situation, addition: Addition, predicted: Water): string {
  const id = addition.portion.productId;
  if (situation.sanitizer === 'bromine') return `Turns bromide into bromine: ${fromTo(addition, 'brominePpm')}.`;
  const set = targets(situation.pool, predicted.cyanuricAcidPpm, situation.overrides).freeChlorine;
  const main = `Raises free chlorine ${fromTo(addition, 'freeChlorinePpm')}`;
  const at = situation.known.has('cyanuricAcidPpm')
    ? `at ${show(predicted.cyanuricAcidPpm)} ppm cyanuric acid`
    : 'while cyanuric acid is not known';
  const aim = !set
    ? ''
    : needsShock(situation)
      ? `: combined chlorine ${show(situation.water.combinedChlorinePpm)} ppm is above ${SHOCK_COMBINED_PPM}, and the shock level ${at} is ${show(set.shockPpm)} ppm`
      : ` (target ${show(set.targetLowPpm)} to ${show(set.targetHighPpm)} ppm ${at})`;
  const brought = addition.after.cyanuricAcidPpm - addition.before.cyanuricAcidPpm;
  const calcium = addition.after.hardnessPpm - addition.before.hardnessPpm;
  const side =
    id === 'trichlor' || id === 'dichlor'
      ? ` It also brings ${show(brought)} ppm cyanuric acid${id === 'trichlor' ? ' and lowers pH' : ''}.`
      : id === 'cal-hypo'
        ? ` It also brings ${show(calcium)} ppm hardness.`
        : '';
  return `${main}${aim}.${side}`;
}

function acidReason(situation: Situation, addition: Addition, predicted: Water): string {
  const main = `Lowers pH ${phFromTo(addition)} and alkalinity ${fromTo(addition, 'alkalinityPpm')}.`;
  const rises = predicted.ph > addition.after.ph + 0.05;
  return rises
    ? `${main} The steps after it bring pH up to ${show(predicted.ph, true)}.`
    : `${main} The target of pH is ${situation.targets.ph.low} to ${situation.targets.ph.high}.`;
}

function drainReason(situation: Situation, goals: Goals, addition: Addition): string {
  const share = show((100 * addition.amount) / situation.pool.volumeL);
  const names = { cyanuricAcidPpm: 'cyanuric acid', hardnessPpm: 'hardness', saltPpm: 'salt' } as const;
  const reasons = (Object.keys(names) as (keyof typeof names)[])
    .filter((key) => goals[key].state === 'high')
    .map((key) => `${names[key]} ${fromTo(addition, key)}`);
  return `Replace ${share} % of the water with fresh water: ${reasons.join(', ')}. No product takes that out.`;
}

/** Why this step, with its numbers. */
export function whyStep(situation: Situation, goals: Goals, addition: Addition, predicted: Water): string {
  const id = addition.portion.productId;
  if (id === 'fill-water') return drainReason(situation, goals, addition);
  if (isChlorine(id) || id === 'monopersulfate') return chlorineReason(situation, addition, predicted);
  if (isAcid(id)) return acidReason(situation, addition, predicted);
  const { targets: set } = situation;
  const alkalinity = `alkalinity ${fromTo(addition, 'alkalinityPpm')}`;
  const texts: Partial<Record<ProductId, string>> = {
    'soda-ash': `Raises pH ${phFromTo(addition)} and ${alkalinity}. The target of pH is ${set.ph.low} to ${set.ph.high}.`,
    'baking-soda': `Raises ${alkalinity} (target ${range(set.alkalinityPpm)} ppm); pH goes ${phFromTo(addition)}.`,
    borax: `Raises pH ${phFromTo(addition)} with little alkalinity (${fromTo(addition, 'alkalinityPpm')}) and brings borate ${fromTo(addition, 'boratePpm')}.`,
    'boric-acid': `Raises borate ${fromTo(addition, 'boratePpm')} (target ${range(set.boratePpm)} ppm); pH goes ${phFromTo(addition)}.`,
    'calcium-chloride': `Raises hardness ${fromTo(addition, 'hardnessPpm')} (target ${range(set.hardnessPpm)} ppm), so that the water does not take calcium from the surface or foam.`,
    'cyanuric-acid': `Raises cyanuric acid ${fromTo(addition, 'cyanuricAcidPpm')} (target ${range(set.cyanuricAcidPpm)} ppm), which keeps the sun from eating the chlorine; pH falls ${phFromTo(addition)} as it dissolves.`,
    salt: `Raises salt ${fromTo(addition, 'saltPpm')} (target ${range(set.saltPpm)} ppm), which the salt cell needs.`,
    'sodium-thiosulfate': `Takes free chlorine ${fromTo(addition, 'freeChlorinePpm')}, because it is above the limit.`,
    'sodium-bromide': `Brings ${show((1000 * addition.amount) / situation.pool.volumeL)} ppm of bromide salt, from which the oxidizer that follows makes bromine (target ${set.brominePpm ? range(set.brominePpm) : '3 to 6'} ppm).`,
  };
  return texts[id] ?? `Adds ${PRODUCTS[id].name}.`;
}

type Principal = readonly [key: 'alk' | 'ca' | 'cy' | 'b' | 'hy' | 'cl' | 'bromide', molar: number, name: string];
function principalOf(id: ProductId): Principal | null {
  if (isChlorine(id)) return ['hy', MOLAR.chlorine, 'free chlorine'];
  if (isAcid(id) || id === 'soda-ash' || id === 'baking-soda' || id === 'borax') return ['alk', MOLAR.caco3Alk, 'alkalinity (as CaCO3)'];
  const others: Partial<Record<ProductId, Principal>> = {
    'boric-acid': ['b', MOLAR.boron, 'borate (as B)'],
    'calcium-chloride': ['ca', MOLAR.caco3, 'hardness (as CaCO3)'],
    'cyanuric-acid': ['cy', MOLAR.cyanuric, 'cyanuric acid'],
    salt: ['cl', MOLAR.sodiumChloride, 'salt'],
    'sodium-bromide': ['bromide', MOLAR.bromide, 'bromide'],
  };
  return others[id] ?? null;
}

const whole = (value: number) => formatNumber(value, 'en-US', 0);

function drainArithmetic(situation: Situation, addition: Addition): string[] {
  const { volumeL } = situation.pool;
  const lines = (['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm'] as const).flatMap((key) => {
    const [before, after, fill] = [addition.before[key], addition.after[key], situation.fillWater[key]];
    return situation.known.has(key) && Math.abs(before - after) > 0.5
      ? [
          `${key.replace(/Ppm$/, '')}: ${show(before)} × (1 − ${show((100 * addition.amount) / volumeL)} %) + ${show(fill)} × ${show((100 * addition.amount) / volumeL)} % = ${show(after)} ppm`,
        ]
      : [];
  });
  return [`${whole(addition.amount)} L of ${whole(volumeL)} L = ${show((100 * addition.amount) / volumeL)} %`, ...lines];
}

/** The lines of the sum: change × volume ÷ what one unit of the product brings = amount. */
export function arithmeticOf(situation: Situation, addition: Addition, parts: number): string[] {
  const { portion } = addition;
  if (portion.productId === 'fill-water') return drainArithmetic(situation, addition);
  const { volumeL } = situation.pool;
  const unit = PRODUCTS[portion.productId].form === 'liquid' ? 'mL' : 'g';
  const product = `${PRODUCTS[portion.productId].name} ${portion.strengthPercent} %`;
  const principal = principalOf(portion.productId);
  const share =
    parts > 1
      ? [`Given in ${parts} parts, because of the largest addition that is safe at once; this part: ${addition.amount} ${unit}`]
      : [];
  if (!principal) return [`${show(portion.wanted)} ${unit} of ${product}, rounded to ${portion.amount} ${unit}`, ...share];
  const [key, molar, name] = principal;
  const mgPerUnit = effectVector(portion.productId, portion.strengthPercent)[key] * molar;
  const ppm = (portion.wanted * mgPerUnit) / volumeL;
  return [
    `Change wanted: ${(Math.round(ppm * 100) / 100).toString()} ppm of ${name}${phNote(portion)}`,
    `${Math.round(Math.abs(ppm) * 100) / 100} mg/L × ${whole(volumeL)} L = ${whole(Math.abs(ppm) * volumeL)} mg`,
    `1 ${unit} of ${product} ${mgPerUnit < 0 ? 'takes away' : 'brings'} ${Math.round(Math.abs(mgPerUnit) * 10) / 10} mg`,
    `${whole(Math.abs(ppm) * volumeL)} ÷ ${Math.round(Math.abs(mgPerUnit) * 10) / 10} = ${Math.round(portion.wanted * 10) / 10} ${unit}, rounded to ${portion.amount} ${unit}`,
    ...share,
  ];
}
const phNote = (portion: Portion) =>
  isAcid(portion.productId) || portion.productId === 'soda-ash' || portion.productId === 'borax'
    ? ', which the equilibrium of this water needs to come to its pH'
    : '';

/** Handling, then what else in this plan it must never meet. */
export function warningsOf(situation: Situation, addition: Addition, products: readonly ProductId[]): string[] {
  const id = addition.portion.productId;
  if (id === 'fill-water' && isSpa(situation.pool)) {
    return ['Switch the spa off at the breaker before you drain, and on again only when it is full.'];
  }
  return [...handlingWarnings(id), ...neighbourWarnings(id, products)];
}
