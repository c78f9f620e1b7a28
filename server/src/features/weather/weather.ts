// The weather of a pool from what is stored: no request waits for a service.
import { type PoolWeather, WEATHER_VALUES, type WeatherDay, type WeatherSource, type WeatherValue } from '@limpid/contract';
import { addDays, dayOf } from '@limpid/schedule';
import type { Queries } from '../../db/connection.ts';
import { alertsOf } from './alerts.ts';
import { cellOf } from './cells.ts';
import { nearestStation, normalsOf } from './normals.ts';
import type { PlaybookPool } from './playbooks.ts';
import { type CellRow, type DayRow, findCell, listDays, listOwnRain } from './weather.queries.ts';

/** Refreshed every hour: twice missed, it is no longer "now". */
const LIVE_MS = 2.5 * 3600_000;
const DAYS_AHEAD = 7;

const OPEN_METEO = { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' };
const ALERTS = { text: 'Alerts: National Weather Service', url: 'https://www.weather.gov/' };
const NORMALS = {
  text: 'Usual weather: NOAA NCEI U.S. Climate Normals; DOE/NREL/ALLIANCE TMY3; NASA',
  url: 'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
};

interface PlacedPool extends PlaybookPool {
  id: string;
  timeZone: string;
  place: object | null;
}
interface Placed {
  latitude: number;
  longitude: number;
  state: string;
}

export async function findWeather(db: Queries, pool: PlacedPool, pastDays: number, now: Date): Promise<PoolWeather> {
  const place = pool.place as Placed | null;
  if (!place) return { source: 'normals', at: now.toISOString(), days: [], alerts: [], attribution: [], needs: 'place' };
  const key = { cell: cellOf(place), timeZone: pool.timeZone };
  const today = dayOf(now, pool.timeZone);
  const [from, to] = [addDays(today, -pastDays), addDays(today, DAYS_AHEAD)];
  const [cell, rows, ownRain, alerts] = await Promise.all([
    findCell(db, key),
    listDays(db, key, from, to),
    listOwnRain(db, pool.id, pool.timeZone, from, to),
    alertsOf(db, pool, place, now),
  ]);
  const byDay = new Map(rows.map((row) => [row.on, row]));
  const station = nearestStation(place);
  const days: WeatherDay[] = [];
  for (let on = from; on <= to; on = addDays(on, 1)) {
    const normals = normalsOf(station, on, cell?.elevationM ?? undefined);
    days.push(dayFrom(on, byDay.get(on), normals.values, ownRain.get(on)));
  }
  const source = sourceOf(cell, byDay.get(today), now);
  const usesNormals = days.some(({ normal }) => normal.length > 0);
  return {
    source,
    at: (source === 'normals' ? now : (cell?.fetchedAt ?? now)).toISOString(),
    days,
    alerts,
    attribution: [...(rows.length > 0 ? [OPEN_METEO] : []), ...(usesNormals ? [NORMALS] : []), ...(alerts.length > 0 ? [ALERTS] : [])],
  };
}

/** What was stored long ago says nothing about today. */
function sourceOf(cell: CellRow | undefined, today: DayRow | undefined, now: Date): WeatherSource {
  if (!cell?.fetchedAt || !today) return 'normals';
  return now.getTime() - cell.fetchedAt.getTime() <= LIVE_MS ? 'live' : 'last_known';
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function dayFrom(on: string, row: DayRow | undefined, normals: Record<WeatherValue, number>, ownRainMm: number | undefined): WeatherDay {
  const stored = (value: WeatherValue): number | null =>
    value === 'rainMm' && ownRainMm !== undefined ? ownRainMm : (row?.[value] ?? null);
  const values = Object.fromEntries(WEATHER_VALUES.map((value) => [value, rounded(stored(value) ?? normals[value])])) as Record<
    WeatherValue,
    number
  >;
  return { on, ...values, normal: WEATHER_VALUES.filter((value) => stored(value) === null), hasOwnRain: ownRainMm !== undefined };
}
