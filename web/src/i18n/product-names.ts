// Products and doses in the person's language.
import type { ProductId } from '@limpid/chemistry';
import { m } from '../paraglide/messages.js';

const NAMES: Record<ProductId, () => string> = {
  'liquid-chlorine': m.plan_product_liquid_chlorine,
  'cal-hypo': m.plan_product_cal_hypo,
  dichlor: m.plan_product_dichlor,
  trichlor: m.plan_product_trichlor,
  'lithium-hypo': m.plan_product_lithium_hypo,
  'muriatic-acid': m.plan_product_muriatic_acid,
  'dry-acid': m.plan_product_dry_acid,
  'soda-ash': m.plan_product_soda_ash,
  'baking-soda': m.plan_product_baking_soda,
  borax: m.plan_product_borax,
  'boric-acid': m.plan_product_boric_acid,
  'calcium-chloride': m.plan_product_calcium_chloride,
  'cyanuric-acid': m.common_cyanuric_acid,
  salt: m.plan_product_salt,
  'sodium-thiosulfate': m.plan_product_sodium_thiosulfate,
  monopersulfate: m.plan_product_monopersulfate,
  'sodium-bromide': m.plan_product_sodium_bromide,
  'bromine-tablets': m.plan_product_bromine_tablets,
  sequestrant: m.plan_product_sequestrant,
  'metal-remover': m.plan_product_metal_remover,
  clarifier: m.plan_product_clarifier,
  flocculant: m.plan_product_flocculant,
  enzyme: m.plan_product_enzyme,
  algaecide: m.plan_product_algaecide,
  'fill-water': m.common_fill_water,
};

export const productName = (productId: ProductId): string => NAMES[productId]();

/** The measures of a kitchen; what has a sign of its own (mL, g, lb, fl oz, gal) is the same in every language that we speak. */
const MEASURES: Record<string, () => string> = {
  tsp: m.plan_unit_tsp,
  tbsp: m.plan_unit_tbsp,
  cup: m.plan_unit_cup,
  cups: m.plan_unit_cups,
  scoop: m.plan_unit_scoop,
  scoops: m.plan_unit_scoops,
};

/** `cups`, `fl oz`. */
export const measureName = (unit: string): string => MEASURES[unit]?.() ?? unit;

/** A dose as the engine writes it (`1 lb 4 oz`, `about 2½ cups`, `less than ¼ tsp`) in this language. */
export function doseLabelText(label: string): string {
  if (label === 'nothing') return m.plan_amount_none();
  if (label.startsWith('about ')) return m.plan_amount_about({ amount: doseLabelText(label.slice('about '.length)) });
  if (label.startsWith('less than ')) return m.plan_amount_less_than({ amount: doseLabelText(label.slice('less than '.length)) });
  return label.replaceAll(/[a-z]+/g, (unit) => measureName(unit));
}
