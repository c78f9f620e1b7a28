import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

// A browser with passkeys, and a finger that always says yes.
vi.mock('@simplewebauthn/browser', async (original) => ({
  ...(await original<typeof import('@simplewebauthn/browser')>()),
  browserSupportsWebAuthn: () => true,
  browserSupportsWebAuthnAutofill: () => Promise.resolve(true),
  startAuthentication: () => Promise.resolve({ id: 'p1', clientExtensionResults: {} }),
}));

const user = { id: ANA.id, email: ANA.email, username: ANA.username, firstName: ANA.firstName };
const never = () => undefined;
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  discardCsrfToken();
  vi.spyOn(window.location, 'assign').mockImplementation(never);
  server = fakeServer({
    'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
    'POST /auth/passkey/options': { body: { challenge: 'c' } },
    'POST /auth/passkey': { body: { user } },
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The form, rendered again on demand. */
function Door() {
  const [times, setTimes] = useState(0);
  return (
    <div onDoubleClick={() => setTimes(times + 1)} data-times={times}>
      <SignInForm kept={null} onForgot={never} onSignUp={never} onSecondFactor={never} />
    </div>
  );
}
const open = () => renderPage(<Door />, { at: '/auth', path: '/auth' });
const asked = () => server.sentTo('POST /auth/passkey/options').length;

it('signs in once by the button, though this device is known to have a passkey from then on', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(localStorage.getItem('lmp-passkey')).toBe('1'));
  fireEvent.doubleClick(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(document.querySelector('[data-times="1"]')).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked()).toBe(1);
});

it('offers it at once where one was used before', async () => {
  localStorage.setItem('lmp-passkey', '1');
  open();
  await waitFor(() => expect(asked()).toBe(1));
});
