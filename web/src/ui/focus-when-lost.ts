import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when what had it has just left the page, so that the keyboard and a screen reader go on from here. */
export function useFocusWhenLost<T extends HTMLElement>(isHere = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isHere && (document.activeElement === null || document.activeElement === document.body))
      ref.current?.focus({ preventScroll: true });
  }, [isHere]);
  return ref;
}
