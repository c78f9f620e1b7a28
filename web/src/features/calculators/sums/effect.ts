import {
  type Addition,
  afterChlorineUsed,
  afterOpenAir,
  effectVector,
  MOLAR,
  PRODUCT_IDS,
  PRODUCTS,
  type ProductId,
  type Water,
  whatIf,
} from '@limpid/chemistry';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import { m } from '../../../paraglide/messages.js';
import type { Fact } from '../answer.ts';
import { defineCalculator } from '../calculator.ts';
import { choice, maybeNumber, number, type Values } from '../inputs.ts';
import type { Format } from '../format.ts';
import { productNote } from '../product-notes.ts';
import { phAndAlkalinity, poolVolume, productText, productOptions, typedWater, WARM_DAY, waterInput } from '../water-inputs.ts';
import { changesOf } from './water-changes.ts';

const MASS = { us: ['lb', 'oz'], metric: ['g', 'kg'] };
const LIQUID = { us: ['flOz', 'gal', 'cup'], metric: ['mL', 'L'] };

const formIs =
  (name: string, form: 'solid' | 'liquid' | 'water') =>
  (values: Values): boolean => {
    const id = values[name] as ProductId | 'none';
    return id !== 'none' && PRODUCTS[id].form === form;
  };

const amounts = (product: string, prefix: string) => ({
  [`${prefix}G`]: number(m.calculators_how_much(), { us: 453.59237, metric: 500 }, [0, 1e8], {
    quantity: 'mass',
    offered: MASS,
    when: formIs(product, 'solid'),
  }),
  [`${prefix}Ml`]: number(m.calculators_how_much(), { us: 1892.705892, metric: 2000 }, [0, 1e8], {
    quantity: 'liquid',
    offered: LIQUID,
    when: formIs(product, 'liquid'),
  }),
});

const inputs = () => ({
  productId: choice<ProductId>(m.calculators_i_add(), 'liquid-chlorine', productOptions(PRODUCT_IDS)),
  ...(amounts('productId', 'amount') as { amountG: ReturnType<typeof number>; amountMl: ReturnType<typeof number> }),
  amountL: number(m.calculators_how_much_replaced(), { us: 11_356.236, metric: 10_000 }, [0, 10_000_000], {
    quantity: 'volume',
    when: formIs('productId', 'water'),
    hint: m.calculators_fill_water_default(),
  }),
  strengthPercent: maybeNumber(m.calculators_strength_label(), null, [0.1, 100], {
    unit: '%',
    hint: m.calculators_strength_default_hint(),
    when: (values) => values['productId'] !== 'fill-water',
  }),
  secondId: choice<ProductId | 'none'>(m.calculators_second_product(), 'none', [
    { value: 'none', label: m.calculators_nothing_else() },
    ...productOptions(PRODUCT_IDS.filter((id) => id !== 'fill-water')),
  ]),
  ...(amounts('secondId', 'second') as { secondG: ReturnType<typeof number>; secondMl: ReturnType<typeof number> }),
  volumeL: poolVolume(),
  ...phAndAlkalinity(7.6, 90),
  freeChlorinePpm: waterInput('freeChlorinePpm', 2),
  cyanuricAcidPpm: waterInput('cyanuricAcidPpm', 40),
  hardnessPpm: waterInput('hardnessPpm', 300),
  temperatureC: waterInput('temperatureC', WARM_DAY),
  saltPpm: waterInput('saltPpm'),
  boratePpm: waterInput('boratePpm'),
});

/** The value that the product is added for. */
const HERO: Record<ProductId, 'freeChlorinePpm' | 'ph' | 'alkalinityPpm' | 'hardnessPpm' | 'cyanuricAcidPpm' | 'saltPpm' | 'boratePpm'> = {
  'liquid-chlorine': 'freeChlorinePpm',
  'cal-hypo': 'freeChlorinePpm',
  dichlor: 'freeChlorinePpm',
  trichlor: 'freeChlorinePpm',
  'lithium-hypo': 'freeChlorinePpm',
  'muriatic-acid': 'ph',
  'dry-acid': 'ph',
  'soda-ash': 'ph',
  'baking-soda': 'alkalinityPpm',
  borax: 'boratePpm',
  'boric-acid': 'boratePpm',
  'calcium-chloride': 'hardnessPpm',
  'cyanuric-acid': 'cyanuricAcidPpm',
  salt: 'saltPpm',
  'sodium-thiosulfate': 'freeChlorinePpm',
  monopersulfate: 'ph',
  'sodium-bromide': 'ph',
  'bromine-tablets': 'ph',
  sequestrant: 'ph',
  'metal-remover': 'ph',
  clarifier: 'ph',
  flocculant: 'ph',
  enzyme: 'ph',
  algaecide: 'ph',
  'fill-water': 'cyanuricAcidPpm',
};

