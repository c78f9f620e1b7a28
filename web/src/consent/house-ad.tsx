// What stands in the room for an advertisement when no partner shows one.
import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/badge.tsx';
import { Mark } from '../ui/mark.tsx';
import type { AdFormat } from './ads.ts';

const HOUSE = 'group h-full min-h-[inherit] rounded-card border border-line bg-surface transition-colors hover:border-line-strong';

/** Our own word in its place: calm, marked as what it is, one link. */
export function HouseAd({ format }: { format: AdFormat }) {
  return format === 'rectangle' ? <HouseRectangle /> : <HouseBanner />;
}

function HouseBanner() {
  return (
    <a href="/pricing" className={`${HOUSE} flex items-center gap-4 px-4 py-3`}>
      <Mark size={36} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium text-ink">{m.consent_ad_title()}</span>
          <Badge tone="neutral">{m.consent_ad_mark()}</Badge>
        </span>
        <span className="block text-sm text-muted">{m.consent_ad_text()}</span>
      </span>
      <span className="hidden shrink-0 text-sm font-medium text-brand group-hover:underline sm:block">{m.common_see_plans()}</span>
    </a>
  );
}

function HouseRectangle() {
  return (
    <a href="/pricing" className={`${HOUSE} relative isolate flex flex-col overflow-hidden p-5`}>
      <span className="flex items-start justify-between gap-3">
        <Mark size={44} />
        <Badge tone="neutral">{m.consent_ad_mark()}</Badge>
      </span>
      <span className="mt-4 text-xl font-semibold text-ink">{m.consent_ad_title()}</span>
      <span className="mt-1 mb-4 text-sm text-muted">{m.consent_ad_text()}</span>
      <span className="mt-auto text-sm font-semibold text-brand group-hover:underline">{m.common_see_plans()}</span>
      <svg viewBox="0 0 300 96" preserveAspectRatio="none" aria-hidden className="absolute inset-x-0 bottom-0 -z-10 h-24 w-full">
        <path fill="var(--tint)" d="M0 34c52-24 98-24 150 0s98 24 150 0v62H0z" />
        <path fill="var(--brand)" opacity="0.1" d="M0 60c52 20 98 20 150 0s98-20 150 0v36H0z" />
      </svg>
    </a>
  );
}
