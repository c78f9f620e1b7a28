import { expect, it } from 'vitest';
import { CALCULATORS } from '../features/calculators/calculators.ts';
import { CALCULATOR_TITLES } from './calculator-titles.ts';

it('names every calculator as it names itself', () => {
  const own = Object.fromEntries(Object.values(CALCULATORS).map(({ name, title }) => [name, title()]));
  expect(Object.fromEntries(Object.entries(CALCULATOR_TITLES).map(([name, title]) => [name, title()]))).toEqual(own);
});
