import type { NounDeclaration, NounExample } from '../noun.ts';

export const noun = {
  scope: 'pool',
  calls: {
    'treatments.record': { method: 'POST', path: '/api/pools/{poolId}/treatments', status: 201, verb: 'record' },
    'treatments.change': { method: 'PATCH', path: '/api/pools/{poolId}/treatments/{id}', status: 200, verb: 'change' },
    'treatments.remove': { method: 'DELETE', path: '/api/pools/{poolId}/treatments/{id}', status: 204, verb: 'remove' },
    // A step that is done becomes a treatment; the answer is the plan.
    'plans.completeStep': {
      method: 'POST',
      path: '/api/pools/{poolId}/plan/steps/{stepId}/done',
      status: 200,
      verb: 'record',
      answer: { read: '/api/pools/{poolId}/plan', list: 'steps' },
    },
  },
  list: '/api/pools/{poolId}/treatments',
  moment: 'doneAt',
  clearable: ['note'],
  fixed: ['productId', 'fillWater'],
} as const satisfies NounDeclaration;

export const example: NounExample = { record: { productId: 'salt', amountG: 500, note: 'By the steps' } };

declare module '../noun.ts' {
  interface Nouns {
    treatment: typeof noun;
  }
}
