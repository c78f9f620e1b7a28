import type { AccountSecurity } from '@limpid/contract';
import { api, PasskeyName } from '@limpid/contract';
import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { problemText } from '../../../i18n/problem-codes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { checkValue } from '../form-errors.ts';
import { addPasskey, passkeyProblemText } from '../passkeys.data.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { useRefreshSecurity } from './security.data.ts';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  const [name, setName] = useState(suggestedName);
  const { data: hasLock = true } = useQuery({ queryKey: ['device-lock'], queryFn: platformAuthenticatorIsAvailable, retry: false });
  return (
    <ProofDialog
      title={m.security_passkey_add()}
      description={hasLock ? m.security_proof() : m.security_passkeys_no_lock()}
      confirmLabel={m.common_continue()}
      textOf={passkeyProblemText}
      run={({ password }) => addPasskey({ name: name.trim() || suggestedName(), password })}
      onDone={() => {
        toast({ tone: 'ok', title: m.security_passkey_added(), description: m.security_passkey_added_text() });
        refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label={m.common_name()}
        hint={m.security_passkey_name_hint()}
        name="name"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={setName}
      />
    </ProofDialog>
  );
}

/** After the device in use, as far as the browser says. */
function suggestedName(): string {
  const device = /iPhone|iPad|Android|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0];
  return device ? m.security_passkey_default({ device }) : '';
}

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: AccountSecurity['passkeys'][number]; onClose: () => void }) {
  const formId = useId();
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  const [name, setName] = useState(passkey.name);
  const [isChecked, setChecked] = useState(false);
  const wrong = checkValue(PasskeyName, name);
  const rename = useMutation({
    mutationFn: () => call(api.security.renamePasskey, { params: { id: passkey.id }, body: { name } }),
    onSuccess: () => {
      toast({ tone: 'ok', title: m.common_name_saved() });
      refresh();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.security_passkey_rename_one({ name: passkey.name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={rename.isPending}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setChecked(true);
          if (wrong === undefined) rename.mutate();
        }}
      >
        <TextField
          label={m.common_name()}
          name="name"
          autoComplete="off"
          autoFocus
          maxLength={60}
          value={name}
          onChange={setName}
          error={isChecked && wrong ? wrong : rename.isError ? problemText(rename.error) : undefined}
        />
      </form>
    </Dialog>
  );
}
