import type { AccountSecurity } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { dayText } from './time-texts.ts';
import { useRefreshSecurity } from './security.data.ts';

/** Only where this installation can speak with Google, or a link is there already. */
export function GoogleCard({ security }: { security: AccountSecurity }) {
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  const [step, setStep] = useState<'link' | 'unlink' | null>(null);
  const { google, isGoogleAvailable } = security;
  if (!google && !isGoogleAvailable) return null;
  const close = () => setStep(null);
  return (
    <Card>
      <CardHeader
        title={m.security_google()}
        description={
          <span className="wrap-anywhere">
            {google ? m.security_google_linked({ email: google.email, date: dayText(google.linkedAt) }) : m.security_google_text()}
          </span>
        }
      />
      <Button variant="secondary" onClick={() => setStep(google ? 'unlink' : 'link')}>
        {google ? m.security_google_unlink() : m.security_google_link()}
      </Button>
      {step === 'link' ? (
        <ProofDialog
          title={m.security_google_ask()}
          description={m.security_google_ask_text()}
          confirmLabel={m.common_continue()}
          run={async ({ password }) => window.location.assign((await call(api.security.linkGoogle, { body: { password } })).url)}
          onDone={() => undefined}
          onClose={close}
        />
      ) : null}
      {step === 'unlink' && google ? (
        <ProofDialog
          tone="danger"
          title={m.security_google_unlink_ask()}
          description={m.security_google_unlink_text({ email: google.email })}
          confirmLabel={m.security_google_unlink()}
          run={({ password }) => call(api.security.removeGoogle, { body: { password } })}
          onDone={() => {
            toast({ tone: 'ok', title: m.security_google_unlinked() });
            refresh();
            close();
          }}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
