import type { AccountSecurity } from '@limpid/contract';
import { api } from '@limpid/contract';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { canUsePasskeys } from '../passkeys.data.ts';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { agoText, dayText } from './time-texts.ts';
import { useRefreshSecurity } from './security.data.ts';

type Passkey = AccountSecurity['passkeys'][number];
type Step = { name: 'add' } | { name: 'rename' | 'remove'; passkey: Passkey };

export function PasskeysCard({ security }: { security: AccountSecurity }) {
  const [step, setStep] = useState<Step | null>(null);
  const { passkeys } = security;
  return (
    <Card>
      <CardHeader title={m.security_passkeys()} description={m.security_passkeys_text()} />
      {passkeys.length > 0 ? (
        <ul className="mb-4 border-b border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onStep={setStep} />
          ))}
        </ul>
      ) : null}
      {canUsePasskeys() ? (
        <Button variant="secondary" iconBefore={<Plus size={18} aria-hidden />} onClick={() => setStep({ name: 'add' })}>
          {m.security_passkey_add()}
        </Button>
      ) : (
        <Callout title={m.security_passkeys_unsupported()}>{m.security_passkeys_unsupported_text()}</Callout>
      )}
      <PasskeyStep step={step} onClose={() => setStep(null)} />
    </Card>
  );
}

function PasskeyRow({ passkey, onStep }: { passkey: Passkey; onStep: (step: Step) => void }) {
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
      <KeyRound size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          {isSynced ? (
            <Badge tone="brand">
              {m.security_passkey_synced()}
              <span className="sr-only">: {m.security_passkey_synced_text()}</span>
            </Badge>
          ) : null}
        </p>
        <p className="text-sm text-muted">
          {m.security_passkey_made({ date: dayText(createdAt) })}
          {lastUsedAt ? ` · ${m.security_passkey_used({ date: agoText(lastUsedAt) })}` : ''}
        </p>
      </div>
      <div className="-mx-3 flex">
        <Button variant="quiet" aria-label={m.security_passkey_rename_one({ name })} onClick={() => onStep({ name: 'rename', passkey })}>
          {m.security_passkey_rename()}
        </Button>
        <Button variant="quiet" aria-label={m.security_passkey_remove_one({ name })} onClick={() => onStep({ name: 'remove', passkey })}>
          {m.common_remove()}
        </Button>
      </div>
    </li>
  );
}

function PasskeyStep({ step, onClose }: { step: Step | null; onClose: () => void }) {
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  if (step === null) return null;
  if (step.name === 'add') return <AddPasskeyDialog onClose={onClose} />;
  if (step.name === 'rename') return <RenamePasskeyDialog passkey={step.passkey} onClose={onClose} />;
  const { id, name } = step.passkey;
  return (
    <ProofDialog
      tone="danger"
      title={m.security_passkey_remove_ask({ name })}
      description={m.security_passkey_remove_text()}
      confirmLabel={m.common_remove()}
      run={({ password }) => call(api.security.removePasskey, { params: { id }, body: { password } })}
      onDone={() => {
        toast({ tone: 'ok', title: m.security_passkey_removed() });
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
