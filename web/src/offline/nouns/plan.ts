import type { NounDeclaration, NounExample } from '../noun.ts';

const answer = { read: '/api/pools/{poolId}/plan', list: 'steps' };

/** What changes the plan but not the water; a step that is done is a treatment. */
export const noun = {
  scope: 'pool',
  calls: {
    'plans.skipStep': { method: 'POST', path: '/api/pools/{poolId}/plan/steps/{stepId}/skip', status: 200, verb: 'act', answer },
    'plans.restart': { method: 'POST', path: '/api/pools/{poolId}/plan/restart', status: 200, verb: 'act', answer },
  },
} as const satisfies NounDeclaration;

export const example: NounExample = {
  acts: { 'plans.skipStep': { params: { stepId: 'a-step' }, body: { productId: 'salt' } }, 'plans.restart': {} },
};

declare module '../noun.ts' {
  interface Nouns {
    plan: typeof noun;
  }
}
