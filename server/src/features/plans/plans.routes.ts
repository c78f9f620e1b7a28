import { api, type PoolPlan } from '@limpid/contract';
import { bind, bindPool, type HttpApp, type PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { listOverview } from './pool-overview.ts';
import { completeStep, findPlan, type OnPlanChange, type PlanWrite, restartPlan, skipStep, type Whose } from './plans.ts';

export function planRoutes(app: HttpApp, onChange: OnPlanChange): void {
  const told = async (plan: Promise<PoolPlan>, { db, pool, now }: PlanWrite): Promise<PoolPlan> => {
    await onChange(db, pool.id, await plan, now);
    return plan;
  };
  bindPool(app, api.plans.find, ({ db, now, ...asked }) => findPlan(db, whose(asked), now));
  bindPool(app, api.plans.completeStep, (asked) =>
    told(completeStep(asked.db, whose(asked), asked.params.stepId, asked.body, asked.now), asked),
  );
  bindPool(app, api.plans.skipStep, (asked) =>
    told(skipStep(asked.db, whose(asked), asked.params.stepId, asked.body.productId, asked.now), asked),
  );
  bindPool(app, api.plans.restart, (asked) => told(restartPlan(asked.db, whose(asked), asked.now), asked));
  bind(app, api.overview.list, ({ db, person, query, now }) => listOverview(db, person, query, now));
}

/** People who have not chosen units measure as the first regions do. */
const whose = ({ pool, person }: { pool: PoolRow; person: Person }): Whose => ({ pool, measures: person.units ?? 'us' });
