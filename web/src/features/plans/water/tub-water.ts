// Of a hot tub: how old its water is, and how long it lasts. Never guessed.
import { waterLife } from '@limpid/chemistry';
import type { Pool, PoolPlan } from '@limpid/contract';

const DAY_MS = 86_400_000;

export type TubPool = Pick<Pool, 'id' | 'kind' | 'volumeL' | 'dailyBathers'>;

/** `age`: in days; undefined while no change of the water is known. */
export function tubWater({ kind, volumeL, dailyBathers }: TubPool, { filledAt }: Pick<PoolPlan, 'filledAt'>, now: number) {
  const age = filledAt === undefined ? undefined : Math.max(0, Math.floor((now - Date.parse(filledAt)) / DAY_MS));
  const life = waterLife({ kind, volumeL, ...(dailyBathers ? { dailyBathers } : {}), ...(age === undefined ? {} : { waterAgeDays: age }) });
  return { age, life };
}

export const changeGuide = ({ id }: Pick<Pool, 'id'>): string => `/pools/${id}?guide=water_change`;
