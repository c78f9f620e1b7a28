import type { AccountSecurity } from '@limpid/contract';
import { ResetRequest } from '@limpid/contract';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { fieldErrors } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusPill } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSendVerification } from '../accounts.data.ts';
import { checkForm } from '../form-errors.ts';
import { codeOf } from '../problem-code.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { useCancelEmailChange, useChangeEmail } from './security.data.ts';

export function AddressCard({ security }: { security: AccountSecurity }) {
  const [isOpen, setOpen] = useState(false);
  const { email, emailVerified, pendingEmail } = security;
  return (
    <Card>
      <CardHeader title={m.common_email_address()} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 wrap-anywhere">{m.security_address_text({ email })}</p>
        {emailVerified ? <StatusPill status="ok">{m.settings_email_verified()}</StatusPill> : null}
      </div>
      {emailVerified ? null : <Unverified email={email} />}
      {pendingEmail === undefined ? null : <Pending current={email} email={pendingEmail} onAgain={() => setOpen(true)} />}
      {isOpen ? (
        <ChangeForm security={security} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
          {m.security_address_change()}
        </Button>
      )}
    </Card>
  );
}

function Unverified({ email }: { email: string }) {
  const send = useSendVerification(email);
  return (
    <Callout
      tone="warn"
      className="mt-4"
      title={m.security_address_unverified()}
      action={
        <Button variant="secondary" pending={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate()}>
          {m.common_send_again()}
        </Button>
      }
    >
      <span className="wrap-anywhere">{m.security_address_unverified_text({ email })}</span>
    </Callout>
  );
}

function Pending({ current, email, onAgain }: { current: string; email: string; onAgain: () => void }) {
  const cancel = useCancelEmailChange();
  return (
    <Callout
      className="mt-4"
      title={<span className="wrap-anywhere">{m.security_address_pending({ email })}</span>}
      action={
        <span className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={onAgain}>
            {m.common_send_again()}
          </Button>
          <Button variant="quiet" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            {m.security_address_cancel()}
          </Button>
        </span>
      }
    >
      <span className="wrap-anywhere">{m.security_address_pending_text({ current })}</span>
    </Callout>
  );
}

function ChangeForm({ security, onDone }: { security: AccountSecurity; onDone: () => void }) {
  const { email, hasPassword, pendingEmail } = security;
  const change = useChangeEmail(onDone);
  const [newEmail, setNewEmail] = useState(pendingEmail ?? '');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const body = hasPassword ? { newEmail, password } : { newEmail };
  const own = isChecked ? check(body, email) : {};
  const fromServer = fieldErrors(change.error);
  const problem = codeOf(change.error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(check(body, email)).length === 0) change.mutate(body);
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-5 border-t border-line pt-5">
      <TextField
        label={m.security_address_new()}
        hint={m.security_address_hint()}
        name="newEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        value={newEmail}
        onChange={setNewEmail}
        error={own.newEmail ?? fromServer['newEmail']}
      />
      {hasPassword ? (
        <PasswordField
          label={m.security_password_current()}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            change.reset();
          }}
          error={own.password ?? (problem === 'wrong_password' ? m.auth_say_wrong_password() : fromServer['password'])}
        />
      ) : null}
      {problem === 'fresh_sign_in_required' ? <FreshSignIn onDone={() => change.mutate(body)} /> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={change.isPending}>
          {m.security_address_submit()}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {m.common_cancel()}
        </Button>
      </div>
    </form>
  );
}

interface Change {
  newEmail: string;
  password?: string;
}

function check({ newEmail, password }: Change, email: string): Partial<Change> {
  const wrong =
    newEmail.trim().toLowerCase() === email.toLowerCase()
      ? m.common_address_already_yours()
      : checkForm(ResetRequest, { email: newEmail }).email;
  return { ...(wrong ? { newEmail: wrong } : {}), ...(password === '' ? { password: m.auth_link_proof() } : {}) };
}
