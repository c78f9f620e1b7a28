// Shapes of pools, dimensions in metres.
import * as z from 'zod/mini';
import { amount } from './values.ts';
import { fault } from './reasons.ts';

const metres = amount(0.2, 300, 'meters');
/** 0 at one end: a beach entry */
const depths = { shallowDepthM: amount(0, 20, 'meters'), deepDepthM: amount(0, 20, 'meters') };

export const Shape = z.discriminatedUnion(
  'shape',
  [
    z.strictObject({ shape: z.literal('rectangle'), lengthM: metres, widthM: metres, ...depths }),
    z.strictObject({ shape: z.literal('round'), diameterM: metres, ...depths }),
    z.strictObject({ shape: z.literal('oval'), lengthM: metres, widthM: metres, ...depths }),
    z.strictObject({ shape: z.literal('stadium'), lengthM: metres, widthM: metres, ...depths }),
    z.strictObject({ shape: z.literal('kidney'), lengthM: metres, widthAM: metres, widthBM: metres, ...depths }),
    z.strictObject({ shape: z.literal('l_shape'), lengthM: metres, widthM: metres, length2M: metres, width2M: metres, ...depths }),
    z.strictObject({ shape: z.literal('freeform'), areaM2: amount(0.1, 50_000, 'm²'), ...depths }),
  ],
  { error: fault('choose_shape') },
);
export type Shape = z.infer<typeof Shape>;
