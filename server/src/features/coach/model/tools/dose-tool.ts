// One dose, with the limits that keep it safe whatever the model asks for.
import {
  type Dose,
  dose,
  type DoseParameter,
  isSpa,
  PRODUCT_IDS,
  PRODUCTS,
  type ProductId,
  targets,
  type WaterInput,
} from '@limpid/chemistry';
import { api } from '@limpid/contract';
import type { output } from 'zod/v4/core';
import * as z from 'zod/mini';
import { problem } from '../../../../http/problems.ts';
import type { CoachContext } from '../../skills/reply.ts';
import { productName } from '../../skills/names.ts';
import { requireKnown, requireVolume } from './told.ts';
import { type CoachTool, defineTool, spoken, type ToolResult, type ToolRun } from './tool.ts';

const PARAMETERS_TO_DOSE = [
  'freeChlorinePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'brominePpm',
] as const satisfies readonly DoseParameter[];

/** Where no product may take the water, beyond what the targets of the pool say. */
const LIMITS: Record<(typeof PARAMETERS_TO_DOSE)[number], readonly [low: number, high: number]> = {
  freeChlorinePpm: [1, 40],
  ph: [7, 8],
  alkalinityPpm: [40, 180],
  hardnessPpm: [100, 1000],
  cyanuricAcidPpm: [10, 100],
  saltPpm: [500, 6000],
  boratePpm: [5, 60],
  brominePpm: [2, 10],
};

const input = z.strictObject({
  parameter: z.enum(PARAMETERS_TO_DOSE),
  /** ppm, or pH */
  to: z.number(),
  /** left out: the latest test; otherwise as the person said */
  from: z.optional(z.number()),
  productId: z.enum(PRODUCT_IDS),
  /** left out: what the owner has, or the usual; otherwise as the person said */
  strengthPercent: z.optional(z.number()),
  /** left out: the pool's; otherwise as the person said */
  volumeL: z.optional(api.calculators.dose.body.def.shape.volumeL),
});

const refuse = (text: string) => problem('no_answer', { reason: { text } });

function requireSafeTarget(parameter: (typeof PARAMETERS_TO_DOSE)[number], to: number, coach: CoachContext): void {
  const [low, high] = LIMITS[parameter];
  const traits = coach.pool?.traits;
  const shock = targets(traits ?? {}, coach.pool?.plan.water.cyanuricAcidPpm ?? 0).freeChlorine?.shockPpm;
  const most = parameter === 'freeChlorinePpm' ? (shock ?? 10) : high;
  if (to < low || to > most) throw refuse(`The target must be from ${low} to ${most} here. Nothing was calculated.`);
}

function requireDirection(productId: ProductId, parameter: DoseParameter, from: number, to: number): void {
  const product = PRODUCTS[productId];
  const [raises, lowers] = [product.raises.includes(parameter), product.lowers.includes(parameter)];
  if (from === to || (raises && !lowers && from > to)) throw refuse(`It is already at or above ${to}. Nothing has to be added.`);
  if (lowers && !raises && from < to) throw refuse(`It is already at or below ${to}. Nothing has to be added.`);
}

type Asked = output<typeof input>;

function workOutDose(
  { parameter, to, from: given, productId, strengthPercent, volumeL: asked }: Asked,
  { coach, facts }: ToolRun,
): ToolResult {
  const known = coach.pool?.plan.water ?? {};
  const from = given === undefined ? known[parameter] : requireKnown(parameter, given, known[parameter], facts);
  const volumeL = requireVolume(asked, coach.pool?.traits.volumeL, facts);
  if (from === undefined) throw refuse('This value was never tested. Ask for a test.');
  requireSafeTarget(parameter, to, coach);
  requireDirection(productId, parameter, from, to);
  const usual =
    coach.pool?.shelf.find((item) => item.productId === productId)?.strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;
  const strength = strengthPercent === undefined ? usual : requireKnown('strengthPercent', strengthPercent, usual, facts);
  const water = { alkalinityPpm: 100, ph: 7.5, ...known, [parameter]: from } as WaterInput;
  const inputs = { parameter, from, to, volumeL, strengthPercent: strength };
  const found = dose({
    volumeL,
    water,
    productId,
    strengthPercent: strength,
    target: { parameter, value: to },
    isSpa: isSpa(coach.pool?.traits ?? {}),
  });
  return resultOf(found, productId, inputs, coach);
}

interface Inputs {
  parameter: DoseParameter;
  from: number;
  to: number;
  volumeL: number;
  strengthPercent: number;
}

function resultOf(found: Dose, productId: ProductId, inputs: Inputs, coach: CoachContext): ToolResult {
  const { parameter, from, to, volumeL, strengthPercent: strength } = inputs;
  const whole = spoken(
    { productId, strengthPercent: strength, amountG: found.amountG, amountMl: found.amountMl, amountL: found.amountL },
    coach,
  );
  const parts = found.steps.map((step) => spoken({ productId, strengthPercent: strength, ...step }, coach));
  return {
    data: {
      add: whole.text,
      parts:
        found.steps.length > 1
          ? parts.map(({ text }, index) => ({ add: text, afterMinutes: found.steps[index]?.afterMinutes }))
          : undefined,
      warnings: found.warnings,
      inputs: { [parameter]: from, volumeL, strengthPercent: strength },
      after: { [parameter]: to },
    },
    doses: [whole, ...parts],
    cards: [
      {
        kind: 'dose',
        title: productName(productId, coach.language),
        productId,
        ...(found.amountG === undefined ? {} : { amountG: found.amountG }),
        ...(found.amountMl === undefined ? {} : { amountMl: found.amountMl }),
        ...(found.amountL === undefined ? {} : { amountL: found.amountL }),
        inputs: { ...inputs },
      },
    ],
  };
}

export const doseTool: CoachTool = defineTool(
  'work_out_dose',
  'How much of one product brings one value from its latest test (or `from`, if the person said it) to `to`. Canonical units: ppm or pH, liters. Never make up a value: leave it out.',
  input,
  workOutDose,
);
