import { Registration } from '@limpid/contract';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRegister } from './accounts.data.ts';
import { checkForm } from './form-errors.ts';
import { ModeLink } from './mode-link.tsx';
import { useAccountForm } from './use-account-form.ts';

export const PASSWORD_HINT = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.';

export function SignUpForm({ onSignIn }: { onSignIn: () => void }) {
  const register = useRegister();
  const form = useAccountForm({
    initial: { firstName: '', lastName: '', email: '', password: '' },
    check: (values) => checkForm(Registration, values),
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
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" {...field('email')} />
      <PasswordField label="Password" autoComplete="new-password" hint={PASSWORD_HINT} {...field('password')} />
      <Button type="submit" size="lg" wide pending={isBusy}>
        Create account
      </Button>
      <p className="text-center text-sm text-muted">
        Already have an account?{' '}
        <ModeLink onClick={onSignIn} disabled={isBusy}>
          Sign in
        </ModeLink>
      </p>
    </form>
  );
}
