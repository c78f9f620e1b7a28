// Open-Meteo: the days of a place, forecast and past. Only the middle of a cell of 0.1 degrees is named, never a pool's own position.
import { dayOf, isDay } from '@limpid/schedule';
import type { WeatherValue } from '@limpid/contract';
import { callWeather, WeatherCallError } from './weather-call.ts';

export interface ForecastDay {
  /** of the zone that was asked for */
  on: string;
  /** null: the service has no value for it */
  values: Record<WeatherValue, number | null>;
}
export interface Forecast {
  /** of the ground that the service reckons with */
  elevationM: number | undefined;
  days: ForecastDay[];
}
export interface AskedForecast {
  latitude: number;
  longitude: number;
  timeZone: string;
  pastDays: number;
}

export interface ForecastService {
  /** Today, the days asked for before it, and nine after it. Throws WeatherCallError. */
  find(asked: AskedForecast, nowMs: number): Promise<Forecast>;
}

const FORECAST_DAYS = 10;
const DAILY = ['uv_index_max', 'temperature_2m_max', 'temperature_2m_min', 'precipitation_sum', 'wind_speed_10m_max'] as const;

export function openMeteo(baseUrl: string, apiKey: string | undefined): ForecastService {
  return {
    find: async (asked, nowMs) => {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/v1/forecast`);
      const query = {
        latitude: asked.latitude.toFixed(2),
        longitude: asked.longitude.toFixed(2),
        daily: DAILY.join(','),
        timezone: asked.timeZone,
        past_days: String(asked.pastDays),
        forecast_days: String(FORECAST_DAYS),
        temperature_unit: 'celsius',
        wind_speed_unit: 'kmh',
        precipitation_unit: 'mm',
        ...(apiKey === undefined ? {} : { apikey: apiKey }),
      };
      url.search = new URLSearchParams(query).toString();
      const { body } = await callWeather(url, { accept: 'application/json' }, nowMs);
      return readForecast(body, asked.timeZone);
    },
  };
}

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws where the answer isn't about the zone that was asked for, in units that are known: values are never guessed. */
export function readForecast(body: unknown, timeZone: string): Forecast {
  if (!isRecord(body) || !isRecord(body['daily']) || !Array.isArray(body['daily']['time'])) throw wrong('has no days');
  if (typeof body['timezone'] === 'string' && !isSameZone(body['timezone'], timeZone)) throw wrong('is of another time zone');
  const daily = body['daily'];
  const units = isRecord(body['daily_units']) ? body['daily_units'] : {};
  const series = (name: (typeof DAILY)[number]) => {
    const given = daily[name];
    const convert = converterOf(name, units[name]);
    return (index: number): number | null => {
      const value: unknown = Array.isArray(given) ? given[index] : null;
      return typeof value === 'number' && Number.isFinite(value) ? plausible(name, convert(value)) : null;
    };
  };
  const [uv, most, least, rain, wind] = DAILY.map(series) as [Series, Series, Series, Series, Series];
  const days = new Map<string, ForecastDay>();
  for (const [index, time] of (daily['time'] as unknown[]).entries()) {
    const on = dayIn(time, timeZone);
    // Of a day that comes twice the first is taken.
    if (on === undefined || days.has(on)) continue;
    const [max, min] = [most(index), least(index)];
    const values = {
      uvIndexMax: uv(index),
      airTemperatureC: max === null || min === null ? null : (max + min) / 2,
      airTemperatureMaxC: max,
      rainMm: rain(index),
      windMaxKmh: wind(index),
    };
    days.set(on, { on, values });
  }
  if (days.size === 0) throw wrong('has no days');
  const elevation = body['elevation'];
  return {
    elevationM: typeof elevation === 'number' && Math.abs(elevation) < 9000 ? elevation : undefined,
    days: [...days.values()].toSorted((a, b) => (a.on < b.on ? -1 : 1)),
  };
}

/** Zones have several names: US/Eastern is America/New_York. */
function isSameZone(answered: string, asked: string): boolean {
  const nameOf = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  try {
    return answered === asked || nameOf(answered) === nameOf(asked);
  } catch {
    return false;
  }
}

type Series = (index: number) => number | null;

const wrong = (why: string) => new WeatherCallError(`The forecast ${why}.`);

/**
 * A date, or the instant at which a day begins. Around a change of the clocks some answers begin a day at 23:00 of the day before
 * (open-meteo #1545): noon is on the right day either way.
 */
function dayIn(time: unknown, timeZone: string): string | undefined {
  if (typeof time === 'number') return dayOf(new Date((time + 12 * 3600) * 1000), timeZone);
  if (typeof time !== 'string') return undefined;
  if (isDay(time)) return time;
  const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(time);
  if (!local) return undefined;
  // Local time without an offset: the day that holds its noon.
  return new Date(Date.parse(`${time}:00Z`) + 12 * 3_600_000).toISOString().slice(0, 10);
}

/** To °C, mm and km/h; a unit that isn't known is refused. */
function converterOf(name: string, unit: unknown): (value: number) => number {
  const same = (value: number) => value;
  if (unit === undefined || name === 'uv_index_max') return same;
  const found = typeof unit === 'string' ? CONVERTERS[unit] : undefined;
  if (!found) throw wrong('has units that are not known');
  return found;
}
const CONVERTERS: Readonly<Record<string, (value: number) => number>> = {
  '°C': (value) => value,
  '°F': (value) => (value - 32) / 1.8,
  mm: (value) => value,
  inch: (value) => value * 25.4,
  'km/h': (value) => value,
  'm/s': (value) => value * 3.6,
  'mp/h': (value) => value * 1.609_344,
  mph: (value) => value * 1.609_344,
  kn: (value) => value * 1.852,
};

/** Beyond what was ever measured anywhere in the United States it is no value. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  uv_index_max: [0, 20],
  temperature_2m_max: [-65, 60],
  temperature_2m_min: [-65, 60],
  precipitation_sum: [0, 1500],
  wind_speed_10m_max: [0, 400],
};
function plausible(name: string, value: number): number | null {
  const [low, high] = RANGES[name] ?? [-Infinity, Infinity];
  return value >= low && value <= high ? value : null;
}
