// "It's right": a person says that an unlikely value of a test is true. Written like any correction of that test, also without a signal.
import type { Parameter } from '@limpid/chemistry';
import type { ReadingPatch } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { useListedReadings } from './pool-log.ts';
import { useWrite } from './use-outbox.ts';

export function useConfirmValue(poolId: string) {
  const write = useWrite();
  const { data } = useListedReadings(poolId);
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ readingId, parameter }: { readingId: string; parameter: Parameter }) => {
      const reading = data?.items.find(({ id }) => id === readingId);
      // With what was said of the same test before.
      const body: ReadingPatch = { confirmed: [...new Set([...(reading?.confirmed ?? []), parameter])] };
      const known = reading ? { version: reading.updatedAt, seen: { ...reading } } : {};
      return write({ call: 'readings.change', poolId, rowId: readingId, body, ...known });
    },
  });
}
