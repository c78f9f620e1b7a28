import { useEffect, useState } from 'react';
import { trueNow, watchClock } from './true-now.ts';

/** The time, right even where the clock of this device is not; refreshed every so often while the page is looked at. */
export function useNow(everyMs = 1000): number {
  const [now, setNow] = useState(trueNow);
  useEffect(() => {
    const look = () => setNow(trueNow());
    const timer = setInterval(look, everyMs);
    const unwatch = watchClock(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      unwatch();
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
  return now;
}
