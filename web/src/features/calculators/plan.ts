import { completeWater, type Method, plan, type Plan, type PlanStep, PRODUCT_IDS, type Water, type WaterInput } from '@limpid/chemistry';
import type { Answer, AnswerStep, Panel } from './answer.ts';
import { defineCalculator } from './calculator.ts';
import { choice, many, maybeNumber } from './inputs.ts';
import type { Say } from './say.ts';
import {
  kindChoice,
  knownSurface,
  measuredWater,
  poolVolume,
  productInWords,
  productOptions,
  sanitizerChoice,
  settingChoice,
  surfaceChoice,
  WARM_DAY,
  waterInput,
} from './water-inputs.ts';
import { changesOf } from './water-changes.ts';

/** The engine has no clock; only the differences to this instant are shown. */
const START = '2025-01-01T00:00:00.000Z';

const inputs = {
  freeChlorinePpm: waterInput('freeChlorinePpm', 1),
  combinedChlorinePpm: waterInput('combinedChlorinePpm', 0.2),
  ph: maybeNumber('pH', 7.9, [0, 14], { decimals: 2 }),
  alkalinityPpm: maybeNumber('Total alkalinity', 130, [0, 1000], { unit: 'ppm' }),
  hardnessPpm: waterInput('hardnessPpm', 220),
  cyanuricAcidPpm: waterInput('cyanuricAcidPpm', 30),
  temperatureC: waterInput('temperatureC', WARM_DAY),
  saltPpm: waterInput('saltPpm'),
  boratePpm: waterInput('boratePpm'),
  brominePpm: waterInput('brominePpm'),
  method: choice<Method>('Tested with', 'drops', [
    { value: 'drops', label: 'Drops' },
    { value: 'strip', label: 'Strips' },
    { value: 'photometer', label: 'A photometer' },
    { value: 'device', label: 'A device in the water' },
    { value: 'store', label: 'At a store' },
  ]),
  volumeL: poolVolume(1),
  kind: kindChoice(),
  surface: surfaceChoice(),
  sanitizer: sanitizerChoice(),
  setting: settingChoice(),
  shelf: many('On my shelf', productOptions(PRODUCT_IDS.filter((id) => id !== 'fill-water')), {
    hint: 'None chosen: whatever an ordinary shop sells. Choosing some plans with these alone.',
  }),
  fillPh: maybeNumber('pH of the tap', null, [0, 14], { decimals: 2 }),
  fillAlkalinityPpm: maybeNumber('Alkalinity of the tap', null, [0, 1000], { unit: 'ppm' }),
  fillHardnessPpm: maybeNumber('Hardness of the tap', null, [0, 5000], { unit: 'ppm' }),
};

const amountText = (step: PlanStep, say: Say) =>
  step.amountL === undefined ? say.dose(step.productId, step) : { label: say.quantity('volume', step.amountL, 0), also: undefined };

function stepOf(step: PlanStep, say: Say): AnswerStep {
  const { label, also } = amountText(step, say);
  return {
    productId: step.productId,
    product: step.productId === 'fill-water' ? 'drained and refilled' : productInWords(step.productId, step.strengthPercent),
    amount: label,
    ...(also === undefined ? {} : { also }),
    when: step.afterMinutes === 0 ? 'now' : `after ${say.duration(step.afterMinutes)}`,
    why: step.why,
    warnings: step.warnings,
  };
}

function minutesToSwim(answer: Plan): number | null {
  return answer.swimSafeAt === null ? null : Math.max(0, (Date.parse(answer.swimSafeAt) - Date.parse(START)) / 60_000);
}

function meaningOf(answer: Plan, say: Say): string {
  const minutes = minutesToSwim(answer);
  const swim =
    minutes === null
      ? `Not for swimming: ${answer.swimBlockedBecause.join(' ')}`
      : minutes === 0
        ? 'Fit for swimming now.'
        : `Fit for swimming ${say.duration(minutes)} after the start.`;
  const retest = answer.retestAfterMinutes > 0 ? ` Test again after ${say.duration(answer.retestAfterMinutes)}.` : '';
  const cost = answer.steps.length > 0 && answer.costUsd !== undefined ? ` Products for about ${say.usd(answer.costUsd)}.` : '';
  return `${swim}${retest}${cost}`;
}

function statusOf(answer: Plan): NonNullable<Answer['status']> {
  if (answer.predicted === null && answer.steps.length === 0) return { status: 'unknown', text: 'More to measure' };
  if (minutesToSwim(answer) === 0 && answer.steps.length === 0) return { status: 'ok', text: 'Nothing to do' };
  return answer.swimSafeAt === null ? { status: 'bad', text: 'Do not swim yet' } : { status: 'waiting', text: 'Work to do' };
}

function fillWaterOf(ph: number | null, alkalinityPpm: number | null, hardnessPpm: number | null): { fillWater?: WaterInput } {
  if (ph === null || alkalinityPpm === null) return {};
  return { fillWater: { ph, alkalinityPpm, ...(hardnessPpm === null ? {} : { hardnessPpm }) } };
}

function waterPanels(measured: Partial<Water>, answer: Plan, say: Say): Panel[] {
  const { ph, alkalinityPpm } = measured;
  if (!answer.predicted || ph === undefined || alkalinityPpm === undefined) return [];
  const before = completeWater({ ...measured, ph, alkalinityPpm });
  return [
    { kind: 'changes', title: 'What the water becomes', changes: changesOf(before, answer.predicted, say), none: 'It stays as it is.' },
  ];
}

export const planCalculator = defineCalculator({
  name: 'plan',
  inputs,
  groups: [
    {
      title: 'Your test',
      names: ['freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'temperatureC', 'method'],
    },
    { title: 'Your pool', names: ['volumeL', 'kind', 'surface', 'sanitizer', 'setting'] },
    { title: 'Salt, borate, bromine', names: ['saltPpm', 'boratePpm', 'brominePpm'], folded: true },
    { title: 'My products', names: ['shelf'], folded: true },
    { title: 'My tap water', names: ['fillPh', 'fillAlkalinityPpm', 'fillHardnessPpm'], folded: true },
  ],
  fields: { 'fillWater.ph': 'fillPh', 'fillWater.alkalinityPpm': 'fillAlkalinityPpm', 'fillWater.hardnessPpm': 'fillHardnessPpm' },
  compute(values, say) {
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
    const steps = answer.steps.map((step) => stepOf(step, say));
    const count = steps.length;
    return {
      hero: {
        label: 'Into range in',
        value: count === 0 ? 'No step' : String(count),
        unit: count === 0 ? '' : count === 1 ? 'step' : 'steps',
      },
      status: statusOf(answer),
      meaning: meaningOf(answer, say),
      panels: [{ kind: 'steps', title: 'In this order', steps, none: 'Nothing is added.' }, ...waterPanels(water, answer, say)],
      findings: answer.findings,
      arithmetic: answer.steps.map((step, index) => ({
        title: `Step ${index + 1}: ${steps[index]?.product ?? ''}`,
        lines: step.arithmetic,
      })),
      sources: ['plummer-busenberg', 'obrien', 'masses', 'strengths', 'fc-cya', 'apsp', 'mahc'],
    };
  },
});
