// The first draw of a page must be what the build drew: nothing about a person, whatever is known by then.
import { createContext, useDeferredValue, useSyncExternalStore } from 'react';

/** True at addresses for signed-in people only: until the answer arrives, assume that someone is signed in. */
export const ExpectsPerson = createContext(false);

const never = () => () => undefined;

/**
 * True while a prerendered page is hydrated, and while it is prerendered. What follows is rendered in slices: the person may press
 * something in between.
 */
export const useIsFirstDraw = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
