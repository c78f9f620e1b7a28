import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../../session/me.ts';
import { forgetVerifyPlace, VERIFY_PLACE } from '../../session/verify-place.ts';
import { lazy } from '../../ui/lazy.tsx';

const { Lazy: VerifyNotice } = lazy(() => import('./verify-notice.tsx').then(({ VerifyNotice }) => VerifyNotice));

/** The page that everyone comes by; where people work at something, and in the settings, which say it themselves, it would be in the way. */
const PLACES = ['/dashboard', '/profile'];

/** A notice for people with an unconfirmed address, in a place that is reserved for it. */
export function VerifyBanner() {
  const { me } = useMe({ onlyIfHinted: true });
  const { pathname } = useLocation();
  const isVerified = me?.emailVerified === true;
  useEffect(() => {
    if (isVerified) forgetVerifyPlace();
  }, [isVerified]);
  if (!PLACES.includes(pathname)) return null;
  return (
    <div className={`relative ${VERIFY_PLACE}`}>{me && !me.emailVerified ? <VerifyNotice personId={me.id} email={me.email} /> : null}</div>
  );
}
