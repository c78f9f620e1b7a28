import { useSyncExternalStore } from 'react';
import { leftElsewhere } from '../../session/left-elsewhere.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';

const neverChanges = () => () => {};

/** The result of a Google sign-in, from the address. Otherwise why the person is on the sign-in page, after signing out in another tab. */
export function AuthNotice({ search }: { search: URLSearchParams }) {
  const left = useSyncExternalStore(neverChanges, leftElsewhere, () => null);
  if (search.get('link') === 'google') {
    return (
      <Callout tone="info" title={m.auth_google_link()} className="mb-6" live>
        {m.auth_google_link_text()}
      </Callout>
    );
  }
  const message = googleMessage(search.get('error') ?? '');
  if (message === null && left !== null) {
    return (
      <Callout tone="info" title={m.auth_signed_out_elsewhere()} className="mb-6" live>
        {left === 'empty' ? m.auth_signed_out_elsewhere_text() : m.auth_signed_out_elsewhere_draft()}
      </Callout>
    );
  }
  if (message === null) return null;
  return (
    <Callout tone="warn" title={message.title} className="mb-6" live>
      {message.text}
    </Callout>
  );
}

export function googleMessage(code: string): { title: string; text: string } | null {
  switch (code) {
    case 'google_not_configured':
      return { title: m.auth_google_not_configured(), text: m.auth_google_not_configured_text() };
    case 'google_cancelled':
      return { title: m.auth_google_cancelled(), text: m.auth_google_cancelled_text() };
    case 'google_unavailable':
      return { title: m.auth_google_unavailable(), text: m.auth_google_unavailable_text() };
    case 'google_email_unverified':
      return { title: m.auth_google_unverified(), text: m.auth_google_unverified_text() };
    case 'google_linked_elsewhere':
      return { title: m.auth_google_elsewhere(), text: m.auth_google_elsewhere_text() };
    case 'too_many_requests':
      return { title: m.auth_say_too_many(), text: m.auth_too_many_text() };
    default:
      return code.startsWith('google_') ? { title: m.auth_google_failed(), text: m.auth_google_failed_text() } : null;
  }
}
