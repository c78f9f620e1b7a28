// The alerts of the National Weather Service: those of a state, with the zones and counties that each is for.
import type { WeatherAlert } from '@limpid/contract';
import { callWeather, WeatherCallError } from './weather-call.ts';

export interface StateAlert extends Omit<WeatherAlert, 'playbook'> {
  /** the ids of alerts that this one replaces */
  replaces: string[];
  isCancelled: boolean;
  /** what the weather offices call the event through all its messages, such as KPHX.EH.W.0003; null: of no such event */
  eventKey: string | null;
  /** codes of counties (FLC057) and forecast zones (FLZ151) */
  zones: string[];
  /** corners as [longitude, latitude], where the service drew it; the first ring of each part */
  rings: [number, number][][];
}
export interface StateAlerts {
  /** undefined: as at `lastModified` */
  alerts: StateAlert[] | undefined;
  lastModified: string | undefined;
}
/** The codes that alerts name a position by. */
export type PointZones = string[];

export interface AlertService {
  /** Throws WeatherCallError. */
  ofState(state: string, lastModified: string | undefined, nowMs: number): Promise<StateAlerts>;
  /** Throws WeatherCallError; none for a position outside of the United States. */
  zonesAt(latitude: number, longitude: number, nowMs: number): Promise<PointZones>;
}

/** `contact`: where the service can reach the operator of this server. */
export function weatherGov(baseUrl: string, contact?: string): AlertService {
  const base = baseUrl.replace(/\/+$/, '');
  const ours = { accept: 'application/geo+json', ...(contact === undefined ? {} : { 'user-agent': `Limpid (${contact})` }) };
  return {
    ofState: async (state, lastModified, nowMs) => {
      const url = new URL(`${base}/alerts/active?area=${encodeURIComponent(state)}`);
      const headers: Record<string, string> = { ...ours, ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }) };
      const answer = await callWeather(url, headers, nowMs);
      return { alerts: answer.body === undefined ? undefined : readAlerts(answer.body), lastModified: answer.lastModified ?? lastModified };
    },
    zonesAt: async (latitude, longitude, nowMs) => {
      try {
        const url = new URL(`${base}/points/${latitude.toFixed(2)},${longitude.toFixed(2)}`);
        return readZones((await callWeather(url, ours, nowMs)).body);
      } catch (error) {
        if (error instanceof WeatherCallError && error.status === 404) return [];
        throw error;
      }
    },
  };
}

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (from: Loose, name: string): string | undefined => {
  const value = from[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};
const instantIn = (from: Loose, name: string): string | undefined => {
  const value = textIn(from, name);
  return value !== undefined && Number.isFinite(Date.parse(value)) ? new Date(value).toISOString() : undefined;
};
const listIn = (from: unknown): unknown[] => (Array.isArray(from) ? from : []);

const SEVERITIES: readonly string[] = ['extreme', 'severe', 'moderate', 'minor'];
const HEADLINE_LENGTH = 300;

/** Only real ones: exercises, tests and drafts are left out. Throws where it is no list of alerts at all. */
export function readAlerts(body: unknown): StateAlert[] {
  if (!isRecord(body) || !Array.isArray(body['features'])) throw new WeatherCallError('The answer is no list of alerts.');
  return body['features'].flatMap((feature) => {
    const alert = isRecord(feature) ? readAlert(feature) : undefined;
    return alert ? [alert] : [];
  });
}

function readAlert(feature: Loose): StateAlert | undefined {
  const given = feature['properties'];
  if (!isRecord(given) || given['status'] !== 'Actual') return undefined;
  const id = textIn(given, 'id');
  const event = textIn(given, 'event');
  const startsAt = instantIn(given, 'onset') ?? instantIn(given, 'effective') ?? instantIn(given, 'sent');
  if (id === undefined || event === undefined || startsAt === undefined) return undefined;
  const severity = textIn(given, 'severity')?.toLowerCase() ?? '';
  return {
    id,
    event,
    headline: (textIn(given, 'headline') ?? event).slice(0, HEADLINE_LENGTH),
    severity: (SEVERITIES.includes(severity) ? severity : 'unknown') as StateAlert['severity'],
    startsAt,
    // `expires` is when the message is old, which is earlier than the end of a long event.
    endsAt: instantIn(given, 'ends') ?? instantIn(given, 'expires') ?? null,
    replaces: listIn(given['references']).flatMap((one) => (isRecord(one) ? (textIn(one, 'identifier') ?? []) : [])),
    isCancelled: given['messageType'] === 'Cancel',
    eventKey: eventKeyOf(given),
    zones: zonesOf(given),
    rings: ringsOf(feature['geometry']),
  };
}

/** Of "/O.CON.KPHX.EH.W.0003.000000T0000Z-250821T0300Z/" (VTEC): the office, what it is, and its number of this year. */
function eventKeyOf(given: Loose): string | null {
  const parameters = isRecord(given['parameters']) ? given['parameters'] : {};
  const code = listIn(parameters['VTEC'])[0];
  return (typeof code === 'string' && /^\/[A-Z]\.[A-Z]{3}\.([A-Z]{4}\.[A-Z]{2}\.[A-Z]\.\d{4})\./.exec(code)?.[1]) || null;
}

function zonesOf(given: Loose): string[] {
  const geocode = isRecord(given['geocode']) ? given['geocode'] : {};
  const codes = listIn(geocode['UGC']).filter((code): code is string => typeof code === 'string');
  const addresses = listIn(given['affectedZones']).filter((zone): zone is string => typeof zone === 'string');
  return [...new Set([...codes, ...addresses.map(codeOf)])].filter((code) => ZONE.test(code));
}
const ZONE = /^[A-Z]{2}[CZ]\d{3}$/;
const codeOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

function ringsOf(geometry: unknown): [number, number][][] {
  if (!isRecord(geometry)) return [];
  const parts =
    geometry['type'] === 'Polygon' ? [geometry['coordinates']] : geometry['type'] === 'MultiPolygon' ? listIn(geometry['coordinates']) : [];
  return parts.flatMap((part) => {
    const ring = listIn(listIn(part)[0]).filter(
      (corner): corner is [number, number] => listIn(corner).length >= 2 && listIn(corner).every(Number.isFinite),
    );
    return ring.length >= 3 ? [ring.map(([longitude, latitude]) => [longitude, latitude] as [number, number])] : [];
  });
}

function readZones(body: unknown): PointZones {
  const given = isRecord(body) && isRecord(body['properties']) ? body['properties'] : undefined;
  if (!given) throw new WeatherCallError('The answer names no zones.');
  const codes = ['county', 'forecastZone', 'fireWeatherZone'].flatMap((name) => codeOf(textIn(given, name) ?? ''));
  return [...new Set(codes)].filter((code) => ZONE.test(code));
}
