// What has to be bought, over one pool or several: the same product at the same strength is one line.
import type { ShoppingItem } from '@limpid/contract';

export interface PoolToBuyFor {
  poolId: string;
  name: string;
  shopping: readonly ShoppingItem[];
}
export interface ShoppingLine {
  item: Pick<ShoppingItem, 'productId' | 'strengthPercent' | 'amountG' | 'amountMl'>;
  /** undefined where a price is missing */
  costUsd: number | undefined;
  /** for which pools, and why */
  uses: { name: string; item: ShoppingItem }[];
}

const nameOf = ({ productId, strengthPercent }: ShoppingItem) => `${productId} ${strengthPercent ?? ''}`;
const plus = (a: number | undefined, b: number | undefined) => (a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0));

export function shoppingLines(pools: readonly PoolToBuyFor[]): ShoppingLine[] {
  const lines = new Map<string, ShoppingLine>();
  for (const { name, shopping } of pools) {
    for (const item of shopping) {
      const { productId, strengthPercent, amountG, amountMl, costUsd } = item;
      const before = lines.get(nameOf(item));
      lines.set(nameOf(item), {
        item: { productId, strengthPercent, amountG: plus(before?.item.amountG, amountG), amountMl: plus(before?.item.amountMl, amountMl) },
        costUsd: before ? (before.costUsd === undefined || costUsd === undefined ? undefined : before.costUsd + costUsd) : costUsd,
        uses: [...(before?.uses ?? []), { name, item }],
      });
    }
  }
  return [...lines.values()];
}
