import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { BANNER_DELAY_MS, onConsent, readConsent } from '../api/consent.ts';
import { wireConsentBanner } from '../api/consent-wiring.ts';
import { afterLoad } from './after-load.ts';

const loadBanner = () => import('../api/consent-form.tsx');
const ConsentBanner = lazy(async () => ({ default: (await loadBanner()).ConsentBanner }));

/** Asks about cookies a moment after the page has loaded, until there is an answer. */
export function ConsentHost() {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (readConsent()) return undefined;
    void loadBanner().catch(() => undefined);
    return afterLoad(() => setAsking(!readConsent()), BANNER_DELAY_MS);
  }, []);
  const close = useCallback(() => setAsking(false), []);
  useEffect(() => onConsent(close), [close]);
  if (!isAsking) return null;
  return (
    <Suspense fallback={null}>
      <WiredBanner onClose={close} />
    </Suspense>
  );
}

function WiredBanner({ onClose }: { onClose: () => void }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const banner = holder.current?.querySelector<HTMLElement>('[data-consent-banner]');
    return banner ? wireConsentBanner(banner, onClose) : undefined;
  }, [onClose]);
  return (
    <div ref={holder}>
      <ConsentBanner />
    </div>
  );
}
