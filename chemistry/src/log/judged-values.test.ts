import { expect, test } from 'vitest';
import { judgedValues, spanSummary } from './judged-values.ts';
import type { LatestReading } from './latest-water.ts';

const pool = { kind: 'pool', sanitizer: 'chlorine', setting: 'outdoor' } as const;
const on = (takenAt: string, values: Partial<LatestReading>): LatestReading => ({ takenAt, ...values });
const utcDay = (instant: string) => new Date(instant).toISOString().slice(0, 10);
const chlorine = (readings: LatestReading[]) => judgedValues({ pool, readings }, 'freeChlorinePpm');

test('free chlorine is judged by the newest cyanuric acid until then', () => {
  const values = chlorine([
    on('2026-07-03T10:00:00Z', { freeChlorinePpm: 5 }),
    on('2026-07-01T10:00:00Z', { freeChlorinePpm: 3 }),
    on('2026-07-02T10:00:00Z', { freeChlorinePpm: 5, cyanuricAcidPpm: 80 }),
    on('2026-07-04T10:00:00Z', { cyanuricAcidPpm: 30 }),
  ]);
  expect(values.map(({ value, range, side }) => [value, range, side])).toEqual([
    [3, { low: 2, high: 4 }, 'in'],
    [5, { low: 9, high: 11 }, 'low'],
    [5, { low: 9, high: 11 }, 'low'],
  ]);
});

test('doubtful values count only where the person said that they are true', () => {
  const values = chlorine([
    on('2026-07-01T10:00:00Z', { freeChlorinePpm: 3, cyanuricAcidPpm: 300, doubtful: ['cyanuricAcidPpm'] }),
    on('2026-07-02T10:00:00Z', { freeChlorinePpm: 90, doubtful: ['freeChlorinePpm'] }),
    on('2026-07-03T10:00:00Z', { freeChlorinePpm: 20, doubtful: ['freeChlorinePpm'], confirmed: ['freeChlorinePpm'] }),
  ]);
  expect(values.map(({ value, side }) => [value, side])).toEqual([
    [3, 'in'],
    [20, 'high'],
  ]);
});

test('a day is in range by its last test, and the average is of all tests', () => {
  const values = chlorine([
    on('2026-07-01T08:00:00Z', { freeChlorinePpm: 1 }),
    on('2026-07-01T20:00:00Z', { freeChlorinePpm: 3 }),
    on('2026-07-02T08:00:00Z', { freeChlorinePpm: 3 }),
    on('2026-07-02T20:00:00Z', { freeChlorinePpm: 1 }),
    on('2026-07-03T08:00:00Z', { freeChlorinePpm: 4 }),
  ]);
  expect(spanSummary(values, utcDay)).toEqual({ average: 2.4, days: 3, daysInRange: 2 });
  // In a zone to the east the evening is the next day.
  expect(spanSummary(values, (at) => utcDay(new Date(Date.parse(at) + 6 * 3_600_000).toISOString()))?.days).toBe(3);
  expect(spanSummary([], utcDay)).toBeUndefined();
});

test('what has no range has an average and no verdict', () => {
  const readings = [on('2026-07-01T08:00:00Z', { temperatureC: 28 })];
  const values = judgedValues({ pool, readings }, 'temperatureC');
  expect(values[0]?.side).toBeUndefined();
  expect(spanSummary(values, utcDay)).toEqual({ average: 28, days: 1 });
});

test('own targets are used', () => {
  const readings = [on('2026-07-01T08:00:00Z', { ph: 7.3 })];
  expect(judgedValues({ pool, readings, overrides: { ph: { low: 7.4, high: 7.6 } } }, 'ph')[0]).toMatchObject({
    range: { low: 7.4, high: 7.6 },
    side: 'low',
  });
});
