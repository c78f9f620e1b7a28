// What may be done with a question of which kind.
import type { Intent } from './understanding/intents.ts';

/** These need a clear case: an answer to another question would carry a number. */
export const NUMERIC: ReadonlySet<Intent> = new Set<Intent>([
  'dose',
  'lower_by_water',
  'balance',
  'fc_target',
  'shock',
  'index',
  'volume',
  'swim',
]);
/** Answered from the pool's log or by rules of their own, however general the words are. */
export const OF_ITS_OWN: ReadonlySet<Intent> = new Set<Intent>([
  'smalltalk', 'out_of_scope', 'chem_mix', 'remind', 'log', 'log_treatment', 'complete', 'schedule', 'equipment', 'history', 'forecast', 'status',
  'trend', 'diagnose', 'weather', 'dose', 'lower_by_water', 'balance', 'volume',
]); // prettier-ignore
