// How much of a product: the inversion of effect(), never a second formula.
import { largestAddition } from './addition-caps.ts';
import { LARGEST_VOLUME_L, requireVolume } from './effect.ts';
import { solvePh, totalsOf, waterOf } from './equilibrium.ts';
import { ChemistryError } from './findings.ts';
import { PRODUCTS, type ProductId, effectVector, requireStrength } from './products/products.ts';
import { handlingSentences, waitBetweenMinutes } from './safety.ts';
import type { Message, Sentence } from './sentences/message.ts';
import { doseSentence, sideEffects } from './sentences/dose-sentences.ts';
import { rounded, messagesOf, textsOf } from './sentences/sentences.ts';
import { MOLAR, type Totals, addToTotals, mixTotals, react } from './totals.ts';
import { requireWithin } from './measuring/valid-range.ts';
import { DEFAULT_FILL_WATER, completeFillWater, requirePossibleResult, requireWater } from './targets/water-limits.ts';
import { POSSIBLE, type Water, type WaterInput } from './water.ts';

export type DoseParameter =
  | 'freeChlorinePpm'
  | 'ph'
  | 'alkalinityPpm'
  | 'hardnessPpm'
  | 'cyanuricAcidPpm'
  | 'saltPpm'
  | 'boratePpm'
  | 'brominePpm';
export interface DoseTarget {
  parameter: DoseParameter;
  /** ppm, or pH */
  value: number;
}

export interface DoseInput {
  /** litres, 1 to 10 million */
  volumeL: number;
  water: WaterInput;
  productId: ProductId;
  strengthPercent?: number;
  target: DoseTarget;
  /** for fill-water: what comes out of the tap; DEFAULT_FILL_WATER when missing */
  fillWater?: WaterInput;
  /** spas take half as much at a time */
  isSpa?: boolean;
}

/** Solids amountG, liquids amountMl, fill water amountL. */
export interface DoseAmount {
  amountG?: number;
  amountMl?: number;
  amountL?: number;
}

/** One addition of a dose that is too large to go in at once. */
export interface DoseStep extends DoseAmount {
  /** from the start of the dose */
  afterMinutes: number;
  why: string;
  warnings: string[];
  /** the sentences of these two, for other languages */
  messages: { why: Message[]; warnings: Message[][] };
}

export interface Dose extends DoseAmount {
  /** the closed effect of the whole dose */
  water: Water;
  steps: DoseStep[];
  warnings: string[];
  /** the sentences of the warnings, for other languages */
  messages: { warnings: Message[][] };
}

/** Relative closing error of the amount: far inside the 0.1 % asked. */
const TOLERANCE = 1e-11;
const MOST_STEPS = 60;

/** The value of one parameter of totals that have reacted. */
function valueOf(t: Totals, parameter: DoseParameter, phGuess: number): number {
  switch (parameter) {
    case 'ph':
      return solvePh(t, phGuess);
    case 'alkalinityPpm':
      return t.alk * MOLAR.caco3Alk;
    case 'freeChlorinePpm':
      return t.hy * MOLAR.chlorine;
    case 'hardnessPpm':
      return t.ca * MOLAR.caco3;
    case 'cyanuricAcidPpm':
      return t.cy * MOLAR.cyanuric;
    case 'saltPpm':
      return t.cl * MOLAR.sodiumChloride;
    case 'boratePpm':
      return t.b * MOLAR.boron;
    case 'brominePpm':
      return t.hobr * MOLAR.bromine;
  }
}

