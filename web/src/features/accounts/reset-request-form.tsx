import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawings.tsx';
import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useRequestPasswordReset } from './accounts.data.ts';
import { checkForm } from './form-errors.ts';
import { ModeLink } from './mode-link.tsx';
import { useAccountForm } from './use-account-form.ts';

export function ResetRequestForm({ onBack }: { onBack: () => void }) {
  const [isSent, setSent] = useState(false);
  const request = useRequestPasswordReset(() => setSent(true));
  const form = useAccountForm({
    initial: { email: '' },
    check: (values, { ResetRequest }) => checkForm(ResetRequest, values),
    send: (values) => request.mutate(values),
    serverError: request.error,
  });
  if (isSent) return <CheckYourEmail email={form.values.email} onBack={onBack} onAgain={() => setSent(false)} />;
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <TextField
        label={m.common_email()}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        value={form.values.email}
        onChange={form.set('email')}
        error={form.errors.email}
        disabled={request.isPending}
      />
      <Button type="submit" size="lg" wide pending={request.isPending || form.isWaiting}>
        {m.auth_send_link()}
      </Button>
      <p className="text-center">
        <ModeLink onClick={onBack} disabled={request.isPending}>
          {m.auth_back()}
        </ModeLink>
      </p>
    </form>
  );
}

function CheckYourEmail({ email, onBack, onAgain }: { email: string; onBack: () => void; onAgain: () => void }) {
  return (
    <div className="flex flex-col items-center text-center">
      <Drawing name="mail" />
      <h2 className="mt-4 text-lg font-semibold">{m.auth_check_email()}</h2>
      <p className="mt-2 text-sm break-words text-muted">{m.auth_check_email_text({ email })}</p>
      <Button size="lg" wide className="mt-6" onClick={onBack}>
        {m.auth_back()}
      </Button>
      <div className="mt-2">
        <ModeLink onClick={onAgain}>{m.auth_send_again()}</ModeLink>
      </div>
    </div>
  );
}
