// Whether a step is still in the plan: a page shows the plan that this device kept while the server's is on its way.
import { api, type PoolPlan } from '@limpid/contract';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../../api/reads.ts';
import { outboxSnapshot } from '../../offline/outbox/outbox-snapshot.ts';
import { isBehindLog } from './log-news.ts';

/** Longer than this no one waits for a press to count. */
const PATIENCE_MS = 4000;

export class PlanChangedError extends Error {}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

/**
 * Throws PlanChangedError where the server's newest plan no longer has the step. Without an answer of the server, and where something that
 * it has not heard of waits here, what was pressed counts.
 */
export async function requireStillPlanned(client: QueryClient, poolId: string, stepId: string): Promise<void> {
  const queryKey = readKey(api.plans.find, { params: { poolId } });
  const query = client.getQueryCache().find<PoolPlan>({ queryKey });
  if (!query || !navigator.onLine || outboxSnapshot().entries.some((entry) => entry.poolId === poolId)) return;
  if (query.state.fetchStatus === 'fetching') await Promise.race([query.promise?.catch(() => undefined), patience()]);
  const { data, error, fetchStatus, dataUpdatedAt } = query.state;
  if (!data || error || fetchStatus !== 'idle' || isBehindLog(poolId, dataUpdatedAt)) return;
  if (!data.steps.some((step) => step.stepId === stepId)) throw new PlanChangedError();
}
