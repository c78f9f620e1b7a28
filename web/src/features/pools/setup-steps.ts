// The order of the questions, and where one goes from each.
import { kitParameters } from '@limpid/chemistry';
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
  label: string;
  title: string;
  text: string;
  /** nothing needs to be said here */
  canSkip: boolean;
}
export const STEP_WORDS: Record<SetupStep, StepWords> = {
  name: {
    label: 'Name',
    title: 'Let’s get to know your water',
    text: 'About two minutes. Only the name and the volume are needed; the rest makes the advice sharper.',
    canSkip: false,
  },
  units: {
    label: 'Units',
    title: 'Which units do you think in?',
    text: 'For everything you type and everything we tell you. You can switch at any time.',
    canSkip: false,
  },
  volume: {
    label: 'Volume',
    title: 'How much water is it?',
    text: 'Every dose follows this number, so it is worth a minute.',
    canSkip: false,
  },
  surface: {
    label: 'Surface',
    title: 'What is the inside made of?',
    text: 'Plaster needs calcium in the water; vinyl does not. The targets follow.',
    canSkip: true,
  },
  sanitizer: { label: 'Sanitizer', title: 'What keeps the water clean?', text: 'Choose what does the everyday work.', canSkip: false },
  setting: { label: 'Setting', title: 'Where does it stand?', text: 'Sun eats chlorine, and a cover saves it.', canSkip: false },
  pump: { label: 'Pump', title: 'How does the water move?', text: 'For pump hours and for how fast chlorine is used up.', canSkip: true },
  place: {
    label: 'Place',
    title: 'Which town is it in?',
    text: 'For the sun, the weather and the clock. As fine as a town, never an address.',
    canSkip: true,
  },
  kit: {
    label: 'Test kit',
    title: 'What do you test with?',
    text: 'When you log a test, we ask only for what your kit measures.',
    canSkip: true,
  },
  shelf: {
    label: 'Shelf',
    title: 'What stands on your shelf?',
    text: 'Plans use what you own first. With nothing chosen, they use common products.',
    canSkip: true,
  },
  targets: {
    label: 'Targets',
    title: 'Your own targets',
    text: 'The recommended ones suit nearly everybody. Change one only if you know why.',
    canSkip: false,
  },
  review: { label: 'Review', title: 'Does this look right?', text: 'You can change everything later, too.', canSkip: false },
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
