// The engine's calculators.
import { balance, balanceFindings, effect, plan, swimState, targets, volumeOf } from '@limpid/chemistry';
import { api, Shape, TreatmentInput } from '@limpid/contract';
import * as z from 'zod/mini';
import { problem } from '../../../../http/problems.ts';
import { requireFittingAmount } from '../../../products/amounts.ts';
import { doseTool } from './dose-tool.ts';
import { type CoachTool, defineTool, fromReply, spoken, type ToolContext } from './tool.ts';

const LONGEST_QUESTION = 400;
/** Whether swimming is fine does not depend on it. */
const ANY_VOLUME_L = 40_000;

/** As the ordinary calculators take them. */
const { water: wholeWater, volumeL: volume } = api.calculators.effect.body.def.shape;
const { water: measuredWater, look } = api.calculators.plan.body.def.shape;
const { volumeL: _volume, ...traits } = api.calculators.targets.body.def.shape.pool.def.shape;
const { productId, amountG, amountMl } = TreatmentInput.def.shape;

const traitsOf = ({ coach }: ToolContext) => coach.pool?.traits;
const requireVolume = (given: number | undefined, context: ToolContext): number => {
  const volumeL = given ?? traitsOf(context)?.volumeL;
  if (volumeL === undefined) throw problem('no_answer', { reason: { text: 'The volume is unknown. Ask for it.' } });
  return volumeL;
};

export const CALCULATOR_TOOLS: readonly CoachTool[] = [
  doseTool,
  defineTool(
    'get_targets',
    'Where each value should be for this pool, and the level to shock at.',
    z.strictObject({ cyanuricAcidPpm: z.optional(z.number().check(z.gte(0), z.lte(300))), ...traits }),
    ({ cyanuricAcidPpm, ...asked }, context) => {
      const stabilizer = cyanuricAcidPpm ?? context.coach.pool?.plan.water.cyanuricAcidPpm ?? 0;
      return { data: { cyanuricAcidPpm: stabilizer, targets: targets({ ...traitsOf(context), ...asked }, stabilizer) } };
    },
  ),
  defineTool(
    'get_water_balance',
    'Saturation index and active chlorine of a water.',
    z.strictObject({ water: wholeWater }),
    ({ water }, context) => {
      const { saturationIndex, hypochlorousPpm, carbonateAlkalinityPpm } = balance(water);
      const findings = balanceFindings(water, traitsOf(context)?.surface).map(({ text }) => text);
      return {
        data: {
          water,
          saturationIndex: rounded(saturationIndex),
          hypochlorousPpm: rounded(hypochlorousPpm),
          carbonateAlkalinityPpm: rounded(carbonateAlkalinityPpm),
          findings,
        },
      };
    },
  ),
  defineTool(
    'get_effect',
    'What an amount does to a water. The amount is no recommendation.',
    z.strictObject({
      productId,
      amountG,
      amountMl,
      volumeL: z.optional(volume),
      water: wholeWater,
    }),
    ({ productId, amountG, amountMl, volumeL, water }, context) => {
      const addition = { productId, ...(amountG === undefined ? {} : { amountG }), ...(amountMl === undefined ? {} : { amountMl }) };
      requireFittingAmount(addition);
      const { ph, alkalinityPpm, freeChlorinePpm, hardnessPpm, cyanuricAcidPpm, saltPpm } = effect({
        volumeL: requireVolume(volumeL, context),
        water,
        additions: [addition],
      });
      return {
        data: {
          after: {
            ph: rounded(ph),
            alkalinityPpm: rounded(alkalinityPpm),
            freeChlorinePpm: rounded(freeChlorinePpm),
            hardnessPpm: rounded(hardnessPpm),
            cyanuricAcidPpm: rounded(cyanuricAcidPpm),
            saltPpm: rounded(saltPpm),
          },
        },
      };
    },
  ),
  defineTool('get_volume', 'The volume of a pool from its shape, in meters.', z.strictObject({ shape: Shape }), ({ shape }) => {
    const { volumeL, surfaceAreaM2 } = volumeOf(shape);
    return {
      data: { volumeL: Math.round(volumeL), volume: `${Math.round(volumeL / 3.785411784)} gallons`, surfaceAreaM2: rounded(surfaceAreaM2) },
      cards: [{ kind: 'volume', title: shape.shape, value: volumeL, unit: 'L', inputs: { ...shape } }],
    };
  }),
  defineTool(
    'plan_for_water',
    'The steps that bring a water into range: for values that the person named, not for the latest test (that is get_plan).',
    z.strictObject({ water: measuredWater, look, volumeL: z.optional(volume) }),
    ({ water, look, volumeL }, context) => {
      const { coach, now } = context;
      const found = plan({
        pool: { ...traitsOf(context), volumeL: requireVolume(volumeL, context) },
        water,
        ...(look === undefined ? {} : { look }),
        measures: coach.measures,
        at: now.toISOString(),
        ...(coach.pool && coach.pool.shelf.length > 0 ? { shelf: [...coach.pool.shelf] } : {}),
      });
      const doses = found.steps.map((step) => spoken(step, coach));
      return {
        data: {
          steps: found.steps.map(({ afterMinutes, why }, index) => ({ add: doses[index]?.text, afterMinutes, why })),
          findings: found.findings.map(({ text }) => text),
        },
        doses,
      };
    },
  ),
  defineTool(
    'get_swim_state',
    'Whether swimming is fine: in the pool as it is, or in a water with these values.',
    z.strictObject({ water: z.optional(measuredWater), look }),
    ({ water, look }, context) => {
      const known = context.coach.pool?.plan.swim;
      const state =
        water === undefined && look === undefined && known
          ? known
          : swimState({
              at: context.now.toISOString(),
              pool: { volumeL: ANY_VOLUME_L, ...traitsOf(context) },
              water: water ?? {},
              ...(look === undefined ? {} : { look }),
            });
      return {
        data: { state: state.state, isKnown: state.isKnown, why: state.why, action: state.action },
        cards: [{ kind: 'swim', title: '', inputs: { state: state.state } }],
      };
    },
  ),
  defineTool(
    'calculate',
    'Any other sum of the trade, asked as one plain sentence with all its numbers and units: turnover, pump and filter flow, backwash, heating time and cost, dilution by fresh water, breakpoint, salt cell output, unit conversion.',
    z.strictObject({ question: z.string().check(z.minLength(3), z.maxLength(LONGEST_QUESTION)) }),
    async ({ question }, { coach, answer }) => fromReply(await answer(question), coach),
  ),
];

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);
