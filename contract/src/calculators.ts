import * as z from 'zod/mini';
import { type Endpoint, post } from './endpoint.ts';
import { Plan } from './plans.ts';
import { Shape } from './shapes.ts';
import { Finding, Instant, Message, amount } from './values.ts';
import {
  Look,
  MAXIMUM_VOLUME_L,
  MeasuredWaterInput,
  PoolKind,
  ProductId,
  Sanitizer,
  SecondarySanitizer,
  Setting,
  Shelf,
  StartUp,
  StrengthPercent,
  Surface,
  Targets,
  VolumeL,
  Water,
  WaterInput,
} from './water.ts';
import { fault } from './reasons.ts';

const calculator = { tag: 'calculators', access: 'public', limit: 'calculators', withoutTransaction: true, withoutToken: true } as const;

const traits = { kind: z.optional(PoolKind), surface: z.optional(Surface), sanitizer: z.optional(Sanitizer), setting: z.optional(Setting) };
const nullableNumber = z.nullable(z.number());

const Addition = z.strictObject({
  productId: ProductId,
  strengthPercent: z.optional(StrengthPercent),
  // nothing is an amount here: a dose of 0 may be handed on
  amountG: z.optional(amount(0, 1_000_000_000, 'grams')),
  amountMl: z.optional(amount(0, 1_000_000_000, 'milliliters')),
  amountL: z.optional(amount(0, MAXIMUM_VOLUME_L, 'liters')),
  fillWater: z.optional(WaterInput),
});

const DoseStep = z.object({
  amountG: z.optional(z.number()),
  amountMl: z.optional(z.number()),
  /** fresh water, where the product is fill-water */
  amountL: z.optional(z.number()),
  afterMinutes: z.number(),
  why: z.string(),
  warnings: z.array(z.string()),
  /** the sentences of these two, for other languages */
  messages: z.object({ why: z.array(Message), warnings: z.array(z.array(Message)) }),
});

export const calculators = {
  balance: post('/api/calculators/balance', {
    ...calculator,
    summary: 'Saturation index, alkalinity split and active chlorine of a water.',
    body: z.strictObject({ water: WaterInput, surface: z.optional(Surface) }),
    response: z.object({
      /** null where a water has no calcium or no carbonate; a finding says so */
      saturationIndex: nullableNumber,
      langelierIndex: nullableNumber,
      ryznarIndex: z.optional(nullableNumber),
      carbonateAlkalinityPpm: z.number(),
      cyanurateAlkalinityPpm: z.number(),
      borateAlkalinityPpm: z.number(),
      hypochlorousPpm: z.number(),
      hypochloritePpm: z.number(),
      stabilizedChlorinePpm: z.number(),
      ionicStrength: z.number(),
      findings: z.array(Finding),
    }),
  }),
  effect: post('/api/calculators/effect', {
    ...calculator,
    summary: 'The water after additions have mixed, no gas exchanged with the air.',
    body: z.strictObject({
      volumeL: VolumeL,
      water: WaterInput,
      additions: z.array(Addition).check(z.maxLength(50, fault('additions_many'))),
      closed: z.optional(z.boolean()),
    }),
    response: z.object({ water: Water }),
  }),
  dose: post('/api/calculators/dose', {
    ...calculator,
    summary: 'How much of a product brings one value to its target.',
    body: z.strictObject({
      volumeL: VolumeL,
      water: WaterInput,
      productId: ProductId,
      strengthPercent: z.optional(StrengthPercent),
      target: z.strictObject({
        parameter: z.enum([
          'freeChlorinePpm',
          'ph',
          'alkalinityPpm',
          'hardnessPpm',
          'cyanuricAcidPpm',
          'saltPpm',
          'boratePpm',
          'brominePpm',
        ]),
        value: amount(0, 50_000),
      }),
    }),
    response: z.object({
      amountG: z.optional(z.number()),
      amountMl: z.optional(z.number()),
      amountL: z.optional(z.number()),
      water: Water,
      steps: z.array(DoseStep),
      warnings: z.array(z.string()),
      /** the sentences of the warnings, for other languages */
      messages: z.object({ warnings: z.array(z.array(Message)) }),
    }),
    problems: ['product_cannot_reach_target'],
  }),
  plan: post('/api/calculators/plan', {
    ...calculator,
    summary: 'The ordered steps that bring a water into range.',
    body: z.strictObject({
      pool: z.strictObject({
        volumeL: VolumeL,
        ...traits,
        surfaceAgeDays: z.optional(amount(0, 36_500, 'days')),
        startUp: z.optional(StartUp),
        secondarySanitizer: z.optional(SecondarySanitizer),
        isClosed: z.optional(z.boolean()),
      }),
      water: MeasuredWaterInput,
      look: z.optional(Look),
      shelf: z.optional(Shelf),
      fillWater: z.optional(WaterInput),
      at: z.optional(Instant),
    }),
    response: Plan,
  }),
  targets: post('/api/calculators/targets', {
    ...calculator,
    summary: 'What the values of a pool should be.',
    body: z.strictObject({
      pool: z.strictObject({ volumeL: z.optional(VolumeL), ...traits }),
      cyanuricAcidPpm: amount(0, 1000, 'ppm'),
    }),
    response: Targets,
  }),
  volume: post('/api/calculators/volume', {
    ...calculator,
    summary: 'Volume and surface area of a pool by its shape.',
    body: Shape,
    response: z.object({ volumeL: z.number(), surfaceAreaM2: z.number() }),
  }),
} satisfies Record<string, Endpoint>;
