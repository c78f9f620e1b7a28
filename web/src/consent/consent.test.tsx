import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentHost } from '../app/shell/consent-host.tsx';
import { askForConsent } from '../public-pages/consent-question.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { ConsentChoices } from './consent-choices.tsx';
import { ConsentBanner, ConsentForm } from './consent-form.tsx';
import { wireConsentForm } from './consent-wiring.ts';
import {
  ALL,
  BANNER_DELAY_MS,
  CONSENT_KEY,
  consentRecord,
  CONSENT_VERSION,
  decideConsent,
  isAllowed,
  NONE,
  onConsent,
  parseConsent,
  readConsent,
} from './consent.ts';
import { forgetSite } from '../browser/site.ts';

const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as unknown;
const given = (analytics: boolean, marketing: boolean, preferences: boolean) => ({
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  preferences: { essential: true, analytics, marketing, preferences },
  version: CONSENT_VERSION,
});
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  localStorage.clear();
  forgetSite();
  fakeServer({ 'GET /api/site': { body: { hasGoogleSignIn: false } } });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('lang');
});

describe('the record', () => {
  it('has the members and the key of the specification', () => {
    expect(CONSENT_KEY).toMatch(/^lmp/);
    expect(BANNER_DELAY_MS).toBe(100);
    const at = new Date('2027-03-01T10:00:00Z');
    expect(consentRecord(ALL, at)).toEqual({
      timestamp: '2027-03-01T10:00:00.000Z',
      preferences: { essential: true, analytics: true, marketing: true, preferences: true },
      version: '1',
    });
    expect(consentRecord(NONE, at).preferences).toEqual({ essential: true, analytics: false, marketing: false, preferences: false });
  });

  it.each([
    ['nothing', null],
    ['no record', '"yes"'],
    ['broken', '{'],
    ['null', 'null'],
    ['half a choice', '{"timestamp":"x","version":"1","preferences":{"essential":true,"analytics":true}}'],
    ['an older question', JSON.stringify({ ...consentRecord(ALL, new Date()), version: '0' })],
    [
      'words for yes',
      JSON.stringify({ ...consentRecord(ALL, new Date()), preferences: { analytics: 'yes', marketing: true, preferences: true } }),
    ],
  ])('is not there when storage holds %s', (_, text) => {
    expect(parseConsent(text)).toBeUndefined();
  });

  it('never lets the essential be off', () => {
    const text = JSON.stringify(consentRecord(NONE, new Date())).replace('"essential":true', '"essential":false');
    expect(parseConsent(text)?.preferences.essential).toBe(true);
  });

  it('is heard in this tab and from another', () => {
    const heard: boolean[] = [];
    const stop = onConsent(({ preferences }) => heard.push(preferences.analytics));
    decideConsent(ALL);
    expect(isAllowed('analytics')).toBe(true);
    const newValue = JSON.stringify(consentRecord(NONE, new Date()));
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lmp-theme', newValue: 'dark' }));
    stop();
    decideConsent(ALL);
    expect(heard).toEqual([true, false]);
  });

  it('holds for this page where nothing can be stored', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    decideConsent({ ...NONE, marketing: true });
    full.mockRestore();
    expect(readConsent()?.preferences).toMatchObject({ marketing: true, analytics: false });
    decideConsent(NONE);
    expect(readConsent()?.preferences.marketing).toBe(false);
  });
});

// The same question as the app draws it and as a static page takes it out of its template.
function openStaticPage() {
  document.body.innerHTML =
    `<a class="skip-link" href="#main">Skip</a><main id="main" tabindex="-1"></main>` +
    `<template data-consent-template>${renderToStaticMarkup(<ConsentBanner />)}</template>`;
  askForConsent();
}
async function openApp() {
  render(
    <>
      <ConsentHost />
      <main id="main" tabIndex={-1} />
    </>,
  );
  await screen.findByRole('region', { name: 'Cookies' });
}
const press = () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
const banner = () => screen.queryByRole('region', { name: 'Cookies' });

