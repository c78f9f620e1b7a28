// Why a plan leaves a chemical on the shelf: the rule that forbids it, the value that needs nothing, or what it would have done instead.
import { CHOICE_SENTENCES } from '../sentences/choice-sentences.ts';
import { unitAfter } from '../sentences/parameter-names.ts';
import type { PlanInput, WhyNot } from './plan-shape.ts';
import { type Goals, hasMetals, isBelowMinimum, needsShock } from './goals.ts';
import { type Situation } from './input.ts';
import { candidatesOf } from './candidates.ts';
import { type Candidate } from './candidates.ts';
import { rangeOf } from './numbers.ts';
import { afterChlorineUse } from './ph.ts';
import { banOf } from './rules.ts';
import { type Addition, type Schedule, waterOfAll } from './schedule.ts';
import { purposeOf } from './purpose.ts';
import { withValues } from './shopping.ts';
import type { Verdict } from './judging/verdict.ts';
import { hasEnoughStabilizer, isUseful, waitsForRefillTest } from './optimizer/solve.ts';
import { productOrAmountText } from '../sentences/product-names.ts';
import { effectVector, PRODUCTS, type ProductId } from '../products/products.ts';
import { isChlorine, isSlow } from '../safety.ts';
import type { Sentence } from '../sentences/message.ts';
import { shown, sentencesFrom } from '../sentences/sentences.ts';
import { METAL_HIGH_PPM } from '../swim/swim-limits.ts';
import type { Water } from '../water.ts';

const sentence = /* @__PURE__ */ sentencesFrom(CHOICE_SENTENCES, productOrAmountText);

interface Made {
  verdicts: readonly Verdict[];
  situation: Situation;
  goals: Goals;
  schedule: Schedule;
  outcome: Water;
}

const LOWERS: readonly ProductId[] = ['muriatic-acid', 'dry-acid', 'sodium-thiosulfate'];

/** The value that it moves is right, or wrong on the other side. */
function inRange({ situation, goals, verdicts }: Made, id: ProductId): Sentence | null {
  const name = purposeOf(situation, id);
  if (name === undefined) return null;
  const { state, value, range } = goals[name];
  // out of its range by less than its test can tell, or falsified: tested again first
  const verdict = verdicts.find(({ parameter }) => parameter === name);
  if (verdict?.call === 'test_again' && state !== 'unknown') return sentence('findings_why_not_test_again', { parameter: name });
  if (id === 'sodium-thiosulfate' && state !== 'high' && state !== 'high_tolerated') return sentence('findings_why_not_takes_chlorine');
  if (id === 'boric-acid' && state !== 'low' && state !== 'high_tolerated') return sentence('findings_why_not_borate');
  const isLowering = LOWERS.includes(id);
  if (state !== 'unknown' && (isLowering ? value < range.low : value > range.high)) {
    const numbers = { parameter: name, value: shown(value, name === 'ph'), unit: unitAfter(name) };
    return isLowering ? sentence('findings_why_not_lowers', numbers) : sentence('findings_why_not_raises', numbers);
  }
  if (state === 'unknown') return sentence('findings_why_not_untested', { parameter: name });
  if (state === 'no_target' || state === 'low' || state === 'high') return null;
  const isPh = name === 'ph';
  const values = { parameter: name, value: shown(value, isPh), ...rangeOf(range, isPh), unit: unitAfter(name) };
  return sentence('findings_why_not_in_range', values);
}

function byRule(made: Made, id: ProductId): Sentence | null {
  const { situation, goals } = made;
  const ban = banOf(situation, goals, id);
  if (ban === null) return null;
  if (ban === 'start_up' || ban === 'metals' || ban === 'season' || ban === 'cold_granules' || ban === 'shock_first')
    return sentence(`findings_why_not_${ban}`);
  if (ban === 'aerate') return sentence('findings_why_not_aerate', { value: shown(goals.alkalinityPpm.value) });
  return inRange(made, id) ?? sentence('findings_why_not_others', { parameter: purposeOf(situation, id) ?? 'ph' });
}

