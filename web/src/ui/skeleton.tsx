import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Holds the place of what comes, in its true size: give width and height by class, e.g. "h-9 w-24". */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('animate-breathe block rounded-small bg-line/70', className)} />;
}

/** Lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden className="block space-y-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={clsx('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** Wraps a part that is loading: says so once to a screen reader. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
