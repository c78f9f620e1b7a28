import { api } from '@limpid/contract';
import { bindPublic, type HttpApp } from '../../http/route.ts';
import { calculateBalance, calculateDose, calculateEffect, calculatePlan, calculateTargets, calculateVolume } from './calculators.ts';

export function calculatorRoutes(app: HttpApp): void {
  bindPublic(app, api.calculators.balance, ({ body }) => calculateBalance(body));
  bindPublic(app, api.calculators.effect, ({ body }) => calculateEffect(body));
  bindPublic(app, api.calculators.dose, ({ body }) => calculateDose(body));
  bindPublic(app, api.calculators.plan, ({ body, now }) => calculatePlan(body, now));
  bindPublic(app, api.calculators.targets, ({ body }) => calculateTargets(body));
  bindPublic(app, api.calculators.volume, ({ body }) => calculateVolume(body));
}