/** The largest amount per litre (fraction for fill water) that keeps a water inside POSSIBLE. */
function largestAmount(t: Totals, productId: ProductId, strengthPercent: number): number {
  if (productId === 'fill-water') return 1;
  const v = effectVector(productId, strengthPercent);
  const limits = [
    v.alk > 0 ? (POSSIBLE.alkalinityPpm.high / MOLAR.caco3Alk - t.alk) / v.alk : -t.alk / v.alk,
    (POSSIBLE.hardnessPpm.high / MOLAR.caco3 - t.ca) / v.ca,
    (POSSIBLE.cyanuricAcidPpm.high / MOLAR.cyanuric - t.cy) / v.cy,
    (POSSIBLE.boratePpm.high / MOLAR.boron - t.b) / v.b,
    (POSSIBLE.saltPpm.high / MOLAR.sodiumChloride - t.cl) / v.cl,
    // what bromide takes is not free chlorine any more
    (POSSIBLE.freeChlorinePpm.high / MOLAR.chlorine - t.hy + t.bromide) / v.hy,
    (t.hy + 0.01) / v.bromide,
    (t.hy + t.hobr) / (4 * v.thiosulfate),
  ];
  const real = limits.filter((limit) => limit >= 0 && Number.isFinite(limit));
  // what moves nothing (clarifier, sequestrant) has no amount that could reach anything
  return real.length === 0 ? 0 : Math.min(...real);
}

/** First sign change of f on a geometric grid up to `most`, closed in by regula falsi (Illinois). null when there is none. */
function firstRoot(f: (x: number) => number, most: number): number | null {
  const start = f(0);
  let low = 0;
  let fLow = start;
  let high = 0;
  let fHigh = start;
  for (let x = most * 1e-3; high === 0; x = Math.min(most, x * 1.4)) {
    const value = f(x);
    if (value === 0) return x;
    if (value > 0 !== start > 0) [high, fHigh] = [x, value];
    else if (x >= most) return null;
    else [low, fLow] = [x, value];
  }
  for (let i = 0; i < 200 && high - low > TOLERANCE * high; i += 1) {
    const x = i % 8 === 7 ? 0.5 * (low + high) : (low * fHigh - high * fLow) / (fHigh - fLow);
    const value = f(x);
    if (value === 0) return x;
    if (value > 0 === fLow > 0) [low, fLow, fHigh] = [x, value, fHigh / 2];
    else [high, fHigh, fLow] = [x, value, fLow / 2];
  }
  return 0.5 * (low + high);
}

function amountIn(productId: ProductId, amount: number): DoseAmount {
  const { form } = PRODUCTS[productId];
  if (form === 'water') return { amountL: amount };
  return form === 'solid' ? { amountG: amount } : { amountMl: amount };
}

function cannotReach(productId: ProductId, target: DoseTarget, now: number, atMost: number): ChemistryError {
  const show = (value: number): number => rounded(Number(value.toPrecision(3)), 6);
  const wanted = { product: productId, parameter: target.parameter, from: show(now), to: show(target.value) };
  const isStill = Math.abs(atMost - now) < 1e-6;
  const isRight = atMost > now === target.value > now;
  const { text, messages } = isStill
    ? doseSentence('answers_dose_no_change', wanted)
    : isRight
      ? doseSentence('answers_dose_at_most', { ...wanted, most: show(atMost) })
      : doseSentence('answers_dose_other_way', wanted);
  return new ChemistryError('product_cannot_reach_target', text, 'target', messages);
}

/**
 * The amount of one product that brings one value to its target, by inverting the closed effect; dose → effect → target closes within
 * 1e-9. The dose is cut into steps by the caps per addition, with waits.
 * Valid: as effect(); the target inside POSSIBLE of its parameter. An already reached target answers amount 0 and no steps.
 * Throws ChemistryError `product_cannot_reach_target` (`target`): wrong direction, no effect, or out of reach; and everything effect() throws.
 * Source: science/chemistry 3.4 (inversion of the same model), 6.4 (caps).
 */
