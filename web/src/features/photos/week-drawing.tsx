import { clsx } from 'clsx';
import { useId } from 'react';

/** Four photos of the same corner of a pool, from green to clear: water, its edge and its bottom in the colors of each week. */
const WEEKS = [
  { deep: '#3d6b35', light: '#6f9a4f', floor: 0 },
  { deep: '#4f8f7c', light: '#8fbfa8', floor: 0.15 },
  { deep: '#3f9fb5', light: '#9ed8dd', floor: 0.45 },
  { deep: '#1287b0', light: '#8fe4f2', floor: 1 },
] as const;

const TILTS = ['-rotate-3', 'rotate-2', '-rotate-1', 'rotate-3'] as const;

/** Why a weekly photo pays, without a word. */
export function WeekDrawing({ className }: { className?: string }) {
  const id = useId();
  return (
    <div aria-hidden className={clsx('flex items-center justify-center', className)}>
      {WEEKS.map(({ deep, light, floor }, index) => (
        <svg key={deep} viewBox="0 0 100 116" className={clsx('-mx-1 w-1/4 max-w-40 min-w-0 drop-shadow-md', TILTS[index])}>
          <defs>
            <linearGradient id={`${id}${index}`} x1="0" y1="0" x2="0.3" y2="1">
              <stop offset="0" stopColor={light} />
              <stop offset="1" stopColor={deep} />
            </linearGradient>
            <clipPath id={`${id}${index}-in`}>
              <rect x="8" y="8" width="84" height="84" rx="5" />
            </clipPath>
          </defs>
          <rect x="1" y="1" width="98" height="114" rx="9" fill="var(--raised)" stroke="var(--line)" />
          <g clipPath={`url(#${id}${index}-in)`}>
            <rect x="8" y="8" width="84" height="84" fill={`url(#${id}${index})`} />
            <g opacity={floor * 0.5} fill="none" stroke="#fff" strokeWidth="1">
              <path d="M8 92 34 46M34 98 52 46M62 98 68 46M92 92 84 46M8 62h84M8 74h84" />
            </g>
            <rect x="8" y="8" width="84" height="22" fill="#efe3cd" />
            <rect x="8" y="27" width="84" height="5" fill="#fff" opacity="0.85" />
            <path d="M74 12v46M86 12v46M74 40h12M74 50h12" stroke="#dfe7ea" strokeWidth="3.5" strokeLinecap="round" fill="none" />
            <g fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="2.2" opacity={0.25 + floor * 0.5}>
              <path d="M14 48c5-4 10-4 15 0s10 4 15 0 10-4 15 0M22 66c5-4 10-4 15 0s10 4 15 0M40 82c5-4 10-4 15 0s10 4 15 0" />
            </g>
            {index === 3 ? <circle cx="22" cy="19" r="6" fill="#f8bd40" /> : null}
          </g>
          <rect x="34" y="100" width={20 + index * 4} height="5" rx="2.5" fill="var(--line-strong)" opacity="0.5" />
        </svg>
      ))}
    </div>
  );
}
