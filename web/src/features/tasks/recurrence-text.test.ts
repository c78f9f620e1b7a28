import { expect, it } from 'vitest';
import { dueText, durationText, recurrenceText } from './recurrence-text.ts';

it.each([
  [1, 'Daily'],
  [30, 'Every 30 days'],
  [7, 'Weekly'],
  [14, 'Every 2 weeks'],
  [365, 'Yearly'],
  [1825, 'Every 5 years'],
])('says %i days as people would', (days, text) => {
  expect(recurrenceText({ kind: 'since_done', days })).toBe(text);
});

it('counts whole hours as hours', () => {
  expect([5, 60, 90, 180].map(durationText)).toEqual(['About 5 minutes', 'About 1 hour', 'About 90 minutes', 'About 3 hours']);
});

it('names the date of a day in the coming week: a weekday alone could be this week’s or the next one’s', () => {
  const today = '2026-11-25';
  expect(['2026-11-25', '2026-11-26', '2026-12-01', '2027-01-05'].map((day) => dueText(day, today))).toEqual([
    'Today',
    'Tomorrow',
    'Tue, Dec 1',
    'Tue, Jan 5, 2027',
  ]);
});
