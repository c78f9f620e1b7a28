import type { Pool } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useQuery } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { rememberPool } from './early-reads.ts';
import { useIsFirstDraw } from '../browser/first-draw.ts';
import { useMe } from '../session/me.ts';
import { shouldRetry } from './query-client.ts';
import { readKey } from './reads.ts';

export const POOL_PARAMETER = 'pool';

export interface CurrentPool {
  pool: Pool | null;
  pools: readonly Pool[];
  isLoading: boolean;
  /** changes the query parameter, not the page */
  selectPool: (poolId: string) => void;
  /** a path inside the app with the chosen pool in it */
  href: (path: string) => string;
}

const Context = createContext<CurrentPool | null>(null);

/** so long after a failure the list is asked for again */
const ASK_AGAIN_MS = 5000;
const ASK_AGAIN_LAST_MS = 60_000;

/** A failure counts as no pools where nothing is known yet, and takes nothing away that is; with a network it is asked again, ever less often. */
const readingPools = {
  queryKey: readKey(api.pools.list),
  retry: (failureCount: number, error: Error) => error instanceof TypeError && shouldRetry(failureCount, error),
  refetchInterval: ({ state }: { state: { status: string; errorUpdateCount: number } }) =>
    state.status === 'error' && navigator.onLine && Math.min(ASK_AGAIN_MS * 2 ** (state.errorUpdateCount - 1), ASK_AGAIN_LAST_MS),
} as const;

/** The pool that the address names, else the one chosen before, else the first. */
export function choosePool(pools: readonly Pool[], wantedId: string | null, chosenId: string | null): Pool | null {
  const known = (id: string | null) => pools.find((pool) => pool.id === id);
  return known(wantedId) ?? known(chosenId) ?? pools[0] ?? null;
}

export function CurrentPoolProvider({ children }: { children: ReactNode }) {
  const { me } = useMe({ onlyIfHinted: true });
  const [search, setSearch] = useSearchParams();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const query = useQuery<Pool[], Error>({ ...readingPools, enabled: Boolean(me) });
  const wantedId = search.get(POOL_PARAMETER);
  // The cache of this device may be loaded before the prerendered page is hydrated.
  const isFirstDraw = useIsFirstDraw();
  const pools = isFirstDraw ? undefined : query.data;
  const pool = choosePool(pools ?? [], wantedId, chosenId);
  // Named in an address once, it stays chosen on the pages after it.
  if (pool && pool.id === wantedId && chosenId !== wantedId) setChosenId(wantedId);

  const personId = me?.id;
  const poolId = pool?.id;
  useEffect(() => {
    if (personId && poolId) rememberPool(personId, poolId);
  }, [personId, poolId]);

  // Only the address says which pool is chosen: if it were also stored elsewhere, the new pool would be on the page a moment before the
  // address names it, and a page that compares the two (/pools/...) would undo the choice.
  const nameInAddress = useCallback(
    (poolId: string | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (poolId === null) next.delete(POOL_PARAMETER);
          else next.set(POOL_PARAMETER, poolId);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  // Deleted, or another person's. An outdated list may just not contain it yet, and on the first draw none is looked at.
  const isNobodys = wantedId !== null && !isFirstDraw && query.isSuccess && !query.isStale && pool?.id !== wantedId;
  useEffect(() => {
    if (isNobodys) nameInAddress(null);
  }, [isNobodys, nameInAddress]);

  const value = useMemo<CurrentPool>(() => {
    const isFirst = !pool || pool.id === pools?.[0]?.id;
    const href = (path: string) => (isFirst ? path : `${path}${path.includes('?') ? '&' : '?'}${POOL_PARAMETER}=${pool.id}`);
    return { pool, pools: pools ?? [], isLoading: me === undefined || (me !== null && query.isPending), selectPool: nameInAddress, href };
  }, [pool, pools, me, query.isPending, nameInAddress]);
  return <Context value={value}>{children}</Context>;
}

/** Throws outside its provider: a page without a pool context would show the wrong water. */
export function useCurrentPool(): CurrentPool {
  const value = useContext(Context);
  if (!value) throw new Error('useCurrentPool must be used within a CurrentPoolProvider');
  return value;
}
