export const PERFORMANCE_REPORT_DELAY_MS = 2000;

export interface PageMetrics {
  lcp?: number;
  cls?: number;
  inp?: number;
  fcp?: number;
  ttfb?: number;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Watches how the page paints, shifts and answers; what a browser cannot tell stays out. */
export function watchMetrics(): { read: () => PageMetrics; stop: () => void } {
  const metrics: PageMetrics = {};
  const observers: PerformanceObserver[] = [];
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) => {
    try {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry);
      });
      observer.observe({ type, buffered: true, ...more });
      observers.push(observer);
    } catch {
      // This browser does not measure it.
    }
  };
  watch('largest-contentful-paint', (entry) => (metrics.lcp = entry.startTime));
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.fcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as ShiftEntry;
    if (!shift.hadRecentInput) metrics.cls = (metrics.cls ?? 0) + shift.value;
  });
  watch('event', (entry) => (metrics.inp = Math.max(metrics.inp ?? 0, entry.duration)), { durationThreshold: 40 });
  return {
    read: () => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation ? { ...metrics, ttfb: navigation.responseStart } : metrics;
    },
    stop: () => {
      for (const observer of observers) observer.disconnect();
    },
  };
}
