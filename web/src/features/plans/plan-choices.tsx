import type { PoolPlan } from '@limpid/contract';
import { ShoppingCart } from 'lucide-react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { inDollars } from '../../i18n/money.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { productText, shownAmount } from './step-amount.ts';

/** What the plan needs and isn't at hand, with what it costs; the whole list is a page of its own. */
export function ToBuy({ plan }: { plan: Pick<PoolPlan, 'shopping'> }) {
  const { units } = useUnits();
  const { href } = useCurrentPool();
  const { shopping = [] } = plan;
  if (shopping.length === 0) return null;
  return (
    <Card aria-labelledby="to-buy">
      <CardHeader id="to-buy" level={3} title={m.plan_to_buy()} />
      <ul className="flex flex-col gap-2 text-sm">
        {shopping.map((item) => (
          <li key={`${item.productId} ${item.strengthPercent ?? ''}`}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">
                <span className="figures">{shownAmount(item.productId, item, units).label}</span>{' '}
                {productText(item.productId, item.strengthPercent)}
              </span>
              {item.costUsd === undefined ? null : (
                <span className="figures">{m.plan_amount_about({ amount: inDollars(item.costUsd) })}</span>
              )}
            </p>
            <p className="text-muted">{engineText(item.text, item.messages)}</p>
          </li>
        ))}
      </ul>
      <LinkButton
        to={href('/chemistry/shopping')}
        prefetch="intent"
        variant="secondary"
        size="sm"
        className="mt-3"
        iconBefore={<ShoppingCart size={18} aria-hidden />}
      >
        {m.common_shopping_list()}
      </LinkButton>
    </Card>
  );
}

/** For each chemical on the shelf that the plan does without: why. */
export function WhyNot({ plan }: { plan: Pick<PoolPlan, 'whyNot'> }) {
  const { whyNot = [] } = plan;
  if (whyNot.length === 0) return null;
  return (
    <Disclosure summary={m.plan_why_not({ count: whyNot.length })}>
      <dl className="flex flex-col gap-3">
        {whyNot.map(({ productId, strengthPercent, text, messages }) => (
          <div key={`${productId} ${strengthPercent ?? ''}`}>
            <dt className="font-medium">{m.plan_why_not_product({ product: productText(productId, strengthPercent, true) })}</dt>
            <dd className="text-muted">{engineText(text, messages)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
