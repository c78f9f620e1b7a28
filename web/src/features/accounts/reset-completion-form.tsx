import { NewPassword } from '@limpid/contract';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useResetPassword } from './accounts.data.ts';
import type { FormErrors } from './form-errors.ts';
import { PASSWORD_HINT } from './sign-up-form.tsx';
import { useAccountForm } from './use-account-form.ts';

interface Passwords extends Record<string, string> {
  password: string;
  confirmPassword: string;
}

export function checkPasswords({ password, confirmPassword }: Passwords): FormErrors<Passwords> {
  const errors: FormErrors<Passwords> = {};
  const checked = NewPassword.safeParse(password);
  if (!checked.success) errors.password = checked.error.issues[0]?.message;
  if (confirmPassword.length < 8) errors.confirmPassword = 'Please confirm your password';
  else if (confirmPassword !== password) errors.confirmPassword = "Passwords don't match";
  return errors;
}

export function ResetCompletionForm({ token, onDone, onCancel }: { token: string; onDone: () => void; onCancel: () => void }) {
  const { toast } = useToast();
  const reset = useResetPassword(onDone);
  const form = useAccountForm<Passwords>({
    initial: { password: '', confirmPassword: '' },
    check: checkPasswords,
    send: ({ password }) => {
      if (token === '') {
        toast({ tone: 'bad', title: 'Invalid reset link', description: 'The password reset link is invalid or has expired' });
        return;
      }
      reset.mutate({ token, password });
    },
    serverError: reset.error,
  });
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        value={form.values.password}
        onChange={form.set('password')}
        error={form.errors.password}
        disabled={reset.isPending}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        value={form.values.confirmPassword}
        onChange={form.set('confirmPassword')}
        error={form.errors.confirmPassword}
        disabled={reset.isPending}
      />
      <Button type="submit" size="lg" wide pending={reset.isPending}>
        Update Password
      </Button>
      <Button variant="secondary" wide onClick={onCancel} disabled={reset.isPending}>
        Cancel
      </Button>
    </form>
  );
}
