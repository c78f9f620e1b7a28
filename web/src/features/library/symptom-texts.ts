// The words of the symptom solver.
import type { PoolTraits } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import type { Verdict } from '../../i18n/verdict-facts.ts';
import type { SymptomId } from './symptom-paths.ts';

interface SymptomTexts {
  label: () => string;
  question: () => string;
  answers: Record<string, () => string>;
  /** what to find out next when the tests explain nothing; missing where no test could */
  next?: () => string;
}

export const SYMPTOM_TEXTS: Record<SymptomId, SymptomTexts> = {
  green: {
    label: m.library_symptom_green,
    question: m.library_symptom_fits_best,
    next: m.library_solver_next_green,
    answers: {
      slowly: m.library_symptom_green_slowly,
      'after-chlorine': m.library_symptom_green_after_chlorine,
      dust: m.library_symptom_green_dust,
      dots: m.library_symptom_green_dots,
    },
  },
  cloudy: {
    label: m.common_cloudy,
    question: m.library_symptom_fits_best,
    next: m.library_solver_next_cloudy,
    answers: {
      'no-floor': m.library_symptom_cloudy_no_floor,
      'after-product': m.library_symptom_cloudy_after_product,
      'after-use': m.library_symptom_cloudy_after_use,
      slowly: m.library_symptom_cloudy_slowly,
    },
  },
  stains: {
    label: m.library_symptom_stains,
    question: m.library_symptom_stains_question,
    next: m.library_solver_next_stains,
    answers: {
      brown: m.library_symptom_stains_brown,
      'blue-green': m.library_symptom_stains_blue_green,
      leaves: m.library_symptom_stains_leaves,
      dots: m.library_symptom_stains_dots,
    },
  },
  foam: {
    label: m.library_symptom_foam,
    question: m.library_symptom_foam_question,
    next: m.library_solver_next_foam,
    answers: {
      people: m.library_symptom_foam_people,
      product: m.library_symptom_foam_product,
      always: m.library_symptom_foam_always,
    },
  },
  smell: {
    label: m.library_symptom_smell,
    question: m.library_symptom_smell_question,
    next: m.library_solver_next_smell,
    answers: {
      chlorine: m.library_symptom_smell_chlorine,
      musty: m.library_symptom_smell_musty,
      eggs: m.library_symptom_smell_eggs,
    },
  },
  eyes: {
    label: m.library_symptom_eyes,
    question: m.library_symptom_fits_best,
    next: m.library_solver_next_eyes,
    answers: {
      everyone: m.library_symptom_eyes_everyone,
      rash: m.library_symptom_eyes_rash,
      indoors: m.library_symptom_eyes_indoors,
    },
  },
  scale: {
    label: m.library_symptom_scale,
    question: m.common_where_is_it,
    next: m.library_solver_next_scale,
    answers: {
      tile: m.library_symptom_scale_tile,
      flakes: m.library_symptom_scale_flakes,
      rough: m.library_symptom_scale_rough,
    },
  },
  leak: {
    label: m.library_symptom_leak,
    question: m.library_symptom_leak_question,
    answers: {
      running: m.library_symptom_leak_running,
      always: m.library_symptom_leak_always,
      unsure: m.library_symptom_leak_unsure,
    },
  },
  noise: {
    label: m.library_symptom_noise,
    question: m.library_symptom_noise_question,
    answers: {
      gurgle: m.library_symptom_noise_gurgle,
      screech: m.library_symptom_noise_screech,
      rattle: m.library_symptom_noise_rattle,
      hum: m.library_symptom_noise_hum,
    },
  },
};

interface CauseTexts {
  name: () => string;
  todo: () => string;
}

export const CAUSE_TEXTS: Record<string, CauseTexts> = {
  algae: { name: m.library_cause_algae, todo: m.library_cause_algae_do },
  metals: { name: m.library_cause_metals, todo: m.library_cause_metals_do },
  mustard: { name: m.library_cause_mustard, todo: m.library_cause_mustard_do },
  'black-algae': { name: m.library_cause_black_algae, todo: m.library_cause_black_algae_do },
  'early-algae': { name: m.library_cause_early_algae, todo: m.library_cause_early_algae_do },
  limescale: { name: m.library_cause_limescale, todo: m.library_cause_limescale_do },
  filter: { name: m.library_cause_filter, todo: m.library_cause_filter_do },
  'just-added': { name: m.library_cause_just_added, todo: m.library_cause_just_added_do },
  iron: { name: m.common_iron, todo: m.library_cause_iron_do },
  copper: { name: m.common_copper, todo: m.library_cause_copper_do },
  organic: { name: m.library_cause_organic, todo: m.library_cause_organic_do },
  soap: { name: m.library_cause_soap, todo: m.library_cause_soap_do },
  algaecide: { name: m.library_cause_algaecide, todo: m.library_cause_algaecide_do },
  'soft-water': { name: m.library_cause_soft_water, todo: m.library_cause_soft_water_do },
  'weak-sanitizer': { name: m.library_cause_weak_sanitizer, todo: m.library_cause_weak_sanitizer_do },
  combined: { name: m.common_combined_chlorine, todo: m.library_cause_combined_do },
  well: { name: m.library_cause_well, todo: m.library_cause_well_do },
  'ph-off': { name: m.library_cause_ph_off, todo: m.library_cause_ph_off_do },
  'hard-water': { name: m.library_cause_hard_water, todo: m.library_cause_hard_water_do },
  cell: { name: m.library_cause_cell, todo: m.library_cause_cell_do },
  etching: { name: m.library_cause_etching, todo: m.library_cause_etching_do },
  evaporation: { name: m.library_cause_evaporation, todo: m.library_cause_evaporation_do },
  plumbing: { name: m.library_cause_plumbing, todo: m.library_cause_plumbing_do },
  shell: { name: m.library_cause_shell, todo: m.library_cause_shell_do },
  air: { name: m.library_cause_air, todo: m.library_cause_air_do },
  bearings: { name: m.library_cause_bearings, todo: m.library_cause_bearings_do },
  blocked: { name: m.library_cause_blocked, todo: m.library_cause_blocked_do },
  'no-start': { name: m.library_cause_no_start, todo: m.library_cause_no_start_do },
};

/** What to do about these is said of chlorine. */
const OF_CHLORINE: ReadonlySet<string> = new Set([
  'algae', 'mustard', 'black-algae', 'early-algae', 'algaecide', 'combined', 'organic', 'soap', 'weak-sanitizer', 'metals', 'well',
]); // prettier-ignore
const OF_METALS: ReadonlySet<string> = new Set(['metals', 'well']);

/** What to do about a cause in this pool. `verdicts`: of its plan. */
export function todoOf(cause: string, pool: PoolTraits, verdicts: readonly Verdict[] = []): string | undefined {
  if (pool.sanitizer === 'biguanide' && OF_CHLORINE.has(cause)) return m.library_cause_biguanide_do();
  const isLow = verdicts.some(
    ({ parameter, standing, call }) =>
      (parameter === 'freeChlorinePpm' || parameter === 'brominePpm') && standing === 'low' && call === 'act',
  );
  if (isLow && OF_METALS.has(cause)) return m.library_cause_metals_low_do();
  if (pool.sanitizer === 'bromine' && OF_CHLORINE.has(cause) && !OF_METALS.has(cause) && cause !== 'weak-sanitizer')
    return m.library_cause_bromine_do();
  return CAUSE_TEXTS[cause]?.todo();
}
