// When and from what the plan is computed on this device.
import { api, type Pool, type PoolPlan } from '@limpid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useMe } from '../../api/me.ts';
import { readKey } from '../../api/reads.ts';
import { savesData } from '../../api/saves-data.ts';
import { usePoolLog } from '../../offline/pool-log.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { useNow } from '../../ui/countdown.tsx';
import type { LocalFacts } from './local-plan.ts';

/** Waits and ages move on. */
const REFRESH_MS = 60_000;

/** No answer at all, or one of something that stands in front of the server. */
export const isOutOfReach = (error: Error | null): boolean => error !== null && (!(error instanceof ApiError) || error.status >= 502);

const fetchEngine = () => import('./local-plan.ts');
/** Long after the page stands: the engine comes ahead, for without a signal it could not come at all. */
const FETCH_AHEAD_MS = 5000;

function useEngineAhead(): void {
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => void fetchEngine().catch(() => undefined), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The plan as this device computes it; undefined while it need not (`isWanted`), or cannot yet. */
export function useLocalPlan(pool: Pool, isWanted: boolean): PoolPlan | undefined {
  const facts = useLocalFacts(pool, isWanted);
  const now = useNow(REFRESH_MS);
  useEngineAhead();
  const [answer, setAnswer] = useState<{ of: Pool; plan: PoolPlan }>();
  useEffect(() => {
    if (!facts) return;
    let isCurrent = true;
    fetchEngine()
      .then(({ localPlan }) => isCurrent && setAnswer({ of: facts.pool, plan: localPlan(facts, new Date(now)) }))
      // The last known plan stays on the page.
      .catch((error: unknown) => console.warn('The plan could not be computed here.', error));
    return () => {
      isCurrent = false;
    };
  }, [facts, now]);
  return isWanted && answer?.of === pool ? answer.plan : undefined;
}

function useLocalFacts(pool: Pool, isWanted: boolean): LocalFacts | undefined {
  const { readings, treatments, isPending, updatedAt } = usePoolLog(pool.id);
  const { entries } = useOutbox();
  const { me } = useMe({ onlyIfHinted: true });
  const lastKnown = useQueryClient().getQueryData<PoolPlan>(readKey(api.plans.find, { params: { poolId: pool.id } }));
  // as on the server: who has not chosen measures as the first regions do
  const measures = me?.units ?? 'us';
  // A log that is still on its way would give the plan of an empty one.
  const isKnown = !isPending || updatedAt > 0 || readings.length > 0;
  return useMemo(() => {
    if (!isWanted || !isKnown) return undefined;
    const waiting = entries.filter((entry) => entry.poolId === pool.id);
    return { pool, measures, readings, treatments, waiting, lastKnown };
  }, [isWanted, isKnown, pool, measures, readings, treatments, entries, lastKnown]);
}
