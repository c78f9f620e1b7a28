import { api } from '@limpid/contract';
import { bind, bindPool, type HttpApp, type PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { listOverview } from './pool-overview.ts';
import { completeStep, findPlan, restartPlan, skipStep, type Whose } from './plans.ts';

export function planRoutes(app: HttpApp): void {
  bindPool(app, api.plans.find, ({ db, now, ...asked }) => findPlan(db, whose(asked), now));
  bindPool(app, api.plans.completeStep, ({ db, params, body, now, ...asked }) => completeStep(db, whose(asked), params.stepId, body, now));
  bindPool(app, api.plans.skipStep, ({ db, params, body, now, ...asked }) =>
    skipStep(db, whose(asked), params.stepId, body.productId, now),
  );
  bindPool(app, api.plans.restart, ({ db, now, ...asked }) => restartPlan(db, whose(asked), now));
  bind(app, api.overview.list, ({ db, person, query, now }) => listOverview(db, person, query, now));
}

/** Who has not chosen units measures as the first regions do. */
const whose = ({ pool, person }: { pool: PoolRow; person: Person }): Whose => ({ pool, measures: person.units ?? 'us' });
