// How far an article was read: how much of it has come into view.
import { type RefObject, useEffect, useEffectEvent } from 'react';

const STEP_PERCENT = 25;

/** In whole steps, so that reading an article is a handful of requests. */
export function progressStep(articleTop: number, articleHeight: number, windowHeight: number): number {
  if (articleHeight <= 0) return 0;
  const share = Math.min(1, Math.max(0, (windowHeight - articleTop) / articleHeight));
  return Math.floor((share * 100) / STEP_PERCENT) * STEP_PERCENT;
}

/** Faster than anyone reads a quarter; a flick to the end is no reading. */
const LOOK_EVERY_MS = 3000;

/** Calls `onProgress` each time that more was read than `knownPercent`: what has stayed in view, one step at a time. */
export function useReadingProgress(
  article: RefObject<HTMLElement | null>,
  knownPercent: number,
  onProgress: (percent: number) => void,
): void {
  const look = useEffectEvent(() => {
    const box = article.current?.getBoundingClientRect();
    const inView = box && document.visibilityState === 'visible' ? progressStep(box.top, box.height, window.innerHeight) : 0;
    const percent = Math.min(inView, knownPercent + STEP_PERCENT);
    if (percent > knownPercent) onProgress(percent);
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** A little of what was read stays in view above. */
const ABOVE = 0.4;

/** Where to scroll to go on at `percent` of the article, in px from the top of the page. */
export function placeToGoOn(percent: number, articleTop: number, articleHeight: number, windowHeight: number): number {
  return Math.max(0, articleTop + (articleHeight * percent) / 100 - windowHeight * ABOVE);
}
