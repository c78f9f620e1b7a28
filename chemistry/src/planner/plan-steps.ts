// The steps of a plan as they are shown: amounts, reasons, warnings, what they cost.
import { PRODUCTS } from '../products/products.ts';
import type { Sentence } from '../sentences/message.ts';
import { messagesOf, textsOf } from '../sentences/sentences.ts';
import type { Goals } from './goals.ts';
import type { Situation } from './input.ts';
import type { Cost, PlanStep, StepTime } from './plan-shape.ts';
import type { Addition } from './schedule.ts';
import { warningsOf, whyStep } from './step-sentences.ts';
import { arithmeticOf } from './sums.ts';
import { swimCheckOf } from './swim.ts';
import { freeChlorinePerPpmUsd } from './when.ts';

export function stepOf(
  situation: Situation,
  goals: Goals,
  addition: Addition,
  all: readonly Addition[],
  when: StepTime,
  rough: Sentence[],
): PlanStep {
  const { portion, amount, before, after, afterMinutes } = addition;
  const { productId, strengthPercent } = portion;
  const form = PRODUCTS[productId].form;
  const predicted = all.at(-1)?.after ?? after;
  const parts = all.filter((other) => other.portion === portion).length;
  const amounts =
    form === 'water'
      ? { amountL: amount, fillWater: { ...situation.fillWater } }
      : { strengthPercent, ...(form === 'liquid' ? { amountMl: amount } : { amountG: amount }) };
  const others = [...new Set(all.map((other) => other.portion.productId))];
  const why = whyStep(situation, goals, addition, predicted);
  const warnings = [...rough, ...warningsOf(situation, addition, others)];
  const arithmetic = arithmeticOf(situation, addition, parts);
  const perPpm = freeChlorinePerPpmUsd(situation.pool.volumeL, portion);
  return {
    productId,
    ...amounts,
    afterMinutes,
    why: why.text,
    warnings: textsOf(warnings),
    arithmetic: textsOf(arithmetic),
    messages: { why: why.messages, warnings: messagesOf(warnings), arithmetic: messagesOf(arithmetic) },
    costUsd: cents(usdOf(addition)),
    when,
    ...(perPpm !== undefined && { freeChlorinePerPpmUsd: perPpm }),
    before,
    after,
    swimBlocked: swimCheckOf(situation, after).against.length > 0,
  };
}

const usdOf = ({ portion, amount }: Addition): number => portion.usdPerUnit * (portion.productId === 'fill-water' ? amount : amount / 1000);
const cents = (usd: number) => Math.round(100 * usd) / 100;

/** Chemicals and water are paid to different people. */
export function costOf(additions: readonly Addition[]): Cost {
  const sum = (isWater: boolean) =>
    cents(additions.reduce((usd, addition) => usd + ((addition.portion.productId === 'fill-water') === isWater ? usdOf(addition) : 0), 0));
  return { chemicalsUsd: sum(false), waterUsd: sum(true) };
}
