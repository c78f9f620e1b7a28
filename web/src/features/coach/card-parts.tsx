// What the cards of an answer share.
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="mt-2 -mb-2 inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-brand hover:underline"
    >
      {children}
      <ArrowRight size={16} aria-hidden />
    </Link>
  );
}

export const CARD_FRAME = 'min-w-0 rounded-control border border-line bg-surface p-4 dark:bg-raised';

export interface Fact {
  name: string;
  value: string;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="figures mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
