import { plans as table, planSkips } from '../../db/tables/plans.ts';
import type { Noun } from '../../registry/noun.ts';

export const plans: Noun = {
  name: 'plans',
  tables: [table, planSkips],
  download: { leftOut: 'Computed from the pool and its log, which are in the file.' },
  erasure: 'cascade',
  search: { no: 'A pool has one plan, on its own page.' },
  coach: { yes: 'the plan of the pool that the question is about: its amounts are the only ones the coach may name' },
};
