// The tables of the authorities in the person's language. Their rows are data in English: what they name often is translated here.
import { m } from '../../paraglide/messages.js';
import type { TruthRow, TruthTable } from './proof.ts';

type Texts = Readonly<Record<string, () => string>>;

const QUANTITIES: Texts = {
  'saturation index': m.proof_quantity_saturation_index,
  'carbonate alkalinity': m.proof_quantity_carbonate_alkalinity,
  'cyanurate alkalinity': m.proof_quantity_cyanurate_alkalinity,
  'borate alkalinity': m.proof_quantity_borate_alkalinity,
  'inorganic carbon': m.proof_quantity_inorganic_carbon,
  'ionic strength': m.proof_quantity_ionic_strength,
  'calcite to precipitate': m.proof_quantity_calcite_to_precipitate,
  'pH in open air': m.common_ph_in_open_air,
  'hypochlorous acid': m.proof_quantity_hypochlorous_acid,
  pH: m.common_ph,
  alkalinity: m.common_alkalinity_inline,
  salt: m.common_salt_inline,
  'free chlorine': m.common_free_chlorine_inline,
  'cyanuric acid': m.common_cyanuric_acid_inline,
  borate: m.common_borate_inline,
  hypochlorite: m.proof_quantity_hypochlorite,
  'hypochlorous acid + hypochlorite': m.proof_quantity_hypochlorous_acid_plus_hypochlorite,
  'share of the free chlorine, or ratio': m.proof_quantity_share_of_the_free_chlorine_or_ratio,
  'calcium hardness': m.proof_quantity_calcium_hardness,
  amount: m.proof_quantity_amount,
  'cyanuric acid alkalinity': m.proof_quantity_cyanuric_acid_alkalinity,
  'change of the saturation index': m.proof_quantity_change_of_the_saturation_index,
  'index − pH − lg CH − lg carbonate alkalinity': m.proof_quantity_index_ph_lg_ch_lg_carbonate_alkalinity,
  'pK1 of carbonic acid': m.proof_quantity_pk1_of_carbonic_acid,
  'pK2 of carbonic acid': m.proof_quantity_pk2_of_carbonic_acid,
  'pKsp of calcite': m.proof_quantity_pksp_of_calcite,
  'pKH of carbon dioxide': m.proof_quantity_pkh_of_carbon_dioxide,
  'pKa of HOCl': m.proof_quantity_pka_of_hocl,
  'pK6 of cyanuric acid': m.proof_quantity_pk6_of_cyanuric_acid,
  'pK of boric acid': m.proof_quantity_pk_of_boric_acid,
  'log K of CaCO3°': m.proof_quantity_log_k_of_caco3,
  flow: m.proof_quantity_flow,
  'electric power': m.proof_quantity_electric_power,
  energy: m.proof_quantity_energy,
  'Debye–Hückel A': m.proof_quantity_debye_h_ckel_a,
};

const REASONS: Texts = {
  'the reference’s activity model rounds differently; 0.02 was required': m.proof_reason_activity_model_of_the_reference_rounds_different,
  'tabulated to 0.01': m.proof_reason_tabulated_to_0_01,
  'tabulated to 0.0001': m.proof_reason_tabulated_to_0_0001,
  'tabulated to 0.00001': m.proof_reason_tabulated_to_0_00001,
  'a small difference of large numbers: 0.001 in the index is 0.03 ppm': m.proof_reason_a_small_difference_of_large_numbers_0_001_in_the,
  'tabulated to 0.001': m.proof_reason_tabulated_to_0_001,
  'tabulated to 0.001, and so is the pH before it': m.proof_reason_tabulated_to_0_001_the_ph_before_it_as_well,
  'tabulated to three figures': m.proof_reason_tabulated_to_three_figures,
  'tabulated to 0.001; 0.01 was required': m.proof_reason_tabulated_to_0_001_0_01_was_asked,
  'tabulated to 0.1': m.proof_reason_tabulated_to_0_1,
  '0.2% of the amount; 1% was required': m.proof_reason_0_2_of_the_amount_1_was_asked,
  'tabulated to 0.00001; same constants': m.proof_reason_tabulated_to_0_00001_same_constants,
  'ours takes pKa 7.537 of Morris 1966 for HOCl: up to 0.5%': m.proof_reason_ours_takes_pka_7_537_of_morris_1966_for_hocl_up,
  'published to 0.001 without its ionic strength': m.proof_reason_published_to_0_001_without_its_ionic_strength,
  'published to 0.05; six-species model': m.proof_reason_published_to_0_05_six_species_model,
  'stated to two or three figures': m.proof_reason_stated_to_two_or_three_figures,
  'tabulated to three figures; 0.1 was required': m.proof_reason_tabulated_to_three_figures_0_1_was_asked,
  'tabulated to 0.001 with simpler activity coefficients, 1.5% apart': m.proof_reason_tabulated_to_0_001_with_simpler_activity_coeffic,
  'tabulated to 0.01; its salt isn’t stated, so we use 900 ppm': m.proof_reason_tabulated_to_0_01_its_salt_is_not_stated_900_ppm,
  'measured; motor and pipes do not follow the law exactly': m.proof_reason_measured_pump,
  'tabulated to whole watts': m.proof_reason_whole_watts,
  'tabulated to whole kilowatt-hours': m.proof_reason_whole_kwh,
  'tabulated to three places': m.proof_reason_tabulated_to_three_places,
  'tabulated to four places; another density formula changes the last one': m.proof_reason_tabulated_to_four_places_another_density_formula,
};

const TABLES: Readonly<Record<string, { title: () => string; about: () => string }>> = {
  saturation: { title: m.proof_table_saturation, about: m.proof_about_saturation },
  dosing: { title: m.proof_table_dosing, about: m.proof_about_dosing },
  chlorine: { title: m.proof_table_chlorine, about: m.proof_about_chlorine },
  yields: { title: m.proof_table_yields, about: m.proof_about_yields },
  alkalinity: { title: m.proof_table_alkalinity, about: m.proof_about_alkalinity },
  'saturation-constant': { title: m.proof_table_saturation_constant, about: m.proof_about_saturation_constant },
  constants: { title: m.proof_table_constants, about: m.proof_about_constants },
  pumps: { title: m.proof_table_pumps, about: m.proof_about_pumps },
};

/** Formulas such as HCl are the same everywhere. */
export const quantityText = (quantity: string): string => QUANTITIES[quantity]?.() ?? quantity;
export const reasonText = (reason: string): string => REASONS[reason]?.() ?? reason;
export const titleText = ({ id, title }: Pick<TruthTable, 'id' | 'title'>): string => TABLES[id]?.title() ?? title;
export const aboutText = ({ id, about }: Pick<TruthTable, 'id' | 'about'>): string => TABLES[id]?.about() ?? about;

/** At the beginning of a line: a capital, but not for pH and pK. */
export const begun = (text: string): string => (/^\p{Ll}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`);

/** "Water 1: saturation index", "pKw at 25 °C": the quantity is in the label. */
export function labelText({ label, quantity }: Pick<TruthRow, 'label' | 'quantity'>): string {
  const [tail, head] = [`: ${quantity}`, `${quantity} at `];
  if (label.endsWith(tail)) {
    const before = label.slice(0, -tail.length);
    const number = /^Water (\d+)$/.exec(before)?.[1];
    return `${number === undefined ? before : m.proof_water({ number })}: ${quantityText(quantity)}`;
  }
  return label.startsWith(head) ? m.proof_at({ quantity: quantityText(quantity), condition: label.slice(head.length) }) : label;
}
