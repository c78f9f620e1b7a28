import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { problemText } from '../../../i18n/problem-codes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CodeField, isCode } from '../code-field.tsx';
import { codeOf } from '../problem-code.ts';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { useConfirmTotp } from './security.data.ts';

export interface NewSecret {
  secret: string;
  otpauthUrl: string;
}

/** The secret, by camera or by hand, then a code as the proof that it arrived. */
export function SecondFactorSetup(props: { secret: NewSecret; onCodes: (codes: string[]) => void; onClose: () => void }) {
  const { secret, onCodes, onClose } = props;
  const confirm = useConfirmTotp(onCodes);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wrong = codeOf(confirm.error) === 'wrong_code' ? problemText(confirm.error) : undefined;

  // On a phone the picture fills the dialog, and an error of the code would be below its edge.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong) form.current?.scrollIntoView?.({ block: 'end' });
  }, [wrong]);

  function send(value: string): void {
    setChecked(true);
    if (value !== '' && !confirm.isPending) confirm.mutate(value);
  }

  return (
    <Dialog open onClose={onClose} title={m.security_factor_setup()} size="lg">
      <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode text={secret.otpauthUrl} label={m.security_factor_qr()} />
        <div className="flex min-w-0 flex-col gap-4">
          <div>
            <h3 className="font-semibold">{m.security_factor_scan()}</h3>
            <p className="text-sm text-muted">{m.security_factor_scan_text()}</p>
          </div>
          <div>
            <p className="text-sm text-muted">{m.security_factor_secret()}</p>
            <p className="font-mono text-sm wrap-anywhere">{secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
            <div className="-mx-4 mt-1 flex flex-wrap">
              <CopyButton text={secret.secret} label={m.security_factor_copy_key()} variant="quiet" />
              <a
                href={secret.otpauthUrl}
                className="inline-flex min-h-11 items-center rounded-control px-4 text-sm font-medium text-brand hover:bg-tint md:hidden"
              >
                {m.security_factor_open_app()}
              </a>
            </div>
          </div>
          <form
            ref={form}
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              send(code);
            }}
          >
            <CodeField
              kind="app"
              hint={m.security_factor_confirm()}
              value={code}
              onChange={(value) => {
                setCode(value);
                confirm.reset();
                if (isCode(value)) send(value);
              }}
              error={isChecked && code === '' ? m.auth_say_enter_code() : wrong}
            />
            <Button type="submit" pending={confirm.isPending}>
              {m.security_factor_start()}
            </Button>
          </form>
        </div>
      </div>
    </Dialog>
  );
}
