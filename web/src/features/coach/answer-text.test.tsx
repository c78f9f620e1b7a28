import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnswerText } from './answer-text.tsx';

afterEach(cleanup);

it('makes the numbers to call links, and no amounts', () => {
  render(<AnswerText text="Call Poison Control, 1-800-222-1222, or 911. Add 911 gal, not 911." />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1-800-222-1222', 'tel:+18002221222'],
    ['911', 'tel:911'],
    ['911', 'tel:911'],
  ]);
});

it('leaves an answer without them as it is', () => {
  render(<AnswerText text="Add 2,911 oz to reach 7.911." />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('links the crisis line, and no such number of anything else', () => {
  render(<AnswerText text="Please call or text 988 now. The salt is 988 ppm, and 988 was before." />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:988']);
});
