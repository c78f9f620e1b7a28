import { Reading } from '@limpid/contract';
import { readings as table } from '../../db/tables/readings.ts';
import type { Noun } from '../../registry/noun.ts';
import { listReadings } from './readings.ts';

export const readings: Noun = {
  name: 'readings',
  tables: [table],
  download: [{ of: 'pool', key: 'readings', schema: Reading, page: listReadings }],
  erasure: 'cascade',
  search: { no: 'A log is looked through by date, on its own page.' },
  coach: { yes: 'the log of the pool that the question is about' },
};
