import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { SIGNED_IN_SCRIPT } from '../../session/signed-in-mark.ts';
import { isLeaving, noteLeaving, noteLeft, noteSessionOver, readHint, rememberUser, signedInId } from '../../session/signed-in-user.ts';
import { VERSION_POLL_MS } from '../../app/install/version-watch.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { finishLeaving, isPersonHere, signOutHere, wireAccount } from './account-wiring.ts';
import { PublicAccount } from './public-account.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { watchVersion } from './update-watch.ts';

const assign = vi.fn();
const deleteDatabase = vi.fn();
beforeEach(() => {
  localStorage.clear();
  discardCsrfToken();
  assign.mockReset();
  deleteDatabase.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.stubGlobal('indexedDB', { deleteDatabase });
});
afterEach(() => {
  cleanup();
  noteLeft();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => render(<PublicAccount linkClass="" />);
const TOKEN = { 'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } } };

describe('the entry of the public pages', () => {
  it.each([
    ['by first name', 'Ana', 'Hello, Ana'],
    ['by email', '', 'Hello, ana@example.com'],
    ['by what they call themselves, whatever it is', '<b>$& {name}</b>', 'Hello, <b>$& {name}</b>'],
  ])('greets %s', (_, firstName, greeting) => {
    rememberUser({ ...ANA, firstName });
    open();
    wireAccount(signOutHere);
    expect(document.querySelector('[data-greeting]')?.textContent).toBe(greeting);
  });

  it.each([
    ['answers', { status: 204 }, false],
    ['cannot be reached', new TypeError('Failed to fetch'), true],
  ])('signs out and goes to / when the server %s', async (_, answer, isOpenStill) => {
    rememberUser(ANA);
    const server = fakeServer({ ...TOKEN, 'POST /auth/logout': answer });
    open();
    wireAccount(signOutHere);
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(server.sentTo('POST /auth/logout')).toHaveLength(1);
    expect(localStorage.getItem('user')).toBeNull();
    expect(deleteDatabase).toHaveBeenCalledWith('limpid-reads');
    expect(isLeaving()).toBe(isOpenStill);
  });

  it('ends the session later that could not be ended before', async () => {
    noteLeaving();
    const server = fakeServer({ ...TOKEN, 'POST /auth/logout': { status: 204 } });
    finishLeaving();
    await waitFor(() => expect(isLeaving()).toBe(false));
    expect(server.sentTo('POST /auth/logout')).toHaveLength(1);
  });

  it('says Getting Started... on the way, and what it said before for who comes back', () => {
    open();
    const stop = wireAccount(signOutHere);
    const begin = screen.getByRole('link', { name: 'Get Started Free' });
    fireEvent.click(begin);
    expect(begin.textContent).toBe('Getting Started...');
    window.dispatchEvent(new Event('pageshow'));
    expect(begin.textContent).toBe('Get Started Free');
    stop();
    fireEvent.click(begin);
    expect(begin.textContent).toBe('Get Started Free');
  });
});

describe('a session that has ended', () => {
  const root = document.documentElement;
  beforeEach(() => {
    rememberUser(ANA);
    root.dataset['signedIn'] = '';
  });
  afterEach(() => delete root.dataset['signedIn']);
  // As the head of a page does it, before anything is painted.
  const openAgain = () => {
    delete root.dataset['signedIn'];
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the script of the page's head, run as a browser does
    new Function(SIGNED_IN_SCRIPT)();
    return 'signedIn' in root.dataset;
  };

  it('greets no one any more, here or on the next page, and knows still whose entries wait', async () => {
    const server = fakeServer({ 'GET /api/me': { status: 401 } });
    expect(openAgain()).toBe(true);
    expect(await isPersonHere()).toBe(false);
    expect([root.dataset['signedIn'], readHint(), openAgain()]).toEqual([undefined, false, false]);
    expect(signedInId()).toBe(ANA.id);
    expect(await isPersonHere()).toBe(false);
    expect(server.sentTo('GET /api/me')).toHaveLength(1);
    rememberUser(ANA);
    expect([readHint(), openAgain()]).toEqual([true, true]);
  });

  it.each([
    ['lives', { body: ANA }, true],
    ['is in trouble', { status: 503 }, false],
    ['cannot be reached', new TypeError('Failed to fetch'), false],
  ])('is not what a server says that %s', async (_, answer, isHere) => {
    fakeServer({ 'GET /api/me': answer });
    expect(await isPersonHere()).toBe(isHere);
    expect([root.dataset['signedIn'], readHint()]).toEqual(['', true]);
  });

  it('leaves nothing behind where no one has signed in', () => {
    localStorage.clear();
    noteSessionOver();
    expect(localStorage.length).toBe(0);
  });
});

describe('the word about a newer build', () => {
  it('comes once, for eight seconds, when the server names another version', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = `<template data-update-template>${renderToStaticMarkup(<UpdateNotice />)}</template>`;
    const server = fakeServer({ 'GET /api/version': { body: { version: '1' } } });
    const stop = watchVersion();
    await vi.advanceTimersByTimeAsync(VERSION_POLL_MS);
    expect(screen.queryByText('Update Available')).toBeNull();
    server.on('GET /api/version', { body: { version: '2' } });
    await vi.advanceTimersByTimeAsync(VERSION_POLL_MS);
    expect(screen.getByRole('status').textContent).toContain('A new version is available. Refresh to see the latest updates.');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(8000);
    expect(screen.queryByText('Update Available')).toBeNull();
    stop();
  });
});
