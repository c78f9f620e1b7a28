import { ConsentForm } from '../api/consent-form.tsx';
import { m } from '../paraglide/messages.js';
import { pageMeta } from '../ui/page-meta.ts';

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: m.consent_page_title(),
    description: m.consent_page_description(),
    canonicalPath: '/privacy-settings',
  });

/** The choice about cookies, to be seen, changed and taken back. */
export default function PrivacySettingsPage() {
  return (
    <div className="mx-auto w-full max-w-[720px] px-6 py-12 sm:py-20">
      <h1 className="font-serif text-3xl font-medium">{m.consent_page_title()}</h1>
      <p className="mt-4 text-muted">{m.consent_page_intro()}</p>
      <noscript>
        <p className="mt-6 rounded-card bg-tint p-5">{m.consent_page_no_script()}</p>
      </noscript>
      <div className="mt-8 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <ConsentForm />
      </div>
      <p className="mt-6 text-sm text-muted">
        {m.consent_page_what()}{' '}
        <a href="/privacy" className="text-brand underline underline-offset-3">
          {m.consent_privacy()}
        </a>
      </p>
    </div>
  );
}
