// The two drawings that may be wanted before anything else is here, and what all of them are drawn with: the first script of every page
// carries these alone (drawings.tsx has the others).
import type { ReactNode } from 'react';

export const LINE = { fill: 'none', stroke: 'var(--brand)', strokeWidth: 2.25, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const SOFT = { fill: 'var(--tint)' } as const;
export const SUN = { fill: 'var(--sun)' } as const;

export function Waves({ y }: { y: number }) {
  return <path {...LINE} opacity={0.55} d={`M20 ${y}c10-7 20-7 30 0s20 7 30 0 20-7 30 0 20 7 30 0`} />;
}

export const FIRST_PICTURES = {
  pool: () => (
    <>
      <circle cx="118" cy="30" r="12" {...SUN} />
      <rect x="16" y="58" width="128" height="50" rx="16" {...SOFT} />
      <rect x="16" y="58" width="128" height="50" rx="16" {...LINE} />
      <Waves y={76} />
      <Waves y={92} />
      <path {...LINE} d="M44 66V36a9 9 0 0 1 18 0M70 66V36a9 9 0 0 1 18 0M44 50h26" />
    </>
  ),
  storm: () => (
    <>
      <path {...SOFT} d="M46 68a20 20 0 0 1 2-40 28 28 0 0 1 53 6 17 17 0 0 1 4 34z" />
      <path {...LINE} d="M46 68a20 20 0 0 1 2-40 28 28 0 0 1 53 6 17 17 0 0 1 4 34z" />
      <path d="m82 52-14 22h12l-6 20 20-28H82z" {...SUN} />
      <Waves y={108} />
    </>
  ),
} satisfies Record<string, () => ReactNode>;

export function DrawingFrame({ width = 160, children }: { width?: number | undefined; children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" width={width} height={(width * 120) / 160} aria-hidden>
      {children}
    </svg>
  );
}

export function FirstDrawing({ name, width }: { name: keyof typeof FIRST_PICTURES; width?: number }) {
  const Picture = FIRST_PICTURES[name];
  return (
    <DrawingFrame width={width}>
      <Picture />
    </DrawingFrame>
  );
}
