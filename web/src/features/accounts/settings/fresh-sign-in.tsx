import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useFreshPasskey } from '../passkeys.data.ts';
import { useSecurity } from './security.data.ts';

/** For people without a password: the way they sign in, once more, is the proof. */
export function FreshSignIn({ onDone }: { onDone: () => void }) {
  const security = useSecurity();
  const passkey = useFreshPasskey(onDone);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Callout
      tone="info"
      title={m.security_proof_fresh()}
      live
      action={
        <span className="flex flex-wrap gap-2.5">
          {security.data?.passkeys.length ? (
            <Button pending={passkey.isPending} onClick={() => passkey.mutate()}>
              {m.security_proof_again_passkey()}
            </Button>
          ) : null}
          {security.data?.google ? (
            <Button
              variant="secondary"
              pending={isLeaving}
              onClick={() => {
                setLeaving(true);
                window.location.assign('/auth/google?back=security');
              }}
            >
              {m.security_proof_again_google()}
            </Button>
          ) : null}
        </span>
      }
    >
      {m.security_proof_fresh_text()}
    </Callout>
  );
}
