// The clear-ups of a pool: started and ended through the outbox, so that a pool without reception is no obstacle.
import { api, type ClearUp, type ClearUpPatch } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { trueInstant } from '../../ui/true-now.ts';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { useListed } from '../../offline/use-listed.ts';
import { useWrite } from '../../offline/use-outbox.ts';

/** One a month for years. */
const MOST = 100;

/** Newest first, with what waits on this device. */
export function useClearUps(poolId: string) {
  const pages = useAllPages<ClearUp>(
    readKey(api.clearUps.list, { params: { poolId }, query: {} }).slice(0, -1),
    (query) => call(api.clearUps.list, { params: { poolId }, query }),
    MOST,
  );
  return useListed('clear-up', pages, poolId);
}

/** So long a success is shown instead of an offer. */
const CELEBRATED_MS = 2 * 86_400_000;

/** The one that is open, else one that has just succeeded. */
export function currentClearUp(items: readonly ClearUp[], now: number): ClearUp | undefined {
  const isFresh = ({ endedAt, outcome }: ClearUp) => outcome === 'clear' && now - Date.parse(endedAt ?? '') < CELEBRATED_MS;
  return items.find(isOpen) ?? (items[0] && isFresh(items[0]) ? items[0] : undefined);
}
export const isOpen = ({ endedAt, outcome }: ClearUp): boolean => endedAt === undefined && !outcome;

const ALWAYS = { networkMode: 'always' } as const;

export function useStartClearUp(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: () => {
      const id = uuidV7();
      const body = { id, startedAt: trueInstant() };
      return write({ call: 'clearUps.start', poolId, rowId: id, body });
    },
  });
}

/** Ends it, or opens it again with null. */
export function useChangeClearUp(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: ({ id, ...body }: { id: string } & ClearUpPatch) => write({ call: 'clearUps.change', poolId, rowId: id, body }),
  });
}
