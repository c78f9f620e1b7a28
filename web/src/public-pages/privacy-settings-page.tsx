import { ConsentForm } from '../consent/consent-form.tsx';
import { m } from '../paraglide/messages.js';
import { pageMeta } from '../ui/page-meta.ts';
import { breadcrumbBlock } from '../ui/structured-data.ts';
import { PublicTitle } from './frame/public-frame.tsx';

export const handle = { static: true };

const crumbs = () => [
  { label: m.common_home(), path: '/' },
  { label: m.common_privacy_settings(), path: '/privacy-settings' },
];

export const meta = () =>
  pageMeta({
    title: m.common_privacy_settings(),
    description: m.consent_page_description(),
    canonicalPath: '/privacy-settings',
    structuredData: [breadcrumbBlock(crumbs())],
  });

/** The choice about cookies, to be seen, changed and taken back. */
export default function PrivacySettingsPage() {
  return (
    <>
      <PublicTitle crumbs={crumbs()} title={m.common_privacy_settings()} lead={m.consent_page_intro()} />
      <div className="public-edge pb-20 [&>*]:max-w-[760px]">
        <noscript>
          <p className="mb-6 rounded-card bg-tint p-5">{m.consent_page_no_script()}</p>
        </noscript>
        <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
          <ConsentForm />
        </div>
        <p className="mt-6 text-sm text-muted">
          {m.consent_page_what()}{' '}
          <a href="/privacy" className="text-brand underline underline-offset-3">
            {m.common_privacy_notice()}
          </a>
        </p>
      </div>
    </>
  );
}
