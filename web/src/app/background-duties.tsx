// What a page does beside what it shows: fetched once it is drawn.
import { useEffect } from 'react';
import { csrfToken } from '../api/csrf-token.ts';
import { useKeepUnits } from '../api/units.ts';
import { useDeviceDuties } from './device-duties.ts';
import { startOutsideServices } from './outside-services.ts';
import { reportPerformance } from './performance-report.ts';
import { PrefetchMap } from './prefetch-map.tsx';
import { useVersionNotice } from './version-notice.ts';

export { ConsentHost } from './consent-host.tsx';

export function BackgroundDuties() {
  useVersionNotice();
  useDeviceDuties();
  useKeepUnits();
  useEffect(() => {
    void csrfToken();
    startOutsideServices();
    return reportPerformance();
  }, []);
  return <PrefetchMap />;
}
