import { useEffect } from 'react';
import { savesData } from '../../browser/saves-data.ts';
import { hearLogNews } from './log-news.ts';
import { askForEngine } from './plan-engine.ts';

/** Long after the page stands: it comes ahead, for without a signal it could not come at all. */
const FETCH_AHEAD_MS = 5000;

/** For pages where one logs or looks at a plan: what follows from what was logged can be computed at once. */
export function usePlanAhead(): void {
  useEffect(() => {
    hearLogNews();
    if (savesData()) return undefined;
    const timer = setTimeout(askForEngine, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}
