import { sayProblem } from '../../api/contract-words.ts';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useLogin } from './accounts.data.ts';
import { CodeField, isCode } from './code-field.tsx';
import type { CodeKind } from './code-field.tsx';
import { ModeLink } from './mode-link.tsx';
import { codeOf } from './problem-code.ts';
import type { Credentials } from './sign-in-form.tsx';

/** The second proof, after the right password: a code of the app, or one of the codes kept for the day the phone is gone. */
export function SecondFactorStep({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const login = useLogin();
  const [kind, setKind] = useState<CodeKind>('app');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isBusy = login.isPending || login.isSuccess;
  const wrongAnswer = codeOf(login.error) === 'second_factor_wrong' ? sayProblem(login.error) : undefined;
  const error = isChecked && code === '' ? m.auth_say_enter_code() : wrongAnswer;

  function send(value: string): void {
    setChecked(true);
    if (value === '' || isBusy) return;
    login.mutate({ ...credentials, code: value });
  }

  function type(value: string): void {
    setCode(value);
    login.reset();
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
        {m.auth_continue()}
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
            login.reset();
          }}
        >
          {kind === 'app' ? m.auth_use_recovery() : m.auth_use_app()}
        </ModeLink>
      </div>
    </form>
  );
}
