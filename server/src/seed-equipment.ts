// The equipment of a demo pool, with a year of weekly pressures, backwashes, services and running hours.
import type { PoolInput, PumpPlanner, PumpSpeed } from '@limpid/contract';
import type { Queries } from './db/connection.ts';
import { equipment, equipmentEntries } from './db/tables/equipment.ts';
import type { NewEntryRow, NewEquipmentRow } from './features/equipment/equipment.queries.ts';
import { type Random, randomFrom } from './seed-random.ts';

interface DemoEquipment {
  pieces: NewEquipmentRow[];
  entries: NewEntryRow[];
}
interface Span {
  poolId: string;
  end: Date;
  days: number;
  seed: number;
}

const DAY_MS = 86_400_000;
const KPA_PER_PSI = 6.894757293168361;
const CLEAN_KPA = 12 * KPA_PER_PSI;
const SPEEDS: PumpSpeed[] = [
  { rpm: 3450, flowLpm: 250, powerW: 2000 },
  { rpm: 2400, flowLpm: 174, powerW: 690 },
  { rpm: 1500, flowLpm: 108, powerW: 190 },
];
const PLANNER: PumpPlanner = {
  turnoversPerDay: 1,
  pricePerKwhUsd: 0.14,
  periods: [{ fromHour: 16, toHour: 19, pricePerKwhUsd: 0.34 }],
  runs: [{ fromMinute: 480, toMinute: 840, speed: 0 }],
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const before = (end: Date, days: number): Date => new Date(end.getTime() - days * DAY_MS);

export function demoEquipment({ kind = 'pool', sanitizer }: PoolInput, { poolId, end, days, seed }: Span): DemoEquipment {
  const random = randomFrom(seed);
  const addedAt = before(end, days);
  const piece = (about: Pick<NewEquipmentRow, 'kind'> & Partial<NewEquipmentRow>, ageDays: number): NewEquipmentRow => ({
    poolId,
    id: random.id(addedAt),
    installedOn: dayOf(before(end, ageDays)),
    createdAt: addedAt,
    updatedAt: addedAt,
    ...about,
  });
  const isSpa = kind === 'spa';
  const pump = piece(
    { kind: 'pump', variant: 'variable_speed', make: 'Pentair', model: 'IntelliFlo3', speeds: SPEEDS, planner: PLANNER },
    1900,
  );
  const filter = piece(
    {
      kind: 'filter',
      variant: isSpa ? 'cartridge' : 'sand',
      make: 'Hayward',
      size: isSpa ? '50 sq ft' : '24 in',
      cleanPressureKpa: CLEAN_KPA,
    },
    2600,
  );
  const heater = piece({ kind: 'heater', variant: 'gas', make: 'Raypak', warrantyUntilOn: dayOf(before(end, -40)) }, 700);
  const cell = piece(
    { kind: 'salt_cell', make: 'Pentair', model: 'IC40', ratedHours: 10_000, gramsPerHour: 26.5, minimumFlowLpm: 95 },
    1100,
  );
  const pieces = [pump, filter, ...(isSpa ? [heater] : []), ...(sanitizer === 'salt' ? [cell] : [])];
  const entries = [
    ...pressures(random, filter, end, days),
    entryOf(random, pump, before(end, Math.min(days, 160)), { kind: 'part', note: 'Shaft seal', costCents: 4250 }),
    ...(sanitizer === 'salt' ? counts(random, cell, end, days) : []),
  ];
  return { pieces, entries };
}

function entryOf(
  random: Random,
  { poolId, id }: NewEquipmentRow,
  at: Date,
  what: Pick<NewEntryRow, 'kind'> & Partial<NewEntryRow>,
): NewEntryRow {
  return { poolId, equipmentId: id, id: random.id(at), at, createdAt: at, updatedAt: at, ...what };
}

/** In the United States; the demo may have been made at night. */
const inTheMorning = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS + 15 * 3_600_000);

/** Every week the gauge is read; dirt raises it, and a backwash brings it back. */
function pressures(random: Random, filter: NewEquipmentRow, end: Date, days: number): NewEntryRow[] {
  const entries: NewEntryRow[] = [];
  let pressureKpa = CLEAN_KPA;
  for (let left = days; left >= 1; left -= 7) {
    const at = inTheMorning(before(end, left));
    pressureKpa += random.between(0.2, 0.7) * KPA_PER_PSI;
    entries.push(
      entryOf(random, filter, at, { kind: 'pressure', pressureKpa: Math.round((pressureKpa / KPA_PER_PSI) * 2) * (KPA_PER_PSI / 2) }),
    );
    // The last one is still to be done: the demo shows a filter that is due.
    if (pressureKpa < CLEAN_KPA * 1.25 || left < 21) continue;
    entries.push(entryOf(random, filter, new Date(at.getTime() + DAY_MS), { kind: 'service', note: 'Cleaned until the water ran clear' }));
    pressureKpa = CLEAN_KPA;
  }
  return entries;
}

/** What the display of the cell shows, every other month. */
function counts(random: Random, cell: NewEquipmentRow, end: Date, days: number): NewEntryRow[] {
  const entries: NewEntryRow[] = [];
  for (let left = days; left >= 1; left -= 60) {
    entries.push(entryOf(random, cell, before(end, left), { kind: 'hours', hours: Math.round(5200 + (days - left) * 6) }));
  }
  return entries;
}

export async function writeDemoEquipment(tx: Queries, { pieces, entries }: DemoEquipment): Promise<void> {
  await tx.insert(equipment).values(pieces);
  await tx.insert(equipmentEntries).values(entries);
}
