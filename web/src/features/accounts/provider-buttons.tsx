import { Phone } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useRefuseOffline } from './offline-notice.tsx';

const { Lazy: Dialog, prepare } = lazy(() => import('../../ui/overlays/dialog.tsx').then((part) => part.Dialog));

export const GOOGLE_REDIRECT_MS = 1000;

type LaterProvider = 'Microsoft' | 'Apple' | 'Phone';

// Two are names of firms, the third is a word.
const nameOf = (provider: LaterProvider): string => (provider === 'Phone' ? m.common_phone() : provider);

/** Other ways in. Google leaves for its own pages; the others say that they are on their way. */
export function ProviderButtons({ disabled }: { disabled: boolean }) {
  const [asked, setAsked] = useState<LaterProvider | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const refusesOffline = useRefuseOffline();
  function goToGoogle(): void {
    if (refusesOffline()) return;
    setLeaving(true);
    setTimeout(() => window.location.assign('/auth/google'), GOOGLE_REDIRECT_MS);
  }
  return (
    <div className="lg:flex lg:flex-col lg:justify-center lg:border-l lg:border-line lg:pl-10">
      <div className="my-6 flex items-center gap-4 text-xs text-muted lg:mt-0 lg:mb-4 lg:justify-center lg:text-sm">
        <span className="h-px flex-1 bg-line lg:hidden" />
        {m.auth_or_with()}
        <span className="h-px flex-1 bg-line lg:hidden" />
      </div>
      <div className="grid gap-2.5 max-lg:two-columns">
        <Button variant="secondary" disabled={disabled} pending={isLeaving} onClick={goToGoogle} iconBefore={<GoogleMark />}>
          Google
        </Button>
        <ProviderButton name="Microsoft" icon={<MicrosoftMark />} onAsk={setAsked} disabled={disabled} />
        <ProviderButton name="Apple" icon={<AppleMark />} onAsk={setAsked} disabled={disabled} />
        <ProviderButton name="Phone" icon={<Phone size={18} strokeWidth={1.75} aria-hidden />} onAsk={setAsked} disabled={disabled} />
      </div>
      {asked ? (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={m.auth_coming_soon({ provider: nameOf(asked) })}
          description={m.auth_coming_soon_text()}
          actions={<Button onClick={() => setAsked(null)}>{m.auth_got_it()}</Button>}
        />
      ) : null}
    </div>
  );
}

interface ProviderButtonProps {
  name: LaterProvider;
  icon: ReactNode;
  onAsk: (name: LaterProvider) => void;
  disabled: boolean;
}

function ProviderButton({ name, icon, onAsk, disabled }: ProviderButtonProps) {
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      iconBefore={icon}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => onAsk(name)}
    >
      {nameOf(name)}
    </Button>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
      <path fill="#4285f4" d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6z" />
      <path fill="#34a853" d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.9H1v2.3A9 9 0 0 0 9 18z" />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path fill="#ea4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z" />
    </svg>
  );
}

function MicrosoftMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
      <path fill="#f25022" d="M1 1h7.6v7.6H1z" />
      <path fill="#7fba00" d="M9.4 1H17v7.6H9.4z" />
      <path fill="#00a4ef" d="M1 9.4h7.6V17H1z" />
      <path fill="#ffb900" d="M9.4 9.4H17V17H9.4z" />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden fill="currentColor">
      <path d="M12.9 9.6c0-1.6 1.3-2.4 1.4-2.5a3 3 0 0 0-2.4-1.3c-1-.1-2 .6-2.5.6s-1.3-.6-2.1-.6a3.2 3.2 0 0 0-2.7 1.6c-1.1 2-.3 4.9.8 6.5.6.8 1.2 1.7 2 1.6.9 0 1.2-.5 2.2-.5s1.3.5 2.2.5c.9 0 1.5-.8 2-1.6.7-.9.9-1.8 1-1.9-.1 0-1.9-.7-1.9-2.4z" />
      <path d="M11.3 4.7c.4-.5.7-1.3.7-2-.7 0-1.5.4-2 1-.4.5-.8 1.2-.7 1.9.8.1 1.5-.4 2-.9z" />
    </svg>
  );
}
