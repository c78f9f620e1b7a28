import { X } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { useSendVerification } from './accounts.data.ts';

const KEY = 'lmp-verify-later';

function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** A word about the address that nobody has confirmed; it blocks nothing, and can be put off until the next visit. */
export function VerifyNotice({ email }: { email: string }) {
  const [isGone, setGone] = useState(isPutOff);
  const send = useSendVerification(email);
  if (isGone) return null;
  function putOff(): void {
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // Put off for this page only.
    }
    setGone(true);
  }
  return (
    <section aria-label={m.auth_unverified()} className="border-b border-line bg-tint">
      <div className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center gap-x-4 gap-y-2 py-2 pr-2 pl-4 text-sm sm:px-8">
        <p className="min-w-0 flex-1 basis-64 py-1">
          <strong className="font-semibold">{m.auth_unverified()}. </strong>
          <span className="wrap-anywhere text-muted">{m.auth_unverified_text({ email })}</span>
        </p>
        <div className="flex items-center gap-1">
          <Button variant="secondary" pending={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate()}>
            {m.auth_unverified_send()}
          </Button>
          <IconButton label={m.auth_unverified_later()} icon={<X size={20} aria-hidden />} onClick={putOff} />
        </div>
      </div>
    </section>
  );
}
