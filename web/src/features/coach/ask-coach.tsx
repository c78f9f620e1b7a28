// The way from any page of the app to the coach. It takes along where the person is and what is typed there.
import { Bot } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { tooltipOf } from '../../ui/overlays/tooltip.tsx';
import { coachAddress } from '../../api/coach-address.ts';

/** `about`: the values on the page where its address does not name them all. */
export function AskCoach({ about }: { about?: string | undefined }) {
  const { pathname, search } = useLocation();
  const { href } = useCurrentPool();
  return (
    <Link
      to={href(coachAddress(pathname, about ?? search))}
      prefetch="intent"
      {...tooltipOf()}
      aria-label={m.common_ask_coach()}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-tint text-brand transition-colors hover:bg-brand hover:text-on-brand print:hidden"
    >
      <Bot size={24} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
