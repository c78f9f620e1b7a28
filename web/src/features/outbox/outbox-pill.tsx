import { useEffect, useState } from 'react';
import { withOutbox } from '../../offline/outbox/lazy-outbox.ts';
import { useOutboxOpen } from '../../offline/outbox/outbox-view.ts';
import { useIsOnline } from '../../browser/online.ts';
import { useIsReachable } from '../../browser/reach.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { lazyPart } from '../../ui/lazy-loader.ts';
import { lazy } from '../../ui/lazy.tsx';
import { LeaveQuestion } from './leave-question.tsx';

// One script for everything about waiting entries: it loads when there is something to show.
const fetchMessages = () => import('./outbox-sheet.tsx');
const { Lazy: OutboxSheet } = lazy(() => fetchMessages().then((part) => part.OutboxSheet));
const pill = lazyPart(() => fetchMessages().then((part) => part.PillButton));

/** Says quietly that there is no signal or that something is not sent yet; nothing when all is well. */
export function OutboxPill({ compact = false }: { compact?: boolean }) {
  const { entries, isSignedOut } = useOutbox();
  const isReachable = useIsReachable();
  const isOnline = useIsOnline() && isReachable;
  const [Pill, setPill] = useState(() => pill.current());
  const isQuiet = isOnline && entries.length === 0;
  useEffect(() => {
    const load = () =>
      void pill.load().then(
        (loaded) => setPill(() => loaded),
        () => undefined,
      );
    // Ahead of the first word, for without a signal it could not come at all.
    if (isQuiet) withOutbox(load);
    else load();
  }, [isQuiet]);
  if (isQuiet || !Pill) return null;
  const stopped = entries.filter(({ state }) => state === 'stopped').length;
  return <Pill isOnline={isOnline} isSignedOut={isSignedOut} count={entries.length} stopped={stopped} compact={compact} />;
}

/** The sheet behind the pills, and the question at sign-out: once in the shell, wherever they are asked for. */
export function OutboxPlace() {
  const isOpen = useOutboxOpen();
  return (
    <>
      {isOpen ? <OutboxSheet /> : null}
      <LeaveQuestion />
    </>
  );
}
