import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';

const tag = 'subscriptions';

export const TRIAL_DAYS = 30;

export const Subscription = z.object({
  planId: z.string(),
  status: z.string(),
  trial: z.object({
    /** once per account, while it is on the Free plan */
    canStart: z.boolean(),
    startedAt: z.nullable(z.string()),
    endsAt: z.nullable(z.string()),
  }),
});
export type Subscription = z.infer<typeof Subscription>;

export const subscriptions = {
  find: get('/api/subscription', {
    tag,
    summary: 'The plan of the person signed in, and whether a trial is left.',
    response: Subscription,
  }),
  startTrial: post('/api/subscription/trial', {
    tag,
    status: 201,
    summary: 'Starts 30 days of Pro without a card; afterwards the account is Free again and nothing is deleted.',
    response: Subscription,
    problems: ['trial_used'],
  }),
};
