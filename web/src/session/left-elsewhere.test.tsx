// A sign-out in another tab, while a test is half typed in this one.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useOtherTabs } from '../app/shell/other-tabs.ts';
import { AuthNotice } from '../features/accounts/auth-notice.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { ANA } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { leftElsewhere, watchLeaving } from './left-elsewhere.ts';
import { forgetUser, rememberUser } from './signed-in-hint.ts';

const DRAFT = 'lmp-log-0197f6f0-0000-7000-8000-000000000000';
const TYPED = '{"id":"x","values":{"ph":7.77}}';
const BEN = { ...ANA, id: 'ben' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeServer({ 'GET /api/me': { status: 401 } });
  rememberUser(ANA);
  localStorage.setItem(DRAFT, TYPED);
});
afterEach(cleanup);

function Door() {
  useOtherTabs();
  return <AuthNotice search={new URLSearchParams()} />;
}

/** As the browser tells this tab what another has removed, in that order. */
function signOutElsewhere(names: readonly string[] = [DRAFT, 'user']): void {
  for (const key of names) {
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null, storageArea: localStorage })));
  }
}

it('is told on the sign-in page, and the draft is back for the same person', () => {
  renderPage(<Door />);
  expect(screen.queryByText(/another tab/)).toBeNull();
  signOutElsewhere();
  cleanup();
  expect(localStorage.getItem(DRAFT)).toBeNull();
  renderPage(<Door />);
  expect(screen.getByText('You signed out in another tab')).toBeTruthy();
  expect(screen.getByText(/still in this tab/)).toBeTruthy();
  rememberUser(ANA);
  expect(localStorage.getItem(DRAFT)).toBe(TYPED);
  expect(leftElsewhere()).toBeNull();
});

it('is told also where nothing was typed', () => {
  renderPage(<Door />);
  signOutElsewhere(['user']);
  cleanup();
  renderPage(<Door />);
  expect(screen.getByText(/Sign in again to continue/)).toBeTruthy();
});

it('gives nothing to another person, nor to who signs out here too', () => {
  renderPage(<Door />);
  signOutElsewhere();
  rememberUser(BEN);
  expect([localStorage.getItem(DRAFT), leftElsewhere()]).toEqual([null, null]);
  rememberUser(ANA);
  expect(localStorage.getItem(DRAFT)).toBeNull();
  localStorage.setItem(DRAFT, TYPED);
  signOutElsewhere();
  forgetUser();
  rememberUser(ANA);
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

it('comes back also by a sign-in in the other tab, but not what was saved there before', () => {
  let now = 0;
  const hear = watchLeaving(() => now);
  hear({ key: DRAFT, oldValue: TYPED, newValue: null });
  now = 60_000;
  hear({ key: 'user', oldValue: JSON.stringify(ANA), newValue: null });
  expect(leftElsewhere()).toBe('empty');
  hear({ key: DRAFT, oldValue: TYPED, newValue: null });
  hear({ key: 'user', oldValue: JSON.stringify(ANA), newValue: null });
  localStorage.removeItem(DRAFT);
  hear({ key: 'user', oldValue: null, newValue: JSON.stringify(ANA) });
  expect(localStorage.getItem(DRAFT)).toBe(TYPED);
});
