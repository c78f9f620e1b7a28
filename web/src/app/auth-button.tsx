import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe, useSignOut } from '../api/me.ts';
import { Button } from '../ui/button.tsx';
import type { ButtonSize } from '../ui/button.tsx';

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
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  if (isLoading) {
    return (
      <Button variant="secondary" size={size} disabled>
        Loading...
      </Button>
    );
  }
  if (me) {
    const leave = <SignOutButton personId={me.id} size={size} />;
    if (!showProfile) return leave;
    return (
      <div className={clsx('flex min-w-0', stacked ? 'flex-col items-start gap-1.5' : 'items-center gap-3')}>
        <span className="max-w-full truncate text-sm text-muted">Hello, {me.firstName || me.email}</span>
        {leave}
      </div>
    );
  }
  return (
    <Button
      size={size}
      disabled={isPending}
      onClick={() => {
        setPending(true);
        void Promise.resolve(navigate('/auth')).finally(() => setPending(false));
      }}
    >
      {isPending ? 'Getting Started...' : 'Get Started Free'}
    </Button>
  );
}

const LeaveDialog = lazy(() => import('../features/outbox/leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })));

/** Out at once, unless something of this person is on this device only: then they decide what becomes of it. */
function SignOutButton({ personId, size }: { personId: string; size: ButtonSize }) {
  const signOut = useSignOut();
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const begin = async () => {
    setPending(true);
    // Loaded on the way out only: public pages carry this button too.
    const { countWaiting } = await import('../offline/waiting-count.ts');
    if ((await countWaiting(personId)) === 0) return signOut();
    setPending(false);
    setAsking(true);
  };
  const leave = async (what: 'keep' | 'discard') => {
    setAsking(false);
    setPending(true);
    if (what === 'discard') {
      const { forgetPerson } = await import('../offline/forget-person.ts');
      await forgetPerson(personId);
    }
    await signOut();
  };
  return (
    <>
      <Button variant="secondary" size={size} pending={isPending} onClick={() => void begin()}>
        Sign Out
      </Button>
      {isAsking ? (
        <Suspense>
          <LeaveDialog onStay={() => setAsking(false)} onLeave={(what) => void leave(what)} />
        </Suspense>
      ) : null}
    </>
  );
}
