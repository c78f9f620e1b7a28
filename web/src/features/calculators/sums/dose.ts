import {
  completeWater,
  type Dose,
  dose,
  type DoseParameter,
  effectVector,
  type Finding,
  leastDecimals,
  MOLAR,
  PRODUCT_IDS,
  PRODUCTS,
  type ProductId,
  type Water,
} from '@limpid/chemistry';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import { engineText } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import type { Answer, AnswerStep, Panel } from '../answer.ts';
import { defineCalculator } from '../calculator.ts';
import { choice, maybeNumber, number, type Values } from '../inputs.ts';
import type { Format } from '../format.ts';
import { kindChoice, phAndAlkalinity, poolVolume, productText, productOptions, typedWater, WARM_DAY, waterInput } from '../water-inputs.ts';
import { changesOf } from './water-changes.ts';

const PRODUCTS_TO_ADD = PRODUCT_IDS.filter((id) => id !== 'fill-water');

const aims = (parameter: DoseParameter) => (values: Values) => values['parameter'] === parameter;
const target = (parameter: DoseParameter, initial: number, high: number) =>
  number(m.common_target(), initial, [0, high], {
    when: aims(parameter),
    leastDecimals: leastDecimals(parameter),
    ...(parameter === 'ph' ? { decimals: 2 } : { unit: 'ppm' }),
  });

const TARGET_NAMES = {
  freeChlorinePpm: 'targetFreeChlorinePpm',
  ph: 'targetPh',
  alkalinityPpm: 'targetAlkalinityPpm',
  hardnessPpm: 'targetHardnessPpm',
  cyanuricAcidPpm: 'targetCyanuricAcidPpm',
  saltPpm: 'targetSaltPpm',
  boratePpm: 'targetBoratePpm',
  brominePpm: 'targetBrominePpm',
} as const satisfies Record<DoseParameter, string>;

/** mg of the parameter that one gram or milliliter adds directly; null where only the solved equilibrium knows. */
function mgPerUnit(productId: ProductId, strength: number, parameter: DoseParameter): { mg: number; countedAs: string } | null {
  const v = effectVector(productId, strength);
  switch (parameter) {
    case 'freeChlorinePpm':
      return { mg: (v.hy - 4 * v.thiosulfate) * MOLAR.chlorine, countedAs: m.common_chlorine_inline() };
    case 'alkalinityPpm':
      return { mg: v.alk * MOLAR.caco3Alk, countedAs: m.calculators_counted_as_alkalinity() };
    case 'hardnessPpm':
      return { mg: v.ca * MOLAR.caco3, countedAs: m.calculators_counted_as_alkalinity() };
    case 'cyanuricAcidPpm':
      return { mg: v.cy * MOLAR.cyanuric, countedAs: m.common_cyanuric_acid_inline() };
    case 'saltPpm':
      return { mg: v.cl * MOLAR.sodiumChloride, countedAs: m.common_salt_inline() };
    case 'boratePpm':
      return { mg: v.b * MOLAR.boron, countedAs: m.calculators_part_boron() };
    default:
      return null;
  }
}

interface Sum {
  productId: ProductId;
  strength: number;
  parameter: DoseParameter;
  volumeL: number;
  before: Water;
  after: Water;
  amount: number;
  unit: 'g' | 'mL';
}

/** pH is not additive, so its sum goes by the alkalinity that the equilibrium asks for. */
function sumOf(sum: Sum, format: Format): string[] {
  const byPh = sum.parameter === 'ph' || sum.parameter === 'brominePpm';
  const parameter: DoseParameter = byPh ? 'alkalinityPpm' : sum.parameter;
  const per = mgPerUnit(sum.productId, sum.strength, parameter);
  const [now, then] = [sum.before[parameter], sum.after[parameter]];
  const volume = format.conversions(['volume', sum.volumeL]);
  const liters = `${format.number(sum.volumeL, 0)} L`;
  const total = `${format.number(sum.amount)} ${sum.unit}`;
  if (!per || Math.abs(per.mg) < 1e-9 || sum.parameter === 'brominePpm') {
    const share = format.number((sum.amount * 1000) / sum.volumeL, 2);
    return [...volume, m.calculators_math_equilibrium({ share, unit: sum.unit, liters, total })];
  }
  const grams = (Math.abs(then - now) * sum.volumeL) / 1000;
  const each = Math.abs(per.mg) / 1000;
  const lead = byPh
    ? [
        m.calculators_math_ph_equilibrium({
          ph: format.number(sum.after.ph, 2),
          wanted: format.number(then, 2),
          now: format.number(now, 2),
        }),
      ]
    : [];
  return [
    ...lead,
    ...volume,
    m.calculators_math_grams({
      ppm: format.number(Math.abs(then - now), 2),
      liters,
      grams: format.number(grams, 1),
      countedAs: per.countedAs,
    }),
    m.calculators_math_per_unit({ unit: sum.unit, product: productText(sum.productId, sum.strength), grams: format.number(each, 4) }),
    `${format.number(grams, 1)} g ÷ ${format.number(each, 4)} g = ${total}`,
  ];
}

