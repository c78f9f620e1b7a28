// The calculators: the engine, called directly. Nothing is stored and no sign-in is needed.
import { balance, balanceFindings, dose, effect, afterOpenAir, plan, type Plan, targets, volumeOf } from '@limpid/chemistry';
import type { AnswerOf, api, CheckedBody } from '@limpid/contract';
import { requireFittingAmount } from '../products/amounts.ts';

type Calculators = typeof api.calculators;

export function calculateBalance({ water, surface }: CheckedBody<Calculators['balance']>): AnswerOf<Calculators['balance']> {
  return { ...balance(water), findings: balanceFindings(water, surface) };
}

export function calculateEffect(body: CheckedBody<Calculators['effect']>): AnswerOf<Calculators['effect']> {
  body.additions.forEach((addition, index) => requireFittingAmount(addition, `additions.${index}.`));
  const water = effect({ volumeL: body.volumeL, water: body.water, additions: body.additions });
  return { water: body.closed === false ? afterOpenAir(water) : water };
}

export function calculateDose(body: CheckedBody<Calculators['dose']>): AnswerOf<Calculators['dose']> {
  return dose(body);
}

/** `now` is the base of the swim-safe clock where the caller gives none. */
export function calculatePlan(body: CheckedBody<Calculators['plan']>, now: Date): AnswerOf<Calculators['plan']> {
  const shelf = body.shelf?.length ? body.shelf : undefined;
  return planAnswer(plan({ ...body, shelf, at: body.at ?? now.toISOString() }));
}

/** Without the members that say nothing: from when swimming is allowed, or else why that is not known. */
function planAnswer(answer: Plan): AnswerOf<Calculators['plan']> {
  return {
    ...answer,
    predicted: answer.predicted ?? undefined,
    swimSafeAt: answer.swimSafeAt ?? undefined,
    swimBlockedBecause: answer.swimSafeAt === null ? answer.swimBlockedBecause : undefined,
    targets: answer.targets ?? undefined,
  };
}

export function calculateTargets(body: CheckedBody<Calculators['targets']>): AnswerOf<Calculators['targets']> {
  return targets(body.pool, body.cyanuricAcidPpm);
}

export function calculateVolume(body: CheckedBody<Calculators['volume']>): AnswerOf<Calculators['volume']> {
  return volumeOf(body);
}
