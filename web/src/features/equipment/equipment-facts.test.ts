import { expect, it } from 'vitest';
import { factsOf } from './equipment-facts.ts';
import type { ListedEntry, ListedEquipment } from './equipment.data.ts';

const POOL = { timeZone: 'America/Phoenix' };
// Late on the 21st in Phoenix, the 22nd elsewhere.
const NOW = Date.parse('2026-11-22T05:00:00Z');
const STAMPS = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const piece = (more: Partial<ListedEquipment>): ListedEquipment => ({
  id: 'e1',
  kind: 'filter',
  lifeUsedPercent: null,
  expectedEndOn: null,
  ...STAMPS,
  ...more,
});
const entry = (more: Partial<ListedEntry> & { at: string }): ListedEntry => ({
  id: more.at,
  equipmentId: 'e1',
  kind: 'service',
  ...STAMPS,
  ...more,
});

it('judges the newest pressure, whichever entry carries it', () => {
  const entries = [
    // The evening before in Phoenix.
    entry({ at: '2026-11-21T05:00:00Z', costCents: 500 }),
    entry({ at: '2026-11-20T12:00:00Z', kind: 'pressure', pressureKpa: 125 }),
    entry({ at: '2026-11-10T12:00:00Z', kind: 'part', costCents: 1250 }),
  ];
  const facts = factsOf(piece({ cleanPressureKpa: 100 }), entries, POOL, NOW);
  expect(facts).toMatchObject({
    pressure: { pressureKpa: 125, isDue: true, dueAtKpa: 125 },
    lastServiceOn: '2026-11-20',
    costCents: 1750,
  });
  expect(factsOf(piece({}), entries, POOL, NOW).pressure).toEqual({ at: '2026-11-20T12:00:00Z', pressureKpa: 125 });
});

it('counts days at the pool', () => {
  const facts = factsOf(piece({ warrantyUntilOn: '2026-11-21', installedOn: '2025-11-21', expectedLifeYears: 2 }), [], POOL, NOW);
  expect(facts.warranty).toEqual({ untilOn: '2026-11-21', daysLeft: 0 });
  expect(facts.life).toMatchObject({ usedPercent: 50, basis: 'own' });
});

it('sets the hours of a salt cell against its rated life', () => {
  const entries = [entry({ at: '2026-11-20T12:00:00Z', kind: 'hours', hours: 5000 })];
  const cell = { kind: 'salt_cell', ratedHours: 10_000 } as const;
  expect(factsOf(piece(cell), entries, POOL, NOW).hours).toMatchObject({ usedPercent: 50 });
  expect(factsOf(piece({ kind: 'salt_cell' }), entries, POOL, NOW).hours).toBeUndefined();
});
