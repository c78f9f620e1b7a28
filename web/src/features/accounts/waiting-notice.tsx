import { useWaitingHere } from '../../offline/use-waiting-here.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';

/** Whose session ended while something waited is told that it is safe. */
export function WaitingNotice() {
  const waiting = useWaitingHere();
  if (!waiting) return null;
  const { count, name } = waiting;
  return (
    <Callout tone="info" title={m.auth_waits_for({ count, name })} className="mb-6" live>
      {m.auth_waits_text()}
    </Callout>
  );
}
