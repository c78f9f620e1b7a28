// What was bought of a pool's shopping list, kept on this device: a store may have no connection. A check mark of an earlier trip must not
// hide what is needed again, so it counts for a week.
import { useState } from 'react';

const keyOf = (poolId: string) => `lmp-bought-${poolId}`;
const WEEK_MS = 7 * 86_400_000;

/** When each line was checked, by its key. */
type Ticks = Readonly<Record<string, number>>;

export function storedTicks(poolId: string, now: number): Ticks {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(poolId)) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && now - entry[1] < WEEK_MS),
    );
  } catch {
    return {};
  }
}

function store(poolId: string, ticks: Ticks): void {
  try {
    if (Object.keys(ticks).length === 0) localStorage.removeItem(keyOf(poolId));
    else localStorage.setItem(keyOf(poolId), JSON.stringify(ticks));
  } catch {
    // A full or forbidden storage: the check marks last as long as the page.
  }
}

interface Use {
  poolId: string;
}

/** A line of several pools is bought for all of them at once. */
export function useShoppingTicks(poolIds: readonly string[]) {
  const [ticks, setTicks] = useState<Readonly<Record<string, Ticks>>>(() =>
    Object.fromEntries(poolIds.map((id) => [id, storedTicks(id, Date.now())])),
  );
  const tick = (lines: readonly { key: string; uses: readonly Use[] }[], isBought: boolean) => {
    const next = { ...ticks };
    for (const { key, uses } of lines) {
      for (const { poolId } of uses) {
        const { [key]: _before, ...others } = next[poolId] ?? {};
        next[poolId] = isBought ? { ...others, [key]: Date.now() } : others;
        store(poolId, next[poolId]);
      }
    }
    setTicks(next);
  };
  const isTicked = ({ key, uses }: { key: string; uses: readonly Use[] }) => uses.every(({ poolId }) => ticks[poolId]?.[key] !== undefined);
  return { isTicked, tick };
}
