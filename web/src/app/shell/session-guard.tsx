import { useDeferredValue, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useMe } from '../../session/me.ts';
import { useIsOnline } from '../../browser/online.ts';
import { recallUser } from '../../session/signed-in-hint.ts';
import { useWaitingHere } from '../../offline/use-waiting-here.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page-header.tsx';
import { clearWantedPath, isProtected, storeWantedPath, wantedPath } from './protected-paths.ts';

/** A visitor at a protected address is sent to /auth, once it is certain that no one is signed in; until then `waiting` is shown. */
export function SessionGuard({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const needsSession = isProtected(location.pathname);
  const { me, isLoading, isUnreachable, ask } = useMe({ onlyIfHinted: !needsSession });
  const isTurnedAway = needsSession && me === null && !isLoading && !isUnreachable;
  const wanted = location.pathname + location.search;
  // The answer comes while the page is being taken over: what it opens is drawn in pieces, between which people can press something.
  const isOpen = useDeferredValue(!needsSession || Boolean(me));

  useEffect(() => {
    if (isTurnedAway) storeWantedPath(wanted);
  }, [isTurnedAway, wanted]);
  useEffect(() => {
    if (!me) return;
    const asked = wantedPath();
    clearWantedPath();
    recallUser(me);
    // A page for everyone that offered to sign in: the person was sent away from none.
    if (asked !== null && !isProtected(asked)) void navigate(asked, { replace: true });
  }, [me, navigate]);

  if (isTurnedAway) return <Navigate to="/auth" replace />;
  if (needsSession && isUnreachable) return <Unreachable onAsk={ask} />;
  return needsSession && !(me && isOpen) ? waiting : children;
}

/** No answer and no cache: no reason to sign a person out. */
function Unreachable({ onAsk }: { onAsk: () => void }) {
  const isOnline = useIsOnline();
  const waiting = useWaitingHere();
  const title = isOnline ? m.offline_unreachable_title() : m.offline_nothing_kept_title();
  const text = isOnline ? m.offline_unreachable_text() : m.offline_nothing_kept_text();
  return (
    <Page>
      <EmptyState
        drawing={isOnline ? 'storm' : 'lost'}
        title={waiting ? m.common_entries_saved_here(waiting) : title}
        action={<Button onClick={onAsk}>{m.common_try_again()}</Button>}
      >
        {waiting ? m.offline_waits_no_signal() : text}
      </EmptyState>
    </Page>
  );
}
