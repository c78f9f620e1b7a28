// The rules of a form come after the page: what a press of the button does until they are here, and when they do not come.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';

const ROUTES = {
  'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
  'POST /auth/login': { status: 401, body: problemBody(401, 'wrong_credentials', 'Invalid email or password') },
};

beforeEach(() => {
  vi.resetModules();
  discardCsrfToken();
});
afterEach(() => {
  cleanup();
  vi.doUnmock('./account-schemas.ts');
  vi.restoreAllMocks();
});

/** The sign-in page of a browser that has not fetched the rules yet. */
async function open(): Promise<void> {
  const { SignInForm } = await import('./sign-in-form.tsx');
  const { ToastProvider } = await import('../../ui/overlays/toast.tsx');
  const form = <SignInForm kept={null} onForgot={vi.fn()} onSignUp={vi.fn()} onSecondFactor={vi.fn()} />;
  renderPage(<ToastProvider>{form}</ToastProvider>, { at: '/auth' });
}
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

it('waits for the rules at the press, and sends once what the form holds by then', async () => {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  vi.doMock('./account-schemas.ts', async (importOriginal) => {
    await delivered;
    return importOriginal();
  });
  const server = fakeServer(ROUTES);
  await open();
  type('Email', 'ana@example.com');
  press();
  expect(emailField().disabled).toBe(false);
  expect(screen.queryByText('Password is required')).toBeNull();
  press();
  type('Password', 'Right1234');
  deliver();
  await waitFor(() => expect(server.sentTo('POST /auth/login')).toHaveLength(1));
  expect(server.sentTo('POST /auth/login')[0]?.body).toMatchObject({ email: 'ana@example.com', password: 'Right1234' });
});

it('checks what is wrong as soon as the rules have come, and puts the focus there', async () => {
  const server = fakeServer(ROUTES);
  await open();
  press();
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(emailField());
  expect(server.requests).toEqual([]);
});

it('says when they cannot be fetched, keeps what was typed, and tries again at the next press', async () => {
  vi.doMock('./account-schemas.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const server = fakeServer(ROUTES);
  await open();
  type('Email', 'ana@example.com');
  type('Password', 'Right1234');
  press();
  expect((await screen.findAllByText('Failed to connect to server. Please try again.')).length).toBeGreaterThan(0);
  expect(emailField().value).toBe('ana@example.com');
  expect(server.requests).toEqual([]);
  vi.doUnmock('./account-schemas.ts');
  press();
  await waitFor(() => expect(server.sentTo('POST /auth/login')).toHaveLength(1));
});
