// The order of the questions, and which follows each.
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

interface StepTexts {
  /** in the progress */
  label: () => string;
  title: () => string;
  text: () => string;
  /** no answer needed here */
  canSkip: boolean;
}
export const STEP_TEXTS: Record<SetupStep, StepTexts> = {
  name: {
    label: m.common_name,
    title: m.setup_intro_title,
    text: m.setup_intro_text,
    canSkip: false,
  },
  volume: {
    label: m.common_volume,
    title: m.setup_volume_title,
    text: m.setup_volume_text,
    canSkip: false,
  },
  surface: {
    label: m.common_surface,
    title: m.setup_surface_and_sanitizer_title,
    text: m.setup_surface_and_sanitizer_text,
    canSkip: false,
  },
  pump: { label: m.common_pump, title: m.setup_pump_title, text: m.setup_pump_text, canSkip: true },
  place: { label: m.common_location, title: m.common_where_is_it, text: m.setup_location_text, canSkip: true },
  kit: {
    label: m.common_test_kit,
    title: m.setup_kit_title,
    text: m.setup_kit_text,
    canSkip: true,
  },
  shelf: {
    label: m.common_your_chemicals,
    title: m.setup_chemicals_title,
    text: m.setup_chemicals_text,
    canSkip: true,
  },
  targets: {
    label: m.common_targets,
    title: m.setup_targets_title,
    text: m.setup_targets_text,
    canSkip: false,
  },
  review: { label: m.setup_review_label, title: m.setup_review_title, text: m.setup_review_text, canSkip: false },
};

interface PartTexts {
  title: () => string;
  text?: () => string;
}
/** The heading of each part where a step asks about two. */
export const PART_TEXTS: Partial<Record<PoolPart, PartTexts>> = {
  surface: { title: m.setup_surface_title, text: m.setup_surface_text },
  sanitizer: { title: m.setup_sanitizer_title, text: m.setup_sanitizer_text },
  place: { title: m.setup_location_title },
  setting: { title: m.setup_setting_title, text: m.setup_setting_text },
};

const isSetupStep = (text: string): text is SetupStep => Object.hasOwn(STEP_TEXTS, text);
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
