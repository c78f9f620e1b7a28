// What the weather usually is: the climate of the nearest station, for when no service answers.
import type { WeatherValue } from '@limpid/contract';
import stored from './climate-normals.json' with { type: 'json' };

interface Station {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  elevationM: number;
  /** January to December, for the middle of the month */
  temperatureMeanC: number[];
  temperatureMaxC: number[];
  /** of the whole month */
  rainMm: number[];
  uvIndexMax: number[];
  windMaxKmh: number[];
}

export interface Normals {
  values: Record<WeatherValue, number>;
  /** the station, as the attribution names it */
  station: string;
}

const STATIONS: readonly Station[] = stored.stations;
/** °C for each meter up: mean temperature of 4,383 other stations is closest with it (README of the data). */
const LAPSE_C_PER_M = 0.006;
const RAD = Math.PI / 180;

/** The square of the chord between two positions: larger means farther. */
function farness(a: Position, b: Position): number {
  const part = ({ latitude, longitude }: Position) => [
    Math.cos(latitude * RAD) * Math.cos(longitude * RAD),
    Math.cos(latitude * RAD) * Math.sin(longitude * RAD),
    Math.sin(latitude * RAD),
  ];
  const [p, q] = [part(a), part(b)];
  return p.reduce((sum, value, index) => sum + (value - (q[index] as number)) ** 2, 0);
}
export interface Position {
  latitude: number;
  longitude: number;
}

export function nearestStation(position: Position): Station {
  return STATIONS.reduce((best, station) => (farness(position, station) < farness(position, best) ? station : best));
}

/** The value at a day, between the middles of two months. */
function between(monthly: readonly number[], on: string): number {
  const [, month = 1, day = 1] = on.split('-').map(Number);
  const daysOfMonth = new Date(Date.UTC(2001, month, 0)).getUTCDate();
  const distance = (day - 0.5) / daysOfMonth - 0.5;
  const here = monthly[month - 1] as number;
  const there = monthly[(month - 1 + (distance < 0 ? 11 : 1)) % 12] as number;
  return here + (there - here) * Math.abs(distance);
}

const perDay = (rainMm: readonly number[]): number[] => rainMm.map((mm, index) => mm / new Date(Date.UTC(2001, index + 1, 0)).getUTCDate());

/** Of a station for a day. `elevationM`: of the pool, where it is known. */
export function normalsOf(station: Station, on: string, elevationM?: number): Normals {
  const colder = elevationM === undefined ? 0 : (elevationM - station.elevationM) * LAPSE_C_PER_M;
  return {
    values: {
      uvIndexMax: between(station.uvIndexMax, on),
      airTemperatureC: between(station.temperatureMeanC, on) - colder,
      airTemperatureMaxC: between(station.temperatureMaxC, on) - colder,
      rainMm: between(perDay(station.rainMm), on),
      windMaxKmh: between(station.windMaxKmh, on),
    },
    station: `${station.name}, ${station.state}`,
  };
}
