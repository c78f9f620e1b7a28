import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Bell } from './bell.tsx';
import NotificationsPage from './notifications-page.tsx';
import NotificationSettingsPage from './settings/notification-settings-page.tsx';

const noticeOf = (id: string, readAt: string | null) => ({
  id: `018f0000-0000-7000-8000-0000000000${id}`,
  kind: 'test_due',
  title: `Time to test ${id}`,
  text: 'Your last test was 8 days ago.',
  url: '/chemistry/log?pool=p',
  createdAt: '2026-07-04T12:00:00.000Z',
  readAt,
});
const channels = { inApp: true, mail: true, push: true };
const SETTINGS = {
  quietHours: { from: '21:00', to: '08:00' },
  timeZone: 'America/New_York',
  canMail: false,
  pushDevices: 0,
  kinds: {
    test_due: channels,
    step_ready: channels,
    plan_unfinished: channels,
    task_due: channels,
    warranty_ending: channels,
    weather_alert: channels,
  },
};
const ROUTES = {
  'GET /api/me': { body: ANA },
  'GET /api/pools': { body: [] },
  'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
};

beforeEach(() => {
  localStorage.clear();
  rememberUser(ANA);
  discardCsrfToken();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the inbox', () => {
  it('tells what is unread in words, and marks what is opened', async () => {
    const items = [noticeOf('01', null), noticeOf('02', '2026-07-04T13:00:00.000Z')];
    const server = fakeServer({
      ...ROUTES,
      'GET /api/notifications': { body: { items, nextCursor: null, unread: 1 } },
      'POST /api/notifications/read': { body: { unread: 0 } },
    });
    renderPage(
      <>
        <Bell />
        <NotificationsPage />
      </>,
      { at: '/notifications' },
    );
    const first = await screen.findByRole('link', { name: /Unread:.*Time to test 01/ });
    expect(screen.getByRole('link', { name: /^Time to test 02/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' }, { timeout: 5000 })).toBeTruthy();
    fireEvent.click(first);
    await waitFor(() => expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [items[0]?.id] }));
  });

  it('says what will be there while it is empty', async () => {
    fakeServer({ ...ROUTES, 'GET /api/notifications': { body: { items: [], nextCursor: null, unread: 0 } } });
    renderPage(<NotificationsPage />, { at: '/notifications' });
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
  });
});

describe('the settings', () => {
  const open = (more: Record<string, object> = {}) => {
    const server = fakeServer({
      ...ROUTES,
      'GET /api/me/notification-settings': { body: SETTINGS },
      'PATCH /api/me/notification-settings': { body: SETTINGS },
      'GET /api/me/calendar': { body: { createdAt: null, endedAt: null } },
      ...more,
    });
    renderPage(<NotificationSettingsPage />, { at: '/settings/notifications' });
    return server;
  };

  it('change one channel of one kind, and leave the others alone', async () => {
    const server = open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Tasks due: Email' }));
    await waitFor(() =>
      expect(server.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ kinds: { task_due: { mail: false } } }),
    );
  });

  it('put a box back that could not be saved', async () => {
    open({ 'PATCH /api/me/notification-settings': { status: 503, body: {} } });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Test due: Push' });
    fireEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
  });

  it('save a time that was typed without taking the keyboard away from the next one', async () => {
    const server = open({ 'PATCH /api/me/notification-settings': { body: { ...SETTINGS, quietHours: { from: '22:30', to: '08:00' } } } });
    const from = await screen.findByLabelText('From');
    const to = screen.getByLabelText('Until');
    from.focus();
    fireEvent.change(from, { target: { value: '22:30' } });
    to.focus();
    await waitFor(() =>
      expect(server.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ quietHours: { from: '22:30', to: '08:00' } }),
    );
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('22:30'));
    expect(document.activeElement).toBe(to);
    expect(screen.getByLabelText('Until')).toBe(to);
  });

  it('say that the calendar address was switched off, and make a new one', async () => {
    let calendar: object = { createdAt: null, endedAt: '2026-07-04T12:00:00.000Z' };
    open({
      'GET /api/me/calendar': () => ({ body: calendar }),
      'POST /api/me/calendar': () => {
        calendar = { createdAt: '2026-07-05T12:00:00.000Z', endedAt: null };
        return { status: 201, body: { url: 'https://pool.example/calendar/secret.ics', createdAt: '2026-07-05T12:00:00.000Z' } };
      },
    });
    expect(await screen.findByText(/Your calendar address was switched off on July 4, 2026/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Create a new address' }));
    expect(await screen.findByText('https://pool.example/calendar/secret.ics')).toBeTruthy();
    expect(screen.queryByText(/switched off/)).toBeNull();
  });

  it('say in words what became of a test message, and why this browser gets no push messages', async () => {
    open({
      'POST /api/me/notification-settings/test': { body: { channel: 'mail', outcome: 'address_unconfirmed', message: '' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Test email' }));
    expect(await screen.findByText('Not sent: confirm your email address first.')).toBeTruthy();
    expect(await screen.findByText(/This browser can’t receive push notifications/)).toBeTruthy();
  });
});
