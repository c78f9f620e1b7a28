import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { problemText } from '../../../i18n/problem-codes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { CodeField } from '../code-field.tsx';
import type { CodeKind } from '../code-field.tsx';
import { ModeLink } from '../mode-link.tsx';
import { codeOf } from '../problem-code.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { useSecurity } from './security.data.ts';

export interface Proof {
  /** left out by people who have none */
  password?: string | undefined;
  code: string;
}

interface ProofDialogProps {
  title: string;
  description?: string;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  /** also asks for a code of the second step */
  withCode?: boolean;
  /** does it; its errors are shown here */
  run: (proof: Proof) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** the message for any other error */
  textOf?: (error: unknown) => string;
  children?: ReactNode;
}

/** Asked before anything that changes how the account is opened: the password, and where it guards more, a code. */
export function ProofDialog(props: ProofDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    tone = 'primary',
    withCode = false,
    run,
    onDone,
    onClose,
    textOf = problemText,
    children,
  } = props;
  const formId = useId();
  const hasPassword = useSecurity().data?.hasPassword ?? true;
  const [password, setPassword] = useState('');
  const [kind, setKind] = useState<CodeKind>('app');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const attempt = useMutation({
    mutationFn: () => run({ code, ...(hasPassword ? { password } : {}) }),
    onSuccess: onDone,
  });
  const problem = codeOf(attempt.error);
  const missingPassword = hasPassword && password === '';
  const missingCode = withCode && code.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!missingPassword && !missingCode) attempt.mutate();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant={tone} type="submit" form={formId} pending={attempt.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {children}
        {hasPassword ? (
          <PasswordField
            label={m.common_your_password()}
            name="password"
            autoComplete="current-password"
            autoFocus={children === undefined}
            value={password}
            onChange={(value) => {
              setPassword(value);
              attempt.reset();
            }}
            error={
              isChecked && missingPassword ? m.auth_link_proof() : problem === 'wrong_password' ? problemText(attempt.error) : undefined
            }
          />
        ) : null}
        {withCode ? (
          <div>
            <CodeField
              kind={kind}
              value={code}
              onChange={(value) => {
                setCode(value);
                attempt.reset();
              }}
              error={isChecked && missingCode ? m.auth_say_enter_code() : problem === 'wrong_code' ? problemText(attempt.error) : undefined}
            />
            <ModeLink onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
              {kind === 'app' ? m.auth_use_recovery() : m.auth_use_app()}
            </ModeLink>
          </div>
        ) : null}
        <Refusal error={attempt.error} textOf={textOf} onFresh={() => attempt.mutate()} />
      </form>
    </Dialog>
  );
}

function Refusal({ error, textOf, onFresh }: { error: unknown; textOf: (error: unknown) => string; onFresh: () => void }) {
  const problem = codeOf(error);
  if (!error || problem === 'wrong_password' || problem === 'wrong_code') return null;
  if (problem === 'fresh_sign_in_required') return <FreshSignIn onDone={onFresh} />;
  return (
    <Callout tone="bad" live>
      {textOf(error)}
    </Callout>
  );
}
