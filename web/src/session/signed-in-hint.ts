import { useSyncExternalStore } from 'react';
import { readHint, subscribeToHint } from './signed-in-user.ts';

export * from './signed-in-user.ts';

/** Whether somebody has signed in on this device; false while the page is made at build time. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribeToHint, readHint, () => false);
}
