import type { NounDeclaration, NounExample } from '../noun.ts';

export const noun = {
  scope: 'pool',
  calls: {
    'photos.record': { method: 'POST', path: '/api/pools/{poolId}/photos', status: 201, verb: 'record' },
    'photos.change': { method: 'PATCH', path: '/api/pools/{poolId}/photos/{id}', status: 200, verb: 'change' },
    'photos.remove': { method: 'DELETE', path: '/api/pools/{poolId}/photos/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/photos',
  moment: 'takenAt',
  clearable: ['caption', 'readingId', 'completionId', 'equipmentId'],
  computed: ['poolId', 'width', 'height', 'urls'],
  fixed: ['fingerprint'],
} as const satisfies NounDeclaration;

export const example: NounExample = { record: { caption: 'After the storm', tags: ['steps'] } };

declare module '../noun.ts' {
  interface Nouns {
    photo: typeof noun;
  }
}
