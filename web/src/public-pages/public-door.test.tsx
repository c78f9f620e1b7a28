import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../api/csrf-token.ts';
import { isLeaving, noteLeaving, noteLeft, rememberUser } from '../api/signed-in-user.ts';
import { VERSION_POLL_MS } from '../app/version-watch.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { ANA } from '../testing/people.ts';
import { finishLeaving, signOutHere, wireDoor } from './door-wiring.ts';
import { PublicDoor } from './public-door.tsx';
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

const open = () => render(<PublicDoor linkClass="" />);
const TOKEN = { 'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } } };

describe('the door of the public pages', () => {
  it.each([
    ['by first name', 'Ana', 'Hello, Ana'],
    ['by email', '', 'Hello, ana@example.com'],
    ['by what they call themselves, whatever it is', '<b>$& {name}</b>', 'Hello, <b>$& {name}</b>'],
  ])('greets %s', (_, firstName, greeting) => {
    rememberUser({ ...ANA, firstName });
    open();
    wireDoor(signOutHere);
    expect(document.querySelector('[data-greeting]')?.textContent).toBe(greeting);
  });

  it.each([
    ['answers', { status: 204 }, false],
    ['cannot be reached', new TypeError('Failed to fetch'), true],
  ])('signs out and goes to / when the server %s', async (_, answer, isOpenStill) => {
    rememberUser(ANA);
    const server = fakeServer({ ...TOKEN, 'POST /auth/logout': answer });
    open();
    wireDoor(signOutHere);
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
    const stop = wireDoor(signOutHere);
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
