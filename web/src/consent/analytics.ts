// Google Analytics, for installations that have an id, and for readers who agreed. Until then nothing is loaded and no one is asked.
import { onConsent, readConsent } from './consent.ts';
import type { ConsentChoice } from './consent.ts';
import { whenIdle } from '../browser/idle.ts';
import { askSite } from '../browser/site.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

interface Tagged {
  dataLayer?: unknown[];
  [switchName: `ga-disable-${string}`]: boolean;
}
const tagged = (): Tagged => window as unknown as Tagged;

// The service reads its commands as `arguments`, not as lists.
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- a list would not be understood
  (tagged().dataLayer ??= []).push(arguments);
}

const consentState = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Consent mode, second version: which signal hangs on which of our categories. */
export const consentSignals = ({ analytics, marketing, preferences }: ConsentChoice): Record<string, 'granted' | 'denied'> => ({
  analytics_storage: consentState(analytics),
  ad_storage: consentState(marketing),
  ad_user_data: consentState(marketing),
  ad_personalization: consentState(marketing),
  functionality_storage: consentState(preferences),
  personalization_storage: consentState(preferences),
  security_storage: 'granted',
});

/** Its cookies, on this host and on its parents. */
function dropCookies(): void {
  const hosts = window.location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')) {
    if (!/^_g(a|id|at)/.test(name)) continue;
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const host of hosts) document.cookie = `${name}=; path=/; max-age=0; domain=${host}`;
  }
}

/** A link from our mails opens or moves an account: its address must not be passed on, and neither the page that it leads to. */
const carriesKey = (): boolean => /[?&](token|verify|confirm|undo)=/.test(window.location.search);

let started: string | undefined;

function load(id: string, choice: ConsentChoice): void {
  started = id;
  gtag('consent', 'default', consentSignals({ analytics: false, marketing: false, preferences: false }));
  gtag('consent', 'update', consentSignals(choice));
  gtag('js', new Date());
  gtag('config', id, { page_referrer: document.referrer.replace(/[?#].*$/s, '') });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  script.addEventListener('error', () => console.warn('The analytics script could not be loaded.'));
  document.head.append(script);
}

async function follow(choice: ConsentChoice): Promise<void> {
  if (started !== undefined) {
    tagged()[`ga-disable-${started}`] = !choice.analytics;
    gtag('consent', 'update', consentSignals(choice));
    if (!choice.analytics) dropCookies();
    return;
  }
  if (!choice.analytics) return dropCookies();
  if (carriesKey()) return;
  const { analyticsId } = await askSite();
  // Another answer may have arrived in the meantime.
  if (analyticsId !== undefined && started === undefined && readConsent()?.preferences.analytics) load(analyticsId, choice);
}

/** Now and whenever the reader changes the choice. */
export function startAnalytics(): void {
  onConsent(({ preferences }) => void follow(preferences));
  const given = readConsent();
  if (given?.preferences.analytics) whenIdle(() => void follow(given.preferences));
}