/** "That is 2 cups. It brings free chlorine from 2 to 6 ppm." */
function bringsText({ name, also, parts, from, to }: { name: string; also: string | undefined; parts: number; from: string; to: string }) {
  const inside = name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const brings =
    parts > 1 ? m.calculators_brings_in_parts({ name: inside, from, to, parts }) : m.calculators_brings_value({ name: inside, from, to });
  return also === undefined ? brings : `${m.calculators_amount_also({ amount: also })} ${brings}`;
}

/** What a product only raises: above the target, nothing of it is needed. */
const RAISES: Partial<Record<ProductId, readonly DoseParameter[]>> = {
  'liquid-chlorine': ['freeChlorinePpm'],
  'cal-hypo': ['freeChlorinePpm', 'hardnessPpm'],
  'lithium-hypo': ['freeChlorinePpm'],
  dichlor: ['freeChlorinePpm', 'cyanuricAcidPpm'],
  trichlor: ['freeChlorinePpm', 'cyanuricAcidPpm'],
  'baking-soda': ['alkalinityPpm'],
  'calcium-chloride': ['hardnessPpm'],
  'cyanuric-acid': ['cyanuricAcidPpm'],
  salt: ['saltPpm'],
  'boric-acid': ['boratePpm'],
};

interface Past {
  productId: ProductId;
  strengthPercent: number;
  parameter: DoseParameter;
  water: Water;
  target: number;
}
function nothingToAdd({ productId, strengthPercent, parameter, water, target }: Past, format: Format): Answer {
  const { label } = parameterDisplay(parameter, format.units);
  return {
    hero: { label: productText(productId, strengthPercent), value: m.calculators_no_dose() },
    meaning: m.calculators_already_past({
      name: label,
      value: format.parameter(parameter, water[parameter]),
      target: format.parameter(parameter, target),
    }),
    panels: [],
    findings: [],
    arithmetic: [],
    sources: [],
  };
}

const inputs = () => ({
  parameter: choice<DoseParameter>(m.calculators_what_change(), 'freeChlorinePpm', [
    { value: 'freeChlorinePpm', label: m.common_free_chlorine() },
    { value: 'ph', label: m.common_ph() },
    { value: 'alkalinityPpm', label: m.common_total_alkalinity() },
    { value: 'hardnessPpm', label: m.common_calcium_hardness() },
    { value: 'cyanuricAcidPpm', label: m.common_cyanuric_acid() },
    { value: 'saltPpm', label: m.common_salt() },
    { value: 'boratePpm', label: m.common_borate() },
    { value: 'brominePpm', label: m.common_bromine() },
  ]),
  targetFreeChlorinePpm: target('freeChlorinePpm', 6, 100),
  targetPh: target('ph', 7.5, 14),
  targetAlkalinityPpm: target('alkalinityPpm', 100, 1000),
  targetHardnessPpm: target('hardnessPpm', 350, 5000),
  targetCyanuricAcidPpm: target('cyanuricAcidPpm', 50, 1000),
  targetSaltPpm: target('saltPpm', 3200, 50_000),
  targetBoratePpm: target('boratePpm', 50, 300),
  targetBrominePpm: target('brominePpm', 4, 100),
  productId: choice<ProductId>(m.calculators_product_label(), 'liquid-chlorine', productOptions(PRODUCTS_TO_ADD)),
  strengthPercent: maybeNumber(m.calculators_strength_label(), null, [0.1, 100], {
    unit: '%',
    hint: m.calculators_strength_default_hint(),
  }),
  volumeL: poolVolume(),
  kind: kindChoice(),
  ...phAndAlkalinity(7.6, 90),
  freeChlorinePpm: waterInput('freeChlorinePpm', 2),
  cyanuricAcidPpm: waterInput('cyanuricAcidPpm', 40),
  hardnessPpm: waterInput('hardnessPpm', 300),
  temperatureC: waterInput('temperatureC', WARM_DAY),
  saltPpm: waterInput('saltPpm'),
  boratePpm: waterInput('boratePpm'),
  brominePpm: waterInput('brominePpm'),
});

