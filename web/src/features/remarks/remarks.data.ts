// Reading and writing of remarks, through the outbox like readings.
import { api, type Remark, type RemarkInput, type RemarkPatch } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import type { Waiting } from '../../offline/outbox/outbox-merge.ts';
import { useListed } from '../../offline/use-listed.ts';
import { useWrite } from '../../offline/use-outbox.ts';
import { trueInstant } from '../../ui/true-now.ts';

export type ListedRemark = Remark & { waiting?: Waiting };

/** Twice a day for a year. */
const MOST = 800;
/** Offline too: the device has it then. */
const ALWAYS = { networkMode: 'always' } as const;

/** The remarks of a pool, newest first, with what waits on this device. */
export function useRemarks(poolId: string) {
  const key = readKey(api.remarks.list, { params: { poolId }, query: {} }).slice(0, -1);
  const pages = useAllPages<Remark>(key, (query) => call(api.remarks.list, { params: { poolId }, query }), MOST);
  return useListed<Remark>('remark', pages, poolId);
}

export function useRecordRemark(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (input: RemarkInput) => {
      const id = input.id ?? uuidV7();
      // Now is when it happened, not when it arrives.
      const body = { at: trueInstant(), ...input, id };
      return write({ call: 'remarks.record', poolId, rowId: id, body, isMomentTyped: input.at !== undefined });
    },
  });
}

/** Brings a deleted remark back as it was. */
export function useRestoreRemark(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (remark: ListedRemark) => {
      const { createdAt: _createdAt, updatedAt: _updatedAt, waiting: _waiting, ...body } = remark;
      return write({ call: 'remarks.record', poolId, rowId: remark.id, body, isMomentTyped: true, seen: { ...remark } });
    },
  });
}

export function useChangeRemark(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: ({ remark, body }: { remark: ListedRemark; body: RemarkPatch }) =>
      write({ call: 'remarks.change', poolId, rowId: remark.id, body, version: remark.updatedAt, seen: { ...remark } }),
  });
}

/** As it was seen, or whatever there is of it when only its id is known. */
export function useRemoveRemark(poolId: string) {
  const write = useWrite();
  return useMutation({
    ...ALWAYS,
    mutationFn: (remark: Pick<ListedRemark, 'id'> & Partial<ListedRemark>) =>
      write({
        call: 'remarks.remove',
        poolId,
        rowId: remark.id,
        ...(remark.updatedAt === undefined ? {} : { version: remark.updatedAt, seen: { ...remark } }),
      }),
  });
}
