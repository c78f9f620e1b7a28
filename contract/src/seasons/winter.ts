// What the winter is where a pool is, by state and latitude: a pool that never freezes needs no protection from frost, and one that stays
// open all year isn't closed. From NOAA's climate normals of 2006 to 2020: the coldest month is 18 °C or warmer in Hawaii and in Florida south
// of 27 degrees, and 8 °C or warmer in the rest of Florida, in the low desert of Arizona, around Las Vegas, and in nearly all of California
// below the mountains. Where the winter isn't known, it counts as a hard one.
import type { Place } from '../places.ts';

/** none: no frost; light: nights of frost, and the pool stays open; hard: the pool can be closed */
export type Winter = 'none' | 'light' | 'hard';

/** North of it the winter is hard; the low desert ends there. */
const LIGHT_BELOW: Readonly<Record<string, number>> = { AZ: 34, NV: 36.8, CA: 38.7, FL: 32 };
const NO_FROST_BELOW: Readonly<Record<string, number>> = { HI: 23, FL: 27 };

export function winterOf(place: Pick<Place, 'state' | 'latitude'> | null | undefined): Winter {
  if (!place) return 'hard';
  const isBelow = (limits: Readonly<Record<string, number>>) => place.latitude < (limits[place.state] ?? Number.NEGATIVE_INFINITY);
  if (isBelow(NO_FROST_BELOW)) return 'none';
  return isBelow(LIGHT_BELOW) ? 'light' : 'hard';
}
