// Pool chemicals: identity, strength as the label states it, and what a gram or millilitre brings to the water.
import { ChemistryError } from '../findings.ts';
import type { Product, ProductId } from './product-identity.ts';
import { PRODUCT_TABLE } from './product-table.ts';
import type { EffectVector } from '../totals.ts';

export * from './product-identity.ts';

export const PRODUCTS: Record<ProductId, Product> = PRODUCT_TABLE;

/** g/mol, as science/chemistry 3.1 uses them. */
export const MOLAR_MASS = {
  chlorine: 70.906,
  hydrochloricAcid: 36.461,
  sodiumBisulfate: 120.06,
  sodiumBicarbonate: 84.007,
  sodiumCarbonate: 105.988,
  borax: 381.37,
  boricAcid: 61.833,
  calciumChloride: 110.984,
  cyanuricAcid: 129.075,
  sodiumChloride: 58.443,
  thiosulfate: 248.18,
  tripleSalt: 614.76,
  sodiumBromide: 102.894,
  bromine: 159.808,
} as const;

/**
 * Density of hydrochloric acid, g/mL near 20 °C, by weight percent: straight lines through water, 14.5 % (1.070) and 31.45 % (1.160, the
 * trade's 20 °Bé), which gives 10.006 mol/L at 31.45 %.
 */
export function muriaticDensity(percent: number): number {
  return percent <= 14.5 ? 0.9991 + ((1.07 - 0.9991) * percent) / 14.5 : 1.07 + ((1.16 - 1.07) * (percent - 14.5)) / (31.45 - 14.5);
}

/**
 * The strength to compute with: the given one, or the product's default.
 * Throws ChemistryError `out_of_range` outside the product's strengthRange.
 */
export function requireStrength(productId: ProductId, strengthPercent?: number, field = 'strengthPercent'): number {
  const { defaultStrengthPercent, strengthRange, name } = PRODUCTS[productId];
  const strength = strengthPercent ?? defaultStrengthPercent;
  if (strength >= strengthRange.low && strength <= strengthRange.high) return strength;
  const { low, high } = strengthRange;
  const messages = { code: 'findings_detail_strength', values: { product: productId, low, high } };
  throw new ChemistryError('out_of_range', `${name}: the strength must be ${low} to ${high}%.`, field, [messages]);
}

const NOTHING: EffectVector = {
  alk: 0,
  dic: 0,
  ca: 0,
  cy: 0,
  b: 0,
  hy: 0,
  cl: 0,
  so4: 0,
  hobr: 0,
  bromide: 0,
  thiosulfate: 0,
  persulfate: 0,
};

/** Available chlorine percent to mol of Cl2 equivalents per gram (or per mL for "trade percent", which counts grams per 100 mL). */
const chlorine = (percent: number): number => percent / 100 / MOLAR_MASS.chlorine;

/** Effect per gram or millilitre at a strength in percent; science/chemistry 3.2, column "at once". */
const PER_UNIT: Record<Exclude<ProductId, 'fill-water'>, (percent: number) => Partial<EffectVector>> = {
  // made from chlorine and lye: one chloride for each hypochlorite; the trace of free lye is not counted
  'liquid-chlorine': (p) => ({ hy: chlorine(p), alk: chlorine(p), cl: chlorine(p) }),
  'cal-hypo': (p) => ({ hy: chlorine(p), alk: chlorine(p), ca: chlorine(p) / 2 }),
  dichlor: (p) => ({ hy: chlorine(p), alk: chlorine(p) / 2, cy: chlorine(p) / 2 }),
  trichlor: (p) => ({ hy: chlorine(p), cy: chlorine(p) / 3 }),
  // lithium is counted as sodium
  'lithium-hypo': (p) => ({ hy: chlorine(p), alk: chlorine(p) }),
  'muriatic-acid': (p) => {
    const acid = (muriaticDensity(p) * p) / 100 / MOLAR_MASS.hydrochloricAcid;
    return { alk: -acid, cl: acid };
  },
  'dry-acid': (p) => ({ alk: -p / 100 / MOLAR_MASS.sodiumBisulfate, so4: p / 100 / MOLAR_MASS.sodiumBisulfate }),
  'soda-ash': (p) => ({ alk: p / 50 / MOLAR_MASS.sodiumCarbonate, dic: p / 100 / MOLAR_MASS.sodiumCarbonate }),
  'baking-soda': (p) => ({ alk: p / 100 / MOLAR_MASS.sodiumBicarbonate, dic: p / 100 / MOLAR_MASS.sodiumBicarbonate }),
  borax: (p) => ({ alk: p / 50 / MOLAR_MASS.borax, b: p / 25 / MOLAR_MASS.borax }),
  'boric-acid': (p) => ({ b: p / 100 / MOLAR_MASS.boricAcid }),
  'calcium-chloride': (p) => ({ ca: p / 100 / MOLAR_MASS.calciumChloride, cl: p / 50 / MOLAR_MASS.calciumChloride }),
  'cyanuric-acid': (p) => ({ cy: p / 100 / MOLAR_MASS.cyanuricAcid }),
  salt: (p) => ({ cl: p / 100 / MOLAR_MASS.sodiumChloride }),
  'sodium-thiosulfate': (p) => ({ thiosulfate: p / 100 / MOLAR_MASS.thiosulfate }),
  // 2 KHSO5·KHSO4·K2SO4, counted as spent: 3 acid and 4 sulfate per 614.76 g; potassium is counted as sodium
  monopersulfate: (p) => {
    const salt = p / 100 / MOLAR_MASS.tripleSalt;
    return { alk: -3 * salt, so4: 4 * salt, persulfate: 2 * salt };
  },
  'sodium-bromide': (p) => ({ bromide: p / 100 / MOLAR_MASS.sodiumBromide }),
  // BCDMH, counted as the label counts it: available bromine
  'bromine-tablets': (p) => ({ hobr: p / 100 / MOLAR_MASS.bromine }),
  // no effect on balance
  sequestrant: () => ({}),
  'metal-remover': () => ({}),
  clarifier: () => ({}),
  flocculant: () => ({}),
  enzyme: () => ({}),
  algaecide: () => ({}),
};

/**
 * What one gram (solids) or millilitre (liquids) of a product brings, mol (alk: eq), at once, chlorine not yet used.
 * Fill water has no vector (it replaces instead of adding): ChemistryError `no_effect_vector`. Strength as requireStrength.
 * Source: stoichiometry and molar masses of science/chemistry 3.1 and 3.2.
 */
export function effectVector(productId: ProductId, strengthPercent?: number): EffectVector {
  if (productId === 'fill-water') {
    throw new ChemistryError('no_effect_vector', 'Fill water replaces water; it is mixed, not added.', 'productId');
  }
  return { ...NOTHING, ...PER_UNIT[productId](requireStrength(productId, strengthPercent)) };
}
