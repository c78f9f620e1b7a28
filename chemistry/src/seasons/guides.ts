// Guided lists for what happens to a pool besides its tests, with the amounts of this one: leaving and coming back, a storm, well water,
// opening, closing, and the change of a hot tub's water (facts/seasonal.md, facts/expert-advice.md).
import { GUIDE_SENTENCES } from './guide-sentences.ts';
import type { ShelfItem } from '../planner/plan-shape.ts';
import type { PoolTraits } from '../pool.ts';
import { pourable } from '../products/pourable.ts';
import { effectVector, PRODUCTS, type ProductId } from '../products/products.ts';
import { productOrAmountText } from '../sentences/product-names.ts';
import type { MessageAmount, Sentence } from '../sentences/message.ts';
import { shown, sentencesFrom } from '../sentences/sentences.ts';
import type { FreeChlorineTarget } from '../targets/target-ranges.ts';
import { isSpa, targets } from '../targets/targets.ts';
import { MOLAR } from '../totals.ts';
import type { UnitSystem } from '../units.ts';
import type { MeasuredWater } from '../water.ts';

const sentence = /* @__PURE__ */ sentencesFrom(GUIDE_SENTENCES, productOrAmountText);

export const GUIDES = ['away', 'storm', 'well', 'opening', 'closing', 'water_change'] as const;
export type GuideName = (typeof GUIDES)[number];
export interface Guide {
  /** before it happens, or the whole of it */
  first: Sentence[];
  /** afterwards; empty where there is only one part */
  after: Sentence[];
}
export interface GuideInput {
  pool: PoolTraits;
  water: MeasuredWater;
  shelf?: readonly ShelfItem[];
  measures: UnitSystem;
  /** how long the pool is left alone */
  awayDays?: number;
}

/** A hot tub has neither a storm nor a season; a pool never changes all its water. */
export const guidesFor = ({ kind }: Pick<PoolTraits, 'kind'>): GuideName[] =>
  isSpa({ kind }) ? ['water_change', 'away', 'well'] : ['away', 'storm', 'opening', 'closing', 'well'];

const PLAIN: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'lithium-hypo', 'dichlor'];
interface Dose {
  product: ProductId;
  amount: MessageAmount;
}
const measuredAs = ({ measures }: GuideInput, product: ProductId, wanted: number): Dose => {
  const { form } = PRODUCTS[product];
  const amount = pourable(wanted, { form: form === 'liquid' ? 'liquid' : 'solid', system: measures });
  return { product, amount: { ...(form === 'liquid' ? { amountMl: amount } : { amountG: amount }), measures } };
};

/** With the quick chlorine that is there, else what people would buy. */
function chlorineOf(input: GuideInput, ppm: number): Dose {
  const usual: readonly ProductId[] = isSpa(input.pool) ? ['dichlor', ...PLAIN] : PLAIN;
  const onShelf = usual.flatMap((id) => input.shelf?.find(({ productId }) => productId === id) ?? [])[0];
  const product = onShelf?.productId ?? (isSpa(input.pool) ? 'dichlor' : 'liquid-chlorine');
  const strength = onShelf?.strengthPercent ?? PRODUCTS[product].defaultStrengthPercent;
  const mgPerUnit = effectVector(product, strength).hy * MOLAR.chlorine;
  return measuredAs(input, product, (ppm * input.pool.volumeL) / mgPerUnit);
}
const freeChlorineOf = ({ pool, water }: GuideInput): FreeChlorineTarget | null => targets(pool, water.cyanuricAcidPpm ?? 0).freeChlorine;

const USUAL_STABILIZER_HIGH_PPM = 60;
/** One tablet of 8 oz for 5,000 gallons and a week. */
const TABLET_L_DAYS = 18_927 * 7;
const LONG_DAYS = 14;
const WEEK = 7;

