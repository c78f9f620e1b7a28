// What may happen between two devices of one person and the server: nobody has a signal all the time.
import fc from 'fast-check';

export type Fault = 'none' | 'lost before' | 'lost after' | 'dies before' | 'dies after';
export type Step =
  | { do: 'record' | 'again' | 'change' | 'remove' | 'restore'; device: 0 | 1; pool: 0 | 1; which: number; field: 'ph' | 'alkalinityPpm' }
  | { do: 'signal'; device: 0 | 1; isOnline: boolean }
  | { do: 'read'; device: 0 | 1 }
  | { do: 'decide'; device: 0 | 1; mine: boolean }
  | { do: 'flush'; devices: (0 | 1)[]; faults: Fault[] };

const device = fc.constantFrom<0 | 1>(0, 1);
const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>('none') },
  { weight: 3, arbitrary: fc.constantFrom<Fault>('lost before', 'lost after', 'dies before', 'dies after') },
);
const writing = fc.record({
  do: fc.constantFrom(
    'record' as const,
    'again' as const,
    'again' as const,
    'change' as const,
    'change' as const,
    'remove' as const,
    'restore' as const,
  ),
  device,
  pool: fc.constantFrom<0 | 1>(0, 1),
  which: fc.nat(3),
  field: fc.constantFrom('ph' as const, 'alkalinityPpm' as const),
});
/** Any story of at least half the given length. */
export const stories = (longest: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: writing },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('signal' as const), device, isOnline: fc.boolean() }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), device }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('decide' as const), device, mine: fc.boolean() }) },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant('flush' as const),
          devices: fc.constantFrom<(0 | 1)[]>([0], [1], [0, 1]),
          faults: fc.array(fault, { maxLength: 8 }),
        }),
      },
    ),
    { minLength: Math.ceil(longest / 2), maxLength: longest, size: 'max' },
  );

/** Both know some rows to begin with, else they would rarely meet. */
export const PRELUDE: Step[] = [
  { do: 'record', device: 0, pool: 0, which: 0, field: 'ph' },
  { do: 'record', device: 0, pool: 1, which: 0, field: 'ph' },
  { do: 'record', device: 1, pool: 0, which: 0, field: 'alkalinityPpm' },
  { do: 'flush', devices: [0, 1], faults: [] },
  { do: 'read', device: 0 },
  { do: 'read', device: 1 },
];
