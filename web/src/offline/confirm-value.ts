// "It's right": a person says that an unlikely value of a test is true. Written like any correction of that test, also without a signal.
import type { Parameter } from '@limpid/chemistry';
import type { ReadingPatch } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { useListedReadings } from './pool-log.ts';
import { useWrite } from './use-outbox.ts';

export function useConfirmValue(poolId: string, { readingId, parameter }: { readingId?: string | undefined; parameter: Parameter }) {
  const write = useWrite();
  const { data } = useListedReadings(poolId);
  const reading = data?.items.find(({ id }) => id === readingId);
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => {
      // With what was said of the same test before.
      const body: ReadingPatch = { confirmed: [...new Set([...(reading?.confirmed ?? []), parameter])] };
      const known = reading ? { version: reading.updatedAt, seen: { ...reading } } : {};
      return write({ call: 'readings.change', poolId, rowId: id, body, ...known });
    },
  });
  // Said already, though a plan that counts with it may still be on its way.
  return { confirm, isSaid: reading?.confirmed?.includes(parameter) === true };
}