function chlorineBeforeLeaving(input: GuideInput): Sentence[] {
  const set = freeChlorineOf(input);
  if (!set) return [];
  const to = shown(set.targetHighPpm);
  const from = input.water.freeChlorinePpm;
  if (from === undefined) return [sentence('steps_guide_away_chlorine_untested', { to })];
  const missing = set.targetHighPpm - from;
  return missing < 0.5 ? [] : [sentence('steps_guide_away_chlorine', { ...chlorineOf(input, missing), from: shown(from), to })];
}

/** What makes up for the loss of each day. */
function chlorineOfEachDay({ pool, water, awayDays = WEEK }: GuideInput): Sentence[] {
  if (pool.sanitizer === 'salt') return [sentence('steps_guide_away_cell')];
  if (pool.sanitizer === 'bromine') return [sentence('steps_guide_away_bromine')];
  if (pool.sanitizer === 'biguanide' || isSpa(pool)) return [];
  const stabilizer = water.cyanuricAcidPpm ?? 0;
  if (stabilizer > USUAL_STABILIZER_HIGH_PPM) return [sentence('steps_guide_away_no_tablets', { value: shown(stabilizer) })];
  const days = Math.min(awayDays, LONG_DAYS);
  return [sentence('steps_guide_away_tablets', { count: Math.max(1, Math.round((pool.volumeL * days) / TABLET_L_DAYS)), days })];
}

function away(input: GuideInput): Guide {
  const { pool, awayDays = WEEK } = input;
  const isTub = isSpa(pool);
  const care = isTub ? [sentence('steps_guide_away_tub')] : [sentence('steps_guide_away_pump'), sentence('steps_guide_away_cover_off')];
  const long = awayDays > LONG_DAYS ? [sentence('steps_guide_away_long', { days: awayDays })] : [];
  const cure = sentence(isTub ? 'steps_guide_back_tub' : 'steps_guide_back_clear_up');
  return {
    first: [...chlorineBeforeLeaving(input), ...chlorineOfEachDay(input), ...care, ...long],
    after: [sentence('steps_guide_back_test'), cure],
  };
}

const BEFORE_A_STORM_PPM = 3;
const AFTER_A_STORM_PPM = 2;
const INCH_M = 0.0254;
/** Used when the surface was not measured. */
const USUAL_DEPTH_M = 1.4;
function storm(input: GuideInput): Guide {
  const hasChlorine = freeChlorineOf(input) !== null;
  const dose = (code: 'steps_guide_storm_chlorine' | 'steps_guide_storm_after_chlorine', ppm: number) =>
    hasChlorine ? [sentence(code, { ...chlorineOf(input, ppm), ppm })] : [];
  return {
    first: [
      ...dose('steps_guide_storm_chlorine', BEFORE_A_STORM_PPM),
      sentence('steps_guide_storm_level'),
      sentence('steps_guide_storm_power'),
    ],
    after: [
      sentence('steps_guide_storm_flood'),
      sentence('steps_guide_storm_after_power'),
      sentence('steps_guide_storm_after_test', { percent: shown((100 * INCH_M) / USUAL_DEPTH_M) }),
      ...dose('steps_guide_storm_after_chlorine', AFTER_A_STORM_PPM),
    ],
  };
}

/** 48 fl oz for 10,000 gallons of well water (facts/expert-advice.md, metals); 1.5 fl oz for 400 gallons in a tub. */
const SEQUESTRANT_ML_PER_L = { pool: 1420 / 37_854, tub: 44 / 1514 };
const sequestrantOf = (input: GuideInput): Dose =>
  measuredAs(input, 'sequestrant', SEQUESTRANT_ML_PER_L[isSpa(input.pool) ? 'tub' : 'pool'] * input.pool.volumeL);

