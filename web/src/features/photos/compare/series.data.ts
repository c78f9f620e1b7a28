// The photos of the same place: those of the pool with the same tag; a photo without one is compared with all of its pool.
import { api, type Photo, type Reading } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllPages } from '../../../api/all-pages.ts';
import { call } from '../../../api/client.ts';
import { readKey, useRead } from '../../../api/reads.ts';
import { useListed } from '../../../offline/use-listed.ts';
import { useWrite } from '../../../offline/use-outbox.ts';
import type { Waiting } from '../../../offline/outbox/outbox-merge.ts';

export type SeriesPhoto = Photo & { waiting?: Waiting };

/** Weekly for ten years. */
const MOST = 520;

/** Oldest first. */
export function useSeries(poolId: string, tag: string | undefined) {
  const query = tag === undefined ? {} : { tag };
  const key = readKey(api.photos.list, { params: { poolId }, query: {} }).slice(0, -1);
  const pages = useAllPages<Photo>(
    tag === undefined ? key : [...key, query],
    (page) => call(api.photos.list, { params: { poolId }, query: { ...page, ...query } }),
    MOST,
  );
  const { data, ...state } = useListed<Photo>('photo', pages, poolId);
  const photos = useMemo(() => {
    const ofSeries = (data?.items ?? []).filter((photo) => tag === undefined || photo.tags.includes(tag));
    return ofSeries.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt));
  }, [data, tag]);
  return { ...state, photos };
}

/** The last test of the day on which a photo was taken; undefined until it is known, and offline it may stay so. */
export function useWaterOf(photo: Pick<SeriesPhoto, 'id' | 'waiting'> | undefined): Reading | null | undefined {
  const id = photo?.id ?? '';
  return useRead(api.photos.find, { params: { id } }, { enabled: id !== '' && photo?.waiting === undefined, retry: false }).data?.reading;
}

/** The place gets a name: the photo that has none becomes the first of a series. */
export function useNamePlace() {
  const write = useWrite();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ photo, tag }: { photo: SeriesPhoto; tag: string }) =>
      write({
        call: 'photos.change',
        poolId: photo.poolId,
        rowId: photo.id,
        body: { tags: [...photo.tags, tag] },
        version: photo.updatedAt,
        seen: { ...photo },
      }),
  });
}
