// The order of the questions, and where one goes from each.
import { kitParameters } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import { type PoolAnswers, suggestedKitId } from './pool-answers.ts';
import type { PoolPart } from './pool-body.ts';

export const SETUP_STEPS = [
  'name',
  'units',
  'volume',
  'surface',
  'sanitizer',
  'setting',
  'pump',
  'place',
  'kit',
  'shelf',
  'review',
] as const;
/** `targets` is asked only from the review: the recommended ones suit nearly everybody. */
export type SetupStep = (typeof SETUP_STEPS)[number] | 'targets';

interface StepWords {
  /** in the progress */
  label: () => string;
  title: () => string;
  text: () => string;
  /** nothing needs to be said here */
  canSkip: boolean;
}
export const STEP_WORDS: Record<SetupStep, StepWords> = {
  name: {
    label: m.setup_name,
    title: m.setup_let_s_get_know,
    text: m.setup_about_two_minutes_only,
    canSkip: false,
  },
  units: {
    label: m.setup_units,
    title: m.setup_which_units_do_think,
    text: m.setup_everything_type_everything_we,
    canSkip: false,
  },
  volume: {
    label: m.setup_volume,
    title: m.setup_how_much_water,
    text: m.setup_every_dose_follows_number,
    canSkip: false,
  },
  surface: {
    label: m.setup_surface,
    title: m.setup_what_inside_made,
    text: m.setup_plaster_needs_calcium_water,
    canSkip: true,
  },
  sanitizer: { label: m.setup_sanitizer, title: m.setup_what_keeps_water_clean, text: m.setup_choose_what_does_everyday, canSkip: false },
  setting: { label: m.setup_setting, title: m.setup_where_does_stand, text: m.setup_sun_eats_chlorine_cover, canSkip: false },
  pump: { label: m.setup_pump, title: m.setup_how_does_water_move, text: m.setup_pump_hours_how_fast, canSkip: true },
  place: {
    label: m.setup_place,
    title: m.setup_which_town,
    text: m.setup_sun_weather_clock_fine,
    canSkip: true,
  },
  kit: {
    label: m.setup_test_kit,
    title: m.setup_what_do_test,
    text: m.setup_when_log_test_we,
    canSkip: true,
  },
  shelf: {
    label: m.setup_shelf,
    title: m.setup_what_stands_shelf,
    text: m.setup_plans_use_what_own,
    canSkip: true,
  },
  targets: {
    label: m.setup_targets,
    title: m.setup_own_targets,
    text: m.setup_recommended_ones_suit_nearly,
    canSkip: false,
  },
  review: { label: m.setup_review, title: m.setup_does_look_right, text: m.setup_can_change_everything_later, canSkip: false },
};

export const isSetupStep = (text: string | null): text is SetupStep => text !== null && text in STEP_WORDS;

export function nextStep(step: SetupStep): SetupStep {
  if (step === 'targets') return 'review';
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? 'review';
}

export function previousStep(step: SetupStep): SetupStep | null {
  if (step === 'targets') return 'review';
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1] ?? null;
}

/** The part of the pool that a step asks about; the units and the review ask about none. */
export const partOfStep = (step: SetupStep): PoolPart | null => (step === 'units' || step === 'review' ? null : step);

/** Going on from the kit accepts what was suggested there. */
export function settleStep(step: SetupStep, answers: PoolAnswers): Partial<PoolAnswers> {
  if (step !== 'kit' || answers.kit !== undefined) return {};
  const id = suggestedKitId(answers.sanitizer);
  return { kit: { id, parameters: kitParameters(id) } };
}

/** Skipping leaves open what the step asks. */
export function skipStep(step: SetupStep): Partial<PoolAnswers> {
  if (step === 'surface') return { surface: null };
  if (step === 'pump') return { pumpFlowLpm: null };
  if (step === 'kit') return { kit: null };
  return step === 'shelf' ? { shelf: [] } : {};
}
