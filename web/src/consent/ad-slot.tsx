import { useEffect, useState, useSyncExternalStore } from 'react';
import { m } from '../paraglide/messages.js';
import { fillAds, outsideAd } from './ads.ts';
import type { AdFormat, OutsideAd } from './ads.ts';
import { isAllowed, onConsent } from './consent.ts';
import { HouseAd } from './house-ad.tsx';
import { useMe } from '../session/me.ts';

const SIZES: Record<AdFormat, string> = {
  horizontal: 'min-h-[90px]',
  rectangle: 'min-h-[250px] w-full self-start sm:max-w-[336px]',
  auto: 'min-h-[90px]',
};

/** Room for an advertisement: its size is reserved from the start. Never on plans, logs and safety texts. */
export function AdSlot({ format, className = '' }: { format: AdFormat; className?: string }) {
  const { me, isLoading } = useMe({ onlyIfHinted: true });
  const isShown = !me?.entitlements.features.hasAdsRemoved;
  const ad = useOutsideAd(format, isShown && !isLoading);
  if (!isShown) return null;
  return (
    <aside aria-label={m.consent_ad_label()} className={`${SIZES[format]} ${className}`}>
      {isLoading ? null : ad ? <PartnerAd key={ad.slotId} ad={ad} format={format} /> : <HouseAd format={format} />}
    </aside>
  );
}

function useOutsideAd(format: AdFormat, isWanted: boolean): OutsideAd | undefined {
  const [ad, setAd] = useState<OutsideAd>();
  const isAgreed = useSyncExternalStore(
    onConsent,
    () => isAllowed('marketing'),
    () => false,
  );
  const isOn = isWanted && isAgreed;
  useEffect(() => {
    if (!isOn) return undefined;
    let isGone = false;
    const look = async () => {
      const found = await outsideAd(format);
      if (!isGone) setAd(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [format, isOn]);
  return isOn ? ad : undefined;
}

function PartnerAd({ ad, format }: { ad: OutsideAd; format: AdFormat }) {
  useEffect(fillAds, []);
  const height = { horizontal: 'h-[90px]', rectangle: 'h-[250px]', auto: '' }[format];
  return (
    <div className="overflow-hidden rounded-card">
      <ins
        className={`adsbygoogle block no-underline ${height}`}
        data-ad-client={ad.clientId}
        data-ad-slot={ad.slotId}
        data-ad-format={format === 'auto' ? 'auto' : undefined}
      />
    </div>
  );
}
