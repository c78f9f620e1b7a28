import { Equipment, EquipmentEntry } from '@limpid/contract';
import { equipment as table, equipmentEntries } from '../../db/tables/equipment.ts';
import type { Noun } from '../../registry/noun.ts';
import { listEntries } from './equipment-entries.ts';
import { listEquipment } from './equipment.ts';

export const equipment: Noun = {
  name: 'equipment',
  tables: [table, equipmentEntries],
  download: [
    { of: 'pool', key: 'equipment', schema: Equipment, page: listEquipment },
    { of: 'pool', key: 'equipmentEntries', schema: EquipmentEntry, page: listEntries },
  ],
  erasure: 'cascade',
  search: { no: 'It belongs to its pool and is listed there; the page itself is found by its name.' },
  coach: { yes: 'the equipment of the pool that the question is about, its age, its last service and the pressure of its filter' },
};