function well(input: GuideInput): Guide {
  const { sanitizer } = input.pool;
  const chlorine = sanitizer === 'biguanide' ? [] : [sentence('steps_guide_well_chlorine')];
  const metal = sanitizer === 'biguanide' ? [] : [sentence('steps_guide_well_sequestrant', { ...sequestrantOf(input) })];
  return {
    first: [
      sentence('steps_guide_well_test'),
      sentence('steps_guide_well_bucket'),
      sentence('steps_guide_well_fill'),
      ...metal,
      ...chlorine,
    ],
    after: [],
  };
}

/** Half the shock level: clear water needs no more after or before its winter. */
const WINTER_SHARE = 0.5;
function winterDose(input: GuideInput, code: 'steps_guide_opening_chlorine' | 'steps_guide_closing_chlorine'): Sentence[] {
  const set = freeChlorineOf(input);
  if (!set) return [];
  const ppm = Math.max(set.targetHighPpm, Math.round(WINTER_SHARE * set.shockPpm));
  return [sentence(code, { ...chlorineOf(input, ppm), ppm: shown(ppm) })];
}

function opening(input: GuideInput): Guide {
  const cell = input.pool.sanitizer === 'salt' ? [sentence('steps_guide_opening_cell')] : [];
  return {
    first: [
      sentence('steps_guide_opening_when'),
      sentence('steps_guide_opening_cover'),
      sentence('steps_guide_opening_start'),
      ...winterDose(input, 'steps_guide_opening_chlorine'),
      sentence('steps_guide_opening_test'),
      ...cell,
    ],
    after: [],
  };
}

function closing(input: GuideInput): Guide {
  const algaecide = freeChlorineOf(input) ? [sentence('steps_guide_closing_algaecide')] : [];
  return {
    first: [
      sentence('steps_guide_closing_when'),
      sentence('steps_guide_closing_balance'),
      ...winterDose(input, 'steps_guide_closing_chlorine'),
      ...algaecide,
      sentence('steps_guide_closing_level'),
      sentence('steps_guide_closing_pipes'),
      sentence('steps_guide_closing_equipment'),
      sentence('steps_guide_closing_cover'),
    ],
    after: [],
  };
}

/** 15 mL for 400 gallons. */
const PURGE_ML_PER_L = 15 / 1514;
const BROMIDE_MG_PER_L = 30;
/** The first night in fresh water, which no one uses before it has fallen. */
const FIRST_NIGHT_PPM = 10;
function sanitizerOfFreshWater(input: GuideInput): Sentence[] {
  const { sanitizer, volumeL } = input.pool;
  if (sanitizer === 'biguanide') return [];
  if (sanitizer !== 'bromine')
    return [sentence('steps_guide_change_chlorine', { ...chlorineOf(input, FIRST_NIGHT_PPM), ppm: FIRST_NIGHT_PPM })];
  const perGram = effectVector('sodium-bromide', PRODUCTS['sodium-bromide'].defaultStrengthPercent).bromide * MOLAR.bromide;
  const bank = measuredAs(input, 'sodium-bromide', (BROMIDE_MG_PER_L * volumeL) / perGram);
  return [sentence('steps_guide_change_bromide', { ...bank })];
}

function waterChange(input: GuideInput): Guide {
  const { measures, pool } = input;
  const purge: MessageAmount = { amountMl: pourable(PURGE_ML_PER_L * pool.volumeL, { form: 'liquid', system: measures }), measures };
  return {
    first: [
      sentence('steps_guide_change_purge', { amount: purge }),
      sentence('steps_guide_change_drain'),
      sentence('steps_guide_change_fill'),
    ],
    after: [
      sentence('steps_guide_change_metals', { ...sequestrantOf(input) }),
      sentence('steps_guide_change_test'),
      ...sanitizerOfFreshWater(input),
      sentence('steps_guide_change_next_day'),
      sentence('steps_guide_change_foam'),
    ],
  };
}

const MAKE: Record<GuideName, (input: GuideInput) => Guide> = { away, storm, well, opening, closing, water_change: waterChange };

export const guideOf = (name: GuideName, input: GuideInput): Guide => MAKE[name](input);
