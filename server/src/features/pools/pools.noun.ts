import { Pool } from '@limpid/contract';
import { pools as table } from '../../db/tables/pools.ts';
import type { Noun } from '../../registry/noun.ts';
import { listPools } from './pools.ts';

export const pools: Noun = {
  name: 'pools',
  tables: [table],
  download: [{ of: 'pools', key: 'pools', schema: Pool, list: ({ db, person }) => listPools(db, person) }],
  erasure: 'cascade',
  search: { no: 'The command palette finds pools on the device.' },
  coach: { yes: 'the pool that the question is about' },
};
