import { api } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { problemText } from '../../i18n/problem-codes.ts';
import { ME_KEY } from '../../session/me.ts';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass, LinkButton } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawings.tsx';
import type { DrawingName } from '../../ui/drawings.tsx';
import { LinkProofForm, SignInFirst } from './link-proof-form.tsx';
import { codeOf } from './problem-code.ts';
import { ResetCompletionForm } from './reset-completion-form.tsx';

export type MailLink = { kind: 'verify' | 'confirm' | 'undo'; token: string };

/** After these, no password helps. */
const ENDS_LINK: ReadonlySet<string | undefined> = new Set(['link_invalid', 'email_taken']);

/** Which mailed link led here. */
export function mailLinkOf(search: URLSearchParams): MailLink | null {
  for (const kind of ['verify', 'confirm', 'undo'] as const) {
    const token = search.get(kind);
    if (token !== null) return { kind, token };
  }
  return null;
}

interface MailLinkProps {
  link: MailLink;
  onDone: () => void;
  onReset: () => void;
}

export function MailLinkLanding({ link, onDone, onReset }: MailLinkProps) {
  if (link.kind === 'undo') return <UndoChange token={link.token} onDone={onDone} />;
  return <ConfirmAddress kind={link.kind} token={link.token} onReset={onReset} />;
}

interface ConfirmAddressProps {
  kind: 'verify' | 'confirm';
  token: string;
  onReset: () => void;
}

/** Asks first: mail scanners open links, and must not confirm anything. Who isn't signed in to the account enters its password. */
function ConfirmAddress({ kind, token, onReset }: ConfirmAddressProps) {
  const queryClient = useQueryClient();
  const [needsPassword, setNeedsPassword] = useState(false);
  const confirm = useMutation({
    mutationFn: async (proof: { password?: string }) =>
      kind === 'verify'
        ? call(api.security.verifyEmail, { body: { token, ...proof } })
        : { ...(await call(api.security.confirmEmail, { body: { token, ...proof } })), wasVerified: false },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ME_KEY }),
    onError: (error) => {
      if (codeOf(error) === 'password_required') setNeedsPassword(true);
    },
    networkMode: 'always',
  });
  const { error, isPending } = confirm;
  if (confirm.isSuccess) return <Confirmed kind={kind} {...confirm.data} />;
  if (codeOf(error) === 'fresh_sign_in_required') return <SignInFirst />;
  if (needsPassword && !ENDS_LINK.has(codeOf(error))) {
    const send = (password: string) => confirm.mutate({ password });
    return <LinkProofForm kind={kind} error={error} isPending={isPending} onSend={send} onReset={onReset} />;
  }
  if (confirm.isError) return <Failed error={error} kind={kind} onAgain={() => confirm.mutate({})} isAgain={isPending} />;
  return (
    <Told
      drawing="mail"
      title={kind === 'verify' ? m.auth_confirm_address_title() : m.auth_confirm_ask()}
      text={kind === 'verify' ? m.auth_verify_ask_text() : m.auth_confirm_ask_text()}
    >
      <Button size="lg" wide pending={isPending} onClick={() => confirm.mutate({})}>
        {kind === 'verify' ? m.auth_verify_do() : m.auth_confirm_do()}
      </Button>
    </Told>
  );
}

function Confirmed({ kind, email, wasVerified }: { kind: 'verify' | 'confirm'; email: string; wasVerified: boolean }) {
  const verified = wasVerified ? m.auth_verify_already() : m.auth_verify_ok();
  return (
    <Told
      drawing="calm"
      title={kind === 'verify' ? verified : m.auth_confirm_ok()}
      text={kind === 'verify' ? m.auth_verify_ok_text({ email }) : m.auth_confirm_ok_text({ email })}
    >
      <a href="/dashboard" className={buttonClass('primary', 'lg', true)}>
        {m.auth_to_pool()}
      </a>
    </Told>
  );
}

/** Taking a change back signs everyone out: that wants a press of a button, which a mail program does not give. */
function UndoChange({ token, onDone }: { token: string; onDone: () => void }) {
  const undo = useMutation({ mutationFn: () => call(api.security.undoEmailChange, { body: { token } }) });
  const [isLeft, setLeft] = useState(false);
  if (undo.isError) return <Failed error={undo.error} kind="undo" onAgain={() => undo.mutate()} isAgain={undo.isPending} />;
  if (undo.isSuccess) {
    return (
      <>
        <div role="status" className="mb-6">
          <h2 className="text-lg font-semibold">{m.auth_undo_ok()}</h2>
          <p className="mt-1 text-sm break-words text-muted">{m.auth_undo_ok_text({ email: undo.data.email })}</p>
        </div>
        <ResetCompletionForm token={undo.data.resetToken} onDone={onDone} onCancel={onDone} />
      </>
    );
  }
  return (
    <Told drawing="mail" title={m.auth_undo_ask()} text={m.auth_undo_ask_text()}>
      <Button size="lg" wide pending={undo.isPending} onClick={() => undo.mutate()}>
        {m.auth_undo_do()}
      </Button>
      <Button
        variant="secondary"
        wide
        disabled={undo.isPending}
        pending={isLeft}
        onClick={() => {
          setLeft(true);
          onDone();
        }}
      >
        {m.common_cancel()}
      </Button>
    </Told>
  );
}

function Failed({ error, kind, onAgain, isAgain }: { error: unknown; kind: MailLink['kind']; onAgain: () => void; isAgain: boolean }) {
  // The server has refused: asking again changes nothing. Other errors may pass.
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  if (!isFinal) {
    return (
      <Told drawing="storm" title={m.auth_link_unchecked()} text={problemText(error)}>
        <Button size="lg" wide pending={isAgain} onClick={onAgain}>
          {m.common_try_again()}
        </Button>
      </Told>
    );
  }
  const isTaken = error.problem?.code === 'email_taken';
  const help = kind === 'undo' ? m.auth_undo_failed_text() : m.auth_link_failed_text();
  return (
    <Told drawing="lost" title={m.auth_link_failed()} text={isTaken ? problemText(error) : help}>
      {kind === 'undo' ? (
        <a href="/contact" className={buttonClass('primary', 'lg', true)}>
          {m.common_write_to_us()}
        </a>
      ) : (
        <LinkButton to="/settings/security" size="lg" wide>
          {m.common_security_settings()}
        </LinkButton>
      )}
      <a href="/auth" className={buttonClass('secondary', 'md', true)}>
        {m.auth_to_sign_in()}
      </a>
    </Told>
  );
}

function Told({ drawing, title, text, children }: { drawing: DrawingName; title: string; text: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <Drawing name={drawing} />
      <h2 className="mt-4 text-lg font-semibold">{title}</h2>
      <p className="mt-2 text-sm break-words text-muted">{text}</p>
      <div className="mt-6 flex w-full flex-col gap-2.5">{children}</div>
    </div>
  );
}
