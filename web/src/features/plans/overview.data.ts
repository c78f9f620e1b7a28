// Swim state, last test and next step of all pools at once, for people who look after several.
import { api, type PoolOverview } from '@limpid/contract';
import { useQuery } from '@tanstack/react-query';
import { readPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { useIsOnline } from '../../browser/online.ts';
import { readKey, useRead } from '../../api/reads.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { swimLook, type SwimLook, type SwimStatus } from './water/swim-look.ts';

const PAGE = 20;
/** More pools than one person visits in a week. */
const MOST = 400;
const REFRESH_MS = 5 * 60_000;
/** After so long without a connection a state is no longer shown as today's. */
const COUNTS_MS = 3_600_000;

const KEY = readKey(api.overview.list, { query: {} }).slice(0, -1);

export interface Overview {
  isPending: boolean;
  isError: boolean;
  refetch: () => void;
  of: (poolId: string) => PoolOverview | undefined;
}

/** `isWanted`: with a single pool the dashboard itself says it all. */
export function useOverview(isWanted: boolean): Overview {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...KEY, { most: MOST }],
    queryFn: () =>
      readPages<PoolOverview>((cursor) => call(api.overview.list, { query: { limit: PAGE, ...(cursor ? { cursor } : {}) } }), MOST),
    enabled: isWanted,
    refetchInterval: REFRESH_MS,
  });
  return {
    isPending,
    isError: isError && !data,
    refetch: () => void refetch(),
    of: (poolId) => data?.items.find((item) => item.poolId === poolId),
  };
}

/** The newest that is known of a pool's swim state; none while something of it waits to be sent, or without a connection. */
export function useSwimOf(overview: Overview): (poolId: string, now: number) => SwimLook | undefined {
  const { entries } = useOutbox();
  const isOnline = useIsOnline();
  return (poolId, now) => {
    const known = overview.of(poolId);
    if (!known || !isOnline || entries.some((entry) => entry.poolId === poolId)) return undefined;
    return swimLook(known.swim, known.testedAt !== undefined, now);
  };
}

/** What is known of one pool from its plan, without asking for it. */
export function useKnownSwim(poolId: string | undefined, now: number): SwimLook | undefined {
  const { entries } = useOutbox();
  const isOnline = useIsOnline();
  const { data, dataUpdatedAt } = useRead(api.plans.find, { params: { poolId: poolId ?? '' } }, { enabled: false });
  const isOld = now - dataUpdatedAt > COUNTS_MS;
  if (!data || isOld || !isOnline || entries.some((entry) => entry.poolId === poolId)) return undefined;
  // A broken answer breaks the page that shows it, not the frame with the way out.
  if (!('swim' in data && 'measuredAt' in data)) return undefined;
  return swimLook(data.swim, Object.keys(data.measuredAt).length > 0, now);
}

const RANKS: Record<SwimStatus, number> = { bad: 0, warn: 1, unknown: 2, waiting: 3, ok: 4 };

/** Danger first, then what is to be treated, then what is not known; among equals the one whose test is oldest. */
export function byUrgency<Item extends { look: SwimLook | undefined; testedAt: string | undefined }>(items: readonly Item[]): Item[] {
  const rank = ({ look }: Item) => RANKS[look?.status ?? 'unknown'];
  return items.toSorted((a, b) => rank(a) - rank(b) || (a.testedAt ?? '').localeCompare(b.testedAt ?? ''));
}
