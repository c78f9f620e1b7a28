import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { BANNER_DELAY_MS, onConsent, readConsent } from '../api/consent.ts';
import { wireConsentBanner } from '../api/consent-wiring.ts';
import { latePart } from '../ui/late-part.ts';
import { afterLoad } from './after-load.ts';

const banner = latePart<object>(() => import('../api/consent-form.tsx').then(({ ConsentBanner }) => ConsentBanner));

/** Asks about cookies a moment after the page has loaded, until there is an answer. */
export function ConsentHost() {
  const [isAsking, setAsking] = useState(false);
  const [Banner, setBanner] = useState<ComponentType | null>(() => banner.current());
  useEffect(() => {
    if (readConsent()) return undefined;
    // A question that cannot be fetched is asked on the next page.
    banner.load().then(
      (loaded) => setBanner(() => loaded),
      (error: unknown) => console.warn('The question about cookies could not be fetched.', error),
    );
    return afterLoad(() => setAsking(!readConsent()), BANNER_DELAY_MS);
  }, []);
  const close = useCallback(() => setAsking(false), []);
  useEffect(() => onConsent(close), [close]);
  return isAsking && Banner ? <WiredBanner Banner={Banner} onClose={close} /> : null;
}

function WiredBanner({ Banner, onClose }: { Banner: ComponentType; onClose: () => void }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const banner = holder.current?.querySelector<HTMLElement>('[data-consent-banner]');
    return banner ? wireConsentBanner(banner, onClose) : undefined;
  }, [onClose]);
  return (
    <div ref={holder}>
      <Banner />
    </div>
  );
}
