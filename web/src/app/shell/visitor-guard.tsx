import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useIsFirstDraw } from '../../browser/first-draw.ts';
import { useMe } from '../../session/me.ts';

/**
 * On the start page and the sign-in page: a person who is already signed in is sent to the dashboard. The form itself leads there after
 * signing in.
 */
export function VisitorGuard({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const { me, isLoading } = useMe({ onlyIfHinted: true });
  const [cameAs, setCameAs] = useState<'visitor' | 'person' | null>(null);
  // At build time no one is signed in.
  const isFirstDraw = useIsFirstDraw();
  if (cameAs === null && !isLoading && !isFirstDraw) setCameAs(me ? 'person' : 'visitor');
  return cameAs === 'person' && !comesByMail(search) ? <Navigate to="/dashboard" replace /> : children;
}

// The link of a mail must work even on a device where someone is still signed in.
function comesByMail(search: string): boolean {
  const words = new URLSearchParams(search);
  return ['token', 'verify', 'confirm', 'undo'].some((name) => words.has(name));
}
