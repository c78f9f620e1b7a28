import type { AccountSecurity } from '@limpid/contract';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { checkValue } from '../form-errors.ts';
import type { FormErrors } from '../form-errors.ts';
import { codeOf } from '../problem-code.ts';
import { useAccountForm } from '../use-account-form.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { dayText } from './time-texts.ts';
import { useChangePassword } from './security.data.ts';

export function PasswordCard({ security }: { security: AccountSecurity }) {
  const [isOpen, setOpen] = useState(false);
  const { hasPassword, passwordChangedAt } = security;
  const text = passwordChangedAt ? m.security_password_text({ date: dayText(passwordChangedAt) }) : m.security_password_plain();
  return (
    <Card>
      <CardHeader title={m.common_password()} description={hasPassword ? text : m.security_password_none()} />
      {isOpen ? (
        <PasswordForm security={security} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {hasPassword ? m.security_password_change() : m.security_password_set()}
        </Button>
      )}
    </Card>
  );
}

interface Passwords extends Record<string, string> {
  currentPassword: string;
  newPassword: string;
}

function PasswordForm({ security, onDone }: { security: AccountSecurity; onDone: () => void }) {
  const { hasPassword, email } = security;
  const change = useChangePassword(onDone);
  const form = useAccountForm<Passwords>({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }, { NewPassword }) => {
      const errors: FormErrors<Passwords> = {};
      if (hasPassword && currentPassword === '') errors.currentPassword = m.auth_link_proof();
      const wrong = checkValue(NewPassword, newPassword);
      if (wrong !== undefined) errors.newPassword = wrong;
      return errors;
    },
    send: (values) => change.mutate(hasPassword ? values : { newPassword: values.newPassword }),
    serverError: change.error,
  });
  const wrongCurrent = codeOf(change.error) === 'wrong_password' ? m.auth_say_wrong_password() : undefined;
  // A password that the server finds too common has an error code of its own.
  const wrongNew = form.errors.newPassword ?? form.errors['password'];
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      {/* So that a password manager knows whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          label={m.security_password_current()}
          name="currentPassword"
          autoComplete="current-password"
          autoFocus
          value={form.values.currentPassword}
          onChange={form.set('currentPassword')}
          error={form.errors.currentPassword ?? wrongCurrent}
        />
      ) : null}
      <PasswordField
        label={m.common_new_password()}
        name="newPassword"
        autoComplete="new-password"
        hint={m.security_password_hint()}
        value={form.values.newPassword}
        onChange={form.set('newPassword')}
        error={wrongNew}
      />
      {codeOf(change.error) === 'fresh_sign_in_required' ? (
        <FreshSignIn onDone={() => change.mutate({ newPassword: form.values.newPassword })} />
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={change.isPending || form.isWaiting}>
          {hasPassword ? m.security_password_change() : m.security_password_set()}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {m.common_cancel()}
        </Button>
      </div>
    </form>
  );
}
