import { useState } from 'react';
import { closeOutbox } from '../../offline/outbox-view.ts';
import { flushNow } from '../../offline/outbox.ts';
import { useIsOnline, useOutbox } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OutboxItem } from './outbox-item.tsx';

/** Everything of this person that is not on the server yet; what needs a decision comes first. */
export function OutboxSheet() {
  const { entries, isSignedOut } = useOutbox();
  const isOnline = useIsOnline();
  const [isSending, setIsSending] = useState(false);
  const send = () => {
    setIsSending(true);
    void flushNow().finally(() => setIsSending(false));
  };
  const ordered = [...entries.filter(({ state }) => state === 'stopped'), ...entries.filter(({ state }) => state === 'waiting')];
  const canSend = isOnline && !isSignedOut && entries.some(({ state }) => state === 'waiting');
  return (
    <Sheet
      open
      onClose={closeOutbox}
      title={m.offline_sheet_title()}
      actions={
        <>
          <Button variant={canSend ? 'secondary' : 'primary'} onClick={closeOutbox}>
            {m.offline_done()}
          </Button>
          {canSend ? (
            <Button pending={isSending} onClick={send}>
              {m.offline_send_now()}
            </Button>
          ) : null}
        </>
      }
    >
      {isOnline ? null : <Callout className="mb-2">{m.offline_sheet_offline()}</Callout>}
      {isSignedOut ? (
        <Callout
          tone="warn"
          className="mb-2"
          action={
            <LinkButton to="/auth" size="sm" variant="secondary" onClick={closeOutbox}>
              {m.offline_sign_in()}
            </LinkButton>
          }
        >
          {m.offline_sheet_signed_out()}
        </Callout>
      ) : null}
      {ordered.length === 0 ? (
        <EmptyState drawing="calm" title={m.offline_sheet_empty()} />
      ) : (
        <ul className="divide-y divide-line">
          {ordered.map((entry) => (
            <OutboxItem key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
