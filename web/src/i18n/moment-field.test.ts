import { expect, it } from 'vitest';
import { momentInField, momentOfField } from './moment-field.ts';

it.each([
  ['2026-11-22T18:40', 'America/Los_Angeles', '2026-11-23T02:40:00.000Z'],
  ['2026-07-04T09:05', 'America/New_York', '2026-07-04T13:05:00.000Z'],
  ['2026-07-04T00:00', 'Pacific/Honolulu', '2026-07-04T10:00:00.000Z'],
  ['2026-07-04T00:00', 'Asia/Kathmandu', '2026-07-03T18:15:00.000Z'],
  // the hours before and after the clocks change
  ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01T03:00', 'America/New_York', '2026-11-01T08:00:00.000Z'],
  // what a field holds while "2026" is being typed
  ['0002-07-04T09:05', 'UTC', '0002-07-04T09:05:00.000Z'],
  ['0202-07-04T09:05', 'UTC', '0202-07-04T09:05:00.000Z'],
])('%s in %s is %s, and back', (text, timeZone, instant) => {
  expect(momentOfField(text, timeZone)).toBe(instant);
  expect(momentInField(instant, timeZone)).toBe(text);
});

it('is no moment where a time is skipped or unreadable, or the next one that exists', () => {
  expect(momentInField(momentOfField('2026-03-08T02:30', 'America/New_York') ?? '', 'America/New_York')).toMatch(/^2026-03-08T0[13]:30$/);
  expect(momentOfField('', 'UTC')).toBeUndefined();
  expect(momentOfField('275760-01-01T00:00', 'UTC')).toBeUndefined();
});
