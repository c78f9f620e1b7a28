import type { NounDeclaration, NounExample } from '../noun.ts';

export const noun = {
  scope: 'pool',
  calls: {
    'readings.record': { method: 'POST', path: '/api/pools/{poolId}/readings', status: 201, verb: 'record' },
    'readings.change': { method: 'PATCH', path: '/api/pools/{poolId}/readings/{id}', status: 200, verb: 'change' },
    'readings.remove': { method: 'DELETE', path: '/api/pools/{poolId}/readings/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/readings',
  moment: 'takenAt',
  clearable: [
    'note',
    'look',
    'saltCellPercent',
    'bounds',
    'confirmed',
    'freeChlorinePpm',
    'combinedChlorinePpm',
    'brominePpm',
    'ph',
    'alkalinityPpm',
    'hardnessPpm',
    'cyanuricAcidPpm',
    'saltPpm',
    'boratePpm',
    'phosphatePpb',
    'copperPpm',
    'ironPpm',
    'tdsPpm',
    'orpMv',
    'temperatureC',
    'totalChlorinePpm',
    'totalHardnessPpm',
    'biguanidePpm',
  ],
} as const satisfies NounDeclaration;

export const example: NounExample = { record: { ph: 7.2, alkalinityPpm: 90 } };

declare module '../noun.ts' {
  interface Nouns {
    reading: typeof noun;
  }
}
