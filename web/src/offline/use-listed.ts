// A list of a noun that works offline: the server's rows with what waits on this device merged in.
import { useMemo } from 'react';
import type { Noun } from './noun.ts';
import { mergeRows } from './outbox/lazy-outbox.ts';
import type { Waiting } from './outbox/outbox-merge.ts';
import { useOutbox } from './use-outbox.ts';

/**
 * A list with the state of its query: loading and failing like any read, but waiting entries are shown even when nothing could be read.
 */
export type Listed<Item> = { refetch: () => unknown } & (
  | { isPending: true; isError: false; error: null; data: undefined }
  | { isPending: false; isError: true; error: Error | null; data: undefined }
  | { isPending: false; isError: false; error: null; data: { items: readonly Item[] } }
);

/** What was read of a list: an array, or pages of it. */
export interface ListRead<Item> {
  data: readonly Item[] | { items: readonly Item[] } | undefined;
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
}

const NONE: readonly never[] = [];

const itemsOf = <Item>(data: ListRead<Item>['data']): readonly Item[] => (data && 'items' in data ? data.items : (data ?? NONE));

/** `poolId` is left out for a noun that belongs to the account. */
export function useListed<Item extends { id: string }>(
  noun: Noun,
  { data, isError, error, refetch }: ListRead<Item>,
  poolId = '',
): Listed<Item & { waiting?: Waiting }> {
  const { entries } = useOutbox();
  return useMemo(() => {
    const items = mergeRows(noun, poolId, itemsOf(data), entries);
    if (data !== undefined || items.length > 0) return { isPending: false, isError: false, error: null, data: { items }, refetch };
    if (isError) return { isPending: false, isError: true, error, data: undefined, refetch };
    return { isPending: true, isError: false, error: null, data: undefined, refetch };
  }, [noun, poolId, data, entries, isError, error, refetch]);
}
