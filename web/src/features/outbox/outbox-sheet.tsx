import { useState } from 'react';
import { changeOutbox, flushNow } from '../../offline/outbox/outbox.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { isOverPlan } from '../../offline/outbox/outbox-plan.ts';
import { isRefused, retryRefused } from '../../offline/outbox/outbox-state.ts';
import { closeOutbox } from '../../offline/outbox/outbox-view.ts';
import { useIsOnline } from '../../browser/online.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OutboxItem } from './outbox-item.tsx';

// One script for everything about waiting entries.
export { LeaveDialog } from './leave-dialog.tsx';
export { PillButton } from './pill-button.tsx';

/** As many as a person reads; hundreds would slow the page. */
const AT_ONCE = 50;

/** Everything of this person that is not on the server yet; what needs a decision comes first. */
export function OutboxSheet() {
  const { entries, isKnown, isSignedOut, personId } = useOutbox();
  const isOnline = useIsOnline();
  const [isSending, setIsSending] = useState(false);
  const send = () => {
    setIsSending(true);
    void flushNow().finally(() => setIsSending(false));
  };
  const ordered = (['stopped', 'waiting', 'unknown'] as const).flatMap((state) => entries.filter((entry) => entry.state === state));
  const canSend = isOnline && !isSignedOut && entries.some(({ state }) => state === 'waiting');
  return (
    <Sheet
      open
      onClose={closeOutbox}
      title={m.offline_saved_here()}
      actions={
        <>
          <Button variant={canSend ? 'secondary' : 'primary'} onClick={closeOutbox}>
            {m.common_done()}
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
              {m.common_sign_in()}
            </LinkButton>
          }
        >
          {m.offline_sheet_signed_out()}
        </Callout>
      ) : null}
      <TryAllAgain entries={entries} personId={personId} />
      {ordered.length === 0 ? (
        // Not before the person has looked.
        isKnown && <EmptyState drawing="calm" title={m.offline_sheet_empty()} />
      ) : (
        <EntryList entries={ordered} />
      )}
    </Sheet>
  );
}

function EntryList({ entries }: { entries: readonly OutboxEntry[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  const left = entries.length - shown;
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.slice(0, shown).map((entry) => (
          <OutboxItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {left > 0 ? (
        <Button wide variant="secondary" className="mt-4" onClick={() => setShown(shown + AT_ONCE)}>
          {m.offline_show_more({ count: left })}
        </Button>
      ) : null}
    </>
  );
}

/** Where several were refused, as by a plan that did not allow more: one press for all of them. */
function TryAllAgain({ entries, personId }: { entries: readonly OutboxEntry[]; personId: string | null }) {
  const refused = entries.filter(isRefused);
  if (personId === null || refused.length < 2) return null;
  const tryAgain = () => void changeOutbox((state) => retryRefused(state, personId));
  return (
    <Callout
      tone="warn"
      className="mb-2"
      action={
        <Button size="sm" variant="secondary" onClick={tryAgain}>
          {m.offline_try_all_again()}
        </Button>
      }
    >
      {refused.every(isOverPlan) ? m.offline_over_plan({ count: refused.length }) : m.offline_refused({ count: refused.length })}
    </Callout>
  );
}
