// The progress of a pool's clear-up, computed here from its log, online or offline.
import type { ClearUpReason, ClearUpState } from '@limpid/chemistry';
import type { ClearUp, Pool, Reading, Treatment } from '@limpid/contract';
import { useEffect, useMemo, useState } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { usePoolLog } from '../../offline/pool-log.ts';
import { useNow } from '../../ui/countdown.tsx';
import { currentClearUp, isOpen, useChangeClearUp, useClearUps } from './clear-ups.data.ts';

type Engine = typeof import('./clear-up-engine.ts');

/** Undefined while it is on its way; it is tried again when the page is opened again. */
function useEngine(isWanted: boolean): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    if (!isWanted || engine) return;
    import('./clear-up-engine.ts').then(setEngine, (error: unknown) => console.warn('The clear-up could not be loaded.', error));
  }, [isWanted, engine]);
  return engine;
}

export interface CurrentClearUp {
  isPending: boolean;
  clearUp: ClearUp | undefined;
  state: ClearUpState | undefined;
  /** why one would help; only asked for while none is open */
  reason: ClearUpReason | undefined;
}

const WEEK_MS = 7 * 86_400_000;
const NIGHT_MS = 14 * 3_600_000;

/** Whether the log is worth asking the engine about: it is large, and most waters are clear. */
export function mayNeedClearUp(readings: readonly Reading[], now: number): boolean {
  const recent = readings.filter(({ takenAt }) => now - Date.parse(takenAt) < WEEK_MS);
  const isFalling = (reading: Reading, index: number): boolean => {
    const before = recent.slice(index + 1).find(({ freeChlorinePpm }) => freeChlorinePpm !== undefined);
    if (before?.freeChlorinePpm === undefined || reading.freeChlorinePpm === undefined) return false;
    const isNear = Date.parse(reading.takenAt) - Date.parse(before.takenAt) < NIGHT_MS;
    return isNear && before.freeChlorinePpm - reading.freeChlorinePpm > 1;
  };
  return recent.some(
    (reading, index) =>
      reading.look === 'green' || reading.look === 'cloudy' || (reading.combinedChlorinePpm ?? 0) > 0.5 || isFalling(reading, index),
  );
}

const TICK_MS = 60_000;

/** What was logged since the clock of the page last moved on counts immediately. */
function afterNewest(now: number, readings: readonly Reading[], treatments: readonly Treatment[]): number {
  const instants = [...readings.slice(0, 2).map(({ takenAt }) => takenAt), ...treatments.slice(0, 2).map(({ doneAt }) => doneAt)];
  return Math.max(now, ...instants.map(Date.parse).filter((at) => at <= now + TICK_MS));
}

export function useClearUp(pool: Pool): CurrentClearUp {
  const clearUps = useClearUps(pool.id);
  const { readings, treatments, isPending } = usePoolLog(pool.id);
  const { units } = useUnits();
  const now = useNow(TICK_MS);
  const items = clearUps.data?.items;
  const clearUp = useMemo(() => items && currentClearUp(items, now), [items, now]);
  const isOffered = !clearUp && items !== undefined && mayNeedClearUp(readings, now);
  const engine = useEngine(clearUp !== undefined || isOffered);
  const question = useMemo(
    () => ({ pool, measures: units, readings, treatments, nowMs: afterNewest(now, readings, treatments) }),
    [pool, units, readings, treatments, now],
  );
  const startedAt = clearUp?.startedAt;
  const state = useMemo(() => (startedAt === undefined ? undefined : engine?.stateOf(question, startedAt)), [engine, question, startedAt]);
  const reason = useMemo(() => (isOffered ? engine?.reasonOf(question) : undefined), [engine, question, isOffered]);
  useEndWhenClear(pool, clearUp, state);
  const isWaiting = isPending || clearUps.isPending || ((clearUp !== undefined || isOffered) && !engine);
  return { isPending: isWaiting, clearUp, state, reason };
}

/** It ends without being asked once all three criteria are met. */
function useEndWhenClear(pool: Pool, clearUp: ClearUp | undefined, state: ClearUpState | undefined): void {
  const { mutate } = useChangeClearUp(pool.id);
  const id = clearUp && isOpen(clearUp) ? clearUp.id : undefined;
  const endedAt = state?.action.kind === 'done' ? state.action.at : undefined;
  useEffect(() => {
    if (id !== undefined && endedAt !== undefined) mutate({ id, outcome: 'clear', endedAt });
  }, [id, endedAt, mutate]);
}
