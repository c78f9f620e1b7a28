// Reading and writing of equipment and its log. A write goes into the outbox and is sent right away when possible.
import type { Equipment, EquipmentEntry, EquipmentInput, EquipmentPatch, PoolEntryInput } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { trueInstant } from '../../ui/true-now.ts';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import type { Waiting } from '../../offline/outbox/outbox-merge.ts';
import { useListed } from '../../offline/use-listed.ts';
import { useWrite } from '../../offline/use-outbox.ts';

export type ListedEquipment = Equipment & { waiting?: Waiting };
export type ListedEntry = EquipmentEntry & { waiting?: Waiting };

/** More than any pool has, and years of a weekly pressure. */
const MOST = { equipment: 200, entries: 600 };
/** Offline too: the device has it then. */
const ALWAYS = { networkMode: 'always' } as const;

/** The equipment of a pool, newest first, with what waits on this device. */
export function useEquipment(poolId: string) {
  const key = readKey(api.equipment.list, { params: { poolId }, query: {} }).slice(0, -1);
  const pages = useAllPages<Equipment>(key, (query) => call(api.equipment.list, { params: { poolId }, query }), MOST.equipment);
  return useListed<Equipment>('equipment', pages, poolId);
}

/** The logs of all equipment of a pool, newest first, with what waits on this device. */
export function useEquipmentEntries(poolId: string) {
  const key = readKey(api.equipmentEntries.list, { params: { poolId }, query: {} }).slice(0, -1);
  const pages = useAllPages<EquipmentEntry>(key, (query) => call(api.equipmentEntries.list, { params: { poolId }, query }), MOST.entries);
  return useListed<EquipmentEntry>('equipment-entry', pages, poolId);
}

export function useAddEquipment(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (input: EquipmentInput) => {
      const id = input.id ?? uuidV7();
      return write({ call: 'equipment.add', poolId, rowId: id, body: { ...input, id } });
    },
  });
}

export function useChangeEquipment(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: ({ piece, body }: { piece: ListedEquipment; body: EquipmentPatch }) =>
      write({ call: 'equipment.change', poolId, rowId: piece.id, body, version: piece.updatedAt, seen: { ...piece } }),
  });
}

export function useRemoveEquipment(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (piece: ListedEquipment) =>
      write({ call: 'equipment.remove', poolId, rowId: piece.id, version: piece.updatedAt, seen: { ...piece } }),
  });
}

export function useRecordEntry(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (input: PoolEntryInput) => {
      const id = input.id ?? uuidV7();
      // Now is when it was done, not when it arrives.
      const body = { at: trueInstant(), ...input, id };
      return write({ call: 'equipmentEntries.record', poolId, rowId: id, body, isMomentTyped: input.at !== undefined });
    },
  });
}

/** As it was seen, or whatever there is of it when only its id is known. */
export function useRemoveEntry(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (entry: Pick<ListedEntry, 'id'> & Partial<ListedEntry>) =>
      write({
        call: 'equipmentEntries.remove',
        poolId,
        rowId: entry.id,
        ...(entry.updatedAt === undefined ? {} : { version: entry.updatedAt, seen: { ...entry } }),
      }),
  });
}

/** As it was recorded, to bring a deleted one back. */
export function inputOf(entry: ListedEntry): PoolEntryInput {
  const { createdAt: _createdAt, updatedAt: _updatedAt, waiting: _waiting, ...input } = entry;
  return input;
}
