import { api } from '@limpid/contract';
import { call } from '../api/client.ts';
import { PERFORMANCE_REPORT_DELAY_MS, watchMetrics } from '../consent/page-metrics.ts';

/** Once, two seconds after the page has loaded; whatever goes wrong is of no interest to the reader. */
export function reportPerformance(): () => void {
  const watcher = watchMetrics();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(() => {
      const body = { metrics: watcher.read(), url: window.location.pathname, timestamp: Date.now() };
      watcher.stop();
      void call(api.system.performance, { body }).catch(() => undefined);
    }, PERFORMANCE_REPORT_DELAY_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', start);
    watcher.stop();
  };
}
