// The calculators as the public pages name them: the same texts as on the calculators themselves, without the calculators.
import { m } from '../paraglide/messages.js';

export const CALCULATOR_TITLES: Record<string, () => string> = {
  plan: m.calculators_plan_title,
  balance: m.calculators_balance_title,
  dose: m.calculators_dose_title,
  effect: m.calculators_effect_title,
  targets: m.calculators_targets_title,
  volume: m.calculators_volume_title,
  dilution: m.calculators_dilution_title,
  turnover: m.calculators_turnover_title,
  'salt-cell': m.calculators_salt_cell_title,
  heater: m.calculators_heater_title,
  evaporation: m.calculators_evaporation_title,
  'leak-test': m.calculators_leak_test_title,
  bathers: m.calculators_bathers_title,
  breakpoint: m.common_breakpoint,
  'contact-time': m.calculators_contact_time_title,
  'chlorine-strength': m.calculators_chlorine_strength_title,
  drops: m.calculators_drops_title,
  units: m.common_units,
};
