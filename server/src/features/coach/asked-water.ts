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

/** A person says 15,000 of 14,900. */
const OWN_WITHIN = 0.02;
/** "I drained 3,000 gallons": of this pool, and no other water. */
const OF_THIS_POOL =
  /\b(?:drain\w*|replac\w*|refill\w*|chang(?:e|ed|ing) \w* ?(?:water|out)|exchang\w*|backwash\w*|lost|los(?:e|es|ing)|leak\w*|evaporat\w*|top(?:ped|ping)? (?:off|up)|fresh water|new water|pump(?:s|ed)? out|rain\w*|hauled|truck\w*|gpm|per (?:hour|minute|day)|vaci\w+|cambi\w+|rellen\w+|perd\w+|pierd\w+|fuga)\b/;

/**
 * A question about a hot tub has nothing to do with the numbers of a pool, nor the other way round; nor has one about another volume:
 * that is other water, and none of this pool's values holds for it.
 */
export function ofThisWater(frame: Frame, context: CoachContext): CoachContext {
  const { pool, ...general } = context;
  if (!pool) return context;
  if (frame.isSpa && pool.traits.kind !== 'spa' && !fold(pool.name).match(/spa|tub|jacuzzi/)) return general;
  const { volumeL } = pool.traits;
  const isOther = frame.volumeL !== undefined && Math.abs(frame.volumeL - volumeL) > OWN_WITHIN * volumeL && !OF_THIS_POOL.test(frame.text);
  return isOther ? { ...general, otherThan: pool.name } : context;
}
