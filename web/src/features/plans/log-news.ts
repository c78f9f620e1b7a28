// When something of a pool's log arrived at the server: an answer from before that does not know of it.
import { listen } from '../../offline/outbox/outbox-channel.ts';

const arrivedAt = new Map<string, number>();
let isListening = false;

/** From now on for good: what was logged on one page is looked at on another. */
export function hearLogNews(): void {
  if (isListening) return;
  isListening = true;
  listen((news) => {
    if (news.type === 'sent') arrivedAt.set(news.entry.poolId, Date.now());
  });
}

/** Whether something arrived since the answer of that moment. */
export const isBehindLog = (poolId: string, answeredAt: number): boolean => answeredAt < (arrivedAt.get(poolId) ?? 0);
