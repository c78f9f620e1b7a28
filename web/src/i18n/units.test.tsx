import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { ANA } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { discardCsrfToken } from '../api/csrf-token.ts';
import { rememberUser } from '../session/signed-in-hint.ts';
import { useKeepUnits, useUnits } from './units.ts';

beforeEach(() => {
  localStorage.clear();
  discardCsrfToken();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Shows() {
  const { units, chooseUnits } = useUnits();
  return <button onClick={() => chooseUnits(units === 'us' ? 'metric' : 'us')}>{units}</button>;
}

describe('units', () => {
  it.each([
    ['en-US', 'us'],
    ['en', 'us'],
    ['en-GB', 'metric'],
    ['es-ES', 'metric'],
  ])('of a browser in %s are %s until someone chooses', (language, units) => {
    fakeServer();
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    renderPage(<Shows />);
    fireEvent.click(screen.getByText(units));
    expect(screen.getByText(units === 'us' ? 'metric' : 'us')).toBeTruthy();
    expect(localStorage.getItem('lmp-units')).toBe(units === 'us' ? 'metric' : 'us');
  });

  it('of a person stay with the person', async () => {
    rememberUser(ANA);
    const server = fakeServer({
      'GET /api/me': { body: { ...ANA, units: 'metric' } },
      'GET /api/pools': { body: [] },
      'GET /api/csrf-token': { body: { token: 't', enabled: true } },
      'PATCH /api/me': { body: { ...ANA, units: 'us' } },
    });
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    renderPage(<Shows />);
    fireEvent.click(await screen.findByText('metric'));
    expect(await screen.findByText('us')).toBeTruthy();
    await waitFor(() => expect(server.sentTo('PATCH /api/me')).toHaveLength(1));
    expect(server.sentTo('PATCH /api/me')[0]?.body).toEqual({ units: 'us' });
  });

  it('of the first device become those of an account that has not chosen, once', async () => {
    rememberUser(ANA);
    const server = fakeServer({
      'GET /api/me': { body: { ...ANA, units: null } },
      'GET /api/pools': { body: [] },
      'GET /api/csrf-token': { body: { token: 't', enabled: true } },
      'PATCH /api/me': { body: { ...ANA, units: 'metric' } },
    });
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
    const Keeps = () => {
      useKeepUnits();
      return <Shows />;
    };
    renderPage(<Keeps />);
    await waitFor(() => expect(server.sentTo('PATCH /api/me').map(({ body }) => body)).toEqual([{ units: 'metric' }]));
    expect(await screen.findByText('metric')).toBeTruthy();
  });
});
