import { useMe } from '../../api/me.ts';
import { late } from '../../ui/late.tsx';

const { Late: VerifyNotice } = late(() => import('./verify-notice.tsx').then(({ VerifyNotice }) => VerifyNotice));

/** A word for those whose address nobody has confirmed. */
export function VerifyBanner() {
  const { me } = useMe({ onlyIfHinted: true });
  return me && !me.emailVerified ? <VerifyNotice email={me.email} /> : null;
}
