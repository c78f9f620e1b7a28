import type { AccountSecurity } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusPill } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import type { NewSecret } from './second-factor-setup.tsx';
import { dayText } from './time-texts.ts';
import { startTotp, useRefreshSecurity } from './security.data.ts';

const FEW_CODES = 3;

type Step = { name: 'start' | 'remove' | 'renew' } | { name: 'setup'; secret: NewSecret } | { name: 'codes'; codes: string[] };

export function SecondFactorCard({ security }: { security: AccountSecurity }) {
  const [step, setStep] = useState<Step | null>(null);
  const { isEnabled, enabledAt, recoveryCodesLeft } = security.totp;
  return (
    <Card>
      <CardHeader
        title={m.security_factor()}
        description={m.security_factor_text()}
        action={
          <StatusPill status={isEnabled ? 'ok' : 'unknown'}>{isEnabled ? m.security_factor_on() : m.security_factor_off()}</StatusPill>
        }
      />
      {isEnabled ? (
        <>
          <p className="text-sm">
            {enabledAt ? `${m.security_factor_since({ date: dayText(enabledAt) })} ` : ''}
            {m.security_factor_left({ count: recoveryCodesLeft })}.
          </p>
          {recoveryCodesLeft < FEW_CODES ? <p className="mt-1 text-sm text-warn">{m.security_factor_few()}</p> : null}
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button variant="secondary" onClick={() => setStep({ name: 'renew' })}>
              {m.security_factor_renew()}
            </Button>
            <Button variant="quiet" onClick={() => setStep({ name: 'remove' })}>
              {m.security_factor_remove()}
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => setStep({ name: 'start' })}>{m.security_factor_start()}</Button>
      )}
      <Steps step={step} onStep={setStep} email={security.email} />
    </Card>
  );
}

function Steps({ step, onStep, email }: { step: Step | null; onStep: (step: Step | null) => void; email: string }) {
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  const close = () => onStep(null);
  const showCodes = (codes: string[]) => onStep({ name: 'codes', codes });
  switch (step?.name) {
    case undefined:
      return null;
    case 'start':
      return (
        <ProofDialog
          title={m.security_factor_setup()}
          description={m.security_proof()}
          confirmLabel={m.common_continue()}
          run={async ({ password }) => onStep({ name: 'setup', secret: await startTotp(password) })}
          onDone={noMore}
          onClose={close}
        />
      );
    case 'setup':
      return <SecondFactorSetup secret={step.secret} onCodes={showCodes} onClose={close} />;
    case 'codes':
      return <RecoveryCodesDialog codes={step.codes} email={email} onDone={close} />;
    case 'renew':
      return (
        <ProofDialog
          withCode
          title={m.security_factor_renew_ask()}
          description={m.security_factor_renew_text()}
          confirmLabel={m.common_continue()}
          run={async (proof) => showCodes((await call(api.security.renewRecoveryCodes, { body: proof })).recoveryCodes)}
          onDone={refresh}
          onClose={close}
        />
      );
    case 'remove':
      return (
        <ProofDialog
          withCode
          tone="danger"
          title={m.security_factor_remove_ask()}
          description={m.security_factor_remove_text()}
          confirmLabel={m.security_factor_remove()}
          run={(proof) => call(api.security.removeTotp, { body: proof })}
          onDone={() => {
            toast({ tone: 'ok', title: m.security_factor_removed() });
            refresh();
            close();
          }}
          onClose={close}
        />
      );
  }
}

// The next step is open already.
const noMore = (): void => undefined;
