// What has to be bought for a plan: how much, about what it costs, and what for.
import { CHOICE_SENTENCES } from '../sentences/choice-sentences.ts';
import type { ShoppingItem } from './plan-shape.ts';
import { unitAfter } from '../sentences/parameter-names.ts';
import { isLeftToCell } from './equipped.ts';
import { type Goals, hasMetals, isBelowMinimum, isRaisedByTablets, needsShock } from './goals.ts';
import { type Situation, type Steered } from './input.ts';
import { usualCandidates } from './candidates.ts';
import { shopCandidates } from './candidates.ts';
import { outOfRange } from './findings/outcome.ts';
import { rangeOf } from './numbers.ts';
import { shockPpmAfter } from './findings/pool-findings.ts';
import { purposeOf } from './purpose.ts';
import { type Addition, type Portion, portionsOf, type Schedule } from './schedule.ts';
import { solvePlan } from './optimizer/solve.ts';
import { sequestrantOf, urgentPortions } from './stages.ts';
import { PRODUCTS, type ProductId } from '../products/products.ts';
import { isAcid, isChlorine, isSlow } from '../safety.ts';
import type { Sentence } from '../sentences/message.ts';
import { shown, sentencesFrom } from '../sentences/sentences.ts';
import { isSpa } from '../targets/targets.ts';
import type { Water } from '../water.ts';

const sentence = /* @__PURE__ */ sentencesFrom(CHOICE_SENTENCES);

const WAITS_AT_MOST_MINUTES = 60;
/** Below its minimum, the first chlorine comes within the hour; in a spa after the refill. */
function hasSanitizerInTime(situation: Situation, additions: readonly Addition[]): boolean {
  if (!isBelowMinimum(situation)) return true;
  const isRefilledSpa = isSpa(situation.pool) && additions.some(({ portion }) => portion.productId === 'fill-water');
  const fast = additions.find(({ portion: { productId } }) => isChlorine(productId) && !isSlow(productId));
  return fast !== undefined && (isRefilledSpa || fast.afterMinutes <= WAITS_AT_MOST_MINUTES);
}

const QUICK: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'dichlor'];
/** Chlorine to the minimum, from a shop: the plainest that was not skipped. */
function fastChlorineOf(situation: Situation, goals: Goals): Portion[] {
  const quickest = QUICK.find((id) => !situation.excluded.has(id));
  return urgentPortions({ ...situation, candidates: shopCandidates().filter(({ productId }) => productId === quickest) }, goals);
}

/** Chlorine at hand that works today and adds no stabilizer. */
const hasPlainChlorine = ({ candidates }: Situation) =>
  candidates.some(({ productId: id }) => isChlorine(id) && id !== 'dichlor' && !isSlow(id));

/** What a full shop would add where the shelf falls short. */
export function missingFromShelf(situation: Situation, goals: Goals, predicted: Water, additions: readonly Addition[]): Portion[] {
  if (!situation.shelfGiven) return [];
  const isLeft = (name: Steered) => name === 'freeChlorinePpm' && isLeftToCell(situation);
  const unmet = outOfRange(situation, predicted).filter((name) => ['low', 'high', 'fine'].includes(goals[name].state) && !isLeft(name));
  const owned = new Set(situation.candidates.map((candidate) => candidate.productId));
  const aids = owned.has('sequestrant') || situation.excluded.has('sequestrant') ? [] : sequestrantOf(situation, shopCandidates());
  const fast = hasSanitizerInTime(situation, additions) ? [] : fastChlorineOf(situation, goals);
  if (unmet.length === 0) return [...aids, ...fast];
  // no second chlorine or acid to buy where the one at hand does it
  const isServed = (id: ProductId) => {
    const purpose = purposeOf(situation, id);
    return (
      purpose !== undefined &&
      !unmet.includes(purpose) &&
      situation.candidates.some((own) => purposeOf(situation, own.productId) === purpose)
    );
  };
  // one kind of chlorine is enough, and one acid
  const isSecond = (id: ProductId) =>
    (isChlorine(id) && hasPlainChlorine(situation) && !hasMetals(situation)) ||
    (isAcid(id) && situation.candidates.some(({ productId }) => isAcid(productId)));
  const inShop = usualCandidates(situation.pool).filter(
    ({ productId: id }) => !owned.has(id) && !situation.excluded.has(id) && !isServed(id) && !isSecond(id),
  );
  const better = portionsOf(situation, solvePlan(situation, goals, [...situation.candidates, ...inShop]));
  const isNeverBought = (id: ProductId) => id === 'fill-water' || (id === 'cyanuric-acid' && isRaisedByTablets(situation));
  const wanted = better.filter(({ productId: id }) => !isNeverBought(id) && !owned.has(id));
  return [...aids, ...wanted, ...(wanted.some(({ productId }) => isChlorine(productId)) ? [] : fast)];
}

