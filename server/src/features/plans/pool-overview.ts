// All pools of a person at a glance. Each is planned for, so a page is short, and ends early where planning takes long.
import { setImmediate } from 'node:timers/promises';
import { currentPlan, type PlanFacts, type PlanOfPool, planOfPool } from '@limpid/chemistry';
import { type PoolOverview, reason } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { problem } from '../../http/problems.ts';
import type { PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { listPoolRows } from '../pools/pools.ts';
import { findFactsOfPools } from './plan-facts.ts';

/** After so long the page ends, at the next pool. */
const LONGEST_PAGE_MS = 1000;

interface Asked {
  limit: number;
  /** the last pool of the page before */
  cursor?: string | undefined;
  /** told of each pool's plan, which an overview only sums up */
  onPlan?: (poolId: string, plan: PlanOfPool) => void;
}

/** Oldest pool first, like the list of pools. */
export async function listOverview(db: Queries, person: Person, { limit, cursor, onPlan }: Asked, now: Date) {
  const pools = await listPoolRows(db, person);
  const rest = pools.slice(startOf(pools, cursor));
  const page = await findFactsOfPools(db, { pools: rest.slice(0, limit), measures: person.units ?? 'us' }, now);
  const items: PoolOverview[] = [];
  const startedMs = performance.now();
  for (const [index, facts] of page.entries()) {
    if (items.length > 0 && performance.now() - startedMs > LONGEST_PAGE_MS) break;
    items.push(overviewOf((rest[index] as PoolRow).id, facts, onPlan));
    // Others get their turn in between.
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate();
  }
  return { items, nextCursor: items.length < rest.length ? (items.at(-1)?.poolId ?? null) : null };
}

function startOf(pools: readonly PoolRow[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const index = pools.findIndex(({ id }) => id === cursor.toLowerCase());
  if (index < 0) throw problem('invalid_request', { fields: { cursor: reason('pool_gone') } });
  return index + 1;
}

function overviewOf(poolId: string, facts: PlanFacts, onPlan?: Asked['onPlan']): PoolOverview {
  const plan = planOfPool(facts, currentPlan(facts));
  onPlan?.(poolId, plan);
  const { swim, steps, retestAt, shopping = [] } = plan;
  const left = steps.filter(({ state }) => state === 'todo');
  const [next] = left;
  return {
    poolId,
    swim,
    testedAt: facts.newest?.takenAt,
    stepsLeft: left.length,
    nextStep: next && pickStep(next),
    shopping,
    retestAt,
    hasClearUp: facts.clearUp !== undefined,
  };
}

type NextStep = NonNullable<PoolOverview['nextStep']>;
const pickStep = ({ productId, strengthPercent, amountG, amountMl, amountL, readyAt }: NextStep): NextStep => ({
  productId,
  strengthPercent,
  amountG,
  amountMl,
  amountL,
  readyAt,
});
