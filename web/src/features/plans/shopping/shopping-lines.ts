// What has to be bought, over one pool or several: the same product at the same strength is one line.
import type { ShoppingItem } from '@limpid/contract';

export interface PoolToBuyFor {
  poolId: string;
  name: string;
  shopping: readonly ShoppingItem[];
}
export interface ShoppingLine {
  /** the product and its strength: what a check mark is remembered by */
  key: string;
  item: Pick<ShoppingItem, 'productId' | 'strengthPercent' | 'amountG' | 'amountMl'>;
  /** undefined where a price is missing */
  costUsd: number | undefined;
  /** for which pools, and why */
  uses: { poolId: string; name: string; item: ShoppingItem }[];
}

const keyOf = ({ productId, strengthPercent }: ShoppingItem) => `${productId} ${strengthPercent ?? ''}`.trim();
const plus = (a: number | undefined, b: number | undefined) => (a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0));

export function shoppingLines(pools: readonly PoolToBuyFor[]): ShoppingLine[] {
  const lines = new Map<string, ShoppingLine>();
  for (const { poolId, name, shopping } of pools) {
    for (const item of shopping) {
      const { productId, strengthPercent, amountG, amountMl, costUsd } = item;
      const key = keyOf(item);
      const before = lines.get(key);
      lines.set(key, {
        key,
        item: { productId, strengthPercent, amountG: plus(before?.item.amountG, amountG), amountMl: plus(before?.item.amountMl, amountMl) },
        costUsd: before ? (before.costUsd === undefined || costUsd === undefined ? undefined : before.costUsd + costUsd) : costUsd,
        uses: [...(before?.uses ?? []), { poolId, name, item }],
      });
    }
  }
  return [...lines.values()];
}
