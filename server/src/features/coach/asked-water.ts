// Which water a question is about, and in which units it is answered.
import type { CoachContext } from './skills/reply.ts';
import { fold } from './understanding/fold.ts';
import type { Frame } from './understanding/frame.ts';

/** A question about liters is answered in liters. */
export function measuresOf(frame: Frame, { measures }: CoachContext): CoachContext['measures'] {
  const units = frame.quantities
    .filter(({ kind, value }) => kind === 'volume' && value >= 400)
    .map(({ unit }) => (/gal/.test(unit) ? 'us' : 'metric'));
  return units.length > 0 && new Set(units).size === 1 ? (units[0] ?? measures) : measures;
}

/** A question about a hot tub has nothing to do with the numbers of a pool, and the other way round. */
export function ofThisWater(frame: Frame, context: CoachContext): CoachContext {
  const { pool, ...general } = context;
  if (!pool || !frame.isSpa || pool.traits.kind === 'spa' || fold(pool.name).match(/spa|tub|jacuzzi/)) return context;
  return general;
}