const sideEffects = ({ warnings, messages }: Dose): Finding[] =>
  warnings.map((text, index) => ({ code: 'side_effect', severity: 'watch', text, messages: messages.warnings[index] }));

const groups = () =>
  [
    { title: m.calculators_goal_title(), names: ['parameter', ...Object.values(TARGET_NAMES), 'productId', 'strengthPercent'] },
    { title: m.common_your_pool(), names: ['volumeL', 'kind'] },
    {
      title: m.calculators_water_now_title(),
      names: ['ph', 'alkalinityPpm', 'freeChlorinePpm', 'cyanuricAcidPpm', 'hardnessPpm', 'temperatureC'],
    },
    { title: m.calculators_more_water_values(), names: ['saltPpm', 'boratePpm', 'brominePpm'], folded: true },
  ] as const;

export const doseCalculator = defineCalculator('dose', () => ({
  inputs: inputs(),
  groups: groups(),
  fields: { target: 'productId', 'target.value': 'parameter' },
  doseFrom: ({ parameter }) => parameter,
  compute(values, format) {
    const { parameter, productId, volumeL } = values;
    const strengthPercent = values.strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;
    const water = typedWater(values);
    const value = values[TARGET_NAMES[parameter]];
    const before = completeWater(water);
    const isPast = RAISES[productId]?.includes(parameter) === true && before[parameter] > value;
    if (isPast) return nothingToAdd({ productId, strengthPercent, parameter, water: before, target: value }, format);
    const result = dose({ volumeL, water, productId, strengthPercent, target: { parameter, value }, isSpa: values.kind !== 'pool' });
    const amount = result.amountG ?? result.amountMl ?? 0;
    const { label, also } = format.dose(productId, result);
    const name = parameterDisplay(parameter, format.units).label;
    const product = productText(productId, strengthPercent);
    const steps: AnswerStep[] = result.steps.map((step) => ({
      productId,
      product,
      amount: format.dose(productId, step).label,
      when: step.afterMinutes === 0 ? m.plan_now() : m.calculators_after_wait({ value: format.duration(step.afterMinutes) }),
      why: engineText(step.why, step.messages.why),
      warnings: step.warnings.map((text, index) => engineText(text, step.messages.warnings[index])),
    }));
    const panels: Panel[] = [
      {
        kind: 'changes',
        title: m.calculators_water_afterwards(),
        changes: changesOf(before, result.water, format),
        none: m.calculators_nothing_changes(),
      },
      {
        kind: 'steps',
        title: steps.length > 1 ? m.calculators_in_parts() : m.calculators_how_to_find(),
        steps,
        none: m.calculators_dose_none_text(),
      },
    ];
    const unit = result.amountG === undefined ? 'mL' : 'g';
    return {
      hero: { label: product, value: amount === 0 ? m.calculators_no_dose() : label },
      meaning:
        amount === 0
          ? m.calculators_already_there({ name, value: format.parameter(parameter, value) })
          : bringsText({
              name,
              also,
              from: format.parameter(parameter, before[parameter]),
              to: format.parameter(parameter, value),
              parts: steps.length,
            }),
      panels,
      findings: sideEffects(result),
      arithmetic: [
        ...sumOf({ productId, strength: strengthPercent, parameter, volumeL, before, after: result.water, amount, unit }, format),
        m.calculators_math_rounded({ amount: format.number(amount), unit, label }),
      ],
      sources: ['masses', 'strengths', 'plummer-busenberg', 'obrien'],
    };
  },
}));
