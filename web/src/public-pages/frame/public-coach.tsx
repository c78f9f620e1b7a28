import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { FOR_PERSON } from './public-account.tsx';

/**
 * Plain links, as these pages work without a script: the page itself is all that the coach can know of it. Written out, because the module
 * of the address (api/coach-address.ts) would become a script of its own that every list of scripts names; the test compares the two.
 */
const useAddress = (): string => `/ai-coach?about=${encodeURIComponent(useLocation().pathname)}`;

/**
 * The way to the coach for who has signed in on this device, as on every page of the app. The narrowest screens have it in the menu
 * only. A word without an icon: each of these pages has its bar of bytes.
 */
export function PublicCoach({ linkClass }: { linkClass: string }) {
  return (
    <a href={useAddress()} aria-label={m.common_ask_coach()} className={`${FOR_PERSON} inline-flex max-[22rem]:hidden ${linkClass}`}>
      {m.coach_ask_short()}
    </a>
  );
}

export function PublicMenuCoach({ linkClass }: { linkClass: string }) {
  return (
    <li className="not-in-data-signed-in:hidden">
      <a href={useAddress()} className={`flex ${linkClass}`}>
        {m.common_ask_coach()}
      </a>
    </li>
  );
}
