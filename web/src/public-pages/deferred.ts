// The one small script of the pages without the app: it runs after the page is painted and read.
import { csrfToken } from '../api/csrf-token.ts';
import { PERFORMANCE_REPORT_DELAY_MS, watchMetrics } from '../api/page-metrics.ts';
import { startLatePictures } from './late-pictures.ts';
import { prefetchNextPages, prefetchOnIntent } from './prefetch.ts';
import { startShowcase } from './showcase-turns.ts';
import { markThisMonth } from './this-month.ts';

const root = document.documentElement;

function applyTheme(): void {
  const theme = localStorage.getItem('lmp-theme');
  if (theme !== 'light' && theme !== 'dark') return;
  root.dataset['theme'] = theme;
  // Pictures follow the system by themselves; a chosen theme has to be told.
  for (const source of document.querySelectorAll('source')) source.media = theme === 'dark' ? 'all' : 'not all';
}

/** Somebody who has signed in on this device and comes to the start page goes on to the dashboard, if the session still lives. */
async function sendOn(): Promise<void> {
  if (window.location.pathname !== '/' || localStorage.getItem('user') === null) return;
  const answer = await fetch('/api/me', { credentials: 'include' });
  if (answer.ok) window.location.replace('/dashboard');
}

async function report(read: ReturnType<typeof watchMetrics>['read']): Promise<void> {
  const token = await csrfToken();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token?.enabled) headers[token.headerName] = token.token;
  const body = JSON.stringify({ metrics: read(), url: window.location.pathname, timestamp: Date.now() });
  await fetch('/api/analytics/performance', { method: 'POST', credentials: 'include', headers, body });
}

function start(): void {
  const watcher = watchMetrics();
  const later = () =>
    setTimeout(() => {
      watcher.stop();
      prefetchNextPages();
      // Whatever goes wrong here is of no interest to the reader.
      report(watcher.read).catch(() => undefined);
    }, PERFORMANCE_REPORT_DELAY_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  sendOn().catch(() => undefined);
  startLatePictures();
  prefetchOnIntent();
  startShowcase();
  markThisMonth(new Date());
}

try {
  applyTheme();
} catch {
  // Without storage there is no choice to apply.
}
start();
