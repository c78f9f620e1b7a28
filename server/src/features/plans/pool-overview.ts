// All pools of a person at a glance. Each is planned for, so a page is short, and ends early where planning takes long.
import { setImmediate } from 'node:timers/promises';
import { currentPlan, type PlanOfPool, planOfPool, type UnitSystem } from '@limpid/chemistry';
import { type PoolOverview, reason } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { problem } from '../../http/problems.ts';
import type { PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { isClearUpOpen } from '../clear-ups/clear-ups.ts';
import { listPoolRows } from '../pools/pools.ts';
import { findFacts } from './plan-facts.ts';

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
  const items: PoolOverview[] = [];
  const startedMs = performance.now();
  for (const pool of rest.slice(0, limit)) {
    if (items.length > 0 && performance.now() - startedMs > LONGEST_PAGE_MS) break;
    // One after the other, and others get their turn in between.
    // oxlint-disable-next-line no-await-in-loop
    items.push(await overviewOf(db, pool, person.units ?? 'us', now, onPlan));
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

async function overviewOf(db: Queries, pool: PoolRow, measures: UnitSystem, now: Date, onPlan?: Asked['onPlan']): Promise<PoolOverview> {
  const facts = await findFacts(db, { pool, measures }, now);
  const plan = planOfPool(facts, currentPlan(facts));
  onPlan?.(pool.id, plan);
  const { swim, steps, retestAt, shopping = [] } = plan;
  const left = steps.filter(({ state }) => state === 'todo');
  const [next] = left;
  return {
    poolId: pool.id,
    swim,
    testedAt: facts.newest?.takenAt,
    stepsLeft: left.length,
    nextStep: next && pickStep(next),
    shopping,
    retestAt,
    hasClearUp: await isClearUpOpen(db, pool),
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
