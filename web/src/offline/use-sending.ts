// A photo on its way: how much of it has gone, and its picture until the server has one.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchOutbox } from './outbox/lazy-outbox.ts';
import { type Progress, progressOf, watchProgress } from './outbox/outbox-progress.ts';
import { useOutbox } from './use-outbox.ts';

/** Undefined: nothing of it is on its way, or the service worker sends it, which does not know. */
export function useSending(rowId: string): Progress | undefined {
  return useSyncExternalStore(
    watchProgress,
    () => progressOf(rowId),
    () => undefined,
  );
}

/** The address of the picture of a row whose file waits on this device. */
export function useWaitingPicture(rowId: string): string | undefined {
  const { entries } = useOutbox();
  const entryId = entries.find((entry) => entry.rowId === rowId && entry.file)?.id;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (entryId === undefined) return;
    let made: string | undefined;
    let isGone = false;
    const show = (picture: Blob | undefined) => {
      if (isGone || !picture) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    };
    void fetchOutbox()
      .then(({ waitingPicture }) => waitingPicture(entryId))
      .then(show, () => undefined);
    return () => {
      isGone = true;
      setUrl(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [entryId]);
  return url;
}
