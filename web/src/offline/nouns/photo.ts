import type { NounDeclaration, NounExample } from '../noun.ts';

export const noun = {
  scope: 'pool',
  calls: {
    'photos.record': { method: 'POST', path: '/api/pools/{poolId}/photos', status: 201, verb: 'record', form: { file: 'file' } },
    'photos.change': { method: 'PATCH', path: '/api/pools/{poolId}/photos/{id}', status: 200, verb: 'change' },
    'photos.remove': { method: 'DELETE', path: '/api/pools/{poolId}/photos/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/photos',
  shownIn: ['/api/photos', '/api/me/storage'],
  moment: 'takenAt',
  clearable: ['caption', 'readingId', 'completionId', 'equipmentId'],
  computed: ['poolId', 'width', 'height', 'urls'],
  fixed: ['fingerprint'],
  blank: { width: 0, height: 0, caption: null, tags: [], urls: { small: '', medium: '', large: '' } },
} as const satisfies NounDeclaration;

export const example: NounExample = { record: { caption: 'After the storm' } };

declare module '../noun.ts' {
  interface Nouns {
    photo: typeof noun;
  }
}
