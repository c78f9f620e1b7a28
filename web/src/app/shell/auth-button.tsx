import { clsx } from 'clsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsOnline } from '../../browser/online.ts';
import { useMe, useSignOut } from '../../session/me.ts';
import { SIGN_UP_PATH } from '../../session/sign-up-path.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button.tsx';

interface AuthButtonProps {
  /** greets by name; without it only Sign Out is shown */
  showProfile?: boolean;
  size?: ButtonSize;
  /** the greeting above the button, where there is little width */
  stacked?: boolean;
}

/** The shared element of every header: who is here and the way out, or the way in. */
export function AuthButton({ showProfile = true, size = 'md', stacked = false }: AuthButtonProps) {
  const { me, isLoading } = useMe({ onlyIfHinted: true });
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  if (isLoading) {
    return (
      <Button variant="secondary" size={size} disabled>
        {m.shell_auth_loading()}
      </Button>
    );
  }
  if (me) {
    const leave = <SignOutButton size={size} />;
    if (!showProfile) return leave;
    return (
      <div className={clsx('flex min-w-0', stacked ? 'flex-col items-start gap-1.5' : 'items-center gap-3')}>
        <span className="max-w-full truncate text-sm text-muted">{m.shell_auth_greeting({ name: me.firstName || me.email })}</span>
        {leave}
      </div>
    );
  }
  // Signing in and signing up need a connection.
  if (!isOnline) return null;
  return (
    <Button
      size={size}
      disabled={isPending}
      onClick={() => {
        setPending(true);
        void Promise.resolve(navigate(SIGN_UP_PATH)).finally(() => setPending(false));
      }}
    >
      {isPending ? m.shell_auth_starting() : m.common_get_started_free()}
    </Button>
  );
}

/** Pending until the page has gone, or until the person has decided to stay. */
function SignOutButton({ size }: { size: ButtonSize }) {
  const signOut = useSignOut();
  const [isPending, setPending] = useState(false);
  const leave = async () => {
    setPending(true);
    if (!(await signOut())) setPending(false);
  };
  return (
    <Button variant="secondary" size={size} pending={isPending} onClick={() => void leave()}>
      {m.shell_auth_sign_out()}
    </Button>
  );
}
