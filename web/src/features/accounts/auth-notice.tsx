import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';

/** What Google, or we after Google, had to say: it stands in the address. */
export function AuthNotice({ search }: { search: URLSearchParams }) {
  if (search.get('link') === 'google') {
    return (
      <Callout tone="info" title={m.auth_google_link()} className="mb-6" live>
        {m.auth_google_link_text()}
      </Callout>
    );
  }
  const words = googleWords(search.get('error') ?? '');
  if (words === null) return null;
  return (
    <Callout tone="warn" title={words.title} className="mb-6" live>
      {words.text}
    </Callout>
  );
}

export function googleWords(code: string): { title: string; text: string } | null {
  if (!code.startsWith('google_')) return null;
  switch (code) {
    case 'google_not_configured':
      return { title: m.auth_google_not_configured(), text: m.auth_google_not_configured_text() };
    case 'google_denied':
    case 'google_cancelled':
      return { title: m.auth_google_denied(), text: m.auth_google_denied_text() };
    case 'google_expired':
      return { title: m.auth_google_expired(), text: m.auth_google_expired_text() };
    case 'google_unverified':
    case 'google_email_unverified':
      return { title: m.auth_google_unverified(), text: m.auth_google_unverified_text() };
    default:
      return { title: m.auth_google_failed(), text: m.auth_google_failed_text() };
  }
}
