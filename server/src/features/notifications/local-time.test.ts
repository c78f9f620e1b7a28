import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, isTimeZone, localTime, whenAllowed } from './local-time.ts';

const NIGHT = { from: '21:00', to: '08:00' };
const end = (now: string, quiet = NIGHT, timeZone = 'America/New_York') => whenAllowed(new Date(now), quiet, timeZone).toISOString();

describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-07-05T00:59:30Z', '2026-07-05T00:59:30.000Z'],
    ['as they begin', '2026-07-05T01:00:30Z', '2026-07-05T12:00:00.000Z'],
    ['after midnight', '2026-07-05T04:30:00Z', '2026-07-05T12:00:00.000Z'],
    ['as they end', '2026-07-05T12:00:00Z', '2026-07-05T12:00:00.000Z'],
    ['in the night when the clock goes forward', '2026-03-08T04:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['in the night when the clock goes back', '2026-11-01T03:00:00Z', '2026-11-01T13:00:00.000Z'],
  ])('asked %s', (_when, now, expected) => {
    expect(end(now)).toBe(expected);
  });

  it('may be in the day, in a zone without daylight saving time, or none', () => {
    expect(end('2026-07-05T22:00:00Z', { from: '12:00', to: '17:00' }, 'Pacific/Honolulu')).toBe('2026-07-06T03:00:00.000Z');
    const now = new Date('2026-07-05T04:30:00Z');
    expect(whenAllowed(now, null, 'America/New_York')).toBe(now);
  });

  it('end at their end, within a day, at any moment in any zone', () => {
    const zone = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'Pacific/Honolulu', 'Australia/Lord_Howe');
    const moment = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-01-01T00:00:00Z'), noInvalidDate: true });
    // At an hour that no zone skips or repeats.
    const hour = fc.integer({ min: 4, max: 23 }).map((value) => `${String(value).padStart(2, '0')}:00`);
    fc.assert(
      fc.property(moment, zone, hour, hour, (now, timeZone, from, to) => {
        fc.pre(from !== to);
        const allowed = whenAllowed(now, { from, to }, timeZone);
        if (allowed.getTime() === now.getTime()) return;
        expect(localTime(allowed, timeZone).minutes).toBe(Number(to.slice(0, 2)) * 60);
        expect(allowed.getTime() - now.getTime()).toBeGreaterThan(0);
        expect(allowed.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3600_000);
      }),
      { numRuns: 2000, seed: 20_261_122 },
    );
  });
});

it('knows the day of a zone, and which zones there are', () => {
  expect(localTime(new Date('2026-07-05T03:30:00Z'), 'America/New_York')).toEqual({ day: '2026-07-04', minutes: 23 * 60 + 30 });
  expect(localTime(new Date('2026-07-05T04:00:00Z'), 'America/New_York')).toEqual({ day: '2026-07-05', minutes: 0 });
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  expect([isTimeZone('America/Phoenix'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([true, false, false]);
});
