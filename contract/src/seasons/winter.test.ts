import { expect, it } from 'vitest';
import { winterOf } from './winter.ts';

it.each([
  ['Honolulu', 'HI', 21.32, 'none'],
  ['Miami', 'FL', 25.79, 'none'],
  ['Jacksonville', 'FL', 30.48, 'light'],
  ['Phoenix', 'AZ', 33.43, 'light'],
  ['Flagstaff', 'AZ', 35.14, 'hard'],
  ['Las Vegas', 'NV', 36.07, 'light'],
  ['Reno', 'NV', 39.48, 'hard'],
  ['Los Angeles', 'CA', 34.05, 'light'],
  ['South Lake Tahoe', 'CA', 38.9, 'hard'],
  ['Denver', 'CO', 39.7, 'hard'],
])('%s, %s', (_city, state, latitude, winter) => {
  expect(winterOf({ state, latitude })).toBe(winter);
});

it('takes the winter for a hard one where the place is not known', () => {
  expect(winterOf(null)).toBe('hard');
});
