// Reading and writing of photos. What was added or corrected goes through the outbox, so a pool without reception is no obstacle.
import { api, type Photo, type PhotoPatch } from '@limpid/contract';
import { keepPreviousData, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { readKey, useRead } from '../../api/reads.ts';
import { mergeRows } from '../../offline/outbox/lazy-outbox.ts';
import { EVERY_POOL } from '../../offline/every-pool.ts';
import { useOutbox, useWrite } from '../../offline/use-outbox.ts';
import { useHiddenPhotos } from './deletions.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { isInScope, type PhotoScope, queryOf } from './photo-scope.ts';

/** As many as Free has room for: one request shows the whole gallery of most people. */
const NEWEST = 200;
/** More than anyone takes in a month. */
const OF_MONTH = 2000;
const MOST_LINKS = 1000;

const NONE: readonly never[] = [];
/** Offline too: the device has it then. */
const ALWAYS = { networkMode: 'always' } as const;

/** What has not been narrowed is the list that is cached on the device. */
function keyOf(scope: PhotoScope): QueryKey {
  const { poolId } = scope;
  const key =
    poolId === undefined
      ? readKey(api.photos.listAll, { query: {} }).slice(0, -1)
      : readKey(api.photos.list, { params: { poolId }, query: {} }).slice(0, -1);
  const query = queryOf(scope);
  return Object.keys(query).length === 0 ? key : [...key, query];
}

export interface PhotoList {
  isPending: boolean;
  /** nothing could be read, and nothing waits here */
  error: Error | null;
  refetch: () => void;
  /** newest first */
  photos: readonly ListedPhoto[];
  /** these are all */
  isWhole: boolean;
}

/** Rows of the server with what waits on this device. */
function useMerged(rows: readonly Photo[], scope: PhotoScope): readonly ListedPhoto[] {
  const { pools } = useCurrentPool();
  const { entries } = useOutbox();
  const hidden = useHiddenPhotos();
  const words = JSON.stringify(scope);
  return useMemo(() => {
    const wanted = JSON.parse(words) as PhotoScope;
    const zones = new Map(pools.map(({ id, timeZone }) => [id, timeZone]));
    const merged = mergeRows<ListedPhoto>('photo', wanted.poolId ?? EVERY_POOL, rows, entries);
    return merged.filter((photo) => !hidden.has(photo.id) && isInScope(photo, wanted, zones.get(photo.poolId) ?? 'UTC'));
  }, [rows, words, pools, entries, hidden]);
}

function usePhotoList(scope: PhotoScope, most: number, isWanted = true): PhotoList {
  const { poolId } = scope;
  const query = queryOf(scope);
  const pages = useAllPages<Photo>(
    [...keyOf(scope), ...(isWanted ? [] : ['none'])],
    (page) =>
      isWanted
        ? poolId === undefined
          ? call(api.photos.listAll, { query: { ...page, ...query } })
          : call(api.photos.list, { params: { poolId }, query: { ...page, ...query } })
        : Promise.resolve({ items: [], nextCursor: null }),
    most,
    { placeholderData: keepPreviousData },
  );
  const photos = useMerged(pages.data?.items ?? NONE, scope);
  const isKnown = pages.data !== undefined || photos.length > 0;
  return {
    isPending: !isKnown && !pages.isError,
    error: isKnown ? null : pages.error,
    refetch: () => void pages.refetch(),
    photos,
    isWhole: pages.data !== undefined && pages.data.nextCursor === null,
  };
}

/** The newest photos of a list. */
export const useNewestPhotos = (scope: PhotoScope): PhotoList => usePhotoList(scope, NEWEST);

/** All photos of a month, YYYY-MM; undefined: none is asked for. */
export function useMonthPhotos(scope: PhotoScope, month: string | undefined): PhotoList {
  const ofMonth = month === undefined ? scope : { ...scope, from: `${month}-01`, to: lastDayOf(month) };
  return usePhotoList(ofMonth, OF_MONTH, month !== undefined);
}

export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** How many there are in each month and with each tag: where the newest are not all. */
export function useMonths({ poolId, tag }: PhotoScope, enabled: boolean) {
  const query = { ...(poolId === undefined ? {} : { poolId }), ...(tag === undefined ? {} : { tag }) };
  return useRead(api.photos.months, { query }, { enabled }).data;
}

/** The tags that there are in a pool or in all, the most frequent first. */
export function useTags(poolId: string | undefined): readonly string[] {
  const { photos, isWhole } = useNewestPhotos({ poolId });
  const counted = useMonths({ poolId }, !isWhole)?.tags.map(({ tag }) => tag);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const tag of photos.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const own = [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
    return [...new Set([...(counted ?? []), ...own])];
  }, [photos, counted]);
}

export const useStorage = (enabled = true) => useRead(api.photos.storage, {}, { enabled }).data;

/** With the test of its day and its links; a photo that waits is unknown to the server. */
export const usePhoto = (id: string, enabled = true) => useRead(api.photos.find, { params: { id } }, { enabled });

export function useChangePhoto() {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: ({ photo, body }: { photo: ListedPhoto; body: PhotoPatch }) =>
      write({ call: 'photos.change', poolId: photo.poolId, rowId: photo.id, body, version: photo.updatedAt, seen: { ...photo } }),
  });
}

export function useRemovePhoto() {
  const write = useWrite();
  return (photo: ListedPhoto) =>
    write({ call: 'photos.remove', poolId: photo.poolId, rowId: photo.id, version: photo.updatedAt, seen: { ...photo } });
}

const LINKS = readKey(api.photoLinks.list, { query: {} }).slice(0, -1);

/** Every link that is valid, newest first, with its photo. */
export const useLinks = () => useAllPages(LINKS, (query) => call(api.photoLinks.list, { query }), MOST_LINKS);

/** The links of a photo are part of it, and of the list of all. */
function useLinkNews() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: LINKS });
    void queryClient.invalidateQueries({ queryKey: ['/api', 'photos'] });
  };
}

/** 0: until it is revoked */
export type LinkDays = 0 | 7 | 30;

export function useAddLink({ id, poolId }: ListedPhoto) {
  const tell = useLinkNews();
  return useMutation({
    mutationFn: (days: LinkDays) => call(api.photoLinks.add, { params: { poolId, id }, body: { expiresInDays: days === 0 ? null : days } }),
    onSuccess: tell,
  });
}

export function useRevokeLink() {
  const tell = useLinkNews();
  return useMutation({ mutationFn: (id: string) => call(api.photoLinks.remove, { params: { id } }), onSuccess: tell });
}
