// Stands in for both weather services, in their shapes, and misbehaves when told to: for tests, and by hand (npm run weather-stand-in).
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, dayOf } from '@limpid/schedule';

/** How it misbehaves. */
export const FAULTS = [
  'none',
  'error',
  'late',
  'half',
  'fahrenheit',
  'missing_day',
  'null_uv',
  'unix_times',
  'other_zone',
  'nonsense',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface StandInAlert {
  id: string;
  event: string;
  headline?: string;
  severity?: string;
  zones?: string[];
  polygon?: [number, number][];
  onset: string;
  ends: string | null;
  messageType?: 'Alert' | 'Update' | 'Cancel';
  replaces?: string[];
  status?: string;
  vtec?: string;
}

export interface WeatherStandIn {
  url: string;
  fault: Fault;
  /** by state */
  alerts: Map<string, StandInAlert[]>;
  /** of every place */
  zones: string[];
  /** what was asked for */
  asked: string[];
  now: () => Date;
  close: () => Promise<void>;
}

const LATE_MS = 60_000;

/** A day's weather that can be reckoned again: by the number of the day. */
export function weatherOn(day: string): { uv: number; max: number; min: number; rain: number; wind: number } {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return {
    uv: 6 + (number % 6),
    max: 30 + (number % 7),
    min: 18 + (number % 5),
    rain: number % 4 === 0 ? 12.5 : 0,
    wind: 14 + (number % 9),
  };
}

export async function openWeatherStandIn(port = 0): Promise<WeatherStandIn> {
  const waiting = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://stand-in');
    standIn.asked.push(request.url ?? '');
    const fault = asked.searchParams.has('fault') ? setFault(asked.searchParams.get('fault')) : standIn.fault;
    if (fault === 'error')
      return void response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":true,"reason":"It is broken."}');
    const answer = () => answerTo(standIn, { asked, since: request.headers['if-modified-since'], fault }, response);
    if (fault !== 'late') return answer();
    const timer = setTimeout(answer, LATE_MS);
    waiting.add(timer);
    return undefined;
  });
  const setFault = (name: string | null): Fault => {
    standIn.fault = FAULTS.find((fault) => fault === name) ?? 'none';
    return standIn.fault;
  };
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });

  const standIn: WeatherStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    alerts: new Map(),
    zones: ['FLC057', 'FLZ151'],
    asked: [],
    now: () => new Date(),
    close: () =>
      new Promise((resolve) => {
        for (const timer of waiting) clearTimeout(timer);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

interface Asked {
  asked: URL;
  since: string | undefined;
  fault: Fault;
}

function answerTo(standIn: WeatherStandIn, { asked, since, fault }: Asked, response: ServerResponse): void {
  const send = (body: unknown, type: string, headers: Record<string, string> = {}) => {
    const text = fault === 'nonsense' ? '<html>Sign in to this network</html>' : JSON.stringify(body);
    const bytes = Buffer.from(fault === 'half' ? text.slice(0, text.length / 2) : text);
    response.writeHead(200, { 'content-type': type, ...headers }).end(bytes);
  };
  if (asked.pathname === '/v1/forecast') return send(forecastFor(asked.searchParams, standIn.now(), fault), 'application/json');
  if (asked.pathname === '/alerts/active') {
    const alerts = standIn.alerts.get(asked.searchParams.get('area') ?? '') ?? [];
    const stamp = createHash('sha256').update(JSON.stringify(alerts)).digest('hex');
    if (since === stamp) return void response.writeHead(304).end();
    return send({ type: 'FeatureCollection', features: alerts.map(featureOf) }, 'application/geo+json', { 'last-modified': stamp });
  }
  if (asked.pathname.startsWith('/points/')) return send({ properties: pointOf(standIn.zones) }, 'application/geo+json');
  return void response.writeHead(404).end();
}

function pointOf(zones: readonly string[]): object {
  const address = (kind: string, letter: string): string | undefined => {
    const code = zones.find((one) => one[2] === letter);
    return code && `https://api.weather.gov/zones/${kind}/${code}`;
  };
  return { county: address('county', 'C'), forecastZone: address('forecast', 'Z') };
}

function forecastFor(query: URLSearchParams, now: Date, fault: Fault): object {
  const timeZone = query.get('timezone') ?? 'UTC';
  const today = dayOf(now, timeZone);
  const [past, ahead] = [Number(query.get('past_days') ?? 0), Number(query.get('forecast_days') ?? 7)];
  const days = Array.from({ length: past + ahead }, (_, index) => addDays(today, index - past)).filter(
    (_, index) => fault !== 'missing_day' || index !== past + 2,
  );
  const inUnits = (celsius: number) => (fault === 'fahrenheit' ? celsius * 1.8 + 32 : celsius);
  return {
    latitude: Number(query.get('latitude')),
    longitude: Number(query.get('longitude')),
    elevation: 12,
    timezone: fault === 'other_zone' ? 'GMT' : timeZone,
    daily_units: {
      time: 'iso8601',
      uv_index_max: '',
      temperature_2m_max: fault === 'fahrenheit' ? '°F' : '°C',
      temperature_2m_min: fault === 'fahrenheit' ? '°F' : '°C',
      precipitation_sum: 'mm',
      wind_speed_10m_max: 'km/h',
    },
    daily: {
      // Midnight by a clock that hasn't changed yet: an hour early or late after a change.
      time: days.map((day) => (fault === 'unix_times' ? Date.parse(`${day}T${timeZone === 'UTC' ? '00' : '04'}:00:00Z`) / 1000 : day)),
      uv_index_max: days.map((day, index) => (fault === 'null_uv' && index > past + 2 ? null : weatherOn(day).uv)),
      temperature_2m_max: days.map((day) => inUnits(weatherOn(day).max)),
      temperature_2m_min: days.map((day) => inUnits(weatherOn(day).min)),
      precipitation_sum: days.map((day) => weatherOn(day).rain),
      wind_speed_10m_max: days.map((day) => weatherOn(day).wind),
    },
  };
}

const featureOf = ({
  id,
  event,
  headline,
  severity = 'Severe',
  zones = [],
  polygon,
  onset,
  ends,
  messageType = 'Alert',
  replaces = [],
  status = 'Actual',
  vtec,
}: StandInAlert) => ({
  type: 'Feature',
  geometry: polygon ? { type: 'Polygon', coordinates: [polygon] } : null,
  properties: {
    id,
    event,
    headline: headline ?? null,
    severity,
    status,
    messageType,
    onset,
    sent: onset,
    effective: onset,
    ends,
    expires: ends ?? onset,
    geocode: { UGC: zones },
    affectedZones: [],
    parameters: vtec ? { VTEC: [vtec] } : {},
    references: replaces.map((identifier) => ({ identifier })),
  },
});
