// One line on each product, in the person's language.
import type { ProductId } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';

const NOTES: Record<ProductId, () => string> = {
  'liquid-chlorine': m.calculators_note_liquid_chlorine,
  'cal-hypo': m.calculators_note_cal_hypo,
  dichlor: m.calculators_note_dichlor,
  trichlor: m.calculators_note_trichlor,
  'lithium-hypo': m.calculators_note_lithium_hypo,
  'muriatic-acid': m.calculators_note_muriatic_acid,
  'dry-acid': m.calculators_note_dry_acid,
  'soda-ash': m.calculators_note_soda_ash,
  'baking-soda': m.calculators_note_baking_soda,
  borax: m.calculators_note_borax,
  'boric-acid': m.calculators_note_boric_acid,
  'calcium-chloride': m.calculators_note_calcium_chloride,
  'cyanuric-acid': m.calculators_note_cyanuric_acid,
  salt: m.calculators_note_salt,
  'sodium-thiosulfate': m.calculators_note_sodium_thiosulfate,
  monopersulfate: m.calculators_note_monopersulfate,
  'sodium-bromide': m.calculators_note_sodium_bromide,
  'bromine-tablets': m.calculators_note_bromine_tablets,
  sequestrant: m.calculators_note_sequestrant,
  'metal-remover': m.calculators_note_metal_remover,
  clarifier: m.calculators_note_clarifier,
  flocculant: m.calculators_note_flocculant,
  enzyme: m.calculators_note_enzyme,
  algaecide: m.calculators_note_algaecide,
  'fill-water': m.calculators_note_fill_water,
};

export const productNote = (productId: ProductId): string => NOTES[productId]();
