// The plan of a pool, and what people do with its steps.
import { api, type Pool, type PoolPlan } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { trueInstant, trueNow } from '../../ui/true-now.ts';
import { readKey, useRead } from '../../api/reads.ts';
import { useSentences } from '../../i18n/engine-text.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { usePoolLog } from '../../offline/pool-log.ts';
import { StorageError } from '../../offline/outbox/lazy-outbox.ts';
import type { Written } from '../../offline/outbox/outbox.ts';
import type { Intent } from '../../offline/outbox/outbox-entry.ts';
import { isMarkedWaiting } from '../../offline/outbox/outbox-snapshot.ts';
import { useOutbox, useWrite } from '../../offline/use-outbox.ts';
import type { Amounts } from '../../i18n/amounts.ts';
import { isBehindLog } from './log-news.ts';
import { allComputed } from './plan-beside.ts';
import { askForEngine } from './plan-engine.ts';
import { isOutOfReach, useLocalPlan } from './use-local-plan.ts';

export type PlanStep = PoolPlan['steps'][number];

/** Waits and the swim-safe clock move on, so an open page asks again every five minutes. */
const REFRESH_MS = 5 * 60_000;

/** Like any read; `isLocal`: computed on this device, for the server is out of reach or does not know yet what was logged here. */
export type PlanRead = { isLocal: boolean; refetch: () => unknown } & (
  | { isPending: true; isError: false; error: null; data: undefined }
  | { isPending: false; isError: true; error: Error | null; data: undefined }
  | { isPending: false; isError: false; error: null; data: ShownPlan }
);

/** isRenewing: it does not count what was just logged; the one that does is being computed, and takes its time. */
export type ShownPlan = PoolPlan & { isRenewing?: true };

/** For this long the previous plan stays as it is: most are computed sooner, and nothing flickers. */
const MOMENT_MS = 300;

function useIsLasting(isOn: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasting(true), MOMENT_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isOn]);
  return isOn && isLasting;
}

/**
 * The previous plan keeps its place while the next one is computed: a skeleton would take away what a person types in it. But it must not
 * say for longer than a moment that people may swim (swim-hero.tsx).
 */
function useRenewing(plan: PoolPlan | undefined, isRenewing: boolean): ShownPlan | undefined {
  const isLasting = useIsLasting(isRenewing);
  return useMemo(() => (plan && isLasting ? { ...plan, isRenewing: true } : plan), [plan, isLasting]);
}

/** The outbox may never come (storage that is closed, code that cannot be fetched): then the plan is shown without it. */
const OUTBOX_PATIENCE_MS = 2000;

/** Something was waiting here at the last visit, and the outbox has not been read yet. */
function useMayWait(): boolean {
  const { isKnown, personId } = useOutbox();
  const [isOver, setOver] = useState(false);
  const isAsking = !(isKnown && personId !== null) && !isOver && isMarkedWaiting();
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => setOver(true), OUTBOX_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return isAsking;
}

interface Shown {
  plan: PoolPlan | undefined;
  isLocal: boolean;
}

const NONE: Shown = { plan: undefined, isLocal: false };

/**
 * The plan that is true now, or none: until it is known, a page that shows one already keeps that. So it does with one that was computed
 * here while the next one is: the server's last answer is older.
 */
function useShown(pool: Pool, now: Shown, isHeld: boolean, isComing: boolean): Shown {
  const [shown, setShown] = useState({ poolId: pool.id, ...(isHeld ? NONE : now) });
  const isOfPool = shown.poolId === pool.id;
  if (isHeld || (isComing && isOfPool && shown.isLocal)) return isOfPool ? shown : NONE;
  if (shown.poolId !== pool.id || shown.plan !== now.plan || shown.isLocal !== now.isLocal) setShown({ poolId: pool.id, ...now });
  return now;
}

/**
 * The server's answer; without signal, and while it does not know of everything that was logged here, the same computed here. An answer that
 * does not count what was just logged could say that swimming is allowed: it is not shown.
 */
