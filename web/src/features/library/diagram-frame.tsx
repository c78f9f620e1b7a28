import { useId, type ReactNode } from 'react';

/** A drawing with its caption. Its content is described in words, for people who don't see it. */
export function DiagramFrame(props: { title: string; description: string; width: number; height: number; children: ReactNode }) {
  const id = useId();
  return (
    <figure className="my-7 rounded-card border border-line bg-surface p-4 sm:p-5">
      <svg
        viewBox={`0 0 ${props.width} ${props.height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        className="mx-auto h-auto w-full max-w-[480px] font-sans"
      >
        <title id={`${id}-title`}>{props.title}</title>
        <desc id={`${id}-text`}>{props.description}</desc>
        {props.children}
      </svg>
      <figcaption className="mt-3 text-sm text-muted">{props.title}</figcaption>
    </figure>
  );
}

/** Large enough to read on a phone, where 400 units are about 320 px. */
export const LABEL = { fontSize: 15, fill: 'var(--ink)' } as const;
export const SMALL = { fontSize: 14, fill: 'var(--muted)' } as const;
export const AXIS = { stroke: 'var(--line-strong)', strokeWidth: 1.5 } as const;
export const STROKE = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const WATER = { fill: 'var(--brand)', opacity: 0.22 } as const;
