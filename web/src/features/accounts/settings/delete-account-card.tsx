import type { Me } from '@limpid/contract';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { fieldErrors } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { codeOf } from '../problem-code.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { useDeleteAccount } from './profile.data.ts';

export function DeleteAccountCard({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <CardHeader title={m.settings_delete()} description={m.settings_delete_text()} />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.settings_delete_open()}
      </Button>
      {isOpen ? <DeleteDialog me={me} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function DeleteDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const formId = useId();
  const erase = useDeleteAccount(me.id);
  const [confirm, setConfirm] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isSame = confirm.trim().toLowerCase() === me.email.toLowerCase();
  const isMissing = me.hasPassword && password === '';
  const fromServer = fieldErrors(erase.error);
  const wrongPassword = codeOf(erase.error) === 'wrong_password' ? m.auth_say_wrong_password() : fromServer['password'];

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isSame || isMissing) return;
    erase.mutate(me.hasPassword ? { confirm: confirm.trim(), password } : { confirm: confirm.trim() });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.settings_delete_ask()}
      description={m.settings_delete_ask_text()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={erase.isPending}>
            {m.settings_delete_keep()}
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={erase.isPending || erase.isSuccess}>
            {m.settings_delete_do()}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          label={<span className="wrap-anywhere">{m.settings_delete_email({ email: me.email })}</span>}
          name="confirm"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={confirm}
          onChange={setConfirm}
          error={isChecked && !isSame ? m.settings_delete_mismatch() : undefined}
        />
        {me.hasPassword ? (
          <PasswordField
            label={m.common_your_password()}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(value) => {
              setPassword(value);
              erase.reset();
            }}
            error={isChecked && isMissing ? m.auth_link_proof() : wrongPassword}
          />
        ) : null}
        {codeOf(erase.error) === 'fresh_sign_in_required' ? <FreshSignIn onDone={() => erase.reset()} /> : null}
      </form>
    </Dialog>
  );
}
