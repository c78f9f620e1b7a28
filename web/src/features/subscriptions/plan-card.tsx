import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

interface PlanCardProps {
  name: string;
  forWhom: string;
  price: string;
  /** what stands under the price */
  note: string;
  has: readonly string[];
  action: ReactNode;
  isCurrent: boolean;
  isMain?: boolean;
}

export function PlanCard({ name, forWhom, price, note, has, action, isCurrent, isMain = false }: PlanCardProps) {
  return (
    <Card as="li" tone={isMain ? 'tint' : 'plain'} padding="lg" className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{name}</h2>
        {isCurrent ? <Badge tone="brand">{m.pricing_current()}</Badge> : null}
      </div>
      <p className="mt-1 text-sm text-muted">{forWhom}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-3xl font-semibold tracking-tight">{price}</span>
        <span className="text-sm text-muted">{m.pricing_month()}</span>
      </p>
      <p className="mt-1 text-sm">{note}</p>
      <ul className="mt-6 mb-8 flex flex-col gap-2.5 text-sm">
        {has.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check size={18} strokeWidth={2} aria-hidden className="mt-0.5 shrink-0 text-ok" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">{action}</div>
    </Card>
  );
}