function aidReason({ situation, schedule }: Made, id: ProductId): Sentence | null {
  const { aid } = PRODUCTS[id];
  if (aid === undefined) return null;
  if (aid === 'algae') return sentence('findings_why_not_algaecide');
  if (aid === 'organics') return sentence('findings_why_not_enzyme');
  if (aid === 'clarity') {
    const isCloudy = situation.look !== undefined && situation.look !== 'clear';
    return sentence(isCloudy ? 'findings_why_not_filter_first' : 'findings_why_not_clear');
  }
  if (!hasMetals(situation)) return sentence('findings_why_not_no_metals', { high: METAL_HIGH_PPM });
  const hasSequestrant = schedule.additions.some(({ portion }) => portion.productId === 'sequestrant');
  return sentence(hasSequestrant ? 'findings_why_not_one_for_metals' : 'findings_why_not_after_shock');
}

const OF_BROMINE: readonly ProductId[] = ['sodium-bromide', 'bromine-tablets'];
const NOT_WITH_BIGUANIDE: readonly ProductId[] = [...OF_BROMINE, 'monopersulfate', 'cyanuric-acid'];

/** What this kind of pool never gets. */
function kindReason({ situation }: Made, id: ProductId): Sentence | null {
  const { sanitizer } = situation;
  if (sanitizer === 'biguanide' && (isChlorine(id) || NOT_WITH_BIGUANIDE.includes(id))) return sentence('findings_why_not_biguanide');
  if (sanitizer === 'bromine') return isSlow(id) ? sentence('findings_why_not_floater') : null;
  if (id === 'sodium-bromide') return sentence('findings_why_not_bromine');
  if (id === 'bromine-tablets') return sentence('findings_why_not_no_bromine');
  if (id === 'monopersulfate') return sentence('findings_why_not_monopersulfate');
  return id === 'salt' && sanitizer !== 'salt' ? sentence('findings_why_not_no_cell') : null;
}

/** It would help, but not today. */
function timeReason(made: Made, candidate: Candidate): Sentence | null {
  const { situation, goals } = made;
  const { productId: id } = candidate;
  if (isUseful(situation, goals, candidate)) return null;
  if (id === 'cyanuric-acid') {
    if (situation.withoutStabilizer) return sentence('findings_why_not_no_stabilizer');
    if (needsShock(situation)) return sentence('findings_why_not_after_shock');
    if (goals.ph.state === 'low') return sentence('findings_why_not_after_air');
  }
  if (id === 'trichlor' && (isBelowMinimum(situation) || needsShock(situation))) return sentence('findings_why_not_too_slow');
  if (id === 'trichlor' && hasEnoughStabilizer(goals))
    return sentence('findings_why_not_too_much_stabilizer', { value: shown(goals.cyanuricAcidPpm.value) });
  if (id === 'trichlor' && situation.withoutStabilizer) return sentence('findings_why_not_no_stabilizer');
  const needless = inRange(made, id);
  if (needless) return needless;
  if (id === 'trichlor')
    return sentence(situation.sanitizer === 'salt' ? 'findings_why_not_cell_and_tablets' : 'findings_why_not_too_slow');
  return waitsForRefillTest(situation, goals, id) ? sentence('findings_why_not_after_refill') : null;
}

const sumOf = (additions: readonly Addition[]) =>
  additions.reduce((usd, { portion, amount }) => usd + (portion.usdPerUnit * amount) / 1000, 0);

interface Instead {
  water: Water;
  usd: number;
  rivalUsd: number;
  rival: ProductId;
}
/** The plan with this product in the place of the one that does the same: as much chlorine, or as much acid. */
function insteadOf({ situation, schedule }: Made, candidate: Candidate): Instead | null {
  const { productId, strengthPercent, usdPerUnit } = candidate;
  const purpose = purposeOf(situation, productId);
  const isRival = ({ portion }: Addition) => portion.productId !== 'fill-water' && purposeOf(situation, portion.productId) === purpose;
  const rivals = schedule.additions.filter(isRival);
  const first = rivals[0]?.portion;
  if (!first) return null;
  const key = isChlorine(productId) ? 'hy' : 'alk';
  const perUnit = effectVector(productId, strengthPercent)[key];
  const wanted = rivals.reduce(
    (sum, { portion, amount }) => sum + amount * effectVector(portion.productId, portion.strengthPercent)[key],
    0,
  );
  if (perUnit * wanted <= 0) return null;
  const amount = wanted / perUnit;
  const portion = { productId, strengthPercent, usdPerUnit, wanted: amount, amount };
  try {
    const water = waterOfAll(situation, [...schedule.additions.filter((addition) => !isRival(addition)), { portion, amount }]);
    return { water, usd: (usdPerUnit * amount) / 1000, rivalUsd: sumOf(rivals), rival: first.productId };
  } catch {
    return null;
  }
}

