// The language model of the settings.
import type { CoachModel, ModelSettings } from './coach-model.ts';

/** Loads the SDK with the first question: an installation without a language model never does. */
export function openCoachModel(settings: ModelSettings): CoachModel {
  return async function* answer(request) {
    const { answerBySdk } = await import('./ai-sdk.ts');
    yield* answerBySdk(settings, request);
  };
}
