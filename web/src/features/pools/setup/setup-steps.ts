// The order of the questions, and where one goes from each.
import { kitParameters } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import { type PoolAnswers, suggestedKitId } from '../pool-answers.ts';
import { POOL_PARTS, type PoolPart } from '../pool-body.ts';

/** What every dose rests on comes first; the pump's flow and own targets, which few people know or need, are asked only from the review. */
export const SETUP_STEPS = ['name', 'volume', 'surface', 'place', 'kit', 'shelf', 'review'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number] | 'pump' | 'targets';

const PARTS: Record<SetupStep, readonly PoolPart[]> = {
  name: ['name'],
  volume: ['volume'],
  surface: ['surface', 'sanitizer'],
  place: ['place', 'setting'],
  kit: ['kit'],
  shelf: ['shelf'],
  pump: ['pump'],
  targets: ['targets'],
  review: [],
};

/** The parts of the pool that a step asks about. */
export const partsOfStep = (step: SetupStep): readonly PoolPart[] => PARTS[step];

/** Where a part is asked; the units are chosen beside the volume. */
export function stepOfPart(part: PoolPart | 'units'): SetupStep {
  if (part === 'units') return 'volume';
  return (Object.keys(PARTS) as SetupStep[]).find((step) => PARTS[step].includes(part)) ?? 'review';
}

interface StepWords {
  /** in the progress */
  label: () => string;
  title: () => string;
  text: () => string;
  /** no answer needed here */
  canSkip: boolean;
}
export const STEP_WORDS: Record<SetupStep, StepWords> = {
  name: {
    label: m.common_name,
    title: m.setup_let_s_get_know,
    text: m.setup_about_two_minutes_only,
    canSkip: false,
  },
  volume: {
    label: m.common_volume,
    title: m.setup_how_much_water,
    text: m.setup_every_dose_follows_number,
    canSkip: false,
  },
  surface: { label: m.common_surface, title: m.setup_surface_sanitizer, text: m.setup_targets_follow_both, canSkip: false },
  pump: { label: m.common_pump, title: m.setup_how_does_water_move, text: m.setup_pump_hours_how_fast, canSkip: true },
  place: { label: m.common_location, title: m.common_where_is_it, text: m.setup_sun_weather_clock_fine, canSkip: true },
  kit: {
    label: m.common_test_kit,
    title: m.setup_what_do_test,
    text: m.setup_when_log_test_we,
    canSkip: true,
  },
  shelf: {
    label: m.common_your_chemicals,
    title: m.setup_what_stands_shelf,
    text: m.setup_plans_use_what_own,
    canSkip: true,
  },
  targets: {
    label: m.common_targets,
    title: m.setup_own_targets,
    text: m.setup_recommended_ones_suit_nearly,
    canSkip: false,
  },
  review: { label: m.setup_review, title: m.setup_does_look_right, text: m.setup_can_change_everything_later, canSkip: false },
};

interface PartWords {
  title: () => string;
  text?: () => string;
}
/** The heading of each part where a step asks about two. */
export const PART_WORDS: Partial<Record<PoolPart, PartWords>> = {
  surface: { title: m.setup_what_inside_made, text: m.setup_plaster_needs_calcium_water },
  sanitizer: { title: m.setup_what_keeps_water_clean, text: m.setup_choose_what_does_everyday },
  place: { title: m.setup_which_town },
  setting: { title: m.setup_where_does_stand, text: m.setup_sun_eats_chlorine_cover },
};

const isSetupStep = (text: string): text is SetupStep => Object.hasOwn(STEP_WORDS, text);
const isPart = (text: string): text is PoolPart | 'units' => text === 'units' || (POOL_PARTS as readonly string[]).includes(text);

/** The step that an address or a stored draft names; a former step is found where it is asked now. */
export function readStep(text: string | null): SetupStep | null {
  if (text === null) return null;
  if (isSetupStep(text)) return text;
  return isPart(text) && text !== 'fillWater' ? stepOfPart(text) : null;
}

/** Asked only from the review, and leads back to it. */
export const isAside = (step: SetupStep): step is 'pump' | 'targets' => step === 'pump' || step === 'targets';

export function nextStep(step: SetupStep): SetupStep {
  if (isAside(step)) return 'review';
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? 'review';
}

export function previousStep(step: SetupStep): SetupStep | null {
  if (isAside(step)) return 'review';
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1] ?? null;
}

/** Going on from the kit accepts what was suggested there. */
export function settleStep(step: SetupStep, answers: PoolAnswers): Partial<PoolAnswers> {
  if (step !== 'kit' || answers.kit !== undefined) return {};
  const id = suggestedKitId(answers.sanitizer);
  return { kit: { id, parameters: kitParameters(id) } };
}

/** Skipping leaves open what the step asks. */
export function skipStep(step: SetupStep): Partial<PoolAnswers> {
  if (step === 'kit') return { kit: null };
  return step === 'shelf' ? { shelf: [] } : {};
}
