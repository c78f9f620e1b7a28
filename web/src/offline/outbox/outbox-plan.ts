// What was refused because the person's plan did not allow more is sent again automatically once the plan has changed: once under each
// plan.
import { api, type Subscription } from '@limpid/contract';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../../api/reads.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { type OutboxState, retryRefused } from './outbox-state.ts';

export const isOverPlan = ({ state, problem }: OutboxEntry): boolean => state === 'stopped' && problem?.status === 402;

/** The same words: the same plan. */
const inWords = ({ planId, status, trial }: Subscription): string => JSON.stringify([planId, status, trial.startedAt, trial.endsAt]);

/** The plan under which it was tried last is written down beside the entries, so that no tab and no later visit does it twice. */
export function retryUnder(state: OutboxState, personId: string, subscription: Subscription): void {
  const plan = inWords(subscription);
  if (state.triedUnder[personId] === plan) return;
  state.setTriedUnder(personId, plan);
  retryRefused(state, personId, isOverPlan);
}

/** Hears whatever this page learns about the plan, by whichever way. */
export function watchPlan(client: QueryClient, hear: (subscription: Subscription) => void): void {
  const key = JSON.stringify(readKey(api.subscriptions.find));
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || JSON.stringify(event.query.queryKey) !== key) return;
    const { data } = event.query.state as { data?: Subscription | null };
    if (data) hear(data);
  });
}