const SLACK = 0.05;
const NOTICED_PH = 0.1;
const NOTICED_PPM = 1;
const DEARER = 1.3;
const cents = (usd: number) => Math.round(100 * usd) / 100;
/** What it would have done to the other values, then what it costs. */
function sideEffect(made: Made, { water, usd, rivalUsd, rival }: Instead): Sentence {
  const { cyanuricAcidPpm: stabilizer, hardnessPpm: hardness, ph } = made.goals;
  const { outcome, situation } = made;
  const rise = shown(water.cyanuricAcidPpm - outcome.cyanuricAcidPpm);
  if (rise > NOTICED_PPM && water.cyanuricAcidPpm > stabilizer.range.high)
    return sentence('findings_why_not_more_stabilizer', { rise, value: shown(water.cyanuricAcidPpm), high: stabilizer.range.high });
  if (
    situation.known.has('hardnessPpm') &&
    water.hardnessPpm > hardness.range.high &&
    water.hardnessPpm > outcome.hardnessPpm + NOTICED_PPM
  )
    return sentence('findings_why_not_more_hardness', { value: shown(water.hardnessPpm), high: hardness.range.high });
  if (water.ph > ph.range.high && water.ph > outcome.ph + NOTICED_PH)
    return sentence('findings_why_not_ph_too_high', { ph: shown(water.ph, true) });
  if (water.ph < ph.range.low && water.ph < outcome.ph - NOTICED_PH)
    return sentence('findings_why_not_ph_too_low', { ph: shown(water.ph, true) });
  if (rise > NOTICED_PPM) return sentence('findings_why_not_stabilizer_each_time', { rise });
  if (usd > DEARER * rivalUsd) return sentence('findings_why_not_dearer', { product: rival, cost: cents(rivalUsd), other: cents(usd) });
  return sentence('findings_why_not_same', { product: rival });
}

/** The search had it and did without. */
function byComparison(made: Made, candidate: Candidate): Sentence {
  const { situation, goals, outcome } = made;
  const instead = insteadOf(made, candidate);
  if (instead) return sideEffect(made, instead);
  const parameter = purposeOf(situation, candidate.productId) ?? 'ph';
  const { range, state } = goals[parameter];
  // fresh chlorine lifts pH only for a while
  const value = (parameter === 'ph' ? afterChlorineUse(situation, outcome) : outcome)[parameter];
  const isReached = state !== 'unknown' && value >= range.low - SLACK && value <= range.high + SLACK;
  if (isReached) return sentence('findings_why_not_others', { parameter });
  return inRange(made, candidate.productId) ?? sentence('findings_why_not_too_small');
}

function reasonOf(made: Made, candidate: Candidate): Sentence {
  const { productId: id } = candidate;
  if (made.situation.excluded.has(id)) return sentence('findings_why_not_skipped');
  return aidReason(made, id) ?? kindReason(made, id) ?? byRule(made, id) ?? timeReason(made, candidate) ?? byComparison(made, candidate);
}

/** One answer for each chemical on the shelf that the plan does without. */
export function whyNotOf(input: PlanInput, made: Made): WhyNot[] {
  if (!input.shelf || input.shelf.length === 0) return [];
  const given = [...made.schedule.additions.map(({ portion }) => portion), ...made.schedule.postponed];
  const isUsed = (one: Candidate) =>
    given.some(({ productId, strengthPercent }) => productId === one.productId && strengthPercent === one.strengthPercent);
  return candidatesOf(input)
    .filter((candidate) => !isUsed(candidate))
    .map((candidate) => {
      const spoken = reasonOf(made, candidate);
      const code = (spoken.messages[0]?.code ?? '').replace('findings_why_not_', '');
      return { productId: candidate.productId, strengthPercent: candidate.strengthPercent, code, ...withValues(spoken) };
    });
}
