import { Button } from '../../ui/button.tsx';
import { m } from '../../paraglide/messages.js';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useResetPassword } from './accounts.data.ts';
import { checkValue } from './form-errors.ts';
import type { FormErrors } from './form-errors.ts';
import type { AccountSchemas } from './lazy-schemas.ts';
import { useAccountForm } from './use-account-form.ts';

interface Passwords extends Record<string, string> {
  password: string;
  confirmPassword: string;
}

function checkPasswords({ password, confirmPassword }: Passwords, { NewPassword }: AccountSchemas): FormErrors<Passwords> {
  const errors: FormErrors<Passwords> = {};
  const wrong = checkValue(NewPassword, password);
  if (wrong !== undefined) errors.password = wrong;
  if (confirmPassword.length < 8) errors.confirmPassword = m.auth_say_confirm();
  else if (confirmPassword !== password) errors.confirmPassword = m.auth_say_mismatch();
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
        toast({ tone: 'bad', title: m.auth_reset_invalid(), description: m.auth_say_reset_link_invalid() });
        return;
      }
      reset.mutate({ token, password });
    },
    serverError: reset.error,
  });
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <PasswordField
        label={m.common_new_password()}
        name="password"
        autoComplete="new-password"
        hint={m.auth_password_hint()}
        value={form.values.password}
        onChange={form.set('password')}
        error={form.errors.password}
        disabled={reset.isPending}
      />
      <PasswordField
        label={m.auth_confirm_password()}
        name="confirmPassword"
        autoComplete="new-password"
        value={form.values.confirmPassword}
        onChange={form.set('confirmPassword')}
        error={form.errors.confirmPassword}
        disabled={reset.isPending}
      />
      <Button type="submit" size="lg" wide pending={reset.isPending || form.isWaiting}>
        {m.auth_update_password()}
      </Button>
      <Button variant="secondary" wide onClick={onCancel} disabled={reset.isPending}>
        {m.common_cancel()}
      </Button>
    </form>
  );
}
