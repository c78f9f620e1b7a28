import { AGAIN, CALL_REASONS, CALLS, DOUBT_REASONS, METHODS, PARAMETERS, STANDINGS, STEP_TIMES, SWIM_LEVELS } from '@limpid/chemistry';
import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { Finding, Id, Instant, PoolParams, Message } from './values.ts';
import { AmountG, AmountL, AmountMl, MeasuredWater, ProductId, Targets, Water, WaterInput } from './water.ts';

const tag = 'plans';

const step = {
  productId: ProductId,
  strengthPercent: z.optional(z.number()),
  amountG: z.optional(z.number()),
  amountMl: z.optional(z.number()),
  amountL: z.optional(z.number()),
  fillWater: z.optional(WaterInput),
  /** minutes from the start of the plan */
  afterMinutes: z.number(),
  why: z.string(),
  warnings: z.array(z.string()),
  arithmetic: z.optional(z.array(z.string())),
  /** the sentences of these three, text by text, for other languages */
  messages: z.optional(z.object({ why: z.array(Message), warnings: z.array(z.array(Message)), arithmetic: z.array(z.array(Message)) })),
  /** of this addition, at the shelf's price or a typical one */
  costUsd: z.optional(z.number()),
  before: z.optional(Water),
  after: z.optional(Water),
  /** what is urgent, what can wait a few days, and what can wait for the season */
  when: z.optional(z.enum(STEP_TIMES)),
  /** of chlorines: what 1 ppm in this pool costs */
  freeChlorinePerPpmUsd: z.optional(z.number()),
};

const spoken = { code: z.string(), text: z.string(), messages: z.array(Message), values: z.optional(z.record(z.string(), z.number())) };
/** Why the plan does not use a chemical on the shelf. */
const WhyNot = z.object({ productId: ProductId, strengthPercent: z.optional(z.number()), ...spoken });
/** What has to be bought for this plan, and why. */
export const ShoppingItem = z.object({
  productId: ProductId,
  strengthPercent: z.optional(z.number()),
  amountG: z.optional(z.number()),
  amountMl: z.optional(z.number()),
  costUsd: z.optional(z.number()),
  reason: z.string(),
  text: z.string(),
  messages: z.array(Message),
  values: z.optional(z.record(z.string(), z.number())),
});

export type ShoppingItem = z.infer<typeof ShoppingItem>;

/** May one swim in the water as measured? */
export const SwimState = z.object({
  /** ready, treat_today (swimming is fine, something is to be treated), stay_out (danger) */
  state: z.enum(SWIM_LEVELS),
  /** codes, what weighs most first; empty when ready */
  because: z.array(z.string()),
  /** false: a deciding test is missing or older than a week; `because` names it */
  isKnown: z.boolean(),
  /** a sentence for each code; when ready, the one that says so */
  why: z.array(z.string()),
  /** what to do about the first of them */
  action: z.string(),
  /** the sentences of these two, for other languages */
  messages: z.optional(z.object({ why: z.array(z.array(Message)), action: z.array(Message) })),
  /** when swimming is fine, where only a wait is left */
  from: z.optional(z.string()),
});

/** What a measured value is worth and calls for. Everything that speaks of the value puts this into words. */
export const Verdict = z.object({
  parameter: z.enum(PARAMETERS),
  /** the value that counts */
  value: z.number(),
  /** its range in this water */
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  /** `nearly`: outside its range, by less than its test can tell */
  standing: z.enum(STANDINGS),
  call: z.enum(CALLS),
  /** why to test again, and how; `below_chlorine`: once free chlorine is at 10 ppm or less */
  because: z.optional(z.enum(CALL_REASONS)),
  again: z.optional(z.enum(AGAIN)),
});
/** A value of a newer test that can't be true. `PATCH` of that test with `confirmed` says that it is. */
export const OpenDoubt = z.object({
  parameter: z.enum(PARAMETERS),
  value: z.number(),
  because: z.enum(DOUBT_REASONS),
  /** what counts instead, with what was added since, and how much older that test is */
  was: z.optional(z.number()),
  hours: z.optional(z.number()),
  readingId: z.optional(z.string()),
  takenAt: z.string(),
  method: z.optional(z.enum(METHODS)),
  /** a test before it was doubtful too: it was asked about already */
  isRepeated: z.boolean(),
});

