// Which photos are looked at: in the gallery's address and in that of each of its photos, so that the next photo is the next of the same list.
import { dayOf } from '@limpid/schedule';
import type { ListedPhoto } from './listed-photo.ts';

export interface PhotoScope {
  /** undefined: of all pools */
  poolId: string | undefined;
  tag?: string | undefined;
  readingId?: string | undefined;
  completionId?: string | undefined;
  equipmentId?: string | undefined;
  /** days at the pool, both included */
  from?: string | undefined;
  to?: string | undefined;
}

const NARROWING = ['tag', 'readingId', 'completionId', 'equipmentId', 'from', 'to'] as const;

/** What narrows the list beside the pool. */
export function queryOf(scope: PhotoScope): Partial<Record<(typeof NARROWING)[number], string>> {
  return Object.fromEntries(NARROWING.flatMap((name) => (scope[name] === undefined ? [] : [[name, scope[name]]])));
}

/** `poolId`: the pool that is chosen in the frame of the page. */
export function scopeIn(search: URLSearchParams, poolId: string | undefined): PhotoScope {
  const narrowing = Object.fromEntries(NARROWING.map((name) => [name, search.get(name) ?? undefined]));
  return { ...narrowing, poolId: search.get('pools') === 'all' ? undefined : poolId };
}

/** As scopeIn reads it; the pool is in the address already, where it is not the first. */
export function searchOf(scope: PhotoScope): string {
  const words = new URLSearchParams({ ...(scope.poolId === undefined ? { pools: 'all' } : {}), ...queryOf(scope) }).toString();
  return words === '' ? '' : `?${words}`;
}

/** Whether a photo is in it: what waits on this device was filtered by no server. */
export function isInScope(photo: ListedPhoto, scope: PhotoScope, timeZone: string): boolean {
  const { poolId, tag, from = '', to = '9999' } = scope;
  const day = dayOf(photo.takenAt, timeZone);
  return (
    (poolId === undefined || photo.poolId === poolId) &&
    (tag === undefined || photo.tags.includes(tag)) &&
    (['readingId', 'completionId', 'equipmentId'] as const).every((name) => scope[name] === undefined || photo[name] === scope[name]) &&
    day >= from &&
    day <= to
  );
}
