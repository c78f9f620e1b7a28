// What waits on this device for whoever was here last and has not left: their session may have ended meanwhile.
import { useEffect, useState } from 'react';
import { isLeaving, signedInId, signedInName } from '../session/signed-in-hint.ts';
import { withOutbox } from './outbox/lazy-outbox.ts';
import { isMarkedWaiting } from './outbox/outbox-snapshot.ts';

export interface WaitingHere {
  count: number;
  /** what the device calls them by already */
  name: string;
}

/** Nothing of anybody who has signed out: what they left is nobody's business until they are back. */
export function useWaitingHere(): WaitingHere | null {
  const [waiting, setWaiting] = useState<WaitingHere | null>(null);
  useEffect(() => {
    const personId = signedInId();
    if (personId === null || isLeaving() || !isMarkedWaiting()) return;
    let isGone = false;
    const show = (count: number) => {
      if (!isGone && count > 0) setWaiting({ count, name: signedInName() ?? '' });
    };
    withOutbox(({ countWaiting }) => void countWaiting(personId).then(show, () => undefined));
    return () => {
      isGone = true;
    };
  }, []);
  return waiting;
}
