// Numbers that are there for something else than a sum.
import { isOfCourse } from './understanding/frame-facts.ts';
import type { Frame } from './understanding/frame.ts';
import type { Intent } from './understanding/intents.ts';
import { hasAim } from './understanding/question-kind.ts';

/** Numbers in these are no sum. */
const NO_SUM: ReadonlySet<Intent> = new Set<Intent>([
  'swim', 'chem_mix', 'remind', 'log', 'log_treatment', 'complete', 'schedule', 'equipment', 'history', 'forecast',
]); // prettier-ignore
/** Numbers that are no sum: of a test to write down, of a wish, of a pool's size. */
export const isNoSum = (frame: Frame, intent: Intent): boolean =>
  (NO_SUM.has(intent) &&
    !(intent === 'log' && !frame.cues.has('log') && /\?|\b(?:what|how much)\b/.test(frame.text)) &&
    !isOfCourse(frame) &&
    !(intent === 'forecast' && frame.quantities.length > 1)) ||
  (intent === 'dose' && hasAim(frame)) ||
  (intent === 'volume' &&
    !/evapor|\bsurface\b|\barea\b|weigh|inch(?:es)? of water|missing|\blevel\b|\blos[ei]|\bdrops?\b|pierd|\b(?:a|per) day\b|al dia/.test(
      frame.text,
    ));
