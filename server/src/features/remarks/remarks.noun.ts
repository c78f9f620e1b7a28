import { Remark } from '@limpid/contract';
import { remarks as table } from '../../db/tables/remarks.ts';
import type { Noun } from '../../registry/noun.ts';
import { listRemarks } from './remarks.ts';

export const remarks: Noun = {
  name: 'remarks',
  tables: [table],
  download: [{ of: 'pool', key: 'remarks', schema: Remark, page: listRemarks }],
  erasure: 'cascade',
  search: { no: 'A log is looked through by date, on its own page.' },
  coach: { yes: 'the notes of the pool that the question is about' },
};
