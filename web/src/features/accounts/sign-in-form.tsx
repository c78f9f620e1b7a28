import { Login } from '@limpid/contract';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLogin } from './accounts.data.ts';
import { checkForm } from './form-errors.ts';
import { ModeLink } from './mode-link.tsx';
import { useAccountForm } from './use-account-form.ts';

export function SignInForm({ onForgot, onSignUp }: { onForgot: () => void; onSignUp: () => void }) {
  const login = useLogin();
  const form = useAccountForm({
    initial: { email: '', password: '' },
    check: (values) => checkForm(Login, values),
    send: (values) => login.mutate(values),
    serverError: login.error,
  });
  const isBusy = login.isPending || login.isSuccess;
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        value={form.values.email}
        onChange={form.set('email')}
        error={form.errors.email}
        disabled={isBusy}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={form.set('password')}
        error={form.errors.password}
        disabled={isBusy}
      />
      <div className="-my-3 flex justify-end">
        <ModeLink onClick={onForgot} disabled={isBusy}>
          Forgot password?
        </ModeLink>
      </div>
      <Button type="submit" size="lg" wide pending={isBusy}>
        Sign in
      </Button>
      <p className="text-center text-sm text-muted">
        New here?{' '}
        <ModeLink onClick={onSignUp} disabled={isBusy}>
          Sign up
        </ModeLink>
      </p>
    </form>
  );
}
