import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * What is below the first screen is rendered after it: changing pages is instant. Until then `className` alone reserves its place, because
 * it is not visible.
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
