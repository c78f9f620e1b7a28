import { GuideTick } from '@limpid/contract';
import { guideTicks as table } from '../../db/tables/guide-ticks.ts';
import type { Noun } from '../../registry/noun.ts';
import { listTicks } from './ticks.ts';

export const guideTicks: Noun = {
  name: 'guideTicks',
  tables: [table],
  download: [{ of: 'pool', key: 'guideTicks', schema: GuideTick, page: listTicks }],
  erasure: 'cascade',
  search: { yes: 'every guide, by its title, its checklist and its text; never who ticked what' },
  coach: { yes: 'the guide that fits the pool that the question is about' },
};
