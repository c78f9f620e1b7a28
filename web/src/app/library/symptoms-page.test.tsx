import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACKYARD_POOL } from '../../features/pools/testing/pools.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import SymptomsPage from './symptoms-page.tsx';

beforeEach(() => {
  rememberUser(ANA);
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET /api/pools/${BACKYARD_POOL.id}/readings`]: { body: { items: [], nextCursor: null } },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const option = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

it('keeps in the address what was chosen, and forgets an answer with its question', async () => {
  const { router } = renderPage(<SymptomsPage />, { at: '/library/symptoms' });
  fireEvent.click(await option('Green or yellow'));
  fireEvent.click(await option('Yellow dust on shady walls'));
  const address = () => router.state.location.search;
  expect(address()).toMatch(/^\?symptom=green&answer=[a-z-]+$/);
  const kept = address();
  cleanup();
  renderPage(<SymptomsPage />, { at: `/library/symptoms${kept}`, path: '/library/symptoms' });
  expect((await option('Green or yellow')).checked).toBe(true);
  expect((await option('Yellow dust on shady walls')).checked).toBe(true);
  cleanup();
  const again = renderPage(<SymptomsPage />, { at: `/library/symptoms${kept}`, path: '/library/symptoms' });
  fireEvent.click(await option('Cloudy'));
  expect(again.router.state.location.search).toBe('?symptom=cloudy');
});

it('takes what was seen along to the clear-up', async () => {
  renderPage(<SymptomsPage />, { at: '/library/symptoms?symptom=green', path: '/library/symptoms' });
  const link = await screen.findByRole('link', { name: 'Clear a green or cloudy pool' });
  expect(link.getAttribute('href')).toBe('/chemistry/clear-up?look=green');
});

it('says when the tests explain nothing, and asks the next question', async () => {
  const balanced = {
    takenAt: new Date().toISOString(),
    ph: 7.6,
    alkalinityPpm: 120,
    hardnessPpm: 220,
    cyanuricAcidPpm: 45,
    temperatureC: 18,
  };
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET /api/pools/${BACKYARD_POOL.id}/readings`]: { body: { items: [balanced], nextCursor: null } },
  });
  renderPage(<SymptomsPage />, { at: '/library/symptoms?symptom=scale', path: '/library/symptoms' });
  expect(await screen.findByText(/Answer the question above/)).toBeTruthy();
  expect(screen.getByText('Your tests don’t explain this')).toBeTruthy();
  expect(screen.queryByText('Most likely')).toBeNull();
  expect(screen.getAllByText(/Your test says otherwise: Saturation index/).length).toBeGreaterThan(0);
  fireEvent.click(await option('On the tile line'));
  expect(await screen.findByText(/drop of vinegar/)).toBeTruthy();
});

it('keeps people out where the plan does, in its words, and says nothing of it where the plan doesn’t', async () => {
  const swim = { because: [], isKnown: true, why: ['Free chlorine is 0 ppm.'], action: 'Raise it first.' };
  const planWith = (state: string) => ({
    body: { swim: { ...swim, state }, verdicts: [], water: {}, measuredAt: {}, steps: [], findings: [], skipped: [] },
  });
  const serve = (state: string) =>
    fakeServer({
      'GET /api/me': { body: ANA },
      'GET /api/pools': { body: [BACKYARD_POOL] },
      [`GET /api/pools/${BACKYARD_POOL.id}/readings`]: { body: { items: [], nextCursor: null } },
      [`GET /api/pools/${BACKYARD_POOL.id}/plan`]: planWith(state),
    });
  serve('stay_out');
  renderPage(<SymptomsPage />, { at: '/library/symptoms?symptom=eyes', path: '/library/symptoms' });
  expect(await screen.findByText('Free chlorine is 0 ppm. Raise it first.')).toBeTruthy();
  expect(screen.getByText('Stay out of the water')).toBeTruthy();
  cleanup();
  serve('treat_today');
  renderPage(<SymptomsPage />, { at: '/library/symptoms?symptom=eyes', path: '/library/symptoms' });
  expect((await screen.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
  expect(screen.queryByText('Stay out of the water')).toBeNull();
});
