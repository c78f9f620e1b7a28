import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Names with their values, in two columns where there is room. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
