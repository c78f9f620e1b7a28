// What waits of each noun, in words. The compiler asks for an entry here as soon as a noun is declared (web/src/offline/nouns).
import type { CallOf, Noun } from '../../offline/noun.ts';
import type { Fields, OutboxEntry } from '../../offline/outbox-entry.ts';
import { m } from '../../paraglide/messages.js';

export interface NounWords<Call extends string = string> {
  /** what an entry of each call is: "Test", "Correction of a test" */
  calls: Readonly<Record<Call, () => string>>;
  /** names of fields that are not parameters, amounts, moments or notes */
  fields?: Readonly<Record<string, () => string>>;
  /** one line that tells a row apart from others; without it the values measured or the product */
  summary?: (row: Fields) => string;
  /** the page on which something refused can be corrected */
  correctAt?: (entry: OutboxEntry) => string;
}

const inLog = ({ poolId, rowId }: OutboxEntry): string => `/chemistry?pool=${poolId}&correct=${rowId}`;

export const NOUN_WORDS = {
  reading: {
    calls: {
      'readings.record': () => m.offline_reading_record(),
      'readings.change': () => m.offline_reading_change(),
      'readings.remove': () => m.offline_reading_remove(),
    },
    correctAt: inLog,
  },
  treatment: {
    calls: {
      'treatments.record': () => m.offline_treatment_record(),
      'treatments.change': () => m.offline_treatment_change(),
      'treatments.remove': () => m.offline_treatment_remove(),
      'plans.completeStep': () => m.offline_treatment_record(),
    },
    correctAt: inLog,
  },
  plan: {
    calls: {
      'plans.skipStep': () => m.offline_plan_skip(),
      'plans.restart': () => m.offline_plan_restart(),
    },
  },
  'clear-up': {
    calls: {
      'clearUps.start': () => m.offline_clear_up_start(),
      'clearUps.change': () => m.offline_clear_up_change(),
    },
  },
} satisfies { [Name in Noun]: NounWords<CallOf<Name>> };
