// The first draw of a page must be what the build drew: nothing about a person, whatever is known by then.
import { createContext, useDeferredValue, useSyncExternalStore } from 'react';

/** True at addresses that only somebody signed in sees: until the answer is here, one is being waited for. */
export const ExpectsPerson = createContext(false);

const never = () => () => undefined;

/** True while a page of the build is taken over, and in the build itself. What follows is drawn in pieces: one may press something meanwhile. */
export const useIsFirstDraw = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
