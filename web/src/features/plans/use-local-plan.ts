// When and from what the plan is computed on this device.
import { api, type Pool, type PoolPlan } from '@limpid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useMe } from '../../session/me.ts';
import { readKey } from '../../api/reads.ts';
import { usePoolLog } from '../../offline/pool-log.ts';
import { useNow } from '../../ui/countdown.tsx';
import type { LocalFacts } from './local-plan.ts';
import { usePlanAhead } from './plan-ahead.data.ts';
import type { ComputeBeside } from './plan-beside.ts';
import { askForEngine, type EngineState, type PlanEngine, useEngine } from './plan-engine.ts';

/** Waits and ages move on. */
const REFRESH_MS = 60_000;

/** No answer at all, or one from something in front of the server. */
export const isOutOfReach = (error: Error | null): boolean => error !== null && (!(error instanceof ApiError) || error.status >= 502);

export interface LocalPlan {
  /** as this device computes it; undefined while it need not, or cannot yet */
  plan: PoolPlan | undefined;
  /** wanted, and about to be there */
  isComing: boolean;
}

function computed({ localPlan }: PlanEngine, facts: LocalFacts, now: number): PoolPlan | undefined {
  try {
    return localPlan(facts, new Date(now));
  } catch (error) {
    // The last known plan stays on the page.
    console.warn('The plan could not be computed here.', error);
    return undefined;
  }
}

export function useLocalPlan(pool: Pool, isWanted: boolean): LocalPlan {
  const { facts, isLogComing } = useLocalFacts(pool, isWanted);
  const now = useNow(REFRESH_MS);
  const engine = useEngine();
  usePlanAhead();
  useEffect(() => {
    if (isWanted) askForEngine();
  }, [isWanted]);
  const { plan, isComing } = useComputed(engine, facts, now);
  return { plan, isComing: isWanted && (engine === 'coming' || isLogComing || isComing) };
}

/** Of these facts, or none: a plan without what was just logged must not be seen. Of an earlier moment until the later one is computed. */
function useComputed(engine: EngineState, facts: LocalFacts | undefined, now: number): LocalPlan {
  const own = typeof engine === 'object' && facts ? engine : undefined;
  // Without a worker, while rendering.
  const here = useMemo(() => (own && !own.beside && facts ? computed(own, facts, now) : undefined), [own, facts, now]);
  const [answer, setAnswer] = useState<{ facts: LocalFacts; plan: PoolPlan | undefined } | null>(null);
  useEffect(() => {
    if (!own?.beside || !facts) return undefined;
    let isCurrent = true;
    const show = (plan: PoolPlan | undefined) => isCurrent && setAnswer({ facts, plan });
    // Async, so that synchronous errors become rejections: then the page computes.
    const ask = async (beside: ComputeBeside) => beside(facts, now);
    ask(own.beside).then(show, () => isCurrent && show(computed(own, facts, now)));
    return () => {
      isCurrent = false;
    };
  }, [own, facts, now]);
  if (!own?.beside) return { plan: here, isComing: false };
  const isAnswered = answer?.facts === facts;
  return { plan: isAnswered ? answer?.plan : undefined, isComing: !isAnswered };
}

function useLocalFacts(pool: Pool, isWanted: boolean): { facts: LocalFacts | undefined; isLogComing: boolean } {
  const { readings, treatments, waiting, isPending, isOffline, updatedAt } = usePoolLog(pool.id);
  const { me } = useMe({ onlyIfHinted: true });
  const lastKnown = useQueryClient().getQueryData<PoolPlan>(readKey(api.plans.find, { params: { poolId: pool.id } }));
  // as on the server: people who have not chosen measure as the first regions do
  const measures = me?.units ?? 'us';
  // A log that is still on its way would give the plan of an empty one.
  const isKnown = !isPending || updatedAt > 0 || readings.length > 0;
  const facts = useMemo(
    () => (isWanted && isKnown ? { pool, measures, readings, treatments, waiting, lastKnown } : undefined),
    [isWanted, isKnown, pool, measures, readings, treatments, waiting, lastKnown],
  );
  return { facts, isLogComing: !isKnown && !isOffline };
}
