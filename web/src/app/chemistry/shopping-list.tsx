import { Printer, Share2 } from 'lucide-react';
import { errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { type PoolToBuyFor, type ShoppingLine, shoppingLines } from '../../features/plans/shopping/shopping-lines.ts';
import { useShoppingTicks } from '../../features/plans/shopping/shopping-ticks.ts';
import { packagesFor, packagesText } from '../../features/plans/shopping/store-sizes.ts';
import { productText, shownAmount } from '../../features/plans/step-amount.ts';
import { type ShelfItem, useAddToShelves } from '../../features/pools/pools.data.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { inDollars } from '../../i18n/money.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckMark } from '../../ui/fields/checkbox.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

/** How much to take from the store, and how much of it is needed. The same where its packages are not known. */
function amountsOf({ item: { productId, amountG, amountMl }, costUsd }: ShoppingLine, units: 'us' | 'metric') {
  const { label, amounts } = shownAmount(productId, { amountG, amountMl }, units);
  const packages = packagesFor(productId, amounts);
  return {
    needed: label,
    toTake: packages ? packagesText(packages, units) : label,
    isPackaged: packages !== undefined,
    // A store sells no part of a jug.
    costUsd: costUsd === undefined ? undefined : costUsd * (packages?.times ?? 1),
  };
}

export function ShoppingList({ pools, isNamed = false }: { pools: readonly PoolToBuyFor[]; isNamed?: boolean }) {
  const { href } = useCurrentPool();
  const { units } = useUnits();
  const lines = shoppingLines(pools);
  const { isTicked, tick } = useShoppingTicks(pools.map(({ poolId }) => poolId));
  const bought = lines.filter(isTicked);
  if (lines.length === 0) {
    return (
      <EmptyState
        drawing="calm"
        title={m.shopping_empty()}
        action={
          <LinkButton to={href('/dashboard')} variant="secondary">
            {m.clear_up_to_today()}
          </LinkButton>
        }
      >
        {m.shopping_empty_text()}
      </EmptyState>
    );
  }
  const total = lines.reduce((sum, line) => sum + (amountsOf(line, units).costUsd ?? 0), 0);
  return (
    <>
      <Card padding="lg">
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <Line key={line.key} line={line} isNamed={isNamed} isBought={isTicked(line)} onTick={(isBought) => tick([line], isBought)} />
          ))}
        </ul>
        <p className="figures mt-4 flex justify-between gap-4 border-t border-line-strong pt-4 font-semibold">
          <span>{m.shopping_total()}</span>
          <span>{m.plan_amount_about({ amount: inDollars(total) })}</span>
        </p>
        <p className="mt-3 text-sm text-muted">{m.shopping_prices()}</p>
      </Card>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Move bought={bought} onMoved={() => tick(bought, false)} />
        <Share lines={lines.filter((line) => !isTicked(line))} />
        <Button variant="secondary" onClick={() => window.print()} iconBefore={<Printer size={18} aria-hidden />}>
          {m.common_print()}
        </Button>
      </div>
    </>
  );
}

interface LineProps {
  line: ShoppingLine;
  isNamed: boolean;
  isBought: boolean;
  onTick: (isBought: boolean) => void;
}

function Line({ line, isNamed, isBought, onTick }: LineProps) {
  const { units } = useUnits();
  const { productId, strengthPercent } = line.item;
  const { needed, toTake, isPackaged, costUsd } = amountsOf(line, units);
  const product = productText(productId, strengthPercent);
  return (
    <li className="flex gap-2 py-4 first:pt-0">
      <span className="-mt-2 -ml-2.5 shrink-0">
        <CheckMark label={m.shopping_bought_named({ product })} checked={isBought} onChange={onTick} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={isBought ? 'line-through' : undefined}>
            <span className="figures text-lg font-semibold">{toTake}</span> <span className="font-medium">{product}</span>
          </span>
          {costUsd === undefined ? null : <span className="figures text-sm">{m.plan_amount_about({ amount: inDollars(costUsd) })}</span>}
        </p>
        {isPackaged && !(isNamed && line.uses.length === 1) ? (
          <p className="figures mt-1 text-sm text-ink">{m.shopping_needed({ amount: needed })}</p>
        ) : null}
        <ul className="mt-1 flex flex-col gap-1 text-sm text-muted">
          {line.uses.map(({ poolId, name, item }) => (
            <li key={poolId}>
              {isNamed ? (
                <span className="figures text-ink">
                  {m.shopping_for({ pool: name, amount: shownAmount(productId, item, units).label })}{' '}
                </span>
              ) : null}
              {engineText(item.text, item.messages)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** To another app of the device, such as a message to the person who drives to the store; otherwise to the clipboard. */
function Share({ lines }: { lines: readonly ShoppingLine[] }) {
  const { units } = useUnits();
  const { toast } = useToast();
  if (lines.length === 0) return null;
  const rows = lines.map((line) => {
    const { item } = line;
    const { needed, toTake, isPackaged } = amountsOf(line, units);
    const values = { amount: toTake, product: productText(item.productId, item.strengthPercent), needed };
    return isPackaged ? m.shopping_row_packaged(values) : m.shopping_row(values);
  });
  const title = m.common_shopping_list();
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, text: rows.join('\n') });
      await navigator.clipboard.writeText([title, ...rows].join('\n'));
      toast({ title: m.shopping_copied(), tone: 'ok' });
    } catch (error) {
      // The person closed the sheet of the device.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: m.shopping_not_shared(), description: m.shopping_not_shared_text(), tone: 'warn' });
    }
  };
  return (
    <Button variant="secondary" onClick={() => void share()} iconBefore={<Share2 size={18} aria-hidden />}>
      {m.shopping_share()}
    </Button>
  );
}

function shelvesOf(lines: readonly ShoppingLine[]): Map<string, ShelfItem[]> {
  const shelves = new Map<string, ShelfItem[]>();
  for (const { item, uses } of lines) {
    const { productId, strengthPercent } = item;
    for (const { poolId } of uses)
      shelves.set(poolId, [...(shelves.get(poolId) ?? []), { productId, ...(strengthPercent !== undefined && { strengthPercent }) }]);
  }
  return shelves;
}

/** What was bought is on hand from now on: the plan counts on it. */
function Move({ bought, onMoved }: { bought: readonly ShoppingLine[]; onMoved: () => void }) {
  const add = useAddToShelves();
  const { toast } = useToast();
  const move = async () => {
    try {
      // The page may show other lines by then, so its own callbacks would never be called.
      await add.mutateAsync(shelvesOf(bought));
    } catch {
      // Said below.
      return;
    }
    onMoved();
    toast({ title: m.shopping_moved(), tone: 'ok' });
  };
  return (
    <div className="w-full print:hidden">
      {bought.length === 0 ? (
        <p className="text-sm text-muted">{m.shopping_move_text()}</p>
      ) : (
        <Button pending={add.isPending} onClick={() => void move()} className="max-sm:w-full">
          {m.shopping_move({ count: bought.length })}
        </Button>
      )}
      {add.error ? (
        <Callout tone="bad" title={m.common_not_saved()} live className="mt-4">
          {errorText(add.error)}
        </Callout>
      ) : null}
    </div>
  );
}
