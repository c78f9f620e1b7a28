// The seasonal guide of a pool and its ticks. Ticks go through the outbox, so a pool without reception is no obstacle.
import { api, type GuideTick, type PoolGuide } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { readKey, useRead } from '../../api/reads.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { Waiting } from '../../offline/outbox/outbox-merge.ts';
import { useListed } from '../../offline/use-listed.ts';
import { useWrite } from '../../offline/use-outbox.ts';
import { trueInstant } from '../../ui/true-now.ts';

export type ListedTick = GuideTick & { waiting?: Waiting };

/** A dozen guides of a dozen items, for some years. */
const MOST_TICKS = 600;
const ALWAYS = { networkMode: 'always' } as const;

/** `guide`: another one than that of the day */
export function usePoolGuide(poolId: string, guide: string | undefined) {
  const { language } = useLanguage();
  return useRead(api.seasonal.ofPool, { params: { poolId }, query: { language, ...(guide === undefined ? {} : { guide }) } });
}

const useTicks = (poolId: string) => {
  const key = readKey(api.guideTicks.list, { params: { poolId }, query: {} }).slice(0, -1);
  const pages = useAllPages<GuideTick>(key, (query) => call(api.guideTicks.list, { params: { poolId }, query }), MOST_TICKS);
  return useListed<GuideTick>('guide-tick', pages, poolId);
};

/** By item, what is ticked in this round of a guide, with what waits on this device; undefined until the list is known. */
export function useTicksOf(poolId: string, guide: Pick<PoolGuide, 'slug' | 'seasonOn'> | undefined): Map<string, ListedTick> | undefined {
  const { data } = useTicks(poolId);
  if (!data || !guide) return undefined;
  const own = data.items.filter((tick) => tick.guide === guide.slug && tick.seasonOn === guide.seasonOn);
  return new Map(own.map((tick) => [tick.item, tick]));
}

export function useTick(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (about: Pick<GuideTick, 'guide' | 'item' | 'seasonOn'>) => {
      const id = uuidV7();
      return write({ call: 'guideTicks.record', poolId, rowId: id, body: { doneAt: trueInstant(), ...about, id } });
    },
  });
}

export function useUntick(poolId: string) {
  const write = useWrite();
  return useMutation({ ...ALWAYS, mutationFn: ({ id }: { id: string }) => write({ call: 'guideTicks.remove', poolId, rowId: id }) });
}
