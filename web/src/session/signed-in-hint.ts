import { useSyncExternalStore } from 'react';
import { readHint, subscribeToHint } from './signed-in-user.ts';

export * from './signed-in-user.ts';

/** Whether a person has signed in on this device; false at build time. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribeToHint, readHint, () => false);
}