export function usePlan(pool: Pool): PlanRead {
  const server = useRead(api.plans.find, { params: { poolId: pool.id } }, { refetchInterval: REFRESH_MS });
  const { isOffline, hasWaiting } = usePoolLog(pool.id);
  const mayWait = useMayWait();
  const isAlone = isOffline || hasWaiting || isOutOfReach(server.error);
  const isBehind = hasWaiting || isBehindLog(pool.id, server.dataUpdatedAt);
  const local = useLocalPlan(pool, isAlone || isBehind);
  // Not in English first, and a moment later in another language.
  const canSpeak = useSentences();
  const isComing = local.isComing && !local.plan;
  // Without an answer of the server, not an error first and a plan a moment later.
  const isHeld = !canSpeak || mayWait || (isComing && (isBehind || !server.data));
  const now = { plan: local.plan ?? server.data, isLocal: isAlone && local.plan !== undefined };
  const { plan, isLocal } = useShown(pool, now, isHeld, isComing);
  const data = useRenewing(plan, isComing && (isBehind || isLocal));
  useEffect(() => {
    for (const { stepId, state } of data?.steps ?? []) if (state === 'done') unsure.delete(stepId);
  }, [data]);
  const refetch = () => {
    askForEngine();
    void server.refetch();
  };
  const common = { isLocal, refetch };
  if (data) return { ...common, isPending: false, isError: false, error: null, data };
  if (server.isError && !isHeld) return { ...common, isPending: false, isError: true, error: server.error, data };
  return { ...common, isPending: true, isError: false, error: null, data };
}

export interface StepDone {
  step: PlanStep;
  used: Amounts;
  /** throws where the step should not be written down after all */
  check?: () => Promise<void>;
}

/** By step: what was pressed and is not confirmed as stored. A later press means the same addition, made then. */
const unsure = new Map<string, { id: string; doneAt: string }>();

/** After this time it is not a repeated press: it was stored, shown as done and perhaps undone, or it is another addition. */
const UNSURE_MS = 5 * 60_000;

function pressedBefore(stepId: string): { id: string; doneAt: string } | undefined {
  const pressed = unsure.get(stepId);
  return pressed && Math.abs(trueNow() - Date.parse(pressed.doneAt)) < UNSURE_MS ? pressed : undefined;
}

/** Writes the step down as done: on the server, or on this device until there is a signal. Answers the id of its treatment, and what became of it. */
export function useCompleteStep(poolId: string) {
  const write = useWrite();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ step, used, check }: StepDone) => {
      await check?.();
      const { stepId, productId, strengthPercent, fillWater } = step;
      const pressed = pressedBefore(stepId) ?? { id: uuidV7(), doneAt: trueInstant() };
      unsure.set(stepId, pressed);
      const { id } = pressed;
      const done = { ...pressed, ...used };
      // What went into the water is a fact, whatever the plan has become by the time it arrives.
      const otherwise = { ...done, productId, strengthPercent, fillWater };
      let written: Written;
      try {
        written = await write({ call: 'plans.completeStep', poolId, rowId: id, stepId, body: done, otherwise });
      } catch (error) {
        // What the server has refused is nowhere.
        if (!(error instanceof StorageError)) unsure.delete(stepId);
        throw error;
      }
      // Taken back and done once more, it is another.
      unsure.delete(stepId);
      // Its button waits for the plan that is being computed with it, or the same step could be pressed again beside it. While what
      // computes is still being fetched there is nothing to wait for: what was written must not look unwritten as long as that takes.
      await allComputed();
      return { id, state: written.state };
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: readKey(api.plans.find, { params: { poolId } }) }),
  });
}

/** What changes the plan but not the water: sent right away, or as soon as there is a connection. */
function usePlanWrite<Input>(poolId: string, intent: (input: Input) => Omit<Intent, 'personId' | 'poolId' | 'rowId'>) {
  const write = useWrite();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => write({ ...intent(input), poolId, rowId: uuidV7() }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: readKey(api.plans.find, { params: { poolId } }) }),
  });
}

/** Left out whatever the plan has become by the time it arrives. */
export const useSkipStep = (poolId: string) =>
  usePlanWrite(poolId, ({ stepId, productId }: PlanStep) => ({ call: 'plans.skipStep', stepId, body: { productId } }));

export const useRestartPlan = (poolId: string) => usePlanWrite(poolId, () => ({ call: 'plans.restart' }));
