// The photo that is looked at and its neighbors in the list that the person came from.
import { useCurrentPool } from '../../api/current-pool.tsx';
import { monthOf } from './gallery-months.ts';
import type { PhotoScope } from './photo-scope.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { useMonthPhotos, useMonths, useNewestPhotos } from './photos.data.ts';

export interface Around {
  photo: ListedPhoto | undefined;
  /** newer */
  before: ListedPhoto | undefined;
  /** older */
  after: ListedPhoto | undefined;
  isPending: boolean;
}

/** `found`: as the server knows it, for one that is older than the newest photos. */
export function useAround(id: string, scope: PhotoScope, found: ListedPhoto | undefined): Around {
  const { pools } = useCurrentPool();
  const newest = useNewestPhotos(scope);
  const at = newest.photos.findIndex((photo) => photo.id === id);
  // At the end of what is known, the list goes on in the months before.
  const isFar = !newest.isPending && !newest.isWhole && (at < 0 || at === newest.photos.length - 1);
  const here = found ?? newest.photos[at];
  const month = isFar && here ? monthOf(here, pools.find((pool) => pool.id === here.poolId)?.timeZone ?? 'UTC') : undefined;
  const months = useMonths(scope, isFar)?.months.map((each) => each.month) ?? [];
  const place = month === undefined ? -1 : months.indexOf(month);
  const newer = useMonthPhotos(scope, place < 0 ? undefined : months[place - 1]);
  const own = useMonthPhotos(scope, month);
  const older = useMonthPhotos(scope, place < 0 ? undefined : months[place + 1]);
  const list = isFar && month !== undefined ? inOrder([...newer.photos, ...own.photos, ...older.photos]) : newest.photos;
  const index = list.findIndex((photo) => photo.id === id);
  return {
    photo: list[index] ?? found,
    before: index > 0 ? list[index - 1] : undefined,
    after: index < 0 ? undefined : list[index + 1],
    isPending: newest.isPending,
  };
}

/** What waits on this device is in each list. */
function inOrder(photos: readonly ListedPhoto[]): readonly ListedPhoto[] {
  return [...new Map(photos.map((photo) => [photo.id, photo])).values()].toSorted((one, other) => (one.takenAt < other.takenAt ? 1 : -1));
}
