// The outbox for components: what waits, and the one way to write.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useMe } from '../session/me.ts';
import { signedInId } from '../session/signed-in-hint.ts';
import type { Written } from './outbox/outbox.ts';
import { fetchOutboxToWrite, withOutbox } from './outbox/lazy-outbox.ts';
import type { Files } from './outbox/outbox-attachment.ts';
import type { Intent, OutboxEntry } from './outbox/outbox-entry.ts';
import { NOTHING_KNOWN, outboxSnapshot, type OutboxSnapshot, watchOutbox } from './outbox/outbox-snapshot.ts';

export interface OwnOutbox extends OutboxSnapshot {
  personId: string | null;
}

/** One answer for all who ask: what rests on it stays the same from part to part of the page, and is worked out once. */
let own: { of: OutboxSnapshot['entries']; personId: string | null; entries: readonly OutboxEntry[] } | undefined;

function entriesOf(personId: string | null, { entries: of }: OutboxSnapshot): readonly OutboxEntry[] {
  if (own?.of !== of || own.personId !== personId) own = { of, personId, entries: of.filter((entry) => entry.personId === personId) };
  return own.entries;
}

/** What this person has waiting on this device; entries of other people are invisible. */
export function useOutbox(): OwnOutbox {
  useConnection();
  const { me } = useMe({ onlyIfHinted: true });
  const snapshot = useSyncExternalStore(watchOutbox, outboxSnapshot, () => NOTHING_KNOWN);
  const personId = me?.id ?? null;
  useEffect(() => withOutbox((outbox) => void outbox.meet(personId)), [personId]);
  return useMemo(() => ({ ...snapshot, entries: entriesOf(personId, snapshot), personId }), [snapshot, personId]);
}

/** Without a pool: of the account. A photo comes with its file and a small picture of it. */
export type OwnIntent = Omit<Intent, 'personId' | 'poolId'> & Partial<Pick<Intent, 'poolId'>> & Files;

/** Writes for the signed-in person; see `write` of outbox.ts. Throws OutboxMissingError when the outbox cannot be loaded. */
export function useWrite(): (intent: OwnIntent) => Promise<Written> {
  useConnection();
  const { me } = useMe({ onlyIfHinted: true });
  const personId = me?.id;
  return useCallback(
    async (intent) => (await fetchOutboxToWrite()).write({ poolId: '', ...intent, personId: personId ?? signedInId() ?? '' }),
    [personId],
  );
}

/** What arrives at the server, from whichever tab or the worker, goes into what this page has read. */
function useConnection(): void {
  const queryClient = useQueryClient();
  useEffect(() => withOutbox((outbox) => outbox.connectReads(queryClient)), [queryClient]);
}
