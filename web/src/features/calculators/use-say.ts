import { useMemo, useSyncExternalStore } from 'react';
import { useUnits } from '../../api/units.ts';
import { type Say, sayIn } from './say.ts';

const never = () => () => undefined;

/** False while the page is made at build time and during its first render in the browser, which must give the same text. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** How to say numbers to this person. */
export function useSay(): Say {
  const { units } = useUnits();
  const isInBrowser = useIsInBrowser();
  const locale = isInBrowser ? navigator.language : 'en-US';
  return useMemo(() => sayIn(units, locale), [units, locale]);
}