/** Without a shelf, everything that the plan uses; with one, what it lacks. */
function portionsToBuy(situation: Situation, { additions, postponed }: Schedule, toBuy: readonly Portion[]): Portion[] {
  if (situation.shelfGiven) return [...toBuy];
  const byProduct = new Map<ProductId, Portion>();
  for (const { portion, amount } of [...additions, ...postponed.map((portion) => ({ portion, amount: portion.amount }))]) {
    if (portion.productId === 'fill-water') continue;
    const before = byProduct.get(portion.productId)?.amount ?? 0;
    byProduct.set(portion.productId, { ...portion, amount: before + amount });
  }
  return [...byProduct.values()];
}

function reasonOf(situation: Situation, goals: Goals, predicted: Water, { productId }: Portion): { reason: string; spoken: Sentence } {
  const { ironPpm = 0, copperPpm = 0 } = situation.measured;
  if (productId === 'sequestrant' && hasMetals(situation)) {
    const parameter = ironPpm >= copperPpm ? 'ironPpm' : 'copperPpm';
    const values = { parameter, value: shown(Math.max(ironPpm, copperPpm)) } as const;
    return { reason: 'buy_for_metals', spoken: sentence('findings_buy_for_metals', values) };
  }
  const isShock = isChlorine(productId) && situation.targets.freeChlorine !== null && needsShock(situation);
  const shockPpm = isShock ? shockPpmAfter(situation, predicted) : null;
  if (shockPpm !== null) return { reason: 'buy_for_shock', spoken: sentence('findings_buy_for_shock', { shock: shown(shockPpm) }) };
  const parameter = purposeOf(situation, productId);
  const goal = parameter && goals[parameter];
  if (!goal || goal.state === 'unknown' || (goal.value >= goal.range.low && goal.value <= goal.range.high))
    return { reason: 'buy_with_the_rest', spoken: sentence('findings_buy_with_the_rest') };
  const isPh = goal.parameter === 'ph';
  const values = {
    parameter: goal.parameter,
    value: shown(goal.value, isPh),
    ...rangeOf(goal.range, isPh),
    unit: unitAfter(goal.parameter),
  };
  const code = goal.value < goal.range.low ? 'buy_for_low' : 'buy_for_high';
  return { reason: code, spoken: sentence(`findings_${code}`, values) };
}

const numbersIn = ({ messages }: Sentence): Record<string, number> =>
  Object.fromEntries(
    messages.flatMap(({ values = {} }) =>
      Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
  );
/** A sentence with its plain numbers beside it, as findings have them. */
export const withValues = (spoken: Sentence) => ({ ...spoken, values: numbersIn(spoken) });

export function shoppingOf(
  situation: Situation,
  goals: Goals,
  schedule: Schedule,
  predicted: Water,
  toBuy: readonly Portion[],
): ShoppingItem[] {
  return portionsToBuy(situation, schedule, toBuy).map((portion) => {
    const { productId, strengthPercent, amount, usdPerUnit } = portion;
    const { reason, spoken } = reasonOf(situation, goals, predicted, portion);
    return {
      productId,
      strengthPercent,
      ...(PRODUCTS[productId].form === 'liquid' ? { amountMl: amount } : { amountG: amount }),
      costUsd: Math.round((usdPerUnit * amount) / 10) / 100,
      reason,
      ...withValues(spoken),
    };
  });
}
