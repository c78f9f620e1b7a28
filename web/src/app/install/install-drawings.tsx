// Small pictures of where to tap, in the manner of ui/drawings, on one 144 x 112 grid.
import type { ReactNode } from 'react';

export type InstallStep = 'share' | 'list' | 'dots' | 'menu' | 'bar' | 'window';

const LINE = { fill: 'none', stroke: 'var(--brand)', strokeWidth: 2.25, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const FRAME = { fill: 'var(--surface)', stroke: 'var(--line-strong)', strokeWidth: 1.5 } as const;
const TEXT = { stroke: 'var(--line-strong)', strokeWidth: 4, strokeLinecap: 'round' } as const;

/** The one thing to look at. */
const Ring = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="17" fill="var(--sun-tint)" />
    <circle cx={x} cy={y} r="17" fill="none" stroke="var(--sun)" strokeWidth="2.5" />
  </>
);

const Phone = ({ children }: { children: ReactNode }) => (
  <>
    <rect x="36" y="-20" width="72" height="124" rx="14" {...FRAME} />
    {children}
  </>
);

const Row = ({ y, isChosen = false }: { y: number; isChosen?: boolean }) => (
  <>
    {isChosen ? (
      <rect x="26" y={y - 13} width="92" height="26" rx="8" fill="var(--sun-tint)" stroke="var(--sun)" strokeWidth="2.5" />
    ) : null}
    <path {...TEXT} d={`M36 ${y}h${isChosen ? 44 : 36}`} />
    {isChosen ? (
      <path {...LINE} d={`M97 ${y - 6}h12v12H97zM103 ${y - 3}v6M100 ${y}h6`} />
    ) : (
      <circle cx="103" cy={y} r="4" fill="var(--line)" />
    )}
  </>
);

const PICTURES: Record<InstallStep, () => ReactNode> = {
  share: () => (
    <Phone>
      <path {...TEXT} d="M50 14h44M50 28h30" />
      <path d="M37 70h70" stroke="var(--line)" strokeWidth="1.5" />
      <Ring x={72} y={84} />
      <path {...LINE} d="M67 82h-3v11h16V82h-3M72 87V74M68 78l4-4 4 4" />
    </Phone>
  ),
  list: () => (
    <>
      <rect x="24" y="12" width="96" height="120" rx="14" {...FRAME} />
      <Row y={32} />
      <Row y={60} isChosen />
      <Row y={88} />
    </>
  ),
  dots: () => (
    <>
      <rect x="36" y="14" width="72" height="124" rx="14" {...FRAME} />
      <rect x="46" y="28" width="40" height="10" rx="5" fill="var(--line)" />
      <Ring x={98} y={33} />
      {[26, 33, 40].map((y) => (
        <circle key={y} cx="98" cy={y} r="2.25" fill="var(--brand)" />
      ))}
      <path {...TEXT} d="M50 62h44M50 76h30M50 90h38" />
    </>
  ),
  menu: () => (
    <>
      <rect x="24" y="10" width="96" height="92" rx="12" {...FRAME} />
      <Row y={30} />
      <Row y={56} />
      <Row y={82} isChosen />
    </>
  ),
  bar: () => (
    <>
      <rect x="10" y="22" width="124" height="120" rx="12" {...FRAME} />
      <rect x="22" y="36" width="100" height="20" rx="10" fill="var(--line)" opacity="0.6" />
      <path {...TEXT} d="M34 46h30" />
      <Ring x={106} y={46} />
      <path {...LINE} d="M106 38v9m-4-4 4 4 4-4M98 45v7h16v-7" />
      <path {...TEXT} d="M26 76h60M26 90h40" />
    </>
  ),
  window: () => (
    <>
      <rect x="18" y="20" width="108" height="74" rx="12" {...FRAME} />
      <path d="M18 38h108" stroke="var(--line)" strokeWidth="1.5" />
      <circle cx="30" cy="29" r="3" fill="var(--line-strong)" />
      <circle cx="40" cy="29" r="3" fill="var(--line-strong)" />
      <circle cx="72" cy="66" r="18" fill="#026e8c" />
      <path d="M55.5 67.5c5-4 10-4 15 0s11 4 18 .5a17 17 0 0 1-33-.5z" fill="#b9eff8" />
      <circle cx="79" cy="58" r="4" fill="#f8bd40" />
    </>
  ),
};

export function InstallDrawing({ step }: { step: InstallStep }) {
  const Picture = PICTURES[step];
  return (
    <svg viewBox="0 0 144 112" width={144} height={112} aria-hidden>
      <Picture />
    </svg>
  );
}
