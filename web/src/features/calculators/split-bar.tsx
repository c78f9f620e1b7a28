interface Part {
  label: string;
  value: number;
  text: string;
}

/** The parts of a sum: told by place, pattern and word, not by colour alone. */
const FILLS = ['var(--chart-1)', 'var(--chart-4)', 'var(--chart-3)', 'var(--chart-2)'];

/** Where each part starts and ends, in percent of the whole. */
export function sharesOf(values: readonly number[]): { from: number; width: number }[] {
  const sizes = values.map((value) => Math.max(0, value));
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
  let from = 0;
  return sizes.map((size) => {
    const width = (100 * size) / total;
    const share = { from, width };
    from += width;
    return share;
  });
}

export function SplitBar({ parts, unit, label }: { parts: readonly Part[]; unit: string; label: string }) {
  const shares = sharesOf(parts.map((part) => part.value));
  const sentence = `${label}: ${parts.map((part) => `${part.label} ${part.text} ${unit}`).join(', ')}`;
  return (
    <div>
      <svg role="img" aria-label={sentence} width="100%" height="20" className="block overflow-hidden rounded-full">
        {parts.map((part, index) => (
          <rect
            key={part.label}
            x={`${shares[index]?.from ?? 0}%`}
            width={`${shares[index]?.width ?? 0}%`}
            height="20"
            fill={FILLS[index % FILLS.length]}
            stroke="var(--surface)"
            strokeWidth={1.5}
          />
        ))}
      </svg>
      <ul className="mt-3 two-columns grid gap-x-6 gap-y-2 sm:grid-cols-4">
        {parts.map((part, index) => (
          <li key={part.label} className="min-w-0 text-xs text-muted">
            <span className="flex items-center gap-1.5">
              <svg width="10" height="10" aria-hidden className="shrink-0">
                <rect width="10" height="10" rx="3" fill={FILLS[index % FILLS.length]} />
              </svg>
              {part.label}
            </span>
            <span className="figures block text-base font-semibold text-ink">
              {part.text} <span className="text-xs font-normal text-muted">{unit}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
