// A second tab of the same browser: a choice in the first applies there too.
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LanguageProvider, useLanguage } from '../../i18n/language.tsx';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { useUnits } from '../../i18n/units.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useOtherTabs } from './other-tabs.ts';
import { useMotion, useTextSize, useTheme } from '../settings/theme.ts';

const root = document.documentElement;
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  root.removeAttribute('style');
  for (const name of ['theme', 'motion']) delete root.dataset[name];
  root.lang = 'en';
});

function Shows() {
  useOtherTabs();
  const { units } = useUnits();
  const { language } = useLanguage();
  return <p>{[units, language, useTheme().theme, useTextSize().textSize, useMotion().motion].join(' ')}</p>;
}
const open = () =>
  renderPage(
    <LanguageProvider>
      <Shows />
    </LanguageProvider>,
  );
/** As the browser tells this tab what another has stored. */
function chooseElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage })));
}

describe('what another tab was told', () => {
  it('holds here at once: theme, size of the text, motion', () => {
    fakeServer();
    open();
    chooseElsewhere('lmp-theme', 'dark');
    chooseElsewhere('lmp-text-size', '150');
    chooseElsewhere('lmp-motion', 'reduce');
    expect(screen.getByText('us en dark 150 reduce')).toBeTruthy();
    expect([root.dataset['theme'], root.style.fontSize, root.dataset['motion']]).toEqual(['dark', '150%', 'reduce']);
    for (const key of ['lmp-theme', 'lmp-text-size', 'lmp-motion']) chooseElsewhere(key, null);
    expect(screen.getByText('us en system 100 system')).toBeTruthy();
    expect([root.dataset['theme'], root.style.fontSize, root.dataset['motion']]).toEqual([undefined, '', undefined]);
  });

  it('holds for a visitor’s units and language', async () => {
    fakeServer();
    open();
    chooseElsewhere('lmp-units', 'metric');
    chooseElsewhere('lmp-language', 'es');
    expect(await screen.findByText('metric es system 100 system')).toBeTruthy();
  });

  it('holds for those of a person, whose account comes before the device, without asking the server', async () => {
    rememberUser(ANA);
    const server = fakeServer({ 'GET /api/me': { body: { ...ANA, units: 'us', language: 'en' } }, 'GET /api/pools': { body: [] } });
    open();
    await screen.findByText('us en system 100 system');
    await waitFor(() => expect(server.requests.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/me', '/api/pools'])));
    const asked = server.requests.length;
    chooseElsewhere('lmp-units', 'metric');
    expect(screen.getByText('metric en system 100 system')).toBeTruthy();
    chooseElsewhere('lmp-language', 'es');
    expect(await screen.findByText('metric es system 100 system')).toBeTruthy();
    expect(server.requests.length).toBe(asked);
  });

  it('holds for a page that comes back from the browser’s store, which hears nothing', () => {
    fakeServer();
    open();
    localStorage.setItem('lmp-theme', 'dark');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByText('us en dark 100 system')).toBeTruthy();
  });
});
