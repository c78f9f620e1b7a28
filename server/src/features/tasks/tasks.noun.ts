import { Completion, Task, TaskSkip } from '@limpid/contract';
import { taskCompletions, tasks as table, taskSkips } from '../../db/tables/tasks.ts';
import type { Noun } from '../../registry/noun.ts';
import { listCompletions } from './completions.ts';
import { listSkips, listTasks } from './tasks.ts';

export const tasks: Noun = {
  name: 'tasks',
  tables: [table, taskCompletions, taskSkips],
  download: [
    { of: 'pool', key: 'tasks', schema: Task, page: (db, pool, query) => listTasks(db, pool, query, new Date()) },
    { of: 'pool', key: 'completions', schema: Completion, page: listCompletions },
    { of: 'pool', key: 'taskSkips', schema: TaskSkip, page: listSkips },
  ],
  erasure: 'cascade',
  search: { no: 'What is due is on the maintenance page, which is found by its name.' },
  coach: { yes: 'the tasks of the pool that the question is about: what is due, and when each was last done' },
};
