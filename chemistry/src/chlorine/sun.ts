// When the sun is off a pool: by its place where that is known, else by the clock of its time zone.

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Julian date of the Unix epoch, and of 2000-01-01 12:00 with the mean correction of the sunrise equation. */
const JULIAN_EPOCH = 2_440_587.5;
const JULIAN_2000 = 2_451_545;
const RADIANS = Math.PI / 180;
const OBLIQUITY = 23.4397;
/** Half the sun's disk and the refraction at the horizon. */
const HORIZON = -0.833;

export interface SunPlace {
  /** IANA */
  timeZone: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}
/** From sunset to sunrise, in milliseconds. */
export interface Night {
  from: number;
  until: number;
}

const sin = (degrees: number) => Math.sin(degrees * RADIANS);
const cos = (degrees: number) => Math.cos(degrees * RADIANS);

/**
 * Sunrise and sunset around the solar noon nearest to `at`, by the sunrise equation (Meeus, Astronomical Algorithms, chapter 15, in its
 * short form): right to about two minutes below 60° of latitude. null: the sun does not rise or set there that day.
 */
export function sunTimes(at: number, latitude: number, longitude: number): { rise: number; set: number } | null {
  const west = -longitude / 360;
  const cycle = Math.round(at / DAY_MS + JULIAN_EPOCH - JULIAN_2000 - 0.0009 - west);
  const noon = JULIAN_2000 + 0.0009 + west + cycle;
  const anomaly = 357.5291 + 0.98560028 * (noon - JULIAN_2000);
  const center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = anomaly + center + 180 + 102.9372;
  const transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const sinDeclination = sin(ecliptic) * sin(OBLIQUITY);
  const cosHourAngle = (sin(HORIZON) - sin(latitude) * sinDeclination) / (cos(latitude) * Math.sqrt(1 - sinDeclination ** 2));
  if (!(Math.abs(cosHourAngle) <= 1)) return null;
  const half = Math.acos(cosHourAngle) / RADIANS / 360;
  return { rise: (transit - half - JULIAN_EPOCH) * DAY_MS, set: (transit + half - JULIAN_EPOCH) * DAY_MS };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock of a zone shows at an instant, as if it were UTC. */
export function wallClock(at: number, timeZone: string): number {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  clocks.set(timeZone, clock);
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  );
}

/** The day in the pool's own zone, "2026-07-04". */
export const localDay = (at: number, timeZone: string): string => new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);

/** The instant at which the clock there shows this hour, on the day of `at` or so many days later. */
export function atHour(at: number, hour: number, timeZone: string, daysLater = 0): number {
  const wall = wallClock(at, timeZone);
  const wanted = wall - (wall % DAY_MS) + daysLater * DAY_MS + hour * HOUR_MS;
  const guess = at + (wanted - wall);
  // the clocks may change in between
  return guess + (wanted - wallClock(guess, timeZone));
}

/** Without a place: dark enough from 8 PM to 7 AM for a pool in the season. */
const DUSK_HOUR = 20;
const DAWN_HOUR = 7;

const hasPlace = ({ latitude, longitude }: SunPlace): boolean => latitude !== undefined && longitude !== undefined;

function duskAndDawn(at: number, place: SunPlace): { rise: number; set: number } {
  const sun = hasPlace(place) ? sunTimes(at, place.latitude as number, place.longitude as number) : null;
  return sun ?? { rise: atHour(at, DAWN_HOUR, place.timeZone), set: atHour(at, DUSK_HOUR, place.timeZone) };
}

/** The night that an instant lies in, else undefined. */
export function nightAt(at: number, place: SunPlace): Night | undefined {
  for (const shift of [-1, 0, 1]) {
    const from = duskAndDawn(at + shift * DAY_MS, place).set;
    const until = duskAndDawn(at + (shift + 1) * DAY_MS, place).rise;
    if (at >= from && at < until) return { from, until };
  }
  return undefined;
}

/** The next sunset after an instant, and the next sunrise. */
export function nextSun(at: number, place: SunPlace): { set: number; rise: number } {
  const days = [-1, 0, 1, 2].map((shift) => duskAndDawn(at + shift * DAY_MS, place));
  const next = (instants: number[]) => instants.find((instant) => instant > at) ?? at + DAY_MS;
  return { set: next(days.map(({ set }) => set)), rise: next(days.map(({ rise }) => rise)) };
}
