// The coach without a thread of its own, for tests of everything else. Its answers go through what a thread can be sent.
import type { Thinker } from '../threads/thinker.ts';
import { workOut } from '../threads/work-out.ts';

export const workHere: Thinker = {
  requireRoom: () => undefined,
  workOut: (_, work) => Promise.resolve(structuredClone(workOut(structuredClone(work)))),
  close: () => Promise.resolve(),
};