export function dose(input: DoseInput): Dose {
  const { productId, target } = input;
  if (PRODUCTS[productId] === undefined) throw new ChemistryError('unknown_product', 'There is no such product.', 'productId');
  const volumeL = requireVolume(input.volumeL);
  const water = requireWater(input.water);
  const strength = requireStrength(productId, input.strengthPercent);
  const { low, high } = POSSIBLE[target.parameter];
  requireWithin(target.value, 'target.value', low, high);
  const before = totalsOf(water);
  const after = transformation(before, input, strength);
  const f = (x: number): number => valueOf(after(x), target.parameter, water.ph) - target.value;
  const now = target.value + f(0);
  const x = Math.abs(f(0)) < 1e-9 ? 0 : firstRoot(f, largestAmount(before, productId, strength));
  if (x === null) {
    throw cannotReach(productId, target, now, target.value + f(largestAmount(before, productId, strength)));
  }
  const result = requirePossibleResult(waterOf(after(x), water.ph));
  const split = { volumeL, water: input.water, productId, strengthPercent: strength, amount: x * volumeL, isSpa: input.isSpa ?? false };
  const warnings = x > 0 ? sideEffects(productId, target.parameter, water, result) : [];
  return {
    ...amountIn(productId, x * volumeL),
    water: result,
    steps: x > 0 ? splitDose(split) : [],
    warnings: textsOf(warnings),
    messages: { warnings: messagesOf(warnings) },
  };
}

/** Totals after x g or mL per litre, or after a fraction x replaced. */
function transformation(before: Totals, input: DoseInput, strength: number): (x: number) => Totals {
  if (input.productId === 'fill-water') {
    const fill = { ...DEFAULT_FILL_WATER, temperatureC: before.temperatureC };
    const tap = totalsOf(completeFillWater(input.fillWater ?? fill, before.temperatureC));
    return (x) => react(mixTotals(before, tap, x));
  }
  const vector = effectVector(input.productId, strength);
  return (x) => react(addToTotals(before, vector, x));
}

/**
 * Cuts an amount (g or mL; L for fill water, which is never cut) into additions that each stay inside the caps of science/chemistry 6.4.
 * Waits between them by product. Amount 0 gives no steps. Throws as effect().
 */
export function splitDose(input: {
  volumeL: number;
  water: WaterInput;
  productId: ProductId;
  strengthPercent?: number;
  amount: number;
  isSpa?: boolean;
}): DoseStep[] {
  const { productId, isSpa = false } = input;
  const volumeL = requireVolume(input.volumeL);
  let remaining = requireWithin(input.amount, 'amount', 0, LARGEST_VOLUME_L * 1000);
  const strengthPercent = requireStrength(productId, input.strengthPercent);
  const parts: { amount: number; isUnsafe: boolean }[] = [];
  let totals = totalsOf(requireWater(input.water));
  while (remaining > 0) {
    const isWhole = productId === 'fill-water' || parts.length === MOST_STEPS - 1;
    const safe = isWhole ? remaining : largestAddition({ volumeL, totals, productId, strengthPercent, amount: remaining, isSpa });
    const isUnsafe = !(safe > remaining * 1e-6);
    const amount = isUnsafe ? remaining : safe;
    parts.push({ amount, isUnsafe });
    remaining = amount >= remaining * (1 - 1e-9) ? 0 : remaining - amount;
    if (remaining > 0) totals = react(addToTotals(totals, effectVector(productId, strengthPercent), amount / volumeL));
  }
  const wait = waitBetweenMinutes(productId, productId);
  return parts.map(({ amount, isUnsafe }, index) => ({
    ...amountIn(productId, amount),
    afterMinutes: index * wait,
    ...textsOfPart(productId, index, parts.length, isUnsafe),
  }));
}

function textsOfPart(
  productId: ProductId,
  index: number,
  parts: number,
  isUnsafe: boolean,
): Pick<DoseStep, 'why' | 'warnings' | 'messages'> {
  const why = parts === 1 ? doseSentence('answers_dose_at_once') : doseSentence('answers_dose_part', { part: index + 1, parts });
  const warnings: Sentence[] = [
    ...(isUnsafe ? [doseSentence('answers_dose_not_safe')] : []),
    ...(index === 0 ? handlingSentences(productId) : [doseSentence('answers_dose_test_first')]),
  ];
  return { why: why.text, warnings: textsOf(warnings), messages: { why: why.messages, warnings: messagesOf(warnings) } };
}
