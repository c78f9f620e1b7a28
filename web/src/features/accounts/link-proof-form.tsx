import { problemText } from '../../i18n/problem-codes.ts';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { codeOf } from './problem-code.ts';
import { useAccountForm } from './use-account-form.ts';

interface LinkProofFormProps {
  kind: 'verify' | 'confirm';
  error: unknown;
  isPending: boolean;
  onSend: (password: string) => void;
  onReset: () => void;
}

/** The link alone isn't enough: someone else may have opened the account with this address, or asked for the change. */
export function LinkProofForm({ kind, error, isPending, onSend, onReset }: LinkProofFormProps) {
  const form = useAccountForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: m.auth_link_proof() } : {}),
    send: ({ password }) => onSend(password),
    serverError: error,
  });
  const isVerify = kind === 'verify';
  const isOther = !['password_required', 'wrong_password'].includes(codeOf(error) ?? '');
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <div role="status">
        <h2 className="text-lg font-semibold">{m.auth_link_proof()}</h2>
        <p className="mt-2 text-sm text-muted">{isVerify ? m.auth_link_proof_verify() : m.auth_link_proof_confirm()}</p>
      </div>
      {error && isOther ? <Callout tone="warn" title={problemText(error)} live /> : null}
      <PasswordField
        label={m.common_password()}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={form.values.password}
        onChange={form.set('password')}
        error={form.errors.password}
        disabled={isPending}
      />
      <Button type="submit" size="lg" wide pending={isPending || form.isWaiting}>
        {isVerify ? m.auth_verify_do() : m.auth_confirm_do()}
      </Button>
      <div className="border-t border-line pt-4">
        <p className="text-sm text-muted">{isVerify ? m.auth_link_proof_verify_not() : m.auth_link_proof_confirm_not()}</p>
        <Button variant="secondary" wide className="mt-3" onClick={onReset} disabled={isPending}>
          {isVerify ? m.auth_link_proof_reset() : m.auth_forgot()}
        </Button>
      </div>
    </form>
  );
}

/** People without a password prove the account by signing in. */
export function SignInFirst() {
  return (
    <div role="status">
      <h2 className="text-lg font-semibold">{m.auth_link_sign_in()}</h2>
      <p className="mt-2 text-sm text-muted">{m.auth_link_sign_in_text()}</p>
      <p className="mt-6">
        <a href="/auth" className={buttonClass('primary', 'lg', true)}>
          {m.auth_to_sign_in()}
        </a>
      </p>
    </div>
  );
}
