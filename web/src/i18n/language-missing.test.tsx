// A language whose texts are not on this device, chosen offline.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import UnitsPage from '../features/accounts/settings/units-page.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LanguageProvider } from './language.tsx';

// As the browser's build has it: the words of other languages are fetched.
const messages = vi.hoisted(() => ({ areHere: false, canCome: false, asked: 0, rounds: 1, answers: [] as boolean[] }));
vi.mock('../ui/lazy-messages.ts', () => ({
  fetchMessages: (language: string) => {
    if (language === 'en') return null;
    // Whether they are here, each time it is asked.
    const isHere = messages.answers.shift();
    if (isHere === false) return Promise.resolve();
    if (isHere || messages.areHere) return null;
    messages.asked += 1;
    if (!messages.canCome) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    return Promise.resolve().then(() => void (messages.areHere = --messages.rounds <= 0));
  },
}));

const unhandled = vi.fn();
beforeEach(() => {
  localStorage.clear();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  cleanup();
  process.off('unhandledRejection', unhandled);
  document.documentElement.lang = 'en';
});
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('is said to need one, stays chosen, and is spoken as soon as there is one', async () => {
  fakeServer({ 'GET /api/pools': { body: [] } });
  renderPage(
    <LanguageProvider>
      <UnitsPage />
    </LanguageProvider>,
    { at: '/settings/units' },
  );
  fireEvent.click(screen.getByRole('radio', { name: /^Español/ }));
  expect(await screen.findByText('You’re offline')).toBeTruthy();
  await settle();
  expect(screen.getByRole('heading', { name: 'Language' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Español/ }).checked).toBe(true);
  expect(localStorage.getItem('lmp-language')).toBe('es');
  expect(unhandled).not.toHaveBeenCalled();
  expect(messages.asked).toBeLessThan(4);

  messages.canCome = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Idioma' })).toBeTruthy();
  expect(screen.queryByText(/Guardamos tu elección/)).toBeNull();
});

it('is spoken although a script with more texts arrived while the first were on their way', async () => {
  Object.assign(messages, { areHere: false, canCome: true, rounds: 3 });
  fakeServer({ 'GET /api/pools': { body: [] } });
  renderPage(
    <LanguageProvider>
      <UnitsPage />
    </LanguageProvider>,
    { at: '/settings/units' },
  );
  fireEvent.click(screen.getByRole('radio', { name: /^Español/ }));
  expect(await screen.findByRole('heading', { name: 'Idioma' })).toBeTruthy();
  expect(messages.rounds).toBe(0);
});

const renderUnits = () =>
  renderPage(
    <LanguageProvider>
      <UnitsPage />
    </LanguageProvider>,
    { at: '/settings/units' },
  );

it.each([
  ['between the rendering and what follows it', [false, true]],
  ['and those of another script were missing when the page was drawn again', [false, false, true, false, false, true]],
])('is spoken although its texts came %s', async (_, answers) => {
  fakeServer({ 'GET /api/pools': { body: [] } });
  // What an earlier test spoke is forgotten.
  localStorage.setItem('lmp-language', 'en');
  renderUnits().unmount();
  localStorage.setItem('lmp-language', 'es');
  Object.assign(messages, { areHere: true, answers });
  renderUnits();
  expect(await screen.findByRole('heading', { name: 'Idioma' })).toBeTruthy();
  expect(messages.answers).toEqual([]);
});
