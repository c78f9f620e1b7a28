// The tests of a pool that wait on this device. For pages that visitors open too: without a pool the outbox is not asked for.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { signedInId } from '../session/signed-in-hint.ts';
import { mergeRows, withOutbox } from './outbox/lazy-outbox.ts';
import type { ListedReading } from './outbox/outbox-merge.ts';
import { NOTHING_KNOWN, outboxSnapshot, watchOutbox } from './outbox/outbox-snapshot.ts';

const NONE: readonly ListedReading[] = [];

/** Newest first. */
export function useWaitingTests(poolId: string | undefined): readonly ListedReading[] {
  const { entries } = useSyncExternalStore(watchOutbox, outboxSnapshot, () => NOTHING_KNOWN);
  useEffect(() => {
    if (poolId !== undefined) withOutbox((outbox) => void outbox.meet(signedInId()));
  }, [poolId]);
  return useMemo(() => {
    const personId = signedInId();
    const own = poolId === undefined ? [] : entries.filter((entry) => entry.poolId === poolId && entry.personId === personId);
    return own.length === 0 || poolId === undefined ? NONE : mergeRows('reading', poolId, NONE, own);
  }, [entries, poolId]);
}
