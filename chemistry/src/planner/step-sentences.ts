// The reasons of a step in one or two plain sentences.
import type { Goals } from './goals.ts';
import { isDullTub } from './equipped.ts';
import { isToMinimumOnly, looksLikeAlgae, needsShock } from './goals.ts';
import { SHOCK_COMBINED_PPM } from '../targets/care-limits.ts';
import type { Situation } from './input.ts';
import { isOutOfSeason } from './season.ts';
import type { Addition } from './schedule.ts';
import { fromTo, phFromTo, rangeOf } from './numbers.ts';
import { stepSentence } from './plan-sentences.ts';
import type { ProductId } from '../products/products.ts';
import { coldGranulesSentence, handlingSentences, isAcid, isChlorine, neighbourSentences, spaDrainSentence } from '../safety.ts';
import type { Sentence } from '../sentences/message.ts';
import { shown, together } from '../sentences/sentences.ts';
import { isSpa, targets } from '../targets/targets.ts';
import type { Water } from '../water.ts';

function chlorineReason(situation: Situation, addition: Addition, predicted: Water): Sentence {
  if (situation.sanitizer === 'bromine') return stepSentence('steps_makes_bromine', fromTo(addition, 'brominePpm'));
  return together(chlorineRise(situation, addition, predicted), chlorineCompany(addition));
}

function chlorineRise(situation: Situation, addition: Addition, predicted: Water): Sentence {
  // of the stabilizer that is there, or that this plan adds; an exchange comes later
  const stabilizerPpm = Math.max(addition.after.cyanuricAcidPpm, predicted.cyanuricAcidPpm);
  const set = targets(situation.pool, stabilizerPpm, situation.overrides).freeChlorine;
  const rise = fromTo(addition, 'freeChlorinePpm');
  if (!set) return stepSentence('steps_raises_free_chlorine', rise);
  const cyanuricAcid = shown(stabilizerPpm);
  const isSure = situation.known.has('cyanuricAcidPpm');
  if (isUntilExchange(situation, addition, predicted))
    return stepSentence('steps_raises_free_chlorine_to_minimum', { ...rise, minimum: shown(set.minimumPpm) });
  if (needsShock(situation)) {
    const against = isDullTub(situation) ? 'steps_raises_free_chlorine_to_clear' : 'steps_raises_free_chlorine_against_algae';
    if (looksLikeAlgae(situation)) return stepSentence(against, { ...rise, shock: shown(set.shockPpm) });
    const combined = shown(situation.water.combinedChlorinePpm);
    const values = { ...rise, combined, limit: SHOCK_COMBINED_PPM, shock: shown(set.shockPpm) };
    return isSure
      ? stepSentence('steps_raises_free_chlorine_to_shock', { ...values, cyanuricAcid })
      : stepSentence('steps_raises_free_chlorine_to_shock_unsure', values);
  }
  // metal and fresh plaster bear no more for now
  if (isToMinimumOnly(situation)) return stepSentence('steps_raises_free_chlorine_to_minimum', { ...rise, minimum: shown(set.minimumPpm) });
  const values = { ...rise, low: shown(set.targetLowPpm), high: shown(set.targetHighPpm) };
  return isSure
    ? stepSentence('steps_raises_free_chlorine_to_target', { ...values, cyanuricAcid })
    : stepSentence('steps_raises_free_chlorine_to_target_unsure', values);
}

/** Only its minimum, before a later step replaces water and most of it with it. */
function isUntilExchange(situation: Situation, { after }: Addition, predicted: Water): boolean {
  const set = targets(situation.pool, after.cyanuricAcidPpm, situation.overrides).freeChlorine;
  if (!set || predicted.cyanuricAcidPpm > after.cyanuricAcidPpm - 1) return false;
  return after.freeChlorinePpm >= set.minimumPpm && after.freeChlorinePpm < (needsShock(situation) ? 0.9 * set.shockPpm : set.targetLowPpm);
}

/** What this chlorine brings besides. */
function chlorineCompany({ portion, before, after }: Addition): Sentence | null {
  const stabilizer = shown(after.cyanuricAcidPpm - before.cyanuricAcidPpm);
  if (portion.productId === 'trichlor') return stepSentence('steps_brings_stabilizer_and_acid', { value: stabilizer });
  if (portion.productId === 'dichlor') return stepSentence('steps_brings_stabilizer', { value: stabilizer });
  if (portion.productId !== 'cal-hypo') return null;
  return stepSentence('steps_brings_hardness', { value: shown(after.hardnessPpm - before.hardnessPpm) });
}

