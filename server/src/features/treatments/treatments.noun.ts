import { Treatment } from '@limpid/contract';
import { treatments as table } from '../../db/tables/treatments.ts';
import type { Noun } from '../../registry/noun.ts';
import { listTreatments } from './treatments.ts';

export const treatments: Noun = {
  name: 'treatments',
  tables: [table],
  download: [{ of: 'pool', key: 'treatments', schema: Treatment, page: listTreatments }],
  erasure: 'cascade',
  search: { no: 'A log is looked through by date, on its own page.' },
  coach: { yes: 'the log of the pool that the question is about' },
};
