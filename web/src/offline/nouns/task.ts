import type { NounDeclaration, NounExample } from '../noun.ts';

export const noun = {
  scope: 'pool',
  calls: {
    // The same task of the catalog may be there already: two devices may accept a proposal.
    'tasks.add': { method: 'POST', path: '/api/pools/{poolId}/tasks', status: 201, verb: 'record', mayBeOther: true },
    'tasks.change': { method: 'PATCH', path: '/api/pools/{poolId}/tasks/{id}', status: 200, verb: 'change' },
    'tasks.remove': { method: 'DELETE', path: '/api/pools/{poolId}/tasks/{id}', status: 204, verb: 'remove' },
    'tasks.snooze': { method: 'POST', path: '/api/pools/{poolId}/tasks/{id}/snooze', status: 200, verb: 'act' },
    'tasks.skip': { method: 'POST', path: '/api/pools/{poolId}/tasks/{id}/skip', status: 200, verb: 'act' },
  },
  list: '/api/pools/{poolId}/tasks',
  clearable: ['notes', 'equipmentId', 'checklist'],
  fixed: ['catalogSlug'],
  computed: ['state', 'dueOn', 'lastDoneAt', 'doneCount', 'skippedAt', 'untilOn', 'metOn', 'isClosed'],
} as const satisfies NounDeclaration;

export const example: NounExample = {
  record: { title: 'Clean the filter', notes: 'Both', recurrence: { kind: 'since_done', days: 30 } },
  acts: {
    'tasks.snooze': { body: { untilOn: '2026-07-10', snoozedAt: '2026-07-04T12:00:00Z' } },
    'tasks.skip': { body: { reason: 'Rain', skippedAt: '2026-07-04T12:00:00Z' } },
  },
};

declare module '../noun.ts' {
  interface Nouns {
    task: typeof noun;
  }
}
