import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { TubWaterTile } from './tub-water-tile.tsx';

afterEach(cleanup);

const filled = (days: number) => ({ filledAt: new Date(Date.now() - days * 86_400_000 - 1000).toISOString() });
const draw = (plan: { filledAt?: string }, kind: 'spa' | 'swim_spa' = 'spa') =>
  renderPage(<TubWaterTile pool={{ id: 'p1', kind, volumeL: 1500, dailyBathers: null }} plan={plan} />).container.textContent;

it('counts the days since the water was changed, says when the next change is due, and that it is', () => {
  expect(draw(filled(20))).toContain('20 days agoDue in 70 days');
  cleanup();
  expect(draw(filled(95))).toContain('95 days agoDue for a change');
  expect(screen.getByRole('link', { name: 'Changing the water' }).getAttribute('href')).toBe('/pools/p1?guide=water_change');
});

it('does not guess: unknown is said, with a way to log a change; of a swim spa only the age is known', () => {
  expect(draw({})).toContain('We don’t know when the water was last changed.');
  expect(screen.getByRole('link', { name: 'Log a water change' })).toBeTruthy();
  cleanup();
  expect(draw(filled(200), 'swim_spa')).not.toContain('Due');
});
