// The drawing of being offline, in the manner of ui/drawings: the signal does not reach the water, and the water does not mind.
const LINE = { fill: 'none', stroke: 'var(--brand)', strokeWidth: 2.25, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const WAVE = 'c11-8 22-8 33 0s22 8 33 0 22-8 33 0 22 8 33 0';

export function OfflineDrawing({ width = 224 }: { width?: number }) {
  return (
    <svg viewBox="0 0 160 120" width={width} height={(width * 120) / 160} aria-hidden>
      <circle cx="128" cy="30" r="11" fill="var(--sun)" />
      <path d={`M14 82${WAVE}v30H14z`} fill="var(--tint)" />
      <path {...LINE} d={`M14 82${WAVE}`} />
      <path {...LINE} opacity={0.5} d="M34 99c7-5 14-5 21 0s14 5 21 0 14-5 21 0 14 5 21 0" />
      <rect x="58" y="30" width="40" height="66" rx="9" fill="var(--surface)" />
      <path {...LINE} d="M58 84V39a9 9 0 0 1 9-9h22a9 9 0 0 1 9 9v45" />
      <path {...LINE} d="M74 37h8" />
      <path d="M66 62h24v20c-8 5-16 5-24 0z" fill="var(--ok-band)" opacity="0.55" />
      <path {...LINE} d="m71 69 5 5 10-11" />
      <path {...LINE} opacity={0.4} d="M20 40a26 26 0 0 1 30-8M27 50a15 15 0 0 1 18-5" />
      <circle cx="37" cy="58" r="3" fill="var(--brand)" opacity="0.4" />
      <path {...LINE} stroke="var(--bad)" d="m22 60 28-32" />
    </svg>
  );
}
