import type { NounDeclaration, NounExample } from '../noun.ts';

export const noun = {
  scope: 'pool',
  calls: {
    'remarks.record': { method: 'POST', path: '/api/pools/{poolId}/remarks', status: 201, verb: 'record' },
    'remarks.change': { method: 'PATCH', path: '/api/pools/{poolId}/remarks/{id}', status: 200, verb: 'change' },
    'remarks.remove': { method: 'DELETE', path: '/api/pools/{poolId}/remarks/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/remarks',
  moment: 'at',
  clearable: ['text', 'rainMm', 'bathers'],
} as const satisfies NounDeclaration;

export const example: NounExample = { record: { rainMm: 12, text: 'Storm' } };

declare module '../noun.ts' {
  interface Nouns {
    remark: typeof noun;
  }
}
