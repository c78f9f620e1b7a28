import { useLocation } from 'react-router';
import { useMe } from '../../api/me.ts';
import { late } from '../../ui/late.tsx';

const { Late: VerifyNotice } = late(() => import('./verify-notice.tsx').then(({ VerifyNotice }) => VerifyNotice));

/** The page that everybody comes by; where one works at something, and in the settings, which say it themselves, it would be in the way. */
const PLACES = ['/dashboard', '/profile'];

/** A word for those whose address nobody has confirmed. */
export function VerifyBanner() {
  const { me } = useMe({ onlyIfHinted: true });
  const { pathname } = useLocation();
  return me && !me.emailVerified && PLACES.includes(pathname) ? <VerifyNotice email={me.email} /> : null;
}
