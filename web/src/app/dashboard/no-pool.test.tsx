// Today for a person without a pool: one thing to do, and what follows from it.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CurrentPoolProvider } from '../../api/current-pool.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { NoPool } from './no-pool.tsx';

beforeEach(() => {
  localStorage.clear();
  fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } });
});
afterEach(cleanup);

it('leads to the setup first, tells the way in three steps, and keeps the calculators open', () => {
  renderPage(
    <ToastProvider>
      <CurrentPoolProvider>
        <NoPool />
      </CurrentPoolProvider>
    </ToastProvider>,
    { at: '/dashboard', path: '/dashboard' },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tell us about your pool');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/setup', '/chemistry/calculators']);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent?.slice(0, 2))).toEqual(['1.', '2.', '3.']);
});
