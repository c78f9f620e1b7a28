import { completeWater, type Method, plan, type Plan, type PlanStep, PRODUCT_IDS, type Water, type WaterInput } from '@limpid/chemistry';
import { engineText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import type { Answer, AnswerStep, Panel } from '../answer.ts';
import { defineCalculator } from '../calculator.ts';
import { choice, many, maybeNumber } from '../inputs.ts';
import type { Format } from '../format.ts';
import {
  kindChoice,
  knownSurface,
  measuredWater,
  poolVolume,
  productText,
  productOptions,
  sanitizerChoice,
  settingChoice,
  surfaceChoice,
  WARM_DAY,
  waterInput,
} from '../water-inputs.ts';
import { changesOf } from './water-changes.ts';

/** The engine has no clock; only the differences to this instant are shown. */
const START = '2025-01-01T00:00:00.000Z';

const inputs = () => ({
  freeChlorinePpm: waterInput('freeChlorinePpm', 1),
  combinedChlorinePpm: waterInput('combinedChlorinePpm', 0.2),
  ph: maybeNumber('pH', 7.9, [0, 14], { decimals: 2, leastDecimals: 1 }),
  alkalinityPpm: maybeNumber(m.common_total_alkalinity(), 130, [0, 1000], { unit: 'ppm' }),
  hardnessPpm: waterInput('hardnessPpm', 220),
  cyanuricAcidPpm: waterInput('cyanuricAcidPpm', 30),
  temperatureC: waterInput('temperatureC', WARM_DAY),
  saltPpm: waterInput('saltPpm'),
  boratePpm: waterInput('boratePpm'),
  brominePpm: waterInput('brominePpm'),
  method: choice<Method>(m.calculators_method_label(), 'drops', [
    { value: 'drops', label: m.calculators_drops() },
    { value: 'strip', label: m.calculators_strips() },
    { value: 'photometer', label: m.calculators_method_photometer() },
    { value: 'device', label: m.calculators_method_device() },
    { value: 'store', label: m.calculators_method_store() },
  ]),
  volumeL: poolVolume(1),
  kind: kindChoice(),
  surface: surfaceChoice(),
  sanitizer: sanitizerChoice(),
  setting: settingChoice(),
  shelf: many(m.calculators_products_mine(), productOptions(PRODUCT_IDS.filter((id) => id !== 'fill-water')), {
    hint: m.calculators_products_hint(),
  }),
  fillPh: maybeNumber(m.calculators_tap_ph(), null, [0, 14], { decimals: 2 }),
  fillAlkalinityPpm: maybeNumber(m.calculators_tap_alkalinity(), null, [0, 1000], { unit: 'ppm' }),
  fillHardnessPpm: maybeNumber(m.calculators_tap_hardness(), null, [0, 5000], { unit: 'ppm' }),
});

const amountText = (step: PlanStep, format: Format) =>
  step.amountL === undefined ? format.dose(step.productId, step) : { label: format.quantity('volume', step.amountL, 0), also: undefined };

function stepOf(step: PlanStep, format: Format): AnswerStep {
  const { label, also } = amountText(step, format);
  return {
    productId: step.productId,
    product: step.productId === 'fill-water' ? m.calculators_drained_note() : productText(step.productId, step.strengthPercent),
    amount: label,
    ...(also === undefined ? {} : { also }),
    when: step.afterMinutes === 0 ? m.plan_now() : m.calculators_after_wait({ value: format.duration(step.afterMinutes) }),
    why: engineText(step.why, step.messages?.why),
    warnings: step.warnings.map((text, index) => engineText(text, step.messages?.warnings[index])),
  };
}

const minutesToSwim = ({ swimSafeAt }: Plan) =>
  swimSafeAt === null ? null : Math.max(0, (Date.parse(swimSafeAt) - Date.parse(START)) / 60_000);

/** After the steps: from when, or what still prevents it. */
function swimAfter(answer: Plan, format: Format): string[] {
  if (answer.steps.length === 0) return [];
  const minutes = minutesToSwim(answer);
  if (minutes !== null) return [m.calculators_swim_after({ value: format.duration(minutes) })];
  const [first] = answer.swimBlockedBecause;
  return first === undefined ? [] : [m.calculators_not_swimmable({ value: engineText(first, answer.messages?.swimBlockedBecause[0]) })];
}

function costOf({ steps, cost }: Plan, format: Format): string[] {
  if (steps.length === 0 || cost === undefined) return [];
  const chemicals = m.calculators_products_cost({ cost: format.usd(cost.chemicalsUsd) });
  return cost.waterUsd < 0.5 ? [chemicals] : [chemicals, m.calculators_water_cost({ cost: format.usd(cost.waterUsd) })];
}

function meaningOf(answer: Plan, format: Format): string {
  const { why, action, messages, isKnown } = answer.swim;
  const now = [...(isKnown ? [engineText(why[0] ?? '', messages.why[0])] : []), engineText(action, messages.action)];
  const retest =
    answer.retestAfterMinutes > 0 ? [m.calculators_test_again_after({ value: format.duration(answer.retestAfterMinutes) })] : [];
  return [...now, ...swimAfter(answer, format), ...retest, ...costOf(answer, format)].join(' ');
}

function statusOf({ swim }: Plan): NonNullable<Answer['status']> {
  if (!swim.isKnown) return { status: 'unknown', text: m.calculators_swim_unknown() };
  if (swim.state === 'stay_out') return { status: 'bad', text: m.common_stay_out_for_now() };
  return swim.state === 'ready' ? { status: 'ok', text: m.common_ready_to_swim() } : { status: 'warn', text: m.calculators_swim_treat() };
}

function fillWaterOf(ph: number | null, alkalinityPpm: number | null, hardnessPpm: number | null): { fillWater?: WaterInput } {
  if (ph === null || alkalinityPpm === null) return {};
  return { fillWater: { ph, alkalinityPpm, ...(hardnessPpm === null ? {} : { hardnessPpm }) } };
}

function waterPanels(measured: Partial<Water>, answer: Plan, format: Format): Panel[] {
  const { ph, alkalinityPpm } = measured;
  if (!answer.predicted || ph === undefined || alkalinityPpm === undefined) return [];
  const before = completeWater({ ...measured, ph, alkalinityPpm });
  // what went in before an exchange runs off with the old water
  const isExchanged = answer.steps.some(({ productId }) => productId === 'fill-water');
  const after = isExchanged ? (answer.steps.at(-1)?.after ?? answer.predicted) : answer.predicted;
  return [
    {
      kind: 'changes',
      title: m.calculators_effect_result_title(),
      changes: changesOf(before, after, format),
      none: m.calculators_stays_the_same(),
    },
  ];
}

export const planCalculator = defineCalculator('plan', () => ({
  inputs: inputs(),
  groups: [
    {
      title: m.common_your_test(),
      names: ['freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'temperatureC', 'method'],
    },
    { title: m.common_your_pool(), names: ['volumeL', 'kind', 'surface', 'sanitizer', 'setting'] },
    { title: m.calculators_salt_borate_bromine(), names: ['saltPpm', 'boratePpm', 'brominePpm'], folded: true },
    { title: m.calculators_products_mine(), names: ['shelf'], folded: true },
    { title: m.calculators_my_tap_water(), names: ['fillPh', 'fillAlkalinityPpm', 'fillHardnessPpm'], folded: true },
  ],
  fields: { 'fillWater.ph': 'fillPh', 'fillWater.alkalinityPpm': 'fillAlkalinityPpm', 'fillWater.hardnessPpm': 'fillHardnessPpm' },
  compute(values, format) {
    const { volumeL, kind, surface, sanitizer, setting, shelf, method } = values;
    const water = measuredWater(values);
    const answer = plan({
      pool: { volumeL, kind, sanitizer, setting, ...knownSurface(surface) },
      water,
      at: START,
      methods: Object.fromEntries(Object.keys(water).map((name) => [name, method])),
      ...(shelf.length === 0 ? {} : { shelf: shelf.map((productId) => ({ productId })) }),
      ...fillWaterOf(values.fillPh, values.fillAlkalinityPpm, values.fillHardnessPpm),
    });
    const steps = answer.steps.map((step) => stepOf(step, format));
    const count = steps.length;
    return {
      hero: {
        label: m.calculators_within_range(),
        value: count === 0 ? m.calculators_no_step() : String(count),
        unit: count === 0 ? '' : m.calculators_unit_steps({ count }),
      },
      status: statusOf(answer),
      meaning: meaningOf(answer, format),
      panels: [
        { kind: 'steps', title: m.calculators_steps_in_order(), steps, none: m.calculators_nothing_added() },
        ...waterPanels(water, answer, format),
      ],
      findings: answer.findings,
      arithmetic: answer.steps.map((step, index) => ({
        title: m.calculators_step({ number: index + 1, product: steps[index]?.product ?? '' }),
        lines: step.arithmetic.map((text, line) => engineText(text, step.messages?.arithmetic[line])),
      })),
      sources: ['plummer-busenberg', 'obrien', 'masses', 'strengths', 'fc-cya', 'apsp', 'mahc'],
    };
  },
}));
