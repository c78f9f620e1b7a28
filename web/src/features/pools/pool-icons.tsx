// Our own small pictures for what no icon set knows: kinds of water, surfaces and covers. One 28 x 28 grid, 1.75 stroke.
import type { PoolKind, Surface } from '@limpid/chemistry';
import type { ReactNode } from 'react';
import type { Cover } from './pool-answers.ts';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const SOFT = { fill: 'currentColor', fillOpacity: 0.16 } as const;

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 28 28" width="32" height="32" aria-hidden>
      {children}
    </svg>
  );
}

const wave = (y: number, x = 3, count = 4) => `M${x} ${y}${`q1.4 -2 2.8 0t2.7 0`.repeat(count)}`;

const KINDS: Record<PoolKind, ReactNode> = {
  pool: (
    <>
      <path {...SOFT} d="M3 13h22v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z" />
      <path {...LINE} d={wave(14)} />
      <path {...LINE} d={wave(19)} />
      <path {...LINE} d="M10 12V6.5a2.5 2.5 0 0 1 5 0M18 12V6.5a2.5 2.5 0 0 1 5 0M10 9h8" />
    </>
  ),
  spa: (
    <>
      <path {...SOFT} d="M4 14h20v7a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
      <path {...LINE} d="M3 14h22M4 14v7a4 4 0 0 0 4 4h12a4 4 0 0 0 4-4v-7" />
      <path {...LINE} d="M10 10c-2-2 2-3 0-5.5M14 10c-2-2 2-3 0-5.5M18 10c-2-2 2-3 0-5.5" />
    </>
  ),
  swim_spa: (
    <>
      <path {...SOFT} d="M3 11h22v9a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" />
      <path {...LINE} d="M3 11h22v9a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" />
      <path {...LINE} d="M7 16h9M7 20h6M21 14.5l-3 3 3 3" />
      <circle cx="11" cy="6" r="2" {...LINE} />
    </>
  ),
};
export const KindIcon = ({ kind }: { kind: PoolKind }) => <Frame>{KINDS[kind]}</Frame>;

const dots = (points: readonly (readonly [number, number, number])[]) =>
  points.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" fillOpacity={0.55} />);

const SURFACES: Record<Surface, ReactNode> = {
  plaster: <path {...LINE} strokeOpacity={0.55} d="M8 10h6M17 9h4M7 15h3M13 15h8M9 20h5M17 20h3" />,
  pebble: dots([
    [9, 9, 2],
    [15, 8, 1.4],
    [20, 10, 2],
    [8, 15, 1.4],
    [13.5, 14, 2.2],
    [19.5, 16, 1.6],
    [9.5, 20, 2],
    [15.5, 20, 1.5],
    [20.5, 20.5, 1.3],
  ]),
  tile: <path {...LINE} strokeOpacity={0.6} d="M10.7 4v20M17.3 4v20M4 10.7h20M4 17.3h20" />,
  vinyl: <path {...LINE} strokeOpacity={0.6} d="M4 10q3.3-4 6.7 0t6.6 0 6.7 0M4 16q3.3-4 6.7 0t6.6 0 6.7 0M4 22q3.3-4 6.7 0t6.6 0 6.7 0" />,
  fiberglass: <path {...LINE} strokeOpacity={0.6} d="M8 20 20 8M8 13l5-5M15 20l5-5" />,
  acrylic: (
    <>
      <path {...LINE} strokeOpacity={0.6} d="M9 18c0-5 4-9 9-9" />
      <circle cx="9.5" cy="20.5" r="1" fill="currentColor" />
    </>
  ),
};
export const SurfaceIcon = ({ surface }: { surface: Surface | null }) => (
  <Frame>
    <rect x="4" y="4" width="20" height="20" rx="5" {...SOFT} />
    <rect x="4" y="4" width="20" height="20" rx="5" {...LINE} strokeDasharray={surface ? undefined : '3 3'} />
    {surface ? SURFACES[surface] : <path {...LINE} d="M11.5 11.2a2.6 2.6 0 1 1 3.7 2.5c-.9.4-1.2.9-1.2 1.8M14 18.8v.1" />}
  </Frame>
);

const COVERS: Record<Cover, ReactNode> = {
  none: <path {...LINE} d={wave(13)} />,
  solar: (
    <>
      <path {...LINE} d="M3 13h22" />
      {dots([
        [6, 15.5, 1.2],
        [10, 15.5, 1.2],
        [14, 15.5, 1.2],
        [18, 15.5, 1.2],
        [22, 15.5, 1.2],
      ])}
    </>
  ),
  solid: <path d="M2 10.5h24v3H2z" fill="currentColor" fillOpacity={0.6} />,
  automatic: <path {...LINE} d="M3 13h14M19.5 10l3 3-3 3" />,
};
export const CoverIcon = ({ cover }: { cover: Cover }) => (
  <Frame>
    <path {...SOFT} d="M3 13h22v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" />
    <path {...LINE} d="M3 11v8a4 4 0 0 0 4 4h14a4 4 0 0 0 4-4v-8" />
    {COVERS[cover]}
  </Frame>
);
