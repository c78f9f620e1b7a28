import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { problemText } from '../../i18n/problem-codes.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useWelcome } from './accounts.data.ts';
import { useRefuseOffline } from './offline-notice.tsx';
import { canUsePasskeys, hasUsedPasskey, suggestPasskeys, usePasskeySignIn } from './passkeys.data.ts';

export function PasskeyButton({ disabled }: { disabled: boolean }) {
  const { toast } = useToast();
  const signIn = usePasskeySignIn();
  const refusesOffline = useRefuseOffline();
  return (
    <Button
      variant="secondary"
      size="lg"
      wide
      disabled={disabled}
      pending={signIn.isPending || signIn.isSuccess}
      iconBefore={<KeyRound size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        if (refusesOffline()) return;
        if (canUsePasskeys()) signIn.mutate();
        else toast({ title: m.auth_passkey_failed(), description: m.auth_passkey_unsupported() });
      }}
    >
      {m.auth_passkey()}
    </Button>
  );
}

/** Offers this device's passkeys in the email field: right away if one was used before, else as soon as the person begins to sign in. */
export function usePasskeySuggestions(isTouched: boolean): void {
  const { toast } = useToast();
  const welcome = useWelcome();
  const onSignedIn = useEffectEvent(welcome);
  const onRefused = useEffectEvent((error: unknown) => {
    toast({ tone: 'bad', title: m.auth_passkey_failed(), description: problemText(error) });
  });
  // As it was when the form was opened: who signs in by the button is not offered it once more on the way out.
  const [hadUsed] = useState(hasUsedPasskey);
  const isWanted = isTouched || hadUsed;
  useEffect(() => {
    if (!isWanted || !canUsePasskeys()) return undefined;
    let isGone = false;
    const suggest = async (): Promise<void> => {
      const error = await suggestPasskeys((answer) => onSignedIn(answer));
      if (error !== null && !isGone) onRefused(error);
    };
    void suggest();
    return () => {
      isGone = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isWanted]);
}
