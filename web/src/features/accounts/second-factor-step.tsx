import { problemText } from '../../i18n/problem-codes.ts';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useGoogleCode, useLogin } from './accounts.data.ts';
import { CodeField, isCode } from './code-field.tsx';
import type { CodeKind } from './code-field.tsx';
import { ModeLink } from './mode-link.tsx';
import { useRefuseOffline } from './offline-notice.tsx';
import { codeOf } from './problem-code.ts';
import type { Credentials } from './sign-in-form.tsx';

/** After the right password. */
export function SecondFactorStep({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const login = useLogin();
  return <CodeStep state={login} onSend={(code) => login.mutate({ ...credentials, code })} onRetype={login.reset} onBack={onBack} />;
}

/** After Google. */
export function GoogleCodeStep({ onBack }: { onBack: () => void }) {
  const login = useGoogleCode();
  return <CodeStep state={login} onSend={login.mutate} onRetype={login.reset} onBack={onBack} />;
}

interface CodeStepProps {
  state: { isPending: boolean; isSuccess: boolean; error: unknown };
  onSend: (code: string) => void;
  onRetype: () => void;
  onBack: () => void;
}

/** The second factor: a code of the app, or a recovery code for when the phone is lost. */
function CodeStep({ state, onSend, onRetype, onBack }: CodeStepProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const refusesOffline = useRefuseOffline();
  const isBusy = state.isPending || state.isSuccess;
  const wrongAnswer = codeOf(state.error) === 'second_factor_wrong' ? problemText(state.error) : undefined;
  const error = isChecked && code === '' ? m.auth_say_enter_code() : wrongAnswer;

  function send(value: string): void {
    setChecked(true);
    if (value === '' || isBusy || refusesOffline()) return;
    onSend(value);
  }

  function type(value: string): void {
    setCode(value);
    onRetype();
    // Six digits are the whole code: nothing is left to press.
    if (kind === 'app' && isCode(value)) send(value);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(code);
      }}
    >
      <CodeField kind={kind} value={code} onChange={type} error={error} disabled={isBusy} autoFocus />
      <Button type="submit" size="lg" wide pending={isBusy}>
        {m.common_continue()}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <ModeLink onClick={onBack} disabled={isBusy}>
          {m.auth_back()}
        </ModeLink>
        <ModeLink
          disabled={isBusy}
          onClick={() => {
            setKind(kind === 'app' ? 'recovery' : 'app');
            setCode('');
            setChecked(false);
            onRetype();
          }}
        >
          {kind === 'app' ? m.auth_use_recovery() : m.auth_use_app()}
        </ModeLink>
      </div>
    </form>
  );
}
