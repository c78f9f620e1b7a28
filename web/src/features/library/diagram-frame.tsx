import { useId, type ReactNode } from 'react';

/** A drawing with its caption. Its content is described in words, for people who don't see it. */
export function DiagramFrame(props: { title: string; description: string; width: number; height: number; children: ReactNode }) {
  const id = useId();
  return (
    <figure className="my-7 rounded-card border border-line bg-surface px-[6px] py-3 sm:p-5">
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
      <figcaption className="mx-2 mt-3 text-sm text-muted sm:mx-0">{props.title}</figcaption>
    </figure>
  );
}

/** 11 px or more on the narrowest phone, where 400 units are about 250 px. */
const FONT_SIZE = 18;
export const LABEL = { fontSize: FONT_SIZE, fill: 'var(--ink)' } as const;
export const SMALL = { fontSize: FONT_SIZE, fill: 'var(--muted)' } as const;
export const AXIS = { stroke: 'var(--line-strong)', strokeWidth: 1.5 } as const;
export const STROKE = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const WATER = { fill: 'var(--brand)', opacity: 0.22 } as const;
