import type { StripLayout } from '../strips/layout.data.ts';

/** Colors as such charts have them; only to be recognized, nothing is read from them. */
const ROWS = [
  ['#46709f', '#6c6fa3', '#8c6a98', '#a85f87', '#b54f6c'],
  ['#f3ecdd', '#ecd6dc', '#dfb8cf', '#c286b6', '#9c569c', '#70307c'],
  ['#eeb43c', '#ee9440', '#e8703f', '#da4749', '#b92c60'],
  ['#e2c450', '#bdb54a', '#90a54e', '#619258', '#3d7b66', '#2c5f6d'],
  ['#e8a552', '#d98443', '#c05f47', '#a04552', '#7a325a'],
];
const SHOWN = [1, 3, 2, 2, 1];

/** How the photo should be: the strip flat beside the bottle's chart, both whole, both in one light. */
export function StripPicture({ layout, label }: { layout: StripLayout; label: string }) {
  const count = Math.min(5, layout.pads.length);
  const rows = layout.pads.length === 4 ? ROWS.slice(1) : ROWS.slice(0, count);
  const step = 118 / count;
  return (
    <svg viewBox="0 0 320 200" role="img" aria-label={label} className="w-full rounded-control">
      <rect width="320" height="200" fill="var(--tint)" />
      <path d="M0 168h320v32H0z" fill="var(--sunken)" />
      <g transform="rotate(-3 70 100)">
        <rect x="56" y="24" width="26" height="158" rx="5" fill="#fbfcfd" stroke="var(--line-strong)" strokeWidth="1" />
        {rows.map((row, index) => (
          <rect key={row[0]} x="59" y={32 + index * step} width="20" height={step * 0.68} rx="2.5" fill={row[SHOWN[index] ?? 0]} />
        ))}
      </g>
      <g>
        <path
          d="M138 38c0-8 6-12 14-12h110c8 0 14 4 14 12v132c0 7-5 12-12 12H150c-7 0-12-5-12-12z"
          fill="#fbfcfd"
          stroke="var(--line-strong)"
          strokeWidth="1"
        />
        <rect x="160" y="10" width="94" height="17" rx="5" fill="var(--brand)" />
        {rows.map((row, index) => (
          <g key={row[0]}>
            {row.map((color, column) => (
              <rect
                key={color}
                x={150 + column * 19.5}
                y={46 + index * step * 0.98}
                width="15"
                height={step * 0.64}
                rx="2.5"
                fill={color}
                stroke="#0e222e"
                strokeOpacity=".12"
              />
            ))}
          </g>
        ))}
      </g>
      <g fill="none" stroke="var(--brand)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 34V16h18M286 16h18v18M304 166v18h-18M34 184H16v-18" />
      </g>
    </svg>
  );
}
