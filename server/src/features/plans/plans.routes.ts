import { api } from '@limpid/contract';
import { bindPool, type HttpApp } from '../../http/route.ts';
import { completeStep, findPlan, restartPlan, skipStep } from './plans.ts';

export function planRoutes(app: HttpApp): void {
  bindPool(app, api.plans.find, ({ db, pool, now }) => findPlan(db, pool, now));
  bindPool(app, api.plans.completeStep, ({ db, pool, params, body, now }) => completeStep(db, pool, params.stepId, body, now));
  bindPool(app, api.plans.skipStep, ({ db, pool, params, now }) => skipStep(db, pool, params.stepId, now));
  bindPool(app, api.plans.restart, ({ db, pool, now }) => restartPlan(db, pool, now));
}
