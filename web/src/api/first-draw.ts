// The first draw of a page must be what the build drew: nothing about a person, whatever is known by then.
import { createContext, useSyncExternalStore } from 'react';

/** True at addresses that only somebody signed in sees: until the answer is here, one is being waited for. */
export const ExpectsPerson = createContext(false);

const never = () => () => undefined;

/** True while a page of the build is taken over, and in the build itself. */
export const useIsFirstDraw = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
