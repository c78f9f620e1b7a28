// Between which levels a dose is worked out at all: beyond them a slip of the finger is likelier than a wish.
import type { DoseParameter } from './dose.ts';

export const DOSE_LEVELS: Readonly<Record<DoseParameter, readonly [least: number, most: number]>> = {
  freeChlorinePpm: [0, 60],
  ph: [6, 9],
  alkalinityPpm: [0, 500],
  hardnessPpm: [0, 2000],
  cyanuricAcidPpm: [0, 300],
  saltPpm: [0, 12_000],
  boratePpm: [0, 100],
  brominePpm: [0, 30],
};

/** Enough for every accident in the water. */
const MOST_CHLORINE_PPM = 40;
const LEAST_LIMIT_PPM = 20;

/** To what free chlorine is raised at most: the shock level of this water, where it is known. */
export const mostChlorinePpm = (shockPpm: number | undefined): number =>
  shockPpm === undefined ? MOST_CHLORINE_PPM : Math.max(shockPpm, LEAST_LIMIT_PPM);
