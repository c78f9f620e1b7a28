// Our own small pictures of a pool and a spa in each look. The colors are those of water, the same in light and dark.
import type { Look } from '@limpid/chemistry';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Shade {
  top: string;
  bottom: string;
  /** how much of the floor can be seen */
  floor: number;
}
const SHADES: Record<Look, Shade> = {
  clear: { top: '#7fdcec', bottom: '#1c9fc4', floor: 0.85 },
  hazy: { top: '#b4e0e6', bottom: '#6fb9c8', floor: 0.28 },
  cloudy: { top: '#dbe9e8', bottom: '#b4cdcf', floor: 0 },
  green: { top: '#8fbf5c', bottom: '#3f7d33', floor: 0.1 },
  brown: { top: '#c79a5b', bottom: '#7b5327', floor: 0.22 },
  foamy: { top: '#8fdcea', bottom: '#3aa7c6', floor: 0.4 },
};

const dots = (points: readonly (readonly [number, number, number])[], fill: string, opacity: number) =>
  points.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} fillOpacity={opacity} />);

/** What floats in the water or on it. */
const OVER: Record<Look, ReactNode> = {
  clear: (
    <g fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="1.6" strokeOpacity="0.8">
      <path d="M12 17q6-4 12 0t12 0M46 13q5-3 10 0t10 0M58 27q5-3 10 0t10 0" />
    </g>
  ),
  hazy: (
    <g fill="#fff" fillOpacity="0.3">
      <ellipse cx="30" cy="30" rx="30" ry="9" />
      <ellipse cx="64" cy="46" rx="30" ry="9" />
    </g>
  ),
  cloudy: (
    <g fill="#fff">
      <ellipse cx="26" cy="26" rx="40" ry="15" fillOpacity="0.35" />
      <ellipse cx="74" cy="40" rx="42" ry="16" fillOpacity="0.35" />
      <ellipse cx="34" cy="58" rx="44" ry="13" fillOpacity="0.35" />
      <path d="M4 15q6-4 12 0t12 0M50 11q5-3 10 0t10 0" fill="none" stroke="#7fa3a8" strokeWidth="1.4" strokeLinecap="round" />
    </g>
  ),
  green: (
    <>
      <path d="M0 58q14-9 30-3t30-1 36-5v24H0z" fill="#2c5f25" fillOpacity="0.45" />
      {dots(
        [
          [16, 20, 2.4],
          [34, 32, 1.8],
          [54, 18, 2.8],
          [74, 34, 2.2],
          [84, 16, 1.6],
          [26, 46, 1.6],
          [62, 44, 1.8],
        ],
        '#24561d',
        0.55,
      )}
    </>
  ),
  brown: (
    <g fill="none" stroke="#5a3915" strokeOpacity="0.35" strokeLinecap="round" strokeWidth="3">
      <path d="M10 24q14 7 28 0t28 0M26 44q14 7 28 0t28 0" />
    </g>
  ),
  foamy: (
    <g fill="#fff" fillOpacity="0.92" stroke="#9ccfda" strokeWidth="0.8">
      {(
        [
          [10, 13, 7],
          [22, 10, 8],
          [36, 14, 9],
          [51, 10, 8],
          [64, 14, 8],
          [77, 10, 8],
          [88, 14, 7],
          [30, 25, 4.5],
          [45, 27, 3],
          [70, 26, 4.5],
        ] as const
      ).map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  ),
};

/** Tiles in perspective, with the drain at the deep end. */
const POOL_FLOOR = (
  <g fill="none" stroke="#fff" strokeWidth="1.1">
    <path d="M30 34h36M24 44h48M16 56h64M38 34 20 72M48 34v38M58 34l18 38M30 34 4 72M66 34l26 38" />
    <ellipse cx="48" cy="50" rx="9" ry="4.5" fill="#0c5d78" fillOpacity="0.55" strokeWidth="1.6" />
  </g>
);
/** Round, with a bench and its jets. */
const SPA_FLOOR = (
  <g fill="none" stroke="#fff" strokeWidth="1.4">
    <ellipse cx="48" cy="44" rx="40" ry="24" />
    <ellipse cx="48" cy="49" rx="24" ry="13" />
    <circle cx="20" cy="38" r="3" />
    <circle cx="76" cy="38" r="3" />
    <circle cx="48" cy="28" r="3" />
    <ellipse cx="48" cy="51" rx="6" ry="3" fill="#0c5d78" fillOpacity="0.55" />
  </g>
);

export function LookPicture({ look, isSpa, className }: { look: Look; isSpa: boolean; className?: string }) {
  const id = useId();
  const { top, bottom, floor } = SHADES[look];
  return (
    <svg viewBox="0 0 96 72" aria-hidden className={className} preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
      </defs>
      <rect width="96" height="72" fill={`url(#${id})`} />
      <g opacity={floor}>{isSpa ? SPA_FLOOR : POOL_FLOOR}</g>
      {OVER[look]}
    </svg>
  );
}
