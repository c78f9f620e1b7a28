// Separate from the rest of the service's client: it is the larger half, and only readers who agreed to analytics load it.
import { addIntegration, replayIntegration } from '@sentry/browser';
import { redactDeep } from './error-filter.ts';

/** What happened before an error, with every text and every input masked. Its worker would come from a blob, which our policy refuses. */
export const REPLAY_OPTIONS = { maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false } as const;

export interface Recording {
  stop: () => void;
  /** again, to be sent only if something breaks */
  resume: () => void;
}

export function startReplay(): Recording {
  const replay = replayIntegration({ ...REPLAY_OPTIONS, beforeAddRecordingEvent: (event) => redactDeep(event) as typeof event });
  addIntegration(replay);
  return { stop: () => void replay.stop({ flush: false }), resume: () => replay.startBuffering() };
}
