// What one may do is not said from a log that has meanwhile grown.
import type { Pool, PoolPlan } from '@limpid/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SwimHero } from './swim-hero.tsx';

const POOL = { id: 'p1', timeZone: 'UTC' } as unknown as Pool;
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const draw = (swim: PoolPlan['swim'], isRenewing?: true) =>
  render(<SwimHero pool={POOL} plan={{ swim, measuredAt: { ph: soon() }, steps: [], isRenewing } as unknown as PoolPlan} action={null} />);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(cleanup);

it('says neither that one may swim nor from when while that is being worked out; its reasons keep their room unseen', () => {
  draw({ state: 'yes', because: ['All is well.'] }, true);
  expect(title()).toBe('One moment');
  expect(screen.getByText('All is well.').closest('.invisible')).not.toBeNull();
  cleanup();
  draw({ state: 'no', because: [], from: soon() }, true);
  expect(title()).toBe('One moment');
  expect(screen.getByText(/^From/).className).toContain('invisible');
});

it('says what is known otherwise, and goes on saying no', () => {
  draw({ state: 'yes', because: ['All is well.'] });
  expect(title()).toBe('Ready to swim');
  expect(screen.getByText('All is well.').closest('.invisible')).toBeNull();
  cleanup();
  draw({ state: 'no', because: ['Too little chlorine.'] }, true);
  expect(title()).toBe('Not safe to swim');
  expect(screen.getByText('Too little chlorine.').closest('.invisible')).toBeNull();
});
