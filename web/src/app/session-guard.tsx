import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useIsFirstDraw } from '../api/first-draw.ts';
import { useMe } from '../api/me.ts';
import { recallUser } from '../api/signed-in-hint.ts';
import { useIsOnline } from '../offline/use-outbox.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page-header.tsx';
import { clearWantedPath, isProtected, storeWantedPath } from './protected-paths.ts';

/** A visitor at a protected address goes to /auth, once it is certain that nobody is signed in; until then `waiting` is shown. */
export function SessionGuard({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const location = useLocation();
  const needsSession = isProtected(location.pathname);
  const { me, isLoading, isUnreachable, ask } = useMe({ onlyIfHinted: !needsSession });
  const isTurnedAway = needsSession && me === null && !isLoading && !isUnreachable;
  const wanted = location.pathname + location.search;

  useEffect(() => {
    if (isTurnedAway) storeWantedPath(wanted);
  }, [isTurnedAway, wanted]);
  useEffect(() => {
    if (!me) return;
    clearWantedPath();
    recallUser(me);
  }, [me]);

  if (isTurnedAway) return <Navigate to="/auth" replace />;
  if (needsSession && isUnreachable) return <Unreachable onAsk={ask} />;
  return needsSession && !me ? waiting : children;
}

/** Nobody answers and nothing is kept: no reason to sign anybody out. */
function Unreachable({ onAsk }: { onAsk: () => void }) {
  const isOnline = useIsOnline();
  return (
    <Page>
      <EmptyState
        drawing={isOnline ? 'storm' : 'lost'}
        title={isOnline ? m.offline_unreachable_title() : m.offline_nothing_kept_title()}
        action={<Button onClick={onAsk}>{m.offline_try_again()}</Button>}
      >
        {isOnline ? m.offline_unreachable_text() : m.offline_nothing_kept_text()}
      </EmptyState>
    </Page>
  );
}

/** At the doors (/ and /auth): who is already signed in goes on to the dashboard. Who signs in here is taken there by the form. */
export function DoorGuard({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const { me, isLoading } = useMe({ onlyIfHinted: true });
  const [cameAs, setCameAs] = useState<'visitor' | 'person' | null>(null);
  // The page as it was made beforehand knows nobody yet.
  const isFirstDraw = useIsFirstDraw();
  if (cameAs === null && !isLoading && !isFirstDraw) setCameAs(me ? 'person' : 'visitor');
  return cameAs === 'person' && !comesByMail(search) ? <Navigate to="/dashboard" replace /> : children;
}

// The link of a mail must work even on a device where somebody is still signed in.
function comesByMail(search: string): boolean {
  const words = new URLSearchParams(search);
  return ['token', 'verify', 'confirm', 'undo'].some((name) => words.has(name));
}
