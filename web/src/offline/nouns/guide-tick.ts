import type { NounDeclaration, NounExample } from '../noun.ts';

/** That an item of a seasonal guide was done. It is not corrected: it is taken back and ticked again. */
export const noun = {
  scope: 'pool',
  calls: {
    // The same item may be ticked already: two devices may be at the pool.
    'guideTicks.record': { method: 'POST', path: '/api/pools/{poolId}/guide-ticks', status: 201, verb: 'record', mayBeOther: true },
    'guideTicks.remove': { method: 'DELETE', path: '/api/pools/{poolId}/guide-ticks/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/guide-ticks',
  moment: 'doneAt',
  fixed: ['guide', 'item', 'seasonOn'],
} as const satisfies NounDeclaration;

export const example: NounExample = { record: { guide: 'algae-season', item: 'brush', seasonOn: '2026-04-01' } };

declare module '../noun.ts' {
  interface Nouns {
    'guide-tick': typeof noun;
  }
}
