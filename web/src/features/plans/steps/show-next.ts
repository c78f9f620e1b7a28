// After a press on a step: what is next comes into view and gets the focus, which the button that is gone had.
import { useCallback, useEffect, useRef } from 'react';

/** The id of what is next in the plan: a step, or the test at the end. */
export const NEXT_ID = 'next-in-plan';

export function showNext(): void {
  const next = document.getElementById(NEXT_ID);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}

/** Answers what a press calls. What another device changes moves nothing here. */
export function useShowNextAfterPress(done: number): () => void {
  const pressedAt = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (pressedAt.current === undefined || pressedAt.current === done) return;
    pressedAt.current = undefined;
    showNext();
  }, [done]);
  return useCallback(() => {
    pressedAt.current = done;
  }, [done]);
}
