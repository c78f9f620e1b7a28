// Units and language that were chosen offline: they reach the account once there is a connection.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { ANA } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { discardCsrfToken } from '../api/csrf-token.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMe } from './me.ts';
import { rememberUser } from './signed-in-hint.ts';
import { useUnits } from '../i18n/units.ts';
import { useUnsentChoices } from './unsent-choices.ts';

const OF_ACCOUNT = { ...ANA, units: 'us' as const, language: 'en' as const };
const PATCH = 'PATCH /api/me';
const serve = () =>
  fakeServer({
    'GET /api/me': { body: OF_ACCOUNT },
    'GET /api/pools': { body: [] },
    'GET /api/csrf-token': { body: { token: 't', enabled: true } },
    [PATCH]: new TypeError('Failed to fetch'),
  });

function Shows() {
  useUnsentChoices();
  const { me } = useMe();
  const { units, chooseUnits } = useUnits();
  const { language, chooseLanguage } = useLanguage();
  return (
    <>
      <p>{me ? `${units} ${language}` : 'nobody yet'}</p>
      <button onClick={() => chooseUnits(units === 'us' ? 'metric' : 'us')}>units</button>
      <button onClick={() => chooseLanguage('es')}>language</button>
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

let isOnline = true;
beforeEach(() => {
  localStorage.clear();
  discardCsrfToken();
  rememberUser(ANA);
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function goOnline(): Promise<void> {
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
}

it('are sent when the signal is back, also by the page that was opened in the meantime, and hold until then', async () => {
  const server = serve();
  renderPage(<Shows />);
  await screen.findByText('us en');
  isOnline = false;
  press('units');
  press('language');
  expect(await screen.findByText('metric es')).toBeTruthy();
  await settle();
  cleanup();
  renderPage(<Shows />);
  expect(await screen.findByText('metric es')).toBeTruthy();
  await settle();
  expect(screen.getByText('metric es')).toBeTruthy();
  const before = server.sentTo(PATCH).length;
  server.on(PATCH, { body: { ...OF_ACCOUNT, units: 'metric', language: 'es' } });
  await goOnline();
  expect(
    server
      .sentTo(PATCH)
      .slice(before)
      .map(({ body }) => body),
  ).toEqual([{ units: 'metric', language: 'es' }]);
  await goOnline();
  expect(server.sentTo(PATCH)).toHaveLength(before + 1);
});

it('the newest counts, also when it is made while an older one is on its way', async () => {
  const server = serve();
  renderPage(<Shows />);
  await screen.findByText('us en');
  let answer = (): void => undefined;
  server.on(PATCH, ({ body }) => new Promise((resolve) => (answer = () => resolve({ body: { ...OF_ACCOUNT, ...(body as object) } }))));
  press('units');
  await waitFor(() => expect(server.sentTo(PATCH)).toHaveLength(1));
  press('units');
  answer();
  await waitFor(() => expect(server.sentTo(PATCH).map(({ body }) => body)).toEqual([{ units: 'metric' }, { units: 'us' }]));
  expect(screen.getByText('us en')).toBeTruthy();
  answer();
  await settle();
  expect([server.sentTo(PATCH).length, localStorage.getItem('lmp-unsent-choices')]).toEqual([2, null]);
});

it('what the account refuses is not tried for ever', async () => {
  const server = serve();
  server.on(PATCH, { status: 422, text: 'no' });
  renderPage(<Shows />);
  await screen.findByText('us en');
  press('units');
  expect(await screen.findByText('us en')).toBeTruthy();
  await goOnline();
  expect(server.sentTo(PATCH)).toHaveLength(1);
});

it('of one person are never sent for another', async () => {
  const server = serve();
  renderPage(<Shows />);
  await screen.findByText('us en');
  press('units');
  await settle();
  localStorage.setItem('user', JSON.stringify({ ...ANA, id: 'somebody-else' }));
  const before = server.sentTo(PATCH).length;
  server.on(PATCH, { body: OF_ACCOUNT });
  await goOnline();
  expect(server.sentTo(PATCH)).toHaveLength(before);
});
