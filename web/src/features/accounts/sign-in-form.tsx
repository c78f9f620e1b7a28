import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useLogin } from './accounts.data.ts';
import { checkForm } from './form-errors.ts';
import { ModeLink } from './mode-link.tsx';
import { PasskeyButton, usePasskeySuggestions } from './passkey-sign-in.tsx';
import { useAccountForm } from './use-account-form.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface SignInFormProps {
  /** what was typed before the second step */
  kept: Credentials | null;
  onForgot: () => void;
  onSignUp: () => void;
  onSecondFactor: (credentials: Credentials) => void;
}

export function SignInForm({ kept, onForgot, onSignUp, onSecondFactor }: SignInFormProps) {
  const login = useLogin(onSecondFactor);
  const [isTouched, setTouched] = useState(false);
  usePasskeySuggestions(isTouched);
  const form = useAccountForm({
    initial: { email: kept?.email ?? '', password: kept?.password ?? '' },
    check: (values, { Login }) => checkForm(Login, values),
    send: (values) => login.mutate(values),
    serverError: login.error,
  });
  const isBusy = login.isPending || login.isSuccess;
  const touch = { onFocus: () => setTouched(true), onPointerEnter: () => setTouched(true) };
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <TextField
        {...touch}
        label={m.common_email()}
        name="email"
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        value={form.values.email}
        onChange={form.set('email')}
        error={form.errors.email}
        disabled={isBusy}
      />
      <PasswordField
        label={m.common_password()}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={form.set('password')}
        error={form.errors.password}
        disabled={isBusy}
      />
      <div className="-my-3 flex justify-end">
        <ModeLink onClick={onForgot} disabled={isBusy}>
          {m.auth_forgot()}
        </ModeLink>
      </div>
      <div className="flex flex-col gap-2.5">
        <Button type="submit" size="lg" wide pending={isBusy || form.isWaiting}>
          {m.common_sign_in()}
        </Button>
        <PasskeyButton disabled={isBusy} />
      </div>
      <p className="text-center text-sm text-muted">
        {m.auth_new_here()}{' '}
        <ModeLink onClick={onSignUp} disabled={isBusy}>
          {m.auth_sign_up()}
        </ModeLink>
      </p>
    </form>
  );
}
