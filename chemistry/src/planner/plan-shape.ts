// What a plan is asked for and what it answers.
import type { Finding } from '../findings.ts';
import type { OpenDoubt } from '../doubts/judged-log.ts';
import type { Bounds } from '../measuring/measurement.ts';
import type { Method, PoolTraits } from '../pool.ts';
import type { ProductId } from '../products/products.ts';
import type { Message, StepMessages } from '../sentences/message.ts';
import type { SwimState } from '../swim/swim-state.ts';
import type { TargetOverrides, Targets } from '../targets/target-ranges.ts';
import type { UnitSystem } from '../units.ts';
import type { Verdict } from './judging/verdict.ts';
import type { Look } from '../look.ts';
import type { MeasuredWater, Parameter, Water, WaterInput } from '../water.ts';

export interface ShelfItem {
  productId: ProductId;
  strengthPercent?: number;
  /** USD per kg (solids) or L (liquids) */
  pricePerUnit?: number;
}
export interface PlanInput {
  pool: PoolTraits;
  water: MeasuredWater;
  look?: Look;
  /** missing or empty: all ordinary products at typical prices */
  shelf?: ShelfItem[];
  /** whose spoons and scales the amounts are rounded to; default metric */
  measures?: UnitSystem;
  /** never used, whatever the shelf holds; `fill-water`: no draining */
  excluded?: readonly ProductId[];
  fillWater?: WaterInput;
  /** ISO: now; the engine has no clock */
  at: string;
  /** what pH falls back to once chlorine that was added lately is used (latestWater knows): no reason for acid then */
  settledPh?: number;
  /** what this pool uses of its free chlorine in a day, as its log shows it; missing: a usual amount */
  dailyLossPpm?: number | undefined;
  /** when non-chlorine shock went in last */
  monopersulfateHoursAgo?: number;
  methods?: Partial<Record<Parameter, Method>>;
  agesHours?: Partial<Record<Parameter, number>>;
  /** values at the end of their test's scale */
  bounds?: Bounds;
  overrides?: TargetOverrides;
  /** measured twice with the same result: errs half as much */
  repeated?: Partial<Record<Parameter, true>>;
  /** unlikely ones that the person said are true */
  confirmed?: Partial<Record<Parameter, true>>;
  /** newer values that can't be true: `water` holds what was measured before them */
  doubts?: readonly OpenDoubt[];
}
export const STEP_TIMES = ['today', 'this_week', 'before_opening'] as const;
export type StepTime = (typeof STEP_TIMES)[number];
/** A sentence with its code and numbers, as findings have them. */
interface Reason {
  text: string;
  messages: Message[];
  values?: Record<string, number>;
}
/** Why the plan does not use a chemical that is on the shelf. */
export interface WhyNot extends Reason {
  productId: ProductId;
  strengthPercent?: number;
  code: string;
}
/** What has to be bought. */
export interface ShoppingItem extends Reason {
  productId: ProductId;
  strengthPercent?: number;
  amountG?: number;
  amountMl?: number;
  costUsd?: number;
  /** code */
  reason: string;
}
export interface PlanStep {
  productId: ProductId;
  strengthPercent?: number;
  amountG?: number;
  amountMl?: number;
  amountL?: number;
  fillWater?: WaterInput;
  /** from the start of the plan */
  afterMinutes: number;
  why: string;
  warnings: string[];
  /** the lines of the sum that gives the amount */
  arithmetic: string[];
  /** the sentences of these three, for other languages */
  messages?: StepMessages;
  /** of this addition, at the shelf's price or a typical one */
  costUsd?: number;
  when?: StepTime;
  /** of chlorines: 1 ppm in this pool */
  freeChlorinePerPpmUsd?: number;
  before: Water;
  after: Water;
  /** after this step, and its wait, the water is still not one to swim in */
  swimBlocked: boolean;
}
export interface Cost {
  chemicalsUsd: number;
  waterUsd: number;
}
export interface Plan {
  steps: PlanStep[];
  /** closed effect of all steps; null while pH or alkalinity is not measured */
  predicted: Water | null;
  swimSafeAt: string | null;
  swimBlockedBecause: string[];
  /** the sentences of each reason, for other languages */
  messages?: { swimBlockedBecause: Message[][] };
  retestAfterMinutes: number;
  findings: Finding[];
  /** of the water as measured */
  swim: SwimState;
  /** what each measured value is worth and calls for: everything else that speaks of a value only puts this into words */
  verdicts: Verdict[];
  cost?: Cost;
  whyNot?: WhyNot[];
  shopping?: ShoppingItem[];
  targets: Targets | null;
}
