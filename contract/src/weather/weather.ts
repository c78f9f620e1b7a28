// The weather of a pool's place, day by day, and the alerts for it. What is answered is stored: no request waits for a service.
import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { fault } from '../reasons.ts';
import { PoolParams } from '../values.ts';

const tag = 'weather';

/** live: the service answered lately. last_known: it answered earlier. normals: the climate of the nearest station, no weather of these days. */
export const WEATHER_SOURCES = ['live', 'last_known', 'normals'] as const;
export type WeatherSource = (typeof WEATHER_SOURCES)[number];
export const WEATHER_VALUES = ['uvIndexMax', 'airTemperatureC', 'airTemperatureMaxC', 'rainMm', 'windMaxKmh'] as const;
export type WeatherValue = (typeof WEATHER_VALUES)[number];
/** How many days before today can be asked for. */
export const MOST_PAST_DAYS = 92;

export const WeatherDay = z.object({
  /** at the pool */
  on: z.string(),
  uvIndexMax: z.number(),
  /** the middle between the day's highest and lowest temperature of the air */
  airTemperatureC: z.number(),
  airTemperatureMaxC: z.number(),
  /** rain and melted snow of the day */
  rainMm: z.number(),
  /** the highest mean wind at 10 m, no gust */
  windMaxKmh: z.number(),
  /** the values that no service gave for this day: the climate of the nearest station stands in */
  normal: z.array(z.enum(WEATHER_VALUES)),
  /** the rain is what the person read from a gauge */
  hasOwnRain: z.boolean(),
});
export type WeatherDay = z.infer<typeof WeatherDay>;

export const WeatherAlert = z.object({
  /** of the service; the same while an alert is extended or changed */
  id: z.string(),
  /** as the National Weather Service names it, such as Freeze Warning */
  event: z.string(),
  headline: z.string(),
  severity: z.enum(['extreme', 'severe', 'moderate', 'minor', 'unknown']),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  /** the slug of the guide that says what to do */
  playbook: z.optional(z.string()),
});
export type WeatherAlert = z.infer<typeof WeatherAlert>;

export const PoolWeather = z.object({
  source: z.enum(WEATHER_SOURCES),
  /** when the service answered; of normals: now */
  at: z.string(),
  /** consecutive days of the pool, oldest first: those asked for before today, today, and at least the six after it */
  days: z.array(WeatherDay),
  alerts: z.array(WeatherAlert),
  attribution: z.array(z.object({ text: z.string(), url: z.string() })),
  /** the pool has no place: there are no days */
  needs: z.optional(z.literal('place')),
});
export type PoolWeather = z.infer<typeof PoolWeather>;

const pastDays = fault('number_range', { low: 0, high: MOST_PAST_DAYS });

export const weather = {
  find: get('/api/pools/{poolId}/weather', {
    tag,
    access: 'pool',
    offline: true,
    summary: 'The weather at the pool from what is stored, for today and the days after it, and the alerts that are valid now.',
    params: PoolParams,
    query: z.object({
      pastDays: z._default(
        z.coerce.number({ error: pastDays }).check(z.int(pastDays), z.gte(0, pastDays), z.lte(MOST_PAST_DAYS, pastDays)),
        0,
      ),
    }),
    response: PoolWeather,
  }),
};
