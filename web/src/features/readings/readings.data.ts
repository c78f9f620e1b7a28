// Reading and writing of readings. A write goes into the outbox and is sent right away when possible; Undo writes the opposite.
import type { Reading, ReadingInput, ReadingPatch, WrittenReading } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { trueInstant } from '../../ui/true-now.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import type { ListedReading } from '../../offline/outbox/outbox-merge.ts';
import { useListedReadings } from '../../offline/pool-log.ts';
import type { Written } from '../../offline/outbox/outbox.ts';
import { useWrite } from '../../offline/use-outbox.ts';
import { forgetSaved } from './saved-draft.ts';

export type { ListedReading } from '../../offline/outbox/outbox-merge.ts';

/** The newest readings of a pool, newest first, with what waits on this device. */
export const useReadings = (poolId: string) => useListedReadings(poolId);

/** Offline too: the device has it then. */
const ALWAYS = { networkMode: 'always' } as const;

export interface SavedReading {
  state: Written['state'];
  id: string;
  /** what a later change of it rests on */
  version: string | undefined;
  /** what looks unlikely about it, once the server has said so */
  warnings: WrittenReading['warnings'];
}

const saved = (id: string, { state, version, answer }: Written): SavedReading => ({
  state,
  id,
  version,
  warnings: (answer as Partial<WrittenReading> | undefined)?.warnings ?? [],
});

export function useRecordReading(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: async (input: ReadingInput) => {
      const id = input.id ?? uuidV7();
      // Now is when it was measured, not when it arrives.
      const body = { takenAt: trueInstant(), ...input, id };
      const written = await write({ call: 'readings.record', poolId, rowId: id, body, isMomentTyped: input.takenAt !== undefined });
      forgetSaved(poolId, id);
      return saved(id, written);
    },
  });
}

/** Brings a deleted reading back as it was: the same id, the same moment, the same values. */
export function useRestoreReading(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: async (reading: ListedReading) => {
      const { id } = reading;
      const intent = { body: asInput(reading), isMomentTyped: true, seen: { ...reading } };
      return saved(id, await write({ call: 'readings.record', poolId, rowId: id, ...intent }));
    },
  });
}

export function useChangeReading(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: async ({ reading, body }: { reading: ListedReading; body: ReadingPatch }) =>
      saved(
        reading.id,
        await write({ call: 'readings.change', poolId, rowId: reading.id, body, version: reading.updatedAt, seen: { ...reading } }),
      ),
  });
}

/** What is known of a reading is enough to delete it; with its values the deletion can be shown against a change made elsewhere. */
export function useRemoveReading(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: async (reading: Pick<ListedReading, 'id'> & Partial<ListedReading>) =>
      saved(
        reading.id,
        await write({
          call: 'readings.remove',
          poolId,
          rowId: reading.id,
          ...(reading.updatedAt === undefined ? {} : { version: reading.updatedAt, seen: { ...reading } }),
        }),
      ),
  });
}

function asInput(reading: ListedReading): ReadingInput {
  const { createdAt: _createdAt, updatedAt: _updatedAt, waiting: _waiting, ...input } = reading as Reading & { waiting?: unknown };
  return input;
}
