import { api } from '@limpid/contract';
import { bind, type HttpApp } from '../../http/route.ts';
import { findSubscription, startTrial } from './subscriptions.ts';

export function subscriptionRoutes(app: HttpApp): void {
  bind(app, api.subscriptions.find, ({ db, person, app: { secret }, now }) => findSubscription(db, person, { secret, now }));
  bind(app, api.subscriptions.startTrial, ({ db, person, app: { secret }, now }) => startTrial(db, person, { secret, now }));
}
