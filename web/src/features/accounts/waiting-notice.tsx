import { useSyncExternalStore } from 'react';
import { isSessionOver, subscribeToHint } from '../../session/signed-in-hint.ts';
import { useWaitingHere } from '../../offline/use-waiting-here.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';

/** Tells a person that their session has ended; and if something is waiting, that it is safe. */
export function WaitingNotice() {
  const waiting = useWaitingHere();
  const isOver = useSyncExternalStore(subscribeToHint, isSessionOver, () => false);
  if (!waiting && isOver) {
    return (
      <Callout tone="info" title={m.auth_session_expired()} className="mb-6" live>
        {m.auth_session_expired_text()}
      </Callout>
    );
  }
  if (!waiting) return null;
  const { count, name } = waiting;
  return (
    <Callout tone="info" title={m.common_entries_saved_here({ count, name })} className="mb-6" live>
      {m.auth_entries_saved_text()}
    </Callout>
  );
}
