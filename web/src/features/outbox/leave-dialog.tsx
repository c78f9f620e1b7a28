import { useState } from 'react';
import { forgetPerson } from '../../offline/forget-person.ts';
import { flushNow, leaveBehind } from '../../offline/outbox/outbox.ts';
import { outboxSnapshot } from '../../offline/outbox/outbox-snapshot.ts';
import { useIsOnline } from '../../browser/online.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export interface LeaveProps {
  onDecided: (leaves: boolean) => void;
}

/** Before a person signs out while something of theirs is only on this device: it stays here for them, or is deleted. */
export function LeaveDialog({ onDecided }: LeaveProps) {
  const { entries, personId } = useOutbox();
  const isOnline = useIsOnline();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'leaving'>('asking');
  const [atFirst] = useState(entries.length);
  const stay = () => onDecided(false);
  const leave = async (what: 'keep' | 'discard') => {
    setState('leaving');
    if (personId !== null && what === 'discard') await forgetPerson(personId);
    // Nothing of it is sent while they are away, not even by the service worker.
    if (personId !== null && what === 'keep') await leaveBehind(personId);
    onDecided(true);
  };
  const send = async () => {
    setState('sending');
    await flushNow();
    const left = outboxSnapshot().entries.filter((entry) => entry.personId === personId);
    if (left.length === 0) await leave('keep');
    else setState('failed');
  };
  // Sent in the meantime, by this tab or by another: the question is settled.
  if (entries.length === 0 && (state === 'asking' || state === 'failed')) return <AllSent onLeave={() => onDecided(true)} onStay={stay} />;
  const count = entries.length || atFirst;
  return (
    <Dialog open onClose={stay} title={m.offline_leave_title({ count })} description={m.offline_leave_text()}>
      <div className="flex flex-col gap-2.5">
        {state === 'failed' ? <Callout tone="warn">{m.offline_leave_not_sent()}</Callout> : null}
        <Button wide autoFocus onClick={() => void leave('keep')}>
          {m.offline_leave_keep()}
        </Button>
        {isOnline ? (
          <Button wide variant="secondary" pending={state === 'sending'} onClick={() => void send()}>
            {m.offline_leave_send()}
          </Button>
        ) : null}
        <Button wide variant="secondary" onClick={stay}>
          {m.offline_leave_stay()}
        </Button>
        <Button wide variant="danger" onClick={() => void leave('discard')}>
          {m.offline_leave_discard()}
        </Button>
      </div>
    </Dialog>
  );
}

function AllSent({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <Dialog open onClose={onStay} title={m.offline_sheet_empty()}>
      <div className="flex flex-col gap-2.5">
        <Button wide autoFocus onClick={onLeave}>
          {m.shell_auth_sign_out()}
        </Button>
        <Button wide variant="secondary" onClick={onStay}>
          {m.offline_leave_stay()}
        </Button>
      </div>
    </Dialog>
  );
}
