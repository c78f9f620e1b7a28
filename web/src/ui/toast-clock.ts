import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Ends after so much time in which nobody looked at it: while paused, the rest is kept. */
export function useToastClock(durationMs: number, isRunning: boolean, onEnd: () => void): void {
  const restMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    restMs.current = durationMs;
  }, [durationMs]);
  useEffect(() => {
    if (!isRunning || !Number.isFinite(durationMs)) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), restMs.current);
    return () => {
      clearTimeout(timer);
      restMs.current -= Date.now() - since;
    };
  }, [isRunning, durationMs]);
}

/** Whether somebody points at the region, has the focus in it, or looks at another window. */
export function usePause(region: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    const pause = () => setPaused(true);
    const resume = () => setPaused(false);
    window.addEventListener('blur', pause);
    window.addEventListener('focus', resume);
    return () => {
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', resume);
    };
  }, []);
  const handlers = {
    onFocus: () => setPaused(true),
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      if (!region.current?.contains(event.relatedTarget as Node | null)) setPaused(false);
    },
    onPointerMove: () => setPaused(true),
    onPointerLeave: () => {
      if (!region.current?.contains(document.activeElement)) setPaused(false);
    },
  };
  return { isPaused, handlers, resume: () => setPaused(false) };
}
