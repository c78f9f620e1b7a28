import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideFromOthers } from './restored-page.ts';
import { forgetUser, rememberUser } from '../session/signed-in-hint.ts';

const ana = { id: 'ana', email: 'a@example.com', username: 'ana', firstName: 'Ana' };
const ben = { id: 'ben', email: 'b@example.com', username: 'ben', firstName: 'Ben' };
const reload = vi.fn<() => void>();
let stop: () => void;

const putAway = () => window.dispatchEvent(new Event('pagehide'));
const bringBack = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  rememberUser(ana);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  stop = hideFromOthers(() => 'ana');
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  reload.mockReset();
  document.body.hidden = false;
});

describe('a page that the browser brings back whole', () => {
  it('is seen again by the same person', () => {
    putAway();
    bringBack();
    expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  });

  it.each([
    ['signed out', () => forgetUser()],
    ['made room for another', () => rememberUser(ben)],
  ])('is hidden at once and read again when its person has %s before', (_what, happens) => {
    happens();
    putAway();
    expect(document.body.hidden).toBe(true);
    bringBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is read again when its person has signed out in the meantime, elsewhere', () => {
    putAway();
    forgetUser();
    bringBack();
    expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
  });

  it('is left alone when it is opened as ever', () => {
    forgetUser();
    bringBack(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
