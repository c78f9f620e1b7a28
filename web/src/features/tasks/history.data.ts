// What was done and what was left out, newest first, back to the first day: page after page, and as the days on which something was done.
import { api, type Completion, type Pool, type TaskSkip } from '@limpid/contract';
import { type Day, dayOf } from '@limpid/schedule';
import { keepPreviousData } from '@tanstack/react-query';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { readKey, useRead } from '../../api/reads.ts';
import { useListed } from '../../offline/use-listed.ts';
import { MOST_COMPLETIONS, useCompletionPages } from './tasks.data.ts';

const NONE: readonly never[] = [];

export interface HistoryItem {
  id: string;
  taskId: string;
  at: string;
  text: string | undefined;
  /** undefined: it was skipped */
  completion: Completion | undefined;
}

interface Wanted {
  /** undefined: up to now */
  toOn: Day | undefined;
  most: number;
}

// The newest ones are those that the states of tasks are reckoned from: read once.
const atLeast = ({ toOn, most }: Wanted): number => (toOn === undefined ? Math.max(most, MOST_COMPLETIONS) : most);

function usePages<Item extends Completion | TaskSkip>(endpoint: 'completions' | 'skips', poolId: string, wanted: Wanted) {
  const { toOn } = wanted;
  const list = endpoint === 'completions' ? api.completions.list : api.tasks.skips;
  const key = readKey(list, { params: { poolId }, query: {} }).slice(0, -1);
  return useAllPages<Item>(
    toOn === undefined ? key : [...key, { toOn }],
    (query) => call(list, { params: { poolId }, query: { ...query, ...(toOn === undefined ? {} : { toOn }) } }) as never,
    atLeast(wanted),
    { placeholderData: keepPreviousData },
  );
}

/** Newest first; what is further back than the known part of both lists is left out until more is read. */
function joined(
  done: readonly HistoryItem[],
  skipped: readonly HistoryItem[],
  hasMore: { done: boolean; skipped: boolean },
): HistoryItem[] {
  const ends = [...(hasMore.done ? done.slice(-1) : []), ...(hasMore.skipped ? skipped.slice(-1) : [])].map(({ at }) => at);
  const from = ends.toSorted().at(-1) ?? '';
  return [...done, ...skipped].filter(({ at }) => at >= from).toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

export function useHistory(pool: Pool, wanted: Wanted) {
  const donePages = usePages<Completion>('completions', pool.id, wanted);
  const skipPages = usePages<TaskSkip>('skips', pool.id, wanted);
  const listed = useListed<Completion>('completion', donePages, pool.id);
  const isInTime = (at: string) => wanted.toOn === undefined || dayOf(at, pool.timeZone) <= wanted.toOn;
  const done = (listed.data?.items ?? NONE)
    .filter(({ doneAt }) => isInTime(doneAt))
    .map((completion) => {
      const { id, taskId, doneAt, note, checked } = completion;
      const text = [...(checked ?? []), ...(note ? [note] : [])].join(' · ');
      return { id, taskId, at: doneAt, text: text || undefined, completion };
    });
  const skips = skipPages.data?.items ?? NONE;
  const skipped = skips.map(({ id, taskId, skippedAt, reason }) => ({ id, taskId, at: skippedAt, text: reason, completion: undefined }));
  const hasMore = { done: Boolean(donePages.data?.nextCursor), skipped: Boolean(skipPages.data?.nextCursor) };
  return {
    isPending: listed.isPending,
    error: listed.error,
    refetch: () => void Promise.all([donePages.refetch(), skipPages.refetch()]),
    items: joined(done, skipped, hasMore),
    hasMore: hasMore.done || hasMore.skipped,
    isFetching: donePages.isPlaceholderData || skipPages.isPlaceholderData,
  };
}

/** How much was done on each day; with what waits here. Undefined: not known yet. */
export function useDoneDays(pool: Pool): ReadonlyMap<Day, number> | undefined {
  const days = useRead(api.completions.days, { params: { poolId: pool.id } }).data?.days;
  const pages = useCompletionPages(pool.id);
  const listed = useListed<Completion>('completion', pages, pool.id).data?.items;
  if (!days && !listed) return undefined;
  const counts = new Map<Day, number>((days ?? NONE).map(({ on, count }) => [on, count]));
  const known = days ? (pages.data?.items ?? NONE) : NONE;
  const add = (from: readonly Pick<Completion, 'id' | 'doneAt'>[], without: readonly { id: string }[], by: 1 | -1) => {
    const ids = new Set(without.map(({ id }) => id));
    for (const { id, doneAt } of from) {
      const on = dayOf(doneAt, pool.timeZone);
      if (!ids.has(id)) counts.set(on, (counts.get(on) ?? 0) + by);
    }
  };
  add(listed ?? NONE, known, 1);
  add(known, listed ?? NONE, -1);
  return counts;
}
