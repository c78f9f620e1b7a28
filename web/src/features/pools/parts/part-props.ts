import type { UnitSystem } from '@limpid/chemistry';
import type { PoolAnswers } from '../pool-answers.ts';
import type { Faults } from '../pool-checks.ts';

/** What every part of a pool's description is given, in the setup and on the pool's page alike. */
export interface PartProps {
  answers: PoolAnswers;
  onChange: (changes: Partial<PoolAnswers>) => void;
  /** by dotted path; shown beside the fields */
  faults: Faults;
  units: UnitSystem;
}
