import { expect, it } from 'vitest';
import { draftOf, inputOf, patchOf } from './equipment-draft.ts';
import type { ListedEquipment } from './equipment.data.ts';

const FILTER: ListedEquipment = {
  id: '0197f6f0-0000-7000-8000-0000000000e1',
  kind: 'filter',
  variant: 'sand',
  make: 'Hayward',
  cleanPressureKpa: 83.3,
  lifeUsedPercent: null,
  expectedEndOn: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

it('sends what is said and nothing else, in canonical units', () => {
  const draft = { ...draftOf(null, 'filter', 'us'), make: ' Hayward ', cleanPressureKpa: 12, manualUrl: 'hayward.com/s244t' };
  expect(inputOf(draft, 'us')).toEqual({
    kind: 'filter',
    make: 'Hayward',
    cleanPressureKpa: 82.7370_8752,
    manualUrl: 'https://hayward.com/s244t',
  });
});

it('leaves out ratings of another kind that was chosen before', () => {
  const draft = { ...draftOf(null, 'filter', 'metric'), cleanPressureKpa: 80, kind: 'pump' as const, expectedLifeYears: 9 };
  expect(inputOf(draft, 'metric')).toEqual({ kind: 'pump', expectedLifeYears: 9 });
});

it('never sends an address that leads elsewhere than to the web as if it were one', () => {
  const draft = { ...draftOf(null, 'pump', 'us'), manualUrl: 'javascript:alert(1)' };
  expect(inputOf(draft, 'us')).toMatchObject({ manualUrl: 'javascript:alert(1)' });
});

it('changes only what was touched, and clears by null', () => {
  const draft = draftOf(FILTER, 'filter', 'us');
  expect(patchOf(FILTER, draft, 'us')).toEqual({});
  expect(patchOf(FILTER, { ...draft, make: '', variant: '', note: 'New sand' }, 'us')).toEqual({
    make: null,
    variant: null,
    note: 'New sand',
  });
  expect(patchOf(FILTER, { ...draft, cleanPressureKpa: null }, 'us')).toEqual({ cleanPressureKpa: null });
});
