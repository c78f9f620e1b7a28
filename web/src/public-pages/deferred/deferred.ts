// The one small script of the pages without the app: it comes when all has loaded and is painted (lazy-script.ts), and does one thing at a time.
import { startAnalytics } from '../../consent/analytics.ts';
import { wireConsentForm } from '../../consent/consent-wiring.ts';
import { csrfToken } from '../../api/csrf-token.ts';
import { PERFORMANCE_REPORT_DELAY_MS, watchMetrics } from '../../consent/page-metrics.ts';
import { afterLoad } from '../../app/after-load.ts';
import { giveErrorsTo, watchErrors } from '../../app/errors/error-reporting.ts';
import { loadFonts } from '../../app/fonts.ts';
import { watchInstall } from '../../app/install/install-state.ts';
import { markPainted } from '../../app/painted.ts';
import { registerWorker } from '../../app/install/service-worker.ts';
import { askForConsent } from '../consent-question.ts';
import { finishLeaving, isPersonHere, signOutHere, wireAccount } from '../frame/account-wiring.ts';
import { keepChosenLanguage } from './language-choice.ts';
import { inTurn } from './in-turn.ts';
import { startLazyPictures } from './lazy-pictures.ts';
import { followLooks, themePictures } from '../frame/looks.ts';
import { prefetchNextPages, prefetchOnIntent } from './prefetch.ts';
import { startShowcase } from '../landing/showcase-turns.ts';
import { markThisMonth } from '../this-month.ts';
import { watchVersion } from '../frame/update-watch.ts';

/** A person who has signed in on this device and comes to the start page is sent to the dashboard, if the session is still valid. */
async function sendOn(): Promise<void> {
  if ((await isPersonHere()) && /^\/(es)?$/.test(window.location.pathname)) window.location.replace('/dashboard');
}

async function report(read: ReturnType<typeof watchMetrics>['read']): Promise<void> {
  const token = await csrfToken();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token?.enabled) headers[token.headerName] = token.token;
  const body = JSON.stringify({ metrics: read(), url: window.location.pathname, timestamp: Date.now() });
  await fetch('/api/analytics/performance', { method: 'POST', credentials: 'include', headers, body });
}

function watchPage(): void {
  watchErrors();
  // An error service is for the app only; what goes wrong here goes to our own server.
  giveErrorsTo(undefined);
  // The browser offers to install only once: who listens later has missed it.
  watchInstall();
  const watcher = watchMetrics();
  afterLoad(() => {
    watcher.stop();
    prefetchNextPages();
    // Whatever goes wrong here is of no interest to the reader.
    report(watcher.read).catch(() => undefined);
  }, PERFORMANCE_REPORT_DELAY_MS);
}

function wireConsent(): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-consent-form]')) wireConsentForm(form);
  // Its hundred milliseconds after the load have passed when this script comes.
  askForConsent();
}

function showPictures(): void {
  themePictures();
  startLazyPictures();
}

/** The page's own work comes first; a new build can wait some seconds. */
const VERSION_AFTER_MS = 10_000;

const DUTIES: readonly (() => void)[] = [
  watchPage,
  () => void sendOn(),
  wireConsent,
  showPictures,
  startShowcase,
  () => markThisMonth(new Date()),
  () => void loadFonts(document.documentElement.lang === 'en' ? ['sans', 'serif'] : ['sans']),
  markPainted,
  () => void wireAccount(signOutHere),
  followLooks,
  keepChosenLanguage,
  prefetchOnIntent,
  startAnalytics,
  () => void registerWorker(),
  finishLeaving,
  () => void afterLoad(() => void watchVersion(), VERSION_AFTER_MS),
];

/** Neither our own reports nor a service is told an address that only some people know. */
const TELLING: readonly (() => void)[] = [watchPage, startAnalytics];
const isPrivate = document.documentElement.dataset['private'] !== undefined;

inTurn(isPrivate ? DUTIES.filter((duty) => !TELLING.includes(duty)) : DUTIES);