function acidReason(situation: Situation, addition: Addition, predicted: Water): Sentence {
  const main = stepSentence('steps_lowers_ph', { ...phFromTo(addition), ...fromTo(addition, 'alkalinityPpm') });
  const rises = predicted.ph > addition.after.ph + 0.05;
  return together(main, rises ? stepSentence('steps_later_steps_raise_ph', { ph: shown(predicted.ph, true) }) : phTarget(situation));
}

const phTarget = ({ targets: { ph } }: Situation): Sentence => stepSentence('steps_target_of_ph', { low: ph.low, high: ph.high });

function drainReason(situation: Situation, goals: Goals, addition: Addition): Sentence {
  const changes = (['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm'] as const)
    .filter((parameter) => goals[parameter].state === 'high')
    .map((parameter) => stepSentence('steps_change', { parameter, ...fromTo(addition, parameter) }));
  if (changes.length === 0) return stepSentence('steps_replaces_worn_water');
  return stepSentence('steps_replaces_water', { percent: shown((100 * addition.amount) / situation.pool.volumeL), changes });
}

/** Why this step, with its numbers. */
export function whyStep(situation: Situation, goals: Goals, addition: Addition, predicted: Water): Sentence {
  const id = addition.portion.productId;
  if (id === 'fill-water') return drainReason(situation, goals, addition);
  if (isChlorine(id) || id === 'monopersulfate') return chlorineReason(situation, addition, predicted);
  if (isAcid(id)) return acidReason(situation, addition, predicted);
  return otherReason(situation, addition, id);
}

function otherReason(situation: Situation, addition: Addition, productId: ProductId): Sentence {
  const { targets: set } = situation;
  const ph = phFromTo(addition);
  const alkalinity = fromTo(addition, 'alkalinityPpm');
  const borate = fromTo(addition, 'boratePpm');
  switch (productId) {
    case 'soda-ash':
      return together(stepSentence('steps_raises_ph', { ...ph, ...alkalinity }), phTarget(situation));
    case 'baking-soda':
      return stepSentence('steps_raises_alkalinity', { ...alkalinity, ...rangeOf(set.alkalinityPpm), ...ph });
    case 'borax':
      return stepSentence('steps_raises_ph_with_borax', { ...ph, ...alkalinity, fromBorate: borate.from, toBorate: borate.to });
    case 'boric-acid':
      return stepSentence('steps_raises_borate', { ...borate, ...rangeOf(set.boratePpm), ...ph });
    case 'calcium-chloride':
      return stepSentence('steps_raises_hardness', { ...fromTo(addition, 'hardnessPpm'), ...rangeOf(set.hardnessPpm) });
    case 'cyanuric-acid':
      return stepSentence('steps_raises_cyanuric_acid', { ...fromTo(addition, 'cyanuricAcidPpm'), ...rangeOf(set.cyanuricAcidPpm), ...ph });
    case 'salt':
      return stepSentence('steps_raises_salt', { ...fromTo(addition, 'saltPpm'), ...rangeOf(set.saltPpm) });
    case 'sodium-thiosulfate':
      return stepSentence('steps_takes_free_chlorine', fromTo(addition, 'freeChlorinePpm'));
    case 'sodium-bromide': {
      const value = shown((1000 * addition.amount) / situation.pool.volumeL);
      return stepSentence('steps_brings_bromide', { value, ...rangeOf(set.brominePpm ?? { low: 3, high: 6 }) });
    }
    case 'sequestrant':
      return addition.afterMinutes >= 1440 ? stepSentence('steps_holds_metals_again') : holdsMetals(situation);
    default:
      return stepSentence('steps_adds_product', { product: productId });
  }
}

function holdsMetals({ measured: { ironPpm = 0, copperPpm = 0 } }: Situation): Sentence {
  const parameter = ironPpm >= copperPpm ? 'ironPpm' : 'copperPpm';
  return stepSentence('steps_holds_metals', { parameter, value: shown(Math.max(ironPpm, copperPpm)) });
}

const GRANULAR: readonly ProductId[] = ['cal-hypo', 'dichlor'];

/** Handling, then what else in this plan it must never meet. */
export function warningsOf(situation: Situation, addition: Addition, products: readonly ProductId[]): Sentence[] {
  const id = addition.portion.productId;
  if (id === 'fill-water' && isSpa(situation.pool)) return [spaDrainSentence()];
  const isColdGranular = GRANULAR.includes(id) && isOutOfSeason(situation) && !isSpa(situation.pool);
  return [...handlingSentences(id), ...(isColdGranular ? [coldGranulesSentence()] : []), ...neighbourSentences(id, products)];
}
