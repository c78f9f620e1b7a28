// What a person chooses for reading and listening: applied right away, on this device, before the next first paint; the language also in
// the account.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import UnitsPage from '../../features/accounts/settings/units-page.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import AppearancePage from './settings-appearance-page.tsx';
import SettingsPage from './settings-page.tsx';
import { THEME_SCRIPT } from './theme-script.ts';

const ROUTES = {
  'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
  'GET /api/pools': { body: [] },
};
const root = document.documentElement;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  localStorage.clear();
  discardCsrfToken();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  root.removeAttribute('style');
  for (const name of ['theme', 'motion']) delete root.dataset[name];
  root.lang = 'en';
});

/** As the head of a page does it, before anything is painted. */
function paint(): void {
  root.removeAttribute('style');
  for (const name of ['theme', 'motion']) delete root.dataset[name];
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the script of the page's head, run as a browser does
  new Function(THEME_SCRIPT)();
}

describe('appearance', () => {
  it('holds at once and at the next first paint, and leaves no trace when it is the usual', () => {
    fakeServer(ROUTES);
    renderPage(<AppearancePage />, { at: '/settings/appearance' });
    press('Dark');
    press('175%');
    fireEvent.click(screen.getByRole('switch', { name: /^Reduce motion/ }));
    expect([root.dataset['theme'], root.style.fontSize, root.dataset['motion']]).toEqual(['dark', '175%', 'reduce']);
    paint();
    expect([root.dataset['theme'], root.style.fontSize, root.dataset['motion']]).toEqual(['dark', '175%', 'reduce']);
    press('Same as your device');
    press('100%');
    fireEvent.click(screen.getByRole('switch', { name: /^Reduce motion/ }));
    expect([root.dataset['theme'], root.style.fontSize, root.dataset['motion']]).toEqual([undefined, '', undefined]);
    expect(['lmp-theme', 'lmp-text-size', 'lmp-motion'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
  });

  it('takes nothing strange from the storage', () => {
    localStorage.setItem('lmp-text-size', '900');
    localStorage.setItem('lmp-theme', 'neon');
    paint();
    expect([root.dataset['theme'], root.style.fontSize]).toEqual([undefined, '']);
  });
});

const languages = () =>
  renderPage(
    <LanguageProvider>
      <UnitsPage />
    </LanguageProvider>,
    { at: '/settings/units' },
  );

describe('language', () => {
  it('of a visitor stays on the device', async () => {
    const server = fakeServer(ROUTES);
    languages();
    press(/^Español/);
    expect(await screen.findByRole('heading', { name: 'Idioma' })).toBeTruthy();
    expect(root.lang).toBe('es');
    expect(localStorage.getItem('lmp-language')).toBe('es');
    expect(server.requests.some(({ method }) => method === 'PATCH')).toBe(false);
    press(/^English/);
    expect(await screen.findByRole('heading', { name: 'Language' })).toBeTruthy();
  });

  it('of a person goes into the account, and the account wins over the device', async () => {
    localStorage.setItem('user', '{}');
    localStorage.setItem('lmp-language', 'en');
    const server = fakeServer({ ...ROUTES, 'GET /api/me': { body: { ...ANA, language: 'es' } } });
    languages();
    expect(await screen.findByRole('heading', { name: 'Idioma' })).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('lmp-language')).toBe('es'));
    server.on('PATCH /api/me', { body: { ...ANA, language: 'en' } });
    press(/^English/);
    expect(await screen.findByRole('heading', { name: 'Language' })).toBeTruthy();
    await waitFor(() => expect(server.sentTo('PATCH /api/me').map(({ body }) => body)).toEqual([{ language: 'en' }]));
    expect(localStorage.getItem('lmp-language')).toBe('en');
  });
});

describe('units', () => {
  it('change the examples at once', () => {
    fakeServer(ROUTES);
    renderPage(<UnitsPage />, { at: '/settings/units' });
    press(/^US units/);
    expect(screen.getByText('15,000 gal')).toBeTruthy();
    expect(screen.getByText('24 fl oz')).toBeTruthy();
    press(/^Metric units/);
    expect(screen.getByText('56,781 L')).toBeTruthy();
    expect(screen.getByText('28 °C')).toBeTruthy();
  });
});

describe('/settings', () => {
  const wide = (matches: boolean) =>
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() } as never);

  it('is the list where there is no room beside it, with what is chosen', () => {
    wide(false);
    fakeServer(ROUTES);
    localStorage.setItem('lmp-theme', 'dark');
    renderPage(<SettingsPage />, { at: '/settings' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['profile', 'units', 'appearance', 'privacy', 'security', 'notifications'].map((tab) => `/settings/${tab}`),
    );
    expect(screen.getByText('Dark · 100%')).toBeTruthy();
  });

  it('goes to the first section where there is', async () => {
    wide(true);
    fakeServer(ROUTES);
    renderPage(<SettingsPage />, { at: '/settings' });
    expect(await screen.findByText('at /settings/profile')).toBeTruthy();
  });
});
