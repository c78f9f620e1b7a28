import type { NounDeclaration, NounExample } from '../noun.ts';

export const noun = {
  scope: 'pool',
  calls: {
    'clearUps.start': { method: 'POST', path: '/api/pools/{poolId}/clear-ups', status: 201, verb: 'record', mayBeOther: true },
    // Ends it or opens it again: a fact of its own and no correction, so that it is sent in its turn.
    'clearUps.change': { method: 'PATCH', path: '/api/pools/{poolId}/clear-ups/{id}', status: 200, verb: 'act' },
  },
  list: '/api/pools/{poolId}/clear-ups',
  moment: 'startedAt',
} as const satisfies NounDeclaration;

export const example: NounExample = { record: {}, acts: { 'clearUps.change': { body: { outcome: 'stopped' } } } };

declare module '../noun.ts' {
  interface Nouns {
    'clear-up': typeof noun;
  }
}
