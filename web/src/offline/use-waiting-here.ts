// What is waiting on this device for the last person who was signed in and has not signed out: their session may have ended.
import { useEffect, useState } from 'react';
import { isLeaving, signedInId, signedInName } from '../session/signed-in-hint.ts';
import { withOutbox } from './outbox/lazy-outbox.ts';
import { isMarkedWaiting } from './outbox/outbox-snapshot.ts';

export interface WaitingHere {
  count: number;
  /** what the device calls them by already */
  name: string;
}

/** Nothing of a person who has signed out: it stays hidden until they are back. */
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
