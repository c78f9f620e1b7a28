// The question about cookies, as markup without behavior: static pages have it in a template, app pages render it. What its buttons do is
// in consent-wiring.ts.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import type { OptionalCategory } from './consent.ts';

/** Unless the settings of this site say otherwise, nothing uses a category; `unused` is shown when that is certain. */
function Category({ name, label, text, children }: { name: OptionalCategory; label: string; text: string; children: ReactNode }) {
  return (
    <Checkbox
      name={name}
      label={<span className="font-medium">{label}</span>}
      description={
        <>
          {text} {children}
        </>
      }
    />
  );
}

const Unused = ({ of }: { of: OptionalCategory }) => (
  <span data-consent-unused={of} hidden className="font-medium text-ink">
    {m.consent_unused()}
  </span>
);

/** Nothing to tick: it is always on. */
function Essential() {
  return (
    <div className="flex items-start gap-3">
      <span className="flex size-11 shrink-0 items-center justify-center text-brand">
        <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
          <path
            d="M12 3c2.4 1.9 4.9 2.8 7.5 2.9v5.6c0 4.6-3 7.9-7.5 9.5-4.5-1.6-7.5-4.9-7.5-9.5V5.9C7.1 5.8 9.6 4.9 12 3Z"
            strokeLinejoin="round"
          />
          <path d="m8.8 12.1 2.3 2.3 4.3-4.6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <p className="flex min-h-11 flex-col justify-center">
        <span className="font-medium">{m.consent_essential()}</span>
        <span className="text-sm text-muted">{m.consent_essential_text()}</span>
      </p>
    </div>
  );
}

export function ConsentCategories() {
  return (
    <div className="flex flex-col gap-2.5">
      <Essential />
      <Category name="analytics" label={m.consent_analytics()} text={m.consent_analytics_text()}>
        <Unused of="analytics" />
      </Category>
      <Category name="marketing" label={m.consent_marketing()} text={m.consent_marketing_text()}>
        <Unused of="marketing" />
      </Category>
      <Category name="preferences" label={m.consent_preferences()} text={m.consent_preferences_text()}>
        <span className="font-medium text-ink">{m.consent_preferences_unused()}</span>
      </Category>
    </div>
  );
}

/** Saying no is as easy as saying yes. */
function AllOrNone() {
  return (
    <>
      <Button variant="secondary" data-consent="reject" className="grow">
        {m.consent_reject_all()}
      </Button>
      <Button variant="secondary" data-consent="accept" className="grow">
        {m.consent_accept_all()}
      </Button>
    </>
  );
}

const BANNER =
  'fixed inset-x-2 bottom-[calc(8px+env(safe-area-inset-bottom))] z-50 max-h-[calc(100dvh-96px)] overflow-y-auto overscroll-contain ' +
  'rounded-card border border-line bg-raised px-2.5 py-1.5 text-ink shadow-float max-sm:text-sm max-sm:leading-tight sm:right-6 sm:bottom-6 sm:left-auto sm:w-[432px] sm:p-5 ' +
  // above the bar under the thumb, and above a page's own main action
  'max-md:[:root:has([data-bottom-bar])_&]:bottom-[calc(72px+env(safe-area-inset-bottom))] [:root:has([data-bottom-action])_&]:bottom-[calc(84px+env(safe-area-inset-bottom))] ' +
  'transition-[opacity,translate] duration-240 ease-settle starting:translate-y-3 starting:opacity-0 print:hidden';

export function ConsentBanner() {
  const titleId = useId();
  return (
    <section data-consent-banner aria-labelledby={titleId} className={BANNER}>
      {/* title and sentence share a line on a phone: the banner takes a tenth of the screen, not a fifth */}
      <h2 id={titleId} className="text-sm font-semibold max-sm:mr-1.5 max-sm:inline sm:text-base">
        {m.consent_title()}
      </h2>
      <p className="text-sm text-muted max-sm:inline sm:mt-1">
        {m.consent_text()}{' '}
        <a href="/privacy" className="text-brand underline underline-offset-3">
          {m.common_privacy_notice()}
        </a>
      </p>
      <div data-consent-choices hidden className="mt-3">
        <ConsentCategories />
      </div>
      {/* one row of three on a phone, in longer languages too */}
      <div className="mt-1 flex flex-wrap gap-1.5 max-sm:*:px-1 max-sm:*:leading-tight sm:mt-3 sm:gap-2">
        <AllOrNone />
        <Button variant="quiet" data-consent="customize" aria-expanded={false} className="grow">
          {m.consent_customize()}
        </Button>
        <Button data-consent="save" hidden className="grow basis-full">
          {m.consent_save()}
        </Button>
      </div>
    </section>
  );
}

/** The same question with all its answers open, wherever people manage their privacy. */
export function ConsentForm() {
  return (
    <div data-consent-form>
      <ConsentCategories />
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button data-consent="save">{m.consent_save()}</Button>
        <Button variant="secondary" data-consent="reject">
          {m.consent_reject_all()}
        </Button>
        <Button variant="secondary" data-consent="accept">
          {m.consent_accept_all()}
        </Button>
      </div>
      <p role="status" className="mt-4 min-h-6 text-sm text-muted">
        <span data-consent-saved hidden className="font-medium text-ok">
          {m.consent_saved()}
        </span>{' '}
        <span data-consent-decided hidden>
          {m.consent_decided()} <time data-consent-when />
        </span>
        <span data-consent-undecided hidden>
          {m.consent_undecided()}
        </span>
      </p>
    </div>
  );
}
