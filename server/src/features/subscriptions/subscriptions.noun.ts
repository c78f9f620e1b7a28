import { Subscription } from '@limpid/contract';
import { erasedTrials, trials } from '../../db/tables/trials.ts';
import type { Noun } from '../../registry/noun.ts';
import { findSubscription, rememberTrial } from './subscriptions.ts';

export const subscriptions: Noun = {
  name: 'subscriptions',
  tables: [trials, erasedTrials],
  download: [
    {
      of: 'person',
      key: 'subscription',
      schema: Subscription,
      read: ({ db, person, secret, now }) => findSubscription(db, person, { secret, now }),
    },
  ],
  // The trial goes with the person. That there was one stays as a keyed hash of the address, so that registering again gives no second one.
  erasure: rememberTrial,
  search: { no: 'One per person, in the settings.' },
  coach: { no: 'It says nothing about water.' },
};
