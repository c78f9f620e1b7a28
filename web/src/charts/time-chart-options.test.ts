import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeAxisOf, xRange } from './time-axis.ts';
import { daysBackFrom, momentLabels } from './time-chart-options.ts';

const at = (text: string) => Date.parse(text) / 1000;
const every = (from: string, stepS: number, count: number) => Array.from({ length: count }, (_, index) => at(from) + index * stepS);
const labels = (from: string, stepS: number, count: number) =>
  momentLabels(every(from, stepS, count), stepS, 'en-US', 'UTC').map((label) => label.replace(/\s/g, ' '));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the moments under a chart', () => {
  it('say no label twice in a row, however close the marks are', () => {
    for (const stepS of [60, 300, 900, 3600, 4 * 3600, 12 * 3600, 86_400, 7 * 86_400]) {
      const said = labels('2026-11-20T05:00:00Z', stepS, 9).filter(Boolean);
      expect(
        said.every((label, index) => label !== said[index - 1]),
        `${stepS}: ${said.join(', ')}`,
      ).toBe(true);
      expect(said.length, String(stepS)).toBeGreaterThan(2);
    }
  });

  it('name the day where it begins', () => {
    expect(labels('2026-11-20T00:00:00Z', 12 * 3600, 4)).toEqual(['Nov 20', '12 PM', 'Nov 21', '12 PM']);
    expect(labels('2026-11-20T05:00:00Z', 300, 3)).toEqual(['Nov 20', '5:05 AM', '5:10 AM']);
  });
});

it('days of another year than this one say which', () => {
  expect(labels('2023-11-01T12:00:00Z', 4 * 86_400, 2)).toEqual(['Nov 1, 2023', 'Nov 5, 2023']);
  expect(labels('2025-12-15T12:00:00Z', 61 * 86_400, 3)).toEqual(['Dec 2025', 'Feb 2026', 'Apr 2026']);
  expect(labels('2026-02-14T12:00:00Z', 61 * 86_400, 2)).toEqual(['Feb 14', 'Apr 16']);
});

it('the last date below a chart is that of the last test', () => {
  const last = new Date(2026, 10, 25, 9, 30).getTime() / 1000;
  const low = new Date(2026, 10, 10).getTime() / 1000;
  const dates = (stepDays: number) => momentLabels(daysBackFrom(last, { low, stepS: stepDays * 86_400 }), stepDays * 86_400, 'en-US');
  expect(dates(4)).toEqual(['Nov 13', 'Nov 17', 'Nov 21', 'Nov 25']);
  expect(dates(7)).toEqual(['Nov 11', 'Nov 18', 'Nov 25']);
  // uPlot may have meant hours.
  expect(dates(1 / 3)).toHaveLength(16);
});

it('the first tests of a pool stand in a span of days', () => {
  const first = Date.parse('2026-11-20T12:00:00Z');
  const [low, high] = xRange({
    points: [
      { at: first, value: 1 },
      { at: first + 60_000, value: 2 },
    ],
    marks: [],
  });
  expect(high - low).toBeGreaterThanOrEqual(2 * 86_400);
  expect((low + high) / 2).toBeCloseTo(first / 1000 + 30);
});

it('charts one below the other cover the time of all of them', () => {
  const point = (day: string) => ({ at: Date.parse(day), value: 1 });
  const time = timeAxisOf([
    { points: [point('2026-11-01'), point('2026-11-20')], marks: [] },
    { points: [point('2026-10-01')], doubtful: [point('2026-11-25')], marks: [] },
  ]);
  expect(time.low).toBeLessThan(at('2026-10-01'));
  expect(time.high).toBeGreaterThan(at('2026-11-25'));
  expect(time.last).toBe(at('2026-11-25'));
});
