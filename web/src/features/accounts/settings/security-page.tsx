import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { problemText } from '../../../i18n/problem-codes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { pageMeta } from '../../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { googleMessage } from '../auth-notice.tsx';
import { AddressCard } from './address-card.tsx';
import { GoogleCard } from './google-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { useSecurity } from './security.data.ts';
import { SessionsCard } from './sessions-card.tsx';

export const meta = () =>
  pageMeta({ title: m.settings_security(), description: m.settings_security_text(), canonicalPath: '/settings/security', noindex: true });

export default function SecurityPage() {
  const security = useSecurity();
  const googleProblem = useWordOfGoogle();
  if (security.isPending) return <Waiting />;
  if (security.isError) {
    return (
      <Callout
        tone="bad"
        title={m.security_not_loaded()}
        action={
          <Button variant="secondary" onClick={() => void security.refetch()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {problemText(security.error)}
      </Callout>
    );
  }
  return (
    <>
      {googleProblem ? (
        <Callout tone="warn" title={googleProblem.title} live>
          {googleProblem.text}
        </Callout>
      ) : null}
      <AddressCard security={security.data} />
      <PasswordCard security={security.data} />
      <SecondFactorCard security={security.data} />
      <PasskeysCard security={security.data} />
      <GoogleCard security={security.data} />
      <SessionsCard />
    </>
  );
}

/** Back from Google: the result is in the address, shown once. */
function useWordOfGoogle(): { title: string; text: string } | null {
  const [search, setSearch] = useSearchParams();
  const { toast } = useToast();
  const isLinked = search.get('linked') === 'google';
  const greet = useEffectEvent(() => {
    toast({ tone: 'ok', title: m.common_google_is_connected() });
    setSearch(
      (before) => {
        before.delete('linked');
        return before;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isLinked) greet();
  }, [isLinked]);
  return googleMessage(search.get('error') ?? '');
}

function Waiting() {
  return (
    <Loading label={m.security_loading()}>
      <div className="flex flex-col gap-6">
        {[40, 44, 48, 40].map((height, index) => (
          <Skeleton
            key={index}
            className={height === 40 ? 'h-40 rounded-card' : height === 44 ? 'h-44 rounded-card' : 'h-48 rounded-card'}
          />
        ))}
      </div>
    </Loading>
  );
}
