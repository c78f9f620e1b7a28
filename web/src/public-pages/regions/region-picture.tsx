// A window on each region: its horizon in three tones, and in front the same moving water as everywhere. Ours, on one 480 x 330 grid.
import type { ReactNode } from 'react';
import type { RegionKey } from './regions.ts';

const INK = { fill: 'none', stroke: 'var(--brand)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const far = { fill: 'var(--brand)', opacity: 0.16 } as const;
const middle = { fill: 'var(--brand)', opacity: 0.3 } as const;
const near = { fill: 'var(--brand)', opacity: 0.52 } as const;

function Palm({ x, y, height, lean = 10 }: { x: number; y: number; height: number; lean?: number }) {
  const top = y - height;
  const crown = x + lean;
  const frond = height * 0.36;
  const tips = [
    [-1, 0.42],
    [-0.92, -0.08],
    [-0.46, -0.46],
    [0.3, -0.5],
    [0.88, -0.14],
    [1, 0.36],
  ] as const;
  const fronds = tips.map(([dx, dy]) => `M${crown} ${top}q${dx * frond * 0.5} ${dy * frond - frond * 0.34} ${dx * frond} ${dy * frond}`);
  return (
    <g {...INK} opacity={0.72}>
      <path d={`M${x} ${y}Q${x} ${y - height / 2} ${crown} ${top}`} strokeWidth={height * 0.045} />
      <path strokeWidth={height * 0.05} d={fronds.join('')} />
    </g>
  );
}

function Saguaro({ x, y, height }: { x: number; y: number; height: number }) {
  const arm = height * 0.26;
  return (
    <path
      {...INK}
      strokeWidth={height * 0.13}
      opacity={0.7}
      d={
        `M${x} ${y}V${y - height}` +
        `M${x} ${y - height * 0.42}h${arm - 4}q4 0 4-4v${-height * 0.24}` +
        `M${x} ${y - height * 0.32}h${4 - arm}q-4 0-4-4v${-height * 0.34}`
      }
    />
  );
}

function Sun({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r * 1.9} fill="var(--sun)" opacity={0.16} />
      <circle cx={x} cy={y} r={r} fill="var(--sun)" />
    </>
  );
}

const HORIZONS: Record<RegionKey, () => ReactNode> = {
  florida: () => (
    <>
      <Sun x={128} y={78} r={26} />
      <path
        {...far}
        d="M232 158c-26 0-34-36-8-46-4-34 38-50 58-28 16-34 70-28 74 10 30-8 52 20 38 44 22 8 12 36-8 36H250c-8 0-14-6-18-16z"
      />
      <path {...INK} strokeWidth={3} opacity={0.5} d="m276 184-8 20m40-20-8 20m40-20-8 20m40-20-8 20m-84 12-6 14m40-14-6 14m40-14-6 14" />
      <path {...middle} d="M0 214c60-8 110-8 170-4s200-2 310-4v60H0z" />
      <path {...near} d="M0 228c90-10 180 2 260-2s150-6 220 0v40H0z" />
      <Palm x={52} y={236} height={112} lean={14} />
      <Palm x={92} y={238} height={78} lean={-8} />
      <Palm x={446} y={236} height={92} lean={-16} />
    </>
  ),
  hawaii: () => (
    <>
      <Sun x={366} y={64} r={28} />
      <path {...far} d="M0 206 70 126l26 22 60-84 34 40 22-18 88 92 40-20 60 30 80 8v70H0z" />
      <path {...middle} d="M150 232c40-10 56-66 84-76 30-2 60 2 80 8 30 12 50 52 96 58 26 4 46 4 70 4v40H150z" />
      <path {...near} d="M0 226c50-22 96-18 140-4s120 8 180 4 110-6 160 0v40H0z" />
      <Palm x={58} y={232} height={118} lean={20} />
      <Palm x={104} y={236} height={84} lean={-14} />
      <Palm x={428} y={236} height={72} lean={10} />
    </>
  ),
  'southern-california': () => (
    <>
      <Sun x={338} y={132} r={36} />
      <path {...far} d="M0 190c40-30 72-44 112-22 34-40 78-52 124-20 36-26 84-20 116 10 40-16 88-6 128 20v80H0z" />
      <path {...middle} d="M0 218c56-30 108-26 156-4 54-24 120-22 172 0 52-16 102-12 152 2v50H0z" />
      <path {...near} d="M0 236c70-14 150-14 240-6s170 0 240-6v42H0z" />
      <Palm x={76} y={240} height={156} lean={6} />
      <Palm x={116} y={240} height={126} lean={-4} />
      <Palm x={410} y={240} height={142} lean={-8} />
    </>
  ),
  arizona: () => (
    <>
      <Sun x={142} y={92} r={38} />
      <path {...far} d="M0 196h50l14-48h84l12 34h60l18-76h92l16 60h54l10 30h70v70H0z" />
      <path {...middle} d="M0 222c40-8 70-8 96-4l16-32h52l14 34c60-4 120-8 160-2l12-42h64l12 40 54 4v46H0z" />
      <path {...near} d="M0 236c80-10 170-8 250-4s160-4 230-2v36H0z" />
      <Saguaro x={76} y={240} height={92} />
      <Saguaro x={418} y={240} height={114} />
      <Saguaro x={350} y={242} height={52} />
    </>
  ),
  nevada: () => (
    <>
      <Sun x={396} y={72} r={26} />
      <path {...far} d="m0 200 66-84 40 44 66-100 50 62 34-36 74 90 48-34 102 60v70H0z" />
      <path
        fill="var(--surface)"
        opacity={0.9}
        d="m172 60 24 30-14 4-12-10-10 14-10-4zm-106 56 14 16-12 0-10 6-6-6zm190-30 16 20-12-2-8 8-12-8z"
      />
      <path {...middle} d="m0 222 80-34 60 24 70-38 74 34 60-22 136 40v42H0z" />
      <path {...near} d="M0 238c90-14 160-8 240-6s170-6 240-2v36H0z" />
      <Palm x={410} y={240} height={72} lean={-6} />
      <Palm x={442} y={240} height={96} lean={8} />
    </>
  ),
};

/** With a fence for the pages of rules. */
export function RegionPicture({ region, isFenced = false }: { region: RegionKey; isFenced?: boolean }) {
  const Horizon = HORIZONS[region];
  return (
    <div
      aria-hidden
      className="relative isolate aspect-[480/330] w-full overflow-hidden rounded-hero border border-line bg-tint shadow-float"
    >
      <svg viewBox="0 0 480 330" className="absolute inset-0 size-full">
        <Horizon />
        <rect y="240" width="480" height="90" fill="var(--surface)" />
        {isFenced ? <Fence /> : null}
      </svg>
      <div className="absolute inset-x-[5%] -bottom-[6%] isolate h-[30%] overflow-hidden rounded-t-[50%_46%] border-t-4 border-line">
        <div className="water is-panel" />
      </div>
    </div>
  );
}

function Fence() {
  const pickets = Array.from({ length: 24 }, (_, index) => `M${10 + index * 20} 258v-46`).join('');
  return (
    <g {...INK} stroke="var(--surface)" strokeWidth={5}>
      <path d={pickets} />
      <path d="M0 222h480M0 250h480" strokeWidth={4} />
    </g>
  );
}
