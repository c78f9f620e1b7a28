// What the server knows about pools and places. The list itself is read once, by the current pool.
import type { Pool, PoolInput, PoolPatch } from '@limpid/contract';
import { api } from '@limpid/contract';
import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { ME_KEY } from '../../session/me.ts';
import { readKey, useRead } from '../../api/reads.ts';

const LIST_KEY = readKey(api.pools.list);
const OVERVIEW_KEY = readKey(api.overview.list, { query: {} }).slice(0, -1);
const poolKey = (poolId: string) => readKey(api.pools.find, { params: { poolId } });
const inList = (change: (pools: Pool[]) => Pool[]) => (before: Pool[] | undefined) => before && change(before);

export const usePool = (poolId: string, options: { placeholderData?: Pool } = {}) =>
  useRead(api.pools.find, { params: { poolId } }, options);

/** Offline it says so immediately; nothing waits unseen to be sent at some later moment. */
const AT_ONCE = { networkMode: 'always' } as const;

/** The cyanuric acid last known, from the pool's plan: free chlorine follows it. Null while nothing is measured. */
export function useMeasuredCyanuricAcid(poolId: string): number | null {
  const plan = useRead(api.plans.find, { params: { poolId } });
  return plan.data?.water.cyanuricAcidPpm ?? null;
}

/** Adds a pool; the same id twice is one pool. */
export function useAddPool() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PoolInput) => call(api.pools.add, { body, ...(body.id !== undefined && { idempotencyKey: body.id }) }),
    onSuccess: async (pool) => {
      queryClient.setQueryData(poolKey(pool.id), pool);
      await queryClient.cancelQueries({ queryKey: LIST_KEY, exact: true });
      queryClient.setQueryData<Pool[]>(LIST_KEY, (before) => [...(before ?? []).filter((other) => other.id !== pool.id), pool]);
      void queryClient.invalidateQueries({ queryKey: OVERVIEW_KEY });
      // how many pools are left has changed
      await queryClient.invalidateQueries({ queryKey: ME_KEY });
    },
  });
}

function showChanged(queryClient: QueryClient, pool: Pool): void {
  queryClient.setQueryData<Pool[]>(
    LIST_KEY,
    inList((pools) => pools.map((other) => (other.id === pool.id ? pool : other))),
  );
  queryClient.setQueryData(poolKey(pool.id), pool);
  void queryClient.invalidateQueries({ queryKey: poolKey(pool.id) });
  void queryClient.invalidateQueries({ queryKey: OVERVIEW_KEY });
}

/** Changes a pool; its plan, its targets and everything else about it are read again. */
export function useChangePool(poolId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PoolPatch) => call(api.pools.change, { params: { poolId }, body }),
    ...AT_ONCE,
    onSuccess: (pool) => showChanged(queryClient, pool),
  });
}

export type ShelfItem = Pool['shelf'][number];
const isSame = (a: ShelfItem, b: ShelfItem) => a.productId === b.productId && a.strengthPercent === b.strengthPercent;

/** What was bought, among the chemicals of each pool that it is for. They are read first: another device may have changed them. */
export function useAddToShelves() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (bought: ReadonlyMap<string, readonly ShelfItem[]>) => {
      for (const [poolId, items] of bought) {
        const { shelf } = await call(api.pools.find, { params: { poolId } });
        const added = items.filter((item) => !shelf.some((owned) => isSame(owned, item)));
        showChanged(queryClient, await call(api.pools.change, { params: { poolId }, body: { shelf: [...shelf, ...added] } }));
      }
    },
    ...AT_ONCE,
  });
}

export function useRemovePool(poolId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.pools.remove, { params: { poolId } }),
    ...AT_ONCE,
    onSuccess: async () => {
      queryClient.setQueryData<Pool[]>(
        LIST_KEY,
        inList((pools) => pools.filter((pool) => pool.id !== poolId)),
      );
      await queryClient.invalidateQueries({ queryKey: ME_KEY });
    },
  });
}

const SHORTEST_SEARCH = 2;

/** US places by ZIP code or city; what was found before stays until the next answer is there. */
export const usePlaces = (search: string) =>
  useRead(
    api.places.find,
    { query: { q: search.trim() } },
    { enabled: search.trim().length >= SHORTEST_SEARCH, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );

/** The place of a whole ZIP code; undefined: there is no such code. */
export async function placeOfZip(zip: string) {
  const { items } = await call(api.places.find, { query: { q: zip } });
  return items.find((place) => place.zip === zip);
}

/** The US place nearest to where this device is; null where there is none near. */
export const useNearestPlace = () =>
  useMutation({
    mutationFn: (position: { latitude: number; longitude: number }) => call(api.places.nearest, { query: position }),
  });
