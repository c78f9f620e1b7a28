import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useIsFirstDraw } from '../../browser/first-draw.ts';
import { useMe } from '../../session/me.ts';

/** At the doors (/ and /auth): who is already signed in goes on to the dashboard. Who signs in here is taken there by the form. */
export function VisitorGuard({ children }: { children: ReactNode }) {
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
