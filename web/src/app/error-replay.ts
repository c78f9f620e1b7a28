import { addIntegration, replayIntegration } from '@sentry/browser';
import { redactDeep } from './error-filter.ts';

/** What happened before an error, with every text and every input masked. Its worker would come from a blob, which our policy refuses. */
export const REPLAY_OPTIONS = { maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false } as const;

export function addReplay(): void {
  addIntegration(replayIntegration({ ...REPLAY_OPTIONS, beforeAddRecordingEvent: (event) => redactDeep(event) as typeof event }));
}
