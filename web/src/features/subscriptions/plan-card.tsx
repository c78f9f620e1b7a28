import { clsx } from 'clsx';
import { Check, Dot } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

interface PlanCardProps {
  name: string;
  forWhom: string;
  /** a month */
  price: string;
  /** shown under the price */
  note?: string;
  /** what it has beyond the plan before it, which `beyond` names */
  has: readonly string[];
  beyond?: string;
  /** as plain as the rest, without a check mark: not an advantage */
  also?: string;
  action: ReactNode;
  isCurrent: boolean;
  isRecommended?: boolean;
}

/** Name, price, button and list are aligned in all three: the rows belong to the list (subgrid). */
export function PlanCard({ isRecommended = false, ...plan }: PlanCardProps) {
  return (
    <Card
      as="li"
      padding="lg"
      className={clsx(
        'relative flex flex-col lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-0',
        // on a phone the recommended one comes first
        isRecommended && 'shadow-float outline-2 -outline-offset-1 outline-brand max-lg:order-first',
      )}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl font-semibold">{plan.name}</h2>
          {plan.isCurrent ? (
            <Badge tone="brand">{m.common_your_plan()}</Badge>
          ) : isRecommended ? (
            <Badge tone="brand">{m.pricing_recommended()}</Badge>
          ) : null}
        </div>
        <p className="mt-1 text-sm text-muted">{plan.forWhom}</p>
      </div>
      <div className="mt-5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-[min(1.875rem,14vw)] font-semibold tracking-tight">{plan.price}</span>
          <span className="text-muted">{m.pricing_month()}</span>
        </p>
        {plan.note ? <p className="mt-1 text-sm">{plan.note}</p> : null}
      </div>
      <div className="mt-6">{plan.action}</div>
      <div className="mt-6 border-t border-line pt-5 text-sm">
        {plan.beyond ? <p className="mb-3 font-semibold">{plan.beyond}</p> : null}
        <ul className="flex flex-col gap-3">
          {plan.has.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check size={20} strokeWidth={2} aria-hidden className="mt-px shrink-0 text-ok" />
              <span className="min-w-0">{line}</span>
            </li>
          ))}
          {plan.also ? (
            <li className="flex gap-2.5 text-muted">
              <Dot size={20} aria-hidden className="mt-px shrink-0" />
              <span className="min-w-0">{plan.also}</span>
            </li>
          ) : null}
        </ul>
      </div>
    </Card>
  );
}
