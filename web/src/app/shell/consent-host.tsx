import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BANNER_DELAY_MS, onConsent, readConsent } from '../../consent/consent.ts';
import { ConsentBanner } from '../../consent/consent-form.tsx';
import { wireConsentBanner } from '../../consent/consent-wiring.ts';
import { afterLoad } from '../after-load.ts';

/** The scripts of the app may come after the load: what has passed since is not waited for a second time. */
function sinceLoadMs(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAtMs = navigation?.loadEventEnd ?? 0;
  return loadedAtMs > 0 ? performance.now() - loadedAtMs : 0;
}

/** Asks about cookies a moment after the page has loaded, until there is an answer. */
export function ConsentHost() {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => afterLoad(() => setAsking(!readConsent()), Math.max(0, BANNER_DELAY_MS - sinceLoadMs())), []);
  const close = useCallback(() => setAsking(false), []);
  useEffect(() => onConsent(close), [close]);
  return isAsking ? <WiredBanner onClose={close} /> : null;
}

function WiredBanner({ onClose }: { onClose: () => void }) {
  const holder = useRef<HTMLDivElement>(null);
  // Before it is painted: a press on a button that can be seen must count.
  useLayoutEffect(() => {
    const banner = holder.current?.querySelector<HTMLElement>('[data-consent-banner]');
    return banner ? wireConsentBanner(banner, onClose) : undefined;
  }, [onClose]);
  return (
    <div ref={holder}>
      <ConsentBanner />
    </div>
  );
}
