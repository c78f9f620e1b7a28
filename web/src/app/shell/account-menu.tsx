import { CircleUserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const { Lazy: AccountPanel, prepare } = lazy(() => import('./account-panel.tsx').then((part) => part.AccountPanel));

/** The person's own pages, units and appearance, at the foot of the side bar. */
export function AccountMenu() {
  const { key, pathname } = useLocation();
  const trigger = (
    <IconButton
      label={m.shell_account()}
      className={/^\/(settings|more)\b/.test(pathname) ? 'bg-tint text-brand' : undefined}
      icon={<CircleUserRound size={24} strokeWidth={1.75} aria-hidden />}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
  return (
    // Going somewhere closes it.
    <Popover key={key} label={m.shell_account()} trigger={trigger} side="top" align="end">
      <AccountPanel waiting={<Skeleton className="h-80 w-72 max-w-full" />} />
    </Popover>
  );
}
