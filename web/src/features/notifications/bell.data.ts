// Of the notifications what every page of the app shows: how many are unread.
import { api } from '@limpid/contract';
import { useRead } from '../../api/reads.ts';

const ASK_AGAIN_MS = 120_000;

/** How many notifications are unread; undefined while that is not known. */
export function useUnread(enabled: boolean): number | undefined {
  return useRead(api.notifications.list, { query: { limit: 1 } }, { enabled, refetchInterval: ASK_AGAIN_MS }).data?.unread;
}
