import type { NounDeclaration, NounExample } from '../noun.ts';

/** An entry is not corrected: it is deleted and recorded again. */
export const noun = {
  scope: 'pool',
  calls: {
    'equipmentEntries.record': { method: 'POST', path: '/api/pools/{poolId}/equipment-entries', status: 201, verb: 'record' },
    'equipmentEntries.remove': { method: 'DELETE', path: '/api/pools/{poolId}/equipment-entries/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/equipment-entries',
  moment: 'at',
  fixed: ['kind', 'equipmentId', 'costCents'],
} as const satisfies NounDeclaration;

const equipmentId = '0197f6f0-0000-7000-8000-0000000000e1';

export const example: NounExample = {
  needs: [{ path: '/api/pools/{poolId}/equipment', body: { id: equipmentId, kind: 'filter' } }],
  record: { kind: 'service', costCents: 4500, note: 'Seal replaced', equipmentId },
};

declare module '../noun.ts' {
  interface Nouns {
    'equipment-entry': typeof noun;
  }
}
