import { useEffect } from 'react';
import { savesData } from '../../browser/saves-data.ts';
import { hearLogNews } from './log-news.ts';
import { askForEngine } from './plan-engine.ts';

/** Long after the first paint: it is loaded ahead, because offline it could not be loaded at all. */
const FETCH_AHEAD_MS = 5000;

/** For pages where a person logs or looks at a plan: what follows from the log can be computed right away. */
export function usePlanAhead(): void {
  useEffect(() => {
    hearLogNews();
    if (savesData()) return undefined;
    const timer = setTimeout(askForEngine, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}
