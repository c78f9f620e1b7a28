import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { amount, lookedUp, readable } from './values.ts';
import { fault } from './reasons.ts';

/** Where a pool is: as fine as a town, never an address. */
export const Place = z.object({
  city: z.string().check(z.maxLength(100)),
  state: z.string().check(z.maxLength(50)),
  zip: z.optional(z.string().check(z.maxLength(10))),
  latitude: amount(-90, 90, 'degrees'),
  longitude: amount(-180, 180, 'degrees'),
  timeZone: z.string().check(z.maxLength(60)),
});
export type Place = z.infer<typeof Place>;
export const PlaceInput = z.extend(Place, {
  city: z.string().check(z.maxLength(100), ...readable()),
  state: z.string().check(z.maxLength(50), ...readable()),
});

export const places = {
  find: get('/api/places', {
    tag: 'pools',
    access: 'public',
    summary: 'US places by ZIP code or city name, at most 10.',
    query: z.object({ q: lookedUp(1, 80, fault('place_missing')) }),
    response: z.object({ items: z.array(Place) }),
  }),
  nearest: get('/api/places/nearest', {
    tag: 'pools',
    access: 'public',
    summary: 'The US place nearest to a position.',
    query: z.object({
      latitude: z.coerce.number({ error: fault('degrees_invalid') }).check(z.gte(-90), z.lte(90)),
      longitude: z.coerce.number({ error: fault('degrees_invalid') }).check(z.gte(-180), z.lte(180)),
    }),
    response: z.object({ place: z.nullable(Place) }),
  }),
};
