import { Button } from '../../ui/button.tsx';
import { m } from '../../paraglide/messages.js';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useRegister } from './accounts.data.ts';
import { checkForm } from './form-errors.ts';
import { ModeLink } from './mode-link.tsx';
import { useAccountForm } from './use-account-form.ts';

export function SignUpForm({ onSignIn }: { onSignIn: () => void }) {
  const register = useRegister();
  const form = useAccountForm({
    initial: { firstName: '', lastName: '', email: '', password: '' },
    check: (values, { Registration }) => checkForm(Registration, values),
    send: (values) => register.mutate(values),
    serverError: register.error,
  });
  const isBusy = register.isPending || register.isSuccess;
  const field = (name: keyof typeof form.values) => ({
    name,
    value: form.values[name],
    onChange: form.set(name),
    error: form.errors[name],
    disabled: isBusy,
  });
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={m.common_first_name()} autoComplete="given-name" {...field('firstName')} />
        <TextField label={m.common_last_name()} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label={m.common_email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        {...field('email')}
      />
      <PasswordField label={m.common_password()} autoComplete="new-password" hint={m.auth_password_hint()} {...field('password')} />
      <Button type="submit" size="lg" wide pending={isBusy || form.isWaiting}>
        {m.auth_create_account()}
      </Button>
      <p className="text-center text-sm text-muted">
        {m.auth_have_account()}{' '}
        <ModeLink onClick={onSignIn} disabled={isBusy}>
          {m.common_sign_in()}
        </ModeLink>
      </p>
    </form>
  );
}
