// What a label counts in its percentage, and what a product is also called.
import type { ProductId } from '@limpid/chemistry';
import { m } from '../paraglide/messages.js';

/** Water is not bought by its strength. */
type Texts = Readonly<Partial<Record<ProductId, () => string>>>;

export const STRENGTH_LABELS: Texts = {
  'liquid-chlorine': m.pools_strength_liquid_chlorine,
  'cal-hypo': m.pools_strength_available_chlorine,
  dichlor: m.pools_strength_available_chlorine,
  trichlor: m.pools_strength_available_chlorine,
  'lithium-hypo': m.pools_strength_available_chlorine,
  'muriatic-acid': m.pools_strength_muriatic_acid,
  'dry-acid': m.pools_strength_dry_acid,
  'soda-ash': m.pools_strength_soda_ash,
  'baking-soda': m.pools_strength_baking_soda,
  borax: m.pools_strength_borax,
  'boric-acid': m.pools_strength_boric_acid,
  'calcium-chloride': m.pools_strength_calcium_chloride,
  'cyanuric-acid': m.pools_strength_cyanuric_acid,
  salt: m.pools_strength_salt,
  'sodium-thiosulfate': m.pools_strength_sodium_thiosulfate,
  monopersulfate: m.pools_strength_monopersulfate,
  'sodium-bromide': m.pools_strength_sodium_bromide,
  'bromine-tablets': m.pools_strength_bromine_tablets,
  algaecide: m.pools_strength_algaecide,
};

export const ALSO_LABELS: Texts = {
  'liquid-chlorine': m.pools_also_liquid_chlorine,
  'cal-hypo': m.pools_also_cal_hypo,
  dichlor: m.pools_also_dichlor,
  trichlor: m.pools_also_trichlor,
  'lithium-hypo': m.pools_also_lithium_hypo,
  'muriatic-acid': m.pools_also_muriatic_acid,
  'dry-acid': m.pools_also_dry_acid,
  'soda-ash': m.pools_also_soda_ash,
  'baking-soda': m.pools_also_baking_soda,
  borax: m.pools_also_borax,
  'boric-acid': m.pools_also_boric_acid,
  'calcium-chloride': m.pools_also_calcium_chloride,
  'cyanuric-acid': m.pools_also_cyanuric_acid,
  salt: m.pools_also_salt,
  'sodium-thiosulfate': m.pools_also_sodium_thiosulfate,
  monopersulfate: m.pools_also_monopersulfate,
  'sodium-bromide': m.pools_also_sodium_bromide,
  'bromine-tablets': m.pools_also_bromine_tablets,
  sequestrant: m.pools_also_sequestrant,
  'metal-remover': m.pools_also_metal_remover,
  clarifier: m.pools_also_clarifier,
  flocculant: m.pools_also_flocculant,
  enzyme: m.pools_also_enzyme,
  algaecide: m.pools_also_algaecide,
};
