import { useEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from '../../api/leaving.ts';
import { forgetPerson } from '../../offline/forget-person.ts';
import { flushNow, leaveBehind, outboxSnapshot } from '../../offline/outbox.ts';
import { useIsOnline, useOutbox } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface LeaveProps {
  onStay: () => void;
  /** what waits stays on this device for this person, or is gone with them */
  onLeave: (what: 'keep' | 'discard') => void;
}

/** Before somebody signs out while something of theirs is only on this device. */
export function LeaveDialog({ onStay, onLeave }: LeaveProps) {
  const { entries, personId } = useOutbox();
  const isOnline = useIsOnline();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const send = async () => {
    setState('sending');
    await flushNow();
    const left = outboxSnapshot().entries.filter((entry) => entry.personId === personId);
    if (left.length === 0) onLeave('keep');
    else setState('failed');
  };
  return (
    <Dialog open onClose={onStay} title={m.offline_leave_title({ count: entries.length })} description={m.offline_leave_text()}>
      <div className="flex flex-col gap-2.5">
        {state === 'failed' ? <Callout tone="warn">{m.offline_leave_not_sent()}</Callout> : null}
        <Button wide autoFocus onClick={() => onLeave('keep')}>
          {m.offline_leave_keep()}
        </Button>
        {isOnline ? (
          <Button wide variant="secondary" pending={state === 'sending'} onClick={() => void send()}>
            {m.offline_leave_send()}
          </Button>
        ) : null}
        <Button wide variant="secondary" onClick={onStay}>
          {m.offline_leave_stay()}
        </Button>
        <Button wide variant="danger" onClick={() => onLeave('discard')}>
          {m.offline_leave_discard()}
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks at every sign-out while something of this person waits here; once in the shell. */
export function LeaveQuestion() {
  const { entries, personId } = useOutbox();
  const hasWaiting = entries.length > 0;
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(leaves: boolean) => void>(() => undefined);
  useEffect(() => {
    if (!hasWaiting) return undefined;
    return askBeforeLeaving(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setIsAsking(true);
        }),
    );
  }, [hasWaiting]);
  if (!isAsking) return null;
  const close = (leaves: boolean) => {
    setIsAsking(false);
    answer.current(leaves);
  };
  const leave = async (what: 'keep' | 'discard') => {
    if (personId !== null && what === 'discard') await forgetPerson(personId);
    // Nothing of it goes while they are away, not even by the worker.
    if (personId !== null && what === 'keep') await leaveBehind(personId);
    close(true);
  };
  return <LeaveDialog onStay={() => close(false)} onLeave={(what) => void leave(what)} />;
}
