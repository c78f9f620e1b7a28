import { describe, expect, test } from 'vitest';
import { atHour, localDay, nextSun, nightAt, sunTimes } from './sun.ts';

const minutes = (a: number, b: string) => Math.abs(a - Date.parse(b)) / 60_000;
const PHOENIX = { timeZone: 'America/Phoenix', latitude: 33.45, longitude: -112.07 };

describe('sunrise and sunset', () => {
  // almanac times to the minute; the equinox and the solstices move by a minute between years
  test.each([
    ['Phoenix, June solstice', '2026-06-21T19:00:00Z', 33.45, -112.07, '2026-06-21T12:19:00Z', '2026-06-22T02:41:00Z'],
    ['Phoenix, December solstice', '2026-12-21T19:00:00Z', 33.45, -112.07, '2026-12-21T14:28:00Z', '2026-12-22T00:26:00Z'],
    ['Miami, March equinox', '2026-03-20T17:00:00Z', 25.77, -80.19, '2026-03-20T11:24:00Z', '2026-03-20T23:31:00Z'],
    ['Honolulu, June solstice', '2026-06-21T22:00:00Z', 21.31, -157.86, '2026-06-21T15:50:00Z', '2026-06-22T05:16:00Z'],
  ])('%s', (_, at, latitude, longitude, rise, set) => {
    const sun = sunTimes(Date.parse(at), latitude, longitude);
    expect(minutes(sun?.rise ?? 0, rise)).toBeLessThan(4);
    expect(minutes(sun?.set ?? 0, set)).toBeLessThan(4);
  });

  test('there is none in the polar night', () => {
    expect(sunTimes(Date.parse('2026-12-21T12:00:00Z'), 78, 15)).toBeNull();
  });
});

describe('the night', () => {
  test('goes over midnight, in the time of the place', () => {
    const night = nightAt(Date.parse('2026-06-22T08:00:00Z'), PHOENIX);
    expect(minutes(night?.from ?? 0, '2026-06-22T02:41:00Z')).toBeLessThan(4);
    expect(minutes(night?.until ?? 0, '2026-06-22T12:19:00Z')).toBeLessThan(4);
    expect(nightAt(Date.parse('2026-06-22T18:00:00Z'), PHOENIX)).toBeUndefined();
  });

  test('goes by the clock of the zone where the place is not known', () => {
    const place = { timeZone: 'America/New_York' };
    expect(nightAt(Date.parse('2026-07-04T03:00:00Z'), place)).toEqual({
      from: Date.parse('2026-07-04T00:00:00Z'),
      until: Date.parse('2026-07-04T11:00:00Z'),
    });
    expect(nightAt(Date.parse('2026-07-04T22:00:00Z'), place)).toBeUndefined();
  });

  test('keeps to the clock over a change of the clocks', () => {
    const at = Date.parse('2026-10-31T16:00:00Z');
    expect(new Date(atHour(at, 8, 'America/New_York', 1)).toISOString()).toBe('2026-11-01T13:00:00.000Z');
    expect(localDay(Date.parse('2026-07-05T03:30:00Z'), 'America/New_York')).toBe('2026-07-04');
  });

  test('the next sunset and sunrise lie ahead, less than a day and a half away', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const at = Date.parse('2026-07-04T00:00:00Z') + hour * 3_600_000;
      const { set, rise } = nextSun(at, PHOENIX);
      for (const next of [set, rise]) expect(next > at && next - at < 36 * 3_600_000).toBe(true);
    }
  });
});
