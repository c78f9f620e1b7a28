// When each step is due: today, this week, or before the pool opens again; when to test after it; and what 1 ppm of free chlorine costs.
import type { StepTime } from './plan-shape.ts';
import { needsShock } from './goals.ts';
import type { Situation } from './input.ts';
import { waitsForSeason } from './season.ts';
import type { Addition, Portion } from './schedule.ts';
import { swimStateOf } from './swim.ts';
import { effectVector, type ProductId } from '../products/products.ts';
import { isAcid, isChlorine, refillMinutes, retestMinutes } from '../safety.ts';
import type { Finding } from '../findings.ts';
import { findingSentence } from './plan-sentences.ts';
import { isSpa } from '../targets/targets.ts';
import { MOLAR } from '../totals.ts';

const URGENT: readonly ProductId[] = [
  'sodium-thiosulfate',
  'sodium-bromide',
  'monopersulfate',
  'bromine-tablets',
  'sequestrant',
  'metal-remover',
];
/** Below these, pH doesn't hold and a salt cell switches off. */
const ALKALINITY_URGENT_PPM = 50;
const PH_URGENT = 7.2;
const PH_ROUNDING = 0.02;
const SALT_URGENT_PPM = 2400;

function isUrgent(situation: Situation, { portion: { productId }, before }: Addition): boolean {
  const { water, known } = situation;
  if (isChlorine(productId) || isAcid(productId) || URGENT.includes(productId)) return true;
  const isPhLow = known.has('ph') && water.ph < PH_URGENT;
  if (productId === 'fill-water') return isSpa(situation.pool) || needsShock(situation);
  if (productId === 'baking-soda') return isPhLow || water.alkalinityPpm < ALKALINITY_URGENT_PPM;
  // what makes up for stabilizer that dissolves over days has as long as that
  if (productId === 'borax' || productId === 'soda-ash') return isPhLow && before.ph < PH_URGENT + PH_ROUNDING;
  return productId === 'salt' && known.has('saltPpm') && water.saltPpm < SALT_URGENT_PPM;
}

const DAY_MINUTES = 1440;
const ORDER: readonly StepTime[] = ['today', 'this_week', 'before_opening'];

/** From which addition on a plan has this week: an exchange of water and what makes up for it. A tub that isn't fine is refilled today. */
function firstOfThisWeek(situation: Situation, additions: readonly Addition[]): number {
  const exchange = additions.findIndex(({ portion }) => portion.productId === 'fill-water');
  const isToday = needsShock(situation) || (isSpa(situation.pool) && swimStateOf(situation, '').state !== 'ready');
  return exchange < 0 || isToday ? additions.length : exchange;
}

/** One for each addition, in their order: no step is due later than one that comes after it. */
export function timesOf(situation: Situation, additions: readonly Addition[]): StepTime[] {
  const laterFrom = firstOfThisWeek(situation, additions);
  const relaxed: StepTime = waitsForSeason(situation) ? 'before_opening' : 'this_week';
  let soonest = ORDER.length - 1;
  const times: StepTime[] = [];
  for (const [index, addition] of [...additions.entries()].toReversed()) {
    const isTomorrow = addition.afterMinutes >= DAY_MINUTES;
    soonest = Math.min(
      soonest,
      isUrgent(situation, addition) && !isTomorrow && index < laterFrom ? 0 : ORDER.indexOf(isTomorrow ? 'this_week' : relaxed),
    );
    times.unshift(ORDER[soonest] as StepTime);
  }
  return times;
}

/** Of chlorines: 1 ppm in this pool, at this strength and price. */
export function freeChlorinePerPpmUsd(volumeL: number, { productId, strengthPercent, usdPerUnit }: Portion): number | undefined {
  if (!isChlorine(productId)) return undefined;
  const mgPerUnit = effectVector(productId, strengthPercent).hy * MOLAR.chlorine;
  return Math.round((100 * volumeL * usdPerUnit) / (1000 * mgPerUnit)) / 100;
}

/** After the last addition, when a test tells the truth; stabilizer and salt have to wait longer and say so. */
export function retestAfter(additions: readonly Addition[]): number {
  if (additions.length === 0) return DAY_MINUTES;
  const quick = additions.filter((addition) => retestMinutes(addition.portion.productId) <= 240);
  const counted = quick.length > 0 ? quick : additions;
  return counted.reduce((latest, { portion, afterMinutes, amount }) => {
    const settle = portion.productId === 'fill-water' ? refillMinutes(amount) : retestMinutes(portion.productId);
    return Math.max(latest, afterMinutes + settle);
  }, 0);
}

export function slowFindings(additions: readonly Addition[]): Finding[] {
  const ids = new Set(additions.map((addition) => addition.portion.productId));
  const findings: Finding[] = [];
  if (ids.has('cyanuric-acid')) {
    findings.push({
      code: 'retest_cyanuric_acid_later',
      severity: 'info',
      parameter: 'cyanuricAcidPpm',
      ...findingSentence('findings_retest_cyanuric_acid_later'),
    });
  }
  if (ids.has('salt'))
    findings.push({
      code: 'retest_salt_later',
      severity: 'info',
      parameter: 'saltPpm',
      ...findingSentence('findings_retest_salt_later'),
    });
  if (ids.has('trichlor')) {
    findings.push({
      code: 'trichlor_is_slow',
      severity: 'watch',
      parameter: 'freeChlorinePpm',
      ...findingSentence('findings_trichlor_is_slow'),
    });
  }
  return findings;
}
