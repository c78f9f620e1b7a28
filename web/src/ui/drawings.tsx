// Our own line drawings for empty and broken states, on one 160 x 120 grid, in the colours of the theme.
import type { ReactNode } from 'react';
import { DrawingFrame, FIRST_PICTURES, LINE, SOFT, SUN, Waves } from './first-drawings.tsx';

export type DrawingName = 'pool' | 'test' | 'calm' | 'search' | 'lost' | 'storm' | 'mail' | 'shelf' | 'history';

const PICTURES: Record<DrawingName, () => ReactNode> = {
  ...FIRST_PICTURES,
  test: () => (
    <>
      <circle cx="80" cy="62" r="46" {...SOFT} />
      <path {...LINE} d="M64 20h32M68 20v34L50 90a10 10 0 0 0 9 15h42a10 10 0 0 0 9-15L92 54V20" />
      <path d="M57 80h46l7 13a7 7 0 0 1-6 10H56a7 7 0 0 1-6-10z" fill="var(--brand)" opacity="0.2" />
      <path {...LINE} d="M57 80c8-5 15-5 23 0s15 5 23 0" />
      <circle cx="74" cy="91" r="3" {...SUN} />
      <circle cx="88" cy="68" r="2.5" fill="var(--brand)" />
    </>
  ),
  calm: () => (
    <>
      <circle cx="80" cy="50" r="22" {...SUN} />
      <path d="M10 66h140v28a18 18 0 0 1-18 18H28a18 18 0 0 1-18-18z" fill="var(--canvas)" />
      <rect x="14" y="66" width="132" height="44" rx="18" {...SOFT} />
      <Waves y={76} />
      <Waves y={92} />
      <path {...LINE} d="M80 12v8M44 26l6 6M116 26l-6 6" stroke="var(--sun)" />
    </>
  ),
  search: () => (
    <>
      <circle cx="72" cy="54" r="34" {...SOFT} />
      <circle cx="72" cy="54" r="34" {...LINE} />
      <path {...LINE} d="m97 79 28 28M50 58c7-5 15-5 22 0s15 5 22 0" />
      <circle cx="84" cy="40" r="4" {...SUN} />
    </>
  ),
  lost: () => (
    <>
      <circle cx="122" cy="26" r="10" {...SUN} />
      <path d="M14 78c12-8 22-8 33 0s22 8 33 0 22-8 33 0 22 8 33 0v14a18 18 0 0 1-18 18H32a18 18 0 0 1-18-18z" {...SOFT} />
      <path {...LINE} d="M14 78c12-8 22-8 33 0s22 8 33 0 22-8 33 0 22 8 33 0" />
      <circle cx="80" cy="58" r="24" fill="var(--surface)" />
      <circle cx="80" cy="58" r="24" {...LINE} />
      <circle cx="80" cy="58" r="10" {...LINE} />
      <path {...LINE} d="M80 34v14M80 68v14M56 58h14M90 58h14" strokeWidth={5} opacity={0.35} />
    </>
  ),
  mail: () => (
    <>
      <rect x="24" y="30" width="112" height="70" rx="14" {...SOFT} />
      <rect x="24" y="30" width="112" height="70" rx="14" {...LINE} />
      <path {...LINE} d="m28 40 44 32c5 4 11 4 16 0l44-32" />
      <circle cx="130" cy="30" r="11" {...SUN} />
    </>
  ),
  shelf: () => (
    <>
      <path {...LINE} d="M16 96h128" />
      <rect x="30" y="46" width="28" height="50" rx="7" {...SOFT} />
      <rect x="30" y="46" width="28" height="50" rx="7" {...LINE} />
      <path {...LINE} d="M38 46V34h12v12M30 66h28" />
      <path {...SOFT} d="M70 56h32l-4 40H74z" />
      <path {...LINE} d="M70 56h32l-4 40H74zM68 56h36M76 56c0-14 20-14 20 0" />
      <rect x="112" y="62" width="22" height="34" rx="6" fill="var(--surface)" />
      <rect x="112" y="62" width="22" height="34" rx="6" {...LINE} />
      <circle cx="123" cy="78" r="5" {...SUN} />
    </>
  ),
  history: () => (
    <>
      <rect x="22" y="24" width="116" height="78" rx="16" {...SOFT} />
      <path d="M22 58h116v18H22z" fill="var(--ok-band)" opacity="0.45" />
      <path {...LINE} d="M34 74c10 0 12-24 24-24s12 20 24 20 14-26 26-26 10 12 18 12" />
      <circle cx="126" cy="56" r="5" fill="var(--surface)" stroke="var(--brand)" strokeWidth="2.25" />
      <circle cx="58" cy="34" r="4" {...SUN} />
      <circle cx="108" cy="34" r="4" {...SUN} />
    </>
  ),
};

export function Drawing({ name, width }: { name: DrawingName; width?: number }) {
  const Picture = PICTURES[name];
  return (
    <DrawingFrame width={width}>
      <Picture />
    </DrawingFrame>
  );
}
