import { expect, it } from 'vitest';
import { durationText, recurrenceText } from './recurrence-text.ts';

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
