// What may load from third parties: nothing by default, analytics and advertisements only where configured and allowed.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { ANA } from '../testing/people.ts';
import { AdSlot } from './ad-slot.tsx';
import { ALL, decideConsent, NONE } from './consent.ts';
import { IDLE_WITHIN_MS } from '../browser/idle.ts';
import { createQueryClient } from '../api/query-client.ts';
import { forgetSite } from '../browser/site.ts';

const SITE = {
  hasGoogleSignIn: false,
  analyticsId: 'G-AB12CD34EF',
  ads: { scriptUrl: 'https://ads.example/show.js?client=ca-7', slots: { horizontal: '55' } },
};
// Put into the page, they would be fetched.
let added: HTMLScriptElement[] = [];
const scripts = () => added;
const settle = () => act(() => vi.advanceTimersByTimeAsync(IDLE_WITHIN_MS));
const commands = () => ((window as { dataLayer?: IArguments[] }).dataLayer ?? []).map((command) => [...command] as unknown[]);

beforeEach(() => {
  vi.useFakeTimers();
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as HTMLScriptElement[])));
  vi.stubGlobal('requestIdleCallback', undefined);
  localStorage.clear();
  forgetSite();
  delete (window as { dataLayer?: unknown }).dataLayer;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Each time as on a new page; both must share one memory of the reader's decision. */
async function freshAnalytics() {
  vi.resetModules();
  const consent = await import('./consent.ts');
  const { consentSignals, startAnalytics } = await import('./analytics.ts');
  return { ...consent, consentSignals, startAnalytics };
}

describe('analytics', () => {
  it('asks and loads nothing before the reader agrees', async () => {
    const server = fakeServer({ 'GET /api/site': { body: SITE } });
    const { decideConsent, startAnalytics } = await freshAnalytics();
    startAnalytics();
    await settle();
    decideConsent(NONE);
    await settle();
    expect(server.requests).toEqual([]);
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([]);
  });

  it('loads after two seconds at the latest, denied by default and granted by an update', async () => {
    const server = fakeServer({ 'GET /api/site': { body: SITE } });
    const { decideConsent, startAnalytics } = await freshAnalytics();
    decideConsent({ ...NONE, analytics: true });
    startAnalytics();
    await vi.advanceTimersByTimeAsync(IDLE_WITHIN_MS - 1);
    expect([IDLE_WITHIN_MS, server.requests.length]).toEqual([2000, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF', true]]);
    expect(commands()).toMatchObject([
      ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
      ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }],
      ['js', expect.any(Date)],
      ['config', 'G-AB12CD34EF', { page_referrer: '' }],
    ]);
  });

  it.each(['token', 'verify', 'confirm', 'undo'])('is not told the address of a mailed link: %s', async (name) => {
    fakeServer({ 'GET /api/site': { body: SITE } });
    const { decideConsent, startAnalytics } = await freshAnalytics();
    window.history.replaceState(null, '', `/auth?${name}=abc`);
    startAnalytics();
    decideConsent(ALL);
    await settle();
    expect(scripts()).toEqual([]);
    window.history.replaceState(null, '', '/');
  });

  it('is not told the query of the page before', async () => {
    fakeServer({ 'GET /api/site': { body: SITE } });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://pool.example/auth?token=abc#a');
    const { decideConsent, startAnalytics } = await freshAnalytics();
    startAnalytics();
    decideConsent(ALL);
    await settle();
    expect(commands().at(-1)).toEqual(['config', 'G-AB12CD34EF', { page_referrer: 'https://pool.example/auth' }]);
  });

  it('starts when the reader agrees later, and ends when that is taken back', async () => {
    fakeServer({ 'GET /api/site': { body: SITE } });
    const { decideConsent, startAnalytics } = await freshAnalytics();
    startAnalytics();
    decideConsent(ALL);
    await settle();
    expect(scripts()).toHaveLength(1);
    document.cookie = '_ga=1; path=/';
    document.cookie = 'mine=1; path=/';
    decideConsent(NONE);
    await settle();
    expect(commands().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied', security_storage: 'granted' }]);
    expect((window as unknown as Record<string, unknown>)['ga-disable-G-AB12CD34EF']).toBe(true);
    expect(document.cookie).toBe('mine=1');
    decideConsent(ALL);
    await settle();
    expect(scripts()).toHaveLength(1);
    expect((window as unknown as Record<string, unknown>)['ga-disable-G-AB12CD34EF']).toBe(false);
  });

  it('is nothing where no id is set up, or the settings cannot be asked', async () => {
    for (const answer of [{ body: { hasGoogleSignIn: false } }, { status: 500 }]) {
      fakeServer({ 'GET /api/site': answer });
      const { decideConsent, startAnalytics } = await freshAnalytics();
      startAnalytics();
      decideConsent(ALL);
      await settle();
      expect(scripts()).toEqual([]);
    }
  });
});

const signedIn = (hasAdsRemoved: boolean) => {
  localStorage.setItem('user', '{}');
  return { body: { ...ANA, entitlements: { ...ANA.entitlements, features: { ...ANA.entitlements.features, hasAdsRemoved } } } };
};
async function drawSlot() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AdSlot format="horizontal" />
    </QueryClientProvider>,
  );
  await settle();
}
const house = () => screen.queryByRole('link', { name: /Limpid Pro/ });
const partner = () => document.querySelector('ins');

describe('an ad slot', () => {
  it('shows our own banner, marked, 90 px high, and asks no one', async () => {
    const server = fakeServer({ 'GET /api/site': { body: SITE } });
    await drawSlot();
    expect(house()?.getAttribute('href')).toBe('/pricing');
    expect(house()?.textContent).toContain('Ad');
    expect(screen.getByRole('complementary', { name: 'Advertisement' }).className).toContain('min-h-[90px]');
    expect(server.requests).toEqual([]);
  });

  it('is gone where the plan has none', async () => {
    fakeServer({ 'GET /api/me': signedIn(true), 'GET /api/site': { body: SITE } });
    decideConsent(ALL);
    await drawSlot();
    expect([house(), partner(), screen.queryByRole('complementary')]).toEqual([null, null, null]);
    expect(scripts()).toEqual([]);
  });

  it('takes a partner’s when set up and allowed, and gives it back', async () => {
    fakeServer({ 'GET /api/me': signedIn(false), 'GET /api/site': { body: SITE } });
    decideConsent(ALL);
    await drawSlot();
    const [script] = scripts();
    expect(script?.src).toBe(SITE.ads.scriptUrl);
    expect(house()).toBeTruthy();
    script?.dispatchEvent(new Event('load'));
    await settle();
    expect(partner()?.dataset).toMatchObject({ adClient: 'ca-7', adSlot: '55' });
    expect((window as { adsbygoogle?: object[] }).adsbygoogle).toHaveLength(1);
    act(() => void decideConsent(NONE));
    await settle();
    expect([house() === null, partner()]).toEqual([false, null]);
  });

  it('keeps our own when the script fails, with a warning only', async () => {
    // another address: a script is loaded once per page
    const ads = { ...SITE.ads, scriptUrl: 'https://ads.example/other.js' };
    fakeServer({ 'GET /api/site': { body: { ...SITE, ads } } });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    decideConsent(ALL);
    await drawSlot();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(house()).toBeTruthy();
    expect(warn).toHaveBeenCalledWith('The ad script could not be loaded.');
  });
});
