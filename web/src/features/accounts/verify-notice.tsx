import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { fitsVerifyPlace, freeVerifyPlace, keepVerifyPlace, noteVerifyPlace, PUT_OFF_KEY, PUT_OFF_MS } from '../../session/verify-place.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { useSendVerification } from './accounts.data.ts';

function isPutOff(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(PUT_OFF_KEY)) < PUT_OFF_MS;
  } catch {
    return false;
  }
}

/**
 * A notice about the unconfirmed address; it blocks nothing, and can be put off for a week. If no place was reserved for it,
 * it is only measured, and shown on the next page: the content does not move.
 */
export function VerifyNotice({ personId, email }: { personId: string; email: string }) {
  const [isGone, setGone] = useState(isPutOff);
  const [hasRoom, setRoom] = useState(false);
  const send = useSendVerification(email);
  const measure = useCallback(
    (section: HTMLElement) => {
      const { height } = section.getBoundingClientRect();
      setRoom(fitsVerifyPlace(height));
      noteVerifyPlace(personId, height);
      return () => {
        if (!isPutOff()) keepVerifyPlace(height);
      };
    },
    [personId],
  );
  if (isGone) return null;
  function putOff(): void {
    try {
      localStorage.setItem(PUT_OFF_KEY, String(Date.now()));
    } catch {
      // Put off for this page only.
    }
    freeVerifyPlace();
    setGone(true);
  }
  return (
    <section
      ref={measure}
      aria-label={m.auth_confirm_address_title()}
      className={clsx('border-b border-line bg-tint', !hasRoom && 'invisible absolute inset-x-0')}
    >
      <div className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center gap-x-2 py-1 pr-2 pl-4 text-sm sm:gap-x-4 sm:px-8">
        <p className="min-w-0 flex-1 basis-32 py-1 leading-snug">
          <strong className="font-semibold">
            {m.auth_confirm_address_title()}
            <span className="max-sm:sr-only">. </span>
          </strong>
          <span className="wrap-anywhere text-muted max-sm:sr-only">{m.auth_confirm_address_text({ email })}</span>
        </p>
        <div className="flex max-w-full items-center">
          <Button variant="quiet" size="sm" pending={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate()}>
            {m.common_send_again()}
          </Button>
          <IconButton label={m.common_not_now()} icon={<X size={20} aria-hidden />} onClick={putOff} />
        </div>
      </div>
    </section>
  );
}
