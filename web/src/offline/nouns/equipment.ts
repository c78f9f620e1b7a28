import type { NounDeclaration, NounExample } from '../noun.ts';

export const noun = {
  scope: 'pool',
  calls: {
    'equipment.add': { method: 'POST', path: '/api/pools/{poolId}/equipment', status: 201, verb: 'record' },
    'equipment.change': { method: 'PATCH', path: '/api/pools/{poolId}/equipment/{id}', status: 200, verb: 'change' },
    'equipment.remove': { method: 'DELETE', path: '/api/pools/{poolId}/equipment/{id}', status: 204, verb: 'remove' },
  },
  list: '/api/pools/{poolId}/equipment',
  clearable: [
    'variant',
    'name',
    'make',
    'model',
    'serial',
    'size',
    'installedOn',
    'warrantyUntilOn',
    'expectedLifeYears',
    'cleanPressureKpa',
    'manualUrl',
    'note',
    'ratedHours',
    'gramsPerHour',
    'minimumFlowLpm',
    'speeds',
    'planner',
  ],
  computed: ['lifeUsedPercent', 'expectedEndOn'],
  fixed: ['kind'],
} as const satisfies NounDeclaration;

export const example: NounExample = { record: { kind: 'filter', make: 'Hayward', cleanPressureKpa: 70 } };

declare module '../noun.ts' {
  interface Nouns {
    equipment: typeof noun;
  }
}