export const Plan = z.object({
  steps: z.array(z.object(step)),
  predicted: z.optional(Water),
  swimSafeAt: z.optional(z.string()),
  swimBlockedBecause: z.optional(z.array(z.string())),
  /** the sentences of each of these reasons */
  messages: z.optional(z.object({ swimBlockedBecause: z.array(z.array(Message)) })),
  retestAfterMinutes: z.number(),
  findings: z.array(Finding),
  targets: z.optional(Targets),
  swim: SwimState,
  cost: z.optional(z.object({ chemicalsUsd: z.number(), waterUsd: z.number() })),
  whyNot: z.optional(z.array(WhyNot)),
  shopping: z.optional(z.array(ShoppingItem)),
  verdicts: z.optional(z.array(Verdict)),
});
export type Plan = z.infer<typeof Plan>;

const planned = {
  ...step,
  /** names the step in the calls below; changes when the plan changes */
  stepId: z.string(),
};
/** A plan of which at least one step was done, as it was when that was done. */
const StartedPlan = z.object({
  id: Id,
  /** still worked through; of the others only the done steps are here */
  isOpen: z.boolean(),
  plan: z.extend(z.omit(Plan, { swim: true, verdicts: true }), {
    steps: z.array(z.object(planned)),
    predicted: z.nullable(Water),
    swimSafeAt: z.nullable(z.string()),
    swimBlockedBecause: z.array(z.string()),
    targets: z.nullable(Targets),
    at: z.string(),
    /** names what it was computed from */
    basis: z.string(),
  }),
  /** which treatment each done step became, by the step's id */
  done: z.record(z.string(), z.string()),
});

/** The plan of a pool: as computed, with what was already done of it. */
export const PoolPlan = z.extend(Plan, {
  steps: z.array(
    z.object({
      ...planned,
      state: z.enum(['todo', 'done']),
      /** not before: the waits after what was done are over */
      readyAt: z.optional(z.string()),
      doneAt: z.optional(z.string()),
      treatmentId: z.optional(Id),
    }),
  ),
  /** the latest water: newest value of each parameter, advanced by the treatments since */
  water: MeasuredWater,
  measuredAt: z.record(z.string(), z.string()),
  doubts: z.optional(z.array(OpenDoubt)),
  /** when the next test is due, if known */
  retestAt: z.optional(z.string()),
  /** the last complete refill that is known */
  filledAt: z.optional(z.string()),
  /** products that this person skipped since the last reading */
  skipped: z.array(ProductId),
  /** what a device needs besides the log to compute this plan itself while it has no signal */
  progress: z.optional(
    z.object({
      /** the newest reading: what was skipped and started counts until there is a newer one */
      readingId: z.optional(Id),
      started: z.array(StartedPlan),
      /** of the clear-up that is running, which holds the steps back */
      clearUpStartedAt: z.optional(z.string()),
      /** of a plan that was not started: what is stored once its first step is done */
      fresh: z.optional(z.object({ at: z.string(), basis: z.string(), swimSafeAt: z.nullable(z.string()) })),
    }),
  ),
});
export type PoolPlan = z.infer<typeof PoolPlan>;

const StepParams = z.extend(PoolParams, { stepId: z.string().check(z.maxLength(80)) });

export const plans = {
  find: get('/api/pools/{poolId}/plan', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'The plan for the latest water of a pool.',
    params: PoolParams,
    response: PoolPlan,
  }),
  completeStep: post('/api/pools/{poolId}/plan/steps/{stepId}/done', {
    tag,
    access: 'pool',
    creates: true,
    summary: 'Marks a step done with the amount really used: writes a treatment and moves the water and the clock.',
    params: StepParams,
    body: z.strictObject({
      /** of the treatment, made by the client */
      id: z.optional(Id),
      doneAt: z.optional(Instant),
      amountG: z.optional(AmountG),
      amountMl: z.optional(AmountMl),
      amountL: z.optional(AmountL),
    }),
    response: PoolPlan,
    problems: ['conflict'],
  }),
  skipStep: post('/api/pools/{poolId}/plan/steps/{stepId}/skip', {
    tag,
    access: 'pool',
    summary: 'Leaves a step out: the rest is planned again without this product until the next reading.',
    params: StepParams,
    body: z._default(
      z.strictObject({
        /** left out even if the plan has changed in the meantime and this step is gone; without it that is a conflict */
        productId: z.optional(ProductId),
      }),
      {},
    ),
    response: PoolPlan,
    problems: ['conflict'],
  }),
  restart: post('/api/pools/{poolId}/plan/restart', {
    tag,
    access: 'pool',
    summary: 'Forgets what was skipped and plans again.',
    params: PoolParams,
    response: PoolPlan,
  }),
};
