import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * What lies below the first screen is drawn when the first screen stands: a change of page answers at once. Until then its place is kept
 * by `className` alone, for nobody sees it.
 */
export function AfterFrame({ className, children }: { className: string; children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback runs before the frame is painted, what it puts off runs behind it.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => startTransition(() => setDue(true)))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isDue ? children : <div className={className} aria-busy />;
}
