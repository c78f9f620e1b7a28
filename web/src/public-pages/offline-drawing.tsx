// The drawing of being offline, in the manner of ui/drawings: the signal does not reach the water, and the water does not mind.
const LINE = { fill: 'none', stroke: 'var(--brand)', strokeWidth: 2.25, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const WAVE = 'c11-8 22-8 33 0s22 8 33 0 22-8 33 0 22 8 33 0';

export function OfflineDrawing({ width = 224 }: { width?: number }) {
  return (
    <svg viewBox="0 0 160 120" width={width} height={(width * 120) / 160} aria-hidden>
      <circle cx="128" cy="30" r="11" fill="var(--sun)" />
      <rect x="58" y="24" width="44" height="84" rx="10" fill="var(--surface)" />
      <rect x="58" y="24" width="44" height="84" rx="10" {...LINE} />
      <path {...LINE} d="M76 31h8" />
      <rect x="65" y="42" width="30" height="30" rx="7" fill="var(--ok-tint)" />
      <path {...LINE} stroke="var(--ok)" d="m73 57 5 5 10-11" />
      <path d={`M14 84${WAVE}v12a18 18 0 0 1-18 18H32a18 18 0 0 1-18-18z`} fill="var(--tint)" />
      <path {...LINE} d={`M14 84${WAVE}`} />
      <path {...LINE} opacity={0.5} d="M34 101c7-5 14-5 21 0s14 5 21 0 14-5 21 0 14 5 21 0" />
      <path {...LINE} opacity={0.4} d="M20 40a26 26 0 0 1 30-8M27 50a15 15 0 0 1 18-5" />
      <circle cx="37" cy="58" r="3" fill="var(--brand)" opacity="0.4" />
      <path {...LINE} stroke="var(--bad)" d="m22 60 28-32" />
    </svg>
  );
}
