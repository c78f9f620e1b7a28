import { api } from '@limpid/contract';
import { bind, type HttpApp } from '../../http/route.ts';
import { findSubscription, startTrial } from './subscriptions.ts';

export function subscriptionRoutes(app: HttpApp): void {
  bind(app, api.subscriptions.find, ({ db, person }) => findSubscription(db, person));
  bind(app, api.subscriptions.startTrial, ({ db, person, now }) => startTrial(db, person, now));
}
