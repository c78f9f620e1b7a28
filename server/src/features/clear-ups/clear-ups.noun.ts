import { ClearUp } from '@limpid/contract';
import { clearUps as table } from '../../db/tables/clear-ups.ts';
import type { Noun } from '../../registry/noun.ts';
import { listClearUps } from './clear-ups.ts';

export const clearUps: Noun = {
  name: 'clear-ups',
  tables: [table],
  download: [{ of: 'pool', key: 'clearUps', schema: ClearUp, page: listClearUps }],
  erasure: 'cascade',
  search: { no: 'They belong to the plan of their pool.' },
  coach: { yes: 'where the clear-up of the pool stands that the question is about' },
};
