// What may happen between two devices of one person and the server: no device is always online.
import fc from 'fast-check';
import { CALLS } from '../nouns.ts';
import type { Part } from './examples.ts';

export type Fault = 'none' | 'lost before' | 'lost after' | 'dies before' | 'dies after';
export type Step =
  | { do: 'record' | 'again' | 'change' | 'remove' | 'restore' | 'act'; device: 0 | 1; pool: 0 | 1; which: number; field: 0 | 1 }
  | { do: 'signal'; device: 0 | 1; isOnline: boolean }
  | { do: 'read'; device: 0 | 1 }
  | { do: 'decide'; device: 0 | 1; mine: boolean }
  | { do: 'flush'; devices: (0 | 1)[]; faults: Fault[] };

const device = fc.constantFrom<0 | 1>(0, 1);
const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>('none') },
  { weight: 3, arbitrary: fc.constantFrom<Fault>('lost before', 'lost after', 'dies before', 'dies after') },
);
type Done = Extract<Step, { which: number }>['do'];

/** What can be done to such a row, the more interesting twice as often. */
const deedsOf = ({ calls, acts }: Part): Done[] => {
  const first: Done[] = calls.record ? ['record'] : [];
  const deeds: Done[] = calls.record && calls.change ? ['again', 'again', 'change', 'change'] : [];
  // What is deleted with its file stays deleted; there another correction takes the place of bringing it back.
  const back: Done[] = CALLS.get(calls.record ?? '')?.form ? ['change'] : ['restore'];
  const gone: Done[] = calls.record && calls.remove ? ['remove', ...back] : [];
  return [...first, ...deeds, ...gone, ...(acts.length > 0 ? (['act', 'act'] as const) : [])];
};
const writing = (part: Part) =>
  fc.record({
    do: fc.constantFrom(...deedsOf(part)),
    device,
    pool: fc.constantFrom<0 | 1>(0, 1),
    which: fc.nat(3),
    field: fc.constantFrom<0 | 1>(0, 1),
  });
/** Any story about such rows, of at least half the given length. */
export const stories = (longest: number, part: Part): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: writing(part) },
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
  { do: 'record', device: 0, pool: 0, which: 0, field: 0 },
  { do: 'record', device: 0, pool: 1, which: 0, field: 0 },
  { do: 'record', device: 1, pool: 0, which: 0, field: 1 },
  { do: 'flush', devices: [0, 1], faults: [] },
  { do: 'read', device: 0 },
  { do: 'read', device: 1 },
];
