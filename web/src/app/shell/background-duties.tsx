// What a page does beside what it shows: fetched once it is drawn.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { csrfToken } from '../../api/csrf-token.ts';
import { useKeepUnits } from '../../i18n/units.ts';
import { useUnsentMarks } from '../../features/library/unsent-marks.ts';
import { useUnsentChoices } from '../../session/unsent-choices.ts';
import { PaletteHost } from '../commands/palette-host.tsx';
import { prepareToasts } from '../../ui/overlays/toast.tsx';
import { useDeviceDuties } from './device-duties.ts';
import { useOtherTabs } from './other-tabs.ts';
import { startOutsideServices } from '../outside-services.ts';
import { reportPerformance } from '../performance-report.ts';
import { PrefetchMap } from './prefetch-map.tsx';
import { useVersionNotice } from '../install/version-notice.ts';

/** The sign-in pages have no frame, which elsewhere handles the keys of the palette. */
const hasNoFrame = (pathname: string): boolean => /^\/(auth|setup)\/?$/.test(pathname);

export function BackgroundDuties() {
  const { pathname } = useLocation();
  useVersionNotice();
  useDeviceDuties();
  useUnsentChoices();
  useUnsentMarks();
  useKeepUnits();
  useOtherTabs();
  useEffect(() => {
    void csrfToken();
    startOutsideServices();
    void prepareToasts();
    return reportPerformance();
  }, []);
  return (
    <>
      <PrefetchMap />
      {hasNoFrame(pathname) ? <PaletteHost /> : null}
    </>
  );
}
