import type { NounDeclaration, NounExample } from '../noun.ts';

/** That a task was done. It is not corrected: it is deleted and recorded again. */
export const noun = {
  scope: 'pool',
  calls: {
    'completions.record': { method: 'POST', path: '/api/pools/{poolId}/completions', status: 201, verb: 'record' },
    'completions.remove': { method: 'DELETE', path: '/api/pools/{poolId}/completions/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/completions',
  moment: 'doneAt',
  fixed: ['taskId'],
} as const satisfies NounDeclaration;

const taskId = '0197f6f0-0000-7000-8000-0000000000a1';

export const example: NounExample = {
  needs: [{ path: '/api/pools/{poolId}/tasks', body: { id: taskId, title: 'Skim', recurrence: { kind: 'since_done', days: 7 } } }],
  record: { note: 'Full of leaves', taskId },
};

declare module '../noun.ts' {
  interface Nouns {
    completion: typeof noun;
  }
}
