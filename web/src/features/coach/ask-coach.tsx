// The way from any page of the app to the coach. It takes along where the person is and what is typed there.
import { Bot } from 'lucide-react';
import { useLocation } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { coachAddress } from '../../api/coach-address.ts';

/** `about`: the values on the page where its address does not name them all. */
export function AskCoach({ about }: { about?: string | undefined }) {
  const { pathname, search } = useLocation();
  const { href } = useCurrentPool();
  return (
    <LinkButton
      variant="quiet"
      to={href(coachAddress(pathname, about ?? search))}
      prefetch="intent"
      aria-label={m.coach_ask()}
      className="max-sm:gap-1.5 max-sm:px-2.5"
      iconBefore={<Bot size={22} strokeWidth={1.75} aria-hidden />}
    >
      <span className="max-sm:hidden">{m.coach_ask()}</span>
      {/* Where even this does not fit, the icon has the place: its name is the label of the link. */}
      <span className="sm:hidden max-[22rem]:hidden">{m.coach_ask_short()}</span>
    </LinkButton>
  );
}
