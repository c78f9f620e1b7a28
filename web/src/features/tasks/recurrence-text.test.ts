import { expect, it } from 'vitest';
import { durationText, recurrenceText } from './recurrence-text.ts';

it.each([
  [1, 'Repeats the day after you do it'],
  [30, 'Repeats 30 days after you do it'],
  [7, 'Repeats a week after you do it'],
  [14, 'Repeats 2 weeks after you do it'],
  [365, 'Repeats a year after you do it'],
  [1825, 'Repeats 5 years after you do it'],
])('says %i days as people would', (days, text) => {
  expect(recurrenceText({ kind: 'since_done', days })).toBe(text);
});

it('counts whole hours as hours', () => {
  expect([5, 60, 90, 180].map(durationText)).toEqual(['About 5 minutes', 'About 1 hour', 'About 90 minutes', 'About 3 hours']);
});
