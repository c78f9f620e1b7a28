// Reading and writing of treatments, through the outbox like readings.
import type { Treatment, TreatmentInput, TreatmentPatch } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { trueInstant } from '../../ui/true-now.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import type { ListedTreatment } from '../../offline/outbox/outbox-merge.ts';
import { useListedTreatments } from '../../offline/pool-log.ts';
import { useWrite } from '../../offline/use-outbox.ts';

export type { ListedTreatment } from '../../offline/outbox/outbox-merge.ts';

/** The newest treatments of a pool, newest first, with what waits on this device. */
export const useTreatments = (poolId: string) => useListedTreatments(poolId);

const ALWAYS = { networkMode: 'always' } as const;

export function useRecordTreatment(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (input: TreatmentInput) => {
      const id = input.id ?? uuidV7();
      // Now is when it went into the water, not when it arrives.
      const body = { doneAt: trueInstant(), ...input, id };
      return write({ call: 'treatments.record', poolId, rowId: id, body, isMomentTyped: input.doneAt !== undefined });
    },
  });
}

/** Brings a deleted treatment back as it was. */
export function useRestoreTreatment(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (treatment: ListedTreatment) => {
      const intent = { body: asInput(treatment), isMomentTyped: true, seen: { ...treatment } };
      return write({ call: 'treatments.record', poolId, rowId: treatment.id, ...intent });
    },
  });
}

export function useChangeTreatment(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: ({ treatment, body }: { treatment: ListedTreatment; body: TreatmentPatch }) =>
      write({ call: 'treatments.change', poolId, rowId: treatment.id, body, version: treatment.updatedAt, seen: { ...treatment } }),
  });
}

/** Takes a treatment away: as it was seen, or whatever there is of it when only its id is known. */
export function useRemoveTreatment(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (treatment: Pick<ListedTreatment, 'id'> & Partial<ListedTreatment>) =>
      write({
        call: 'treatments.remove',
        poolId,
        rowId: treatment.id,
        ...(treatment.updatedAt === undefined ? {} : { version: treatment.updatedAt, seen: { ...treatment } }),
      }),
  });
}

function asInput(treatment: ListedTreatment): TreatmentInput {
  const { createdAt: _createdAt, updatedAt: _updatedAt, waiting: _waiting, ...input } = treatment as Treatment & { waiting?: unknown };
  return input;
}