describe.each([
  ['a static page', openStaticPage],
  ['the app', openApp],
])('the banner of %s', (_, open) => {
  beforeEach(open);

  it('accepts all', async () => {
    fireEvent.click(button('Accept all'));
    expect(stored()).toEqual(given(true, true, true));
    await waitFor(() => expect(banner()).toBeNull());
  });

  it('rejects all but the essential', async () => {
    fireEvent.click(button('Reject all'));
    expect(stored()).toEqual(given(false, false, false));
    await waitFor(() => expect(banner()).toBeNull());
  });

  it('keeps what is ticked', async () => {
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Preferences' })).toBeNull();
    fireEvent.click(button('Customize'));
    expect(screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).name)).toEqual(['analytics', 'marketing', 'preferences']);
    expect(box('Analytics').checked).toBe(false);
    await waitFor(() => expect(screen.getAllByText('Not used on this site.')).toHaveLength(2));
    fireEvent.click(box('Marketing'));
    fireEvent.click(button('Save Preferences'));
    expect(stored()).toEqual(given(false, true, false));
    await waitFor(() => expect(banner()).toBeNull());
    expect(document.activeElement?.id).toBe('main');
  });

  it('decides nothing on Escape: first the choices fold, then the question closes for now', async () => {
    fireEvent.click(button('Customize'));
    press();
    expect(document.activeElement).toBe(button('Customize'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    press();
    await waitFor(() => expect(banner()).toBeNull());
    expect(stored()).toBeNull();
  });

  it('goes when another tab has decided', async () => {
    const newValue = JSON.stringify(consentRecord(ALL, new Date()));
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue }));
    await waitFor(() => expect(banner()).toBeNull());
  });

  it('gives both answers the same look', () => {
    expect(button('Accept all').className).toBe(button('Reject all').className);
  });
});

it('is silent once there is an answer', async () => {
  decideConsent(NONE);
  openStaticPage();
  expect(banner()).toBeNull();
  render(<ConsentHost />);
  await new Promise((resolve) => setTimeout(resolve, BANNER_DELAY_MS + 100));
  expect(banner()).toBeNull();
});

describe.each([
  ['a static page', () => void (document.body.innerHTML = renderToStaticMarkup(<ConsentForm />))],
  ['the app', () => void render(<ConsentChoices />)],
])('the form of %s', (kind, draw) => {
  const open = () => {
    draw();
    if (kind === 'a static page') wireConsentForm(document.querySelector('[data-consent-form]') as HTMLElement);
  };

  it('shows what holds, changes it and takes it back', async () => {
    decideConsent({ analytics: true, marketing: false, preferences: true });
    open();
    expect([box('Analytics').checked, box('Marketing').checked, box('Preferences').checked]).toEqual([true, false, true]);
    expect(screen.getByText(/Last choice/).textContent).toContain(String(new Date().getFullYear()));
    fireEvent.click(box('Analytics'));
    fireEvent.click(button('Save Preferences'));
    expect(stored()).toEqual(given(false, false, true));
    expect(screen.getByText('Saved.').hidden).toBe(false);
    fireEvent.click(button('Accept all'));
    expect(box('Marketing').checked).toBe(true);
    fireEvent.click(button('Reject all'));
    expect(stored()).toEqual(given(false, false, false));
    expect(box('Preferences').checked).toBe(false);
  });

  it('says so when nothing is decided, and of what is set up not that it is unused', async () => {
    localStorage.clear();
    fakeServer({ 'GET /api/site': { body: { hasGoogleSignIn: false, analyticsId: 'G-AB12CD34EF' } } });
    open();
    await waitFor(() => expect(screen.getAllByText('Not used on this site.').map(({ hidden }) => hidden)).toEqual([true, false]));
  });
});

it('dates the last choice in the language of the app, before the page has its attribute', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  document.documentElement.lang = 'es';
  localStorage.setItem(CONSENT_KEY, JSON.stringify(consentRecord(NONE, new Date('2027-03-05T12:00:00Z'))));
  render(<ConsentChoices />);
  expect(screen.getByText(/Last choice/).textContent).toContain('5 March 2027');
});