function additionLines(addition: Addition, volumeL: number, format: Format): string[] {
  const amount = addition.amountG ?? addition.amountMl ?? addition.amountL ?? 0;
  const unit = addition.amountG !== undefined ? 'g' : addition.amountMl !== undefined ? 'mL' : 'L';
  const share = amount / volumeL;
  if (unit === 'L') {
    return [
      m.calculators_math_replaced({
        amountL: format.number(amount, 0),
        volumeL: format.number(volumeL, 0),
        percent: format.number(share * 100, 1),
      }),
    ];
  }
  const v = effectVector(addition.productId, addition.strengthPercent);
  const parts = [
    [m.common_chlorine_inline(), v.hy * MOLAR.chlorine],
    [m.common_alkalinity_inline(), v.alk * MOLAR.caco3Alk],
    [m.common_hardness_inline(), v.ca * MOLAR.caco3],
    [m.common_cyanuric_acid_inline(), v.cy * MOLAR.cyanuric],
    [m.common_salt_inline(), v.cl * MOLAR.sodiumChloride],
    [m.calculators_part_boron(), v.b * MOLAR.boron],
    [m.calculators_part_chlorine_destroyed(), -4 * v.thiosulfate * MOLAR.chlorine],
  ] as const;
  return [
    m.calculators_math_effect({
      product: productText(addition.productId, addition.strengthPercent),
      amount: format.number(amount),
      unit,
      volumeL: format.number(volumeL, 0),
      share: format.number(share * 1000, 2),
    }),
    ...parts.flatMap(([label, mg]) =>
      mg === 0
        ? []
        : [`${label}: ${format.number(share * 1000, 2)} × ${format.number(mg / 1000, 4)} = ${format.signed(share * mg, 2)} ppm`],
    ),
  ];
}

function laterFacts(before: Water, after: Water, format: Format): Fact[] {
  const facts: Fact[] = [];
  const added = after.freeChlorinePpm - before.freeChlorinePpm;
  if (added > 0.05) {
    const used = afterChlorineUsed(after, added);
    facts.push({
      label: m.calculators_ph_after_chlorine(),
      value: format.measured('ph', used.ph),
      note: m.calculators_ph_after_note(),
    });
  }
  facts.push({
    label: m.calculators_ph_at_rest(),
    value: format.measured('ph', afterOpenAir(after).ph),
    note: m.calculators_ph_rest_note(),
  });
  return facts;
}

export const effectCalculator = defineCalculator('effect', () => ({
  inputs: inputs(),
  groups: [
    {
      title: m.calculators_addition_title(),
      names: ['productId', 'amountG', 'amountMl', 'amountL', 'strengthPercent', 'secondId', 'secondG', 'secondMl'],
    },
    {
      title: m.calculators_pool_and_water(),
      names: ['volumeL', 'ph', 'alkalinityPpm', 'freeChlorinePpm', 'cyanuricAcidPpm', 'hardnessPpm', 'temperatureC'],
    },
    { title: m.calculators_more_water_values(), names: ['saltPpm', 'boratePpm'], folded: true },
  ],
  compute(values, format) {
    const { productId, secondId, volumeL } = values;
    const amountOf = (id: ProductId, g: number, ml: number, l: number) =>
      ({ solid: { amountG: g }, liquid: { amountMl: ml }, water: { amountL: l } })[PRODUCTS[id].form];
    const strength = values.strengthPercent === null || productId === 'fill-water' ? {} : { strengthPercent: values.strengthPercent };
    const additions: Addition[] = [{ productId, ...amountOf(productId, values.amountG, values.amountMl, values.amountL), ...strength }];
    if (secondId !== 'none') additions.push({ productId: secondId, ...amountOf(secondId, values.secondG, values.secondMl, 0) });
    const { before, water, findings } = whatIf(typedWater(values), volumeL, additions);
    const name = HERO[productId];
    const { label, unit } = parameterDisplay(name, format.units);
    const changes = changesOf(before, water, format);
    return {
      hero: { label: m.calculators_value_afterwards({ label }), value: format.measured(name, water[name]), unit },
      meaning: productNote(productId),
      panels: [
        { kind: 'changes', title: m.calculators_all_values_title(), changes, none: m.common_too_little_to_measure() },
        { kind: 'facts', title: m.calculators_later_title(), facts: laterFacts(before, water, format) },
      ],
      findings,
      arithmetic: [
        ...format.conversions(['volume', volumeL]),
        ...additions.flatMap((addition) => additionLines(addition, volumeL, format)),
        m.calculators_math_ph_solved({ from: format.measured('ph', before.ph), to: format.measured('ph', water.ph) }),
      ],
      sources: ['masses', 'strengths', 'plummer-busenberg', 'obrien'],
    };
  },
}));
