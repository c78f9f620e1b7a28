// How far an article was read: how much of it has come into view.
import { type RefObject, useEffect, useEffectEvent } from 'react';

const STEP_PERCENT = 25;

/** In whole steps, so that reading an article is a handful of requests. */
export function progressStep(articleTop: number, articleHeight: number, windowHeight: number): number {
  if (articleHeight <= 0) return 0;
  const share = Math.min(1, Math.max(0, (windowHeight - articleTop) / articleHeight));
  return Math.floor((share * 100) / STEP_PERCENT) * STEP_PERCENT;
}

/** Calls `onProgress` each time that more was read than `knownPercent`. */
export function useReadingProgress(
  article: RefObject<HTMLElement | null>,
  knownPercent: number,
  onProgress: (percent: number) => void,
): void {
  const look = useEffectEvent(() => {
    const box = article.current?.getBoundingClientRect();
    const percent = box ? progressStep(box.top, box.height, window.innerHeight) : 0;
    if (percent > knownPercent) onProgress(percent);
  });
  useEffect(() => {
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look());
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}

/** A little of what was read stays in view above. */
const ABOVE = 0.4;

/** Where to scroll to go on at `percent` of the article, in px from the top of the page. */
export function placeToGoOn(percent: number, articleTop: number, articleHeight: number, windowHeight: number): number {
  return Math.max(0, articleTop + (articleHeight * percent) / 100 - windowHeight * ABOVE);
}
