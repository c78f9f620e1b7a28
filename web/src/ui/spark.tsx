/** The last values as a line, no axes; `label` says it in words: "Free chlorine, last 12 tests, now 3.2 ppm". */
export function Spark({
  label,
  values,
  band,
  height = 36,
}: {
  label: string;
  values: readonly number[];
  band?: { low: number; high: number };
  height?: number;
}) {
  const all = band ? [...values, band.low, band.high] : values;
  const low = Math.min(...all);
  const high = Math.max(...all);
  const y = (value: number) => (high === low ? 50 : 94 - ((value - low) / (high - low)) * 88);
  const x = (index: number) => (values.length < 2 ? 50 : (index / (values.length - 1)) * 100);
  const last = values.at(-1);
  const path = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(2)} ${y(value).toFixed(2)}`).join('');
  return (
    <svg role="img" aria-label={label} width="100%" height={height} className="block overflow-visible">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        {band ? (
          <rect x="0" width="100" y={y(band.high)} height={Math.max(y(band.low) - y(band.high), 0)} fill="var(--ok-band)" opacity="0.35" />
        ) : null}
        <path
          d={path}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {last === undefined ? null : (
        <circle cx={`${x(values.length - 1)}%`} cy={`${y(last)}%`} r="3.5" fill="var(--surface)" stroke="var(--chart-1)" strokeWidth="2" />
      )}
    </svg>
  );
}
