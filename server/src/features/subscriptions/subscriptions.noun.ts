import { Subscription } from '@limpid/contract';
import { trials } from '../../db/tables/trials.ts';
import type { Noun } from '../../registry/noun.ts';
import { findSubscription } from './subscriptions.ts';

export const subscriptions: Noun = {
  name: 'subscriptions',
  tables: [trials],
  download: [{ of: 'person', key: 'subscription', schema: Subscription, read: ({ db, person }) => findSubscription(db, person) }],
  erasure: 'cascade',
  search: { no: 'One per person, in the settings.' },
  coach: { no: 'It says nothing about water.' },
};
