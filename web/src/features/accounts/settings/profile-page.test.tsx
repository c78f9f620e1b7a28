import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../../api/csrf-token.ts';
import { ME_KEY } from '../../../session/me.ts';
import { fakeServer, problemBody } from '../../../testing/fake-server.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { ANA } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fetchSchemas } from '../lazy-schemas.ts';
import ProfilePage from './profile-page.tsx';

const TOKEN = { 'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } } };
let server: FakeServer;
const assign = vi.fn();

// As after the first idle moment of the page; before it: late-schemas.test.tsx.
beforeAll(fetchSchemas);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify(ANA));
  discardCsrfToken();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  server = fakeServer({ ...TOKEN, 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function open() {
  const page = renderPage(<ProfilePage />, { at: '/settings/profile' });
  await screen.findByLabelText('First name');
  return page;
}

describe('the name', () => {
  it('is checked in the specified words, and what was typed stays', async () => {
    await open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    type('First name', '');
    type('Last name', 'x'.repeat(51));
    press('Save');
    expect(screen.getByText('First name is required')).toBeTruthy();
    expect(screen.getByText('Last name must be less than 50 characters')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('x'.repeat(51));
    expect(server.requests.some(({ method }) => method === 'PATCH')).toBe(false);
    press('Cancel');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
  });

  it('is saved, said, and can be taken back', async () => {
    server.on('PATCH /api/me', ({ body }) => ({ body: { ...ANA, ...(body as object) } }));
    const { queryClient } = await open();
    type('First name', 'Marina');
    press('Save');
    expect(await screen.findByText('Name saved')).toBeTruthy();
    expect(queryClient.getQueryData(ME_KEY)).toMatchObject({ firstName: 'Marina' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Marina' });
    press('Undo');
    await waitFor(() => expect(queryClient.getQueryData(ME_KEY)).toMatchObject({ firstName: 'Ana' }));
    expect(server.sentTo('PATCH /api/me').map(({ body }) => body)).toEqual([
      { firstName: 'Marina', lastName: 'Lopez' },
      { firstName: 'Ana', lastName: 'Lopez' },
    ]);
  });

  it('stays typed when the server cannot take it', async () => {
    server.on('PATCH /api/me', { status: 503, body: problemBody(503, 'unavailable', "We're not ready yet; please try again in a moment") });
    await open();
    type('First name', 'Marina');
    press('Save');
    expect(await screen.findByText('We couldn’t save your name')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Marina');
  });
});

describe('the address', () => {
  it('says that it is confirmed', async () => {
    await open();
    expect(screen.getByText('Confirmed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('has the link sent once more until it is', async () => {
    server.on('GET /api/me', { body: { ...ANA, emailVerified: false } });
    server.on('POST /api/me/verification', { status: 202, body: { message: 'ok' } });
    await open();
    expect(screen.getByText('Not confirmed yet')).toBeTruthy();
    press('Send again');
    expect(await screen.findByText('Link sent')).toBeTruthy();
  });
});

describe('leaving', () => {
  it('hands over everything as a file', async () => {
    server.on('GET /api/me/download', { body: { madeAt: '2026-07-04T10:00:00Z', account: {}, pools: [] } });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open();
    press('Download');
    expect(await screen.findByText('Your data was downloaded')).toBeTruthy();
    expect(names).toEqual(['limpid-2026-07-04.json']);
  });

  it('wants the address and the password, then nothing stays', async () => {
    server.on('POST /api/me/delete', { status: 400, body: problemBody(400, 'wrong_password', "This isn't your password") });
    await open();
    press('Delete my account');
    press('Delete permanently');
    expect(screen.getByText('That isn’t your account’s email address')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    type(/to confirm$/, 'Ana@Example.com');
    type('Your password', 'Wrong1234');
    press('Delete permanently');
    expect(await screen.findByText("This isn't your password")).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
    server.on('POST /api/me/delete', { status: 204 });
    type('Your password', 'Right1234');
    press('Delete permanently');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(localStorage.getItem('user')).toBeNull();
    expect(server.sentTo('POST /api/me/delete').at(-1)?.body).toEqual({ confirm: 'Ana@Example.com', password: 'Right1234' });
  });
});
