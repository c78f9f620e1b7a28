import { clsx } from 'clsx';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { whenIdle } from '../../browser/idle.ts';
import { useMe } from '../../session/me.ts';
import { m } from '../../paraglide/messages.js';
import { tooltipOf } from '../../ui/overlays/tooltip.tsx';
import { useUnread } from './bell.data.ts';

const MOST_SHOWN = 9;

/** The way to the inbox, with how much of it is unread. Asked for once the page is there. */
export function Bell({ className }: { className?: string }) {
  const [isIdle, setIdle] = useState(false);
  const { me } = useMe({ onlyIfHinted: true });
  const { href } = useCurrentPool();
  const personId = me?.id;
  const unread = useUnread(isIdle && personId !== undefined) ?? 0;
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    if (isIdle && personId !== undefined) renewQuietly(personId);
  }, [isIdle, personId]);
  return (
    <Link
      to={href('/notifications')}
      prefetch="intent"
      {...tooltipOf()}
      aria-label={unread > 0 ? m.notifications_bell_unread({ count: unread }) : m.notifications_bell()}
      className={clsx(
        'relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-sunken hover:text-ink dark:hover:bg-raised print:hidden',
        className,
      )}
    >
      <BellIcon size={24} strokeWidth={1.75} aria-hidden />
      {unread > 0 ? (
        <span
          aria-hidden
          className="figures absolute top-1 right-0.5 flex badge-size items-center justify-center rounded-full bg-brand px-1 font-semibold text-on-brand ring-2 ring-surface"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      ) : null}
    </Link>
  );
}

function renewQuietly(personId: string): void {
  import('./push-device.ts').then(
    ({ renewPush }) => renewPush(personId).catch(() => undefined),
    () => undefined,
  );
}
