import type { Photo } from '@limpid/contract';
import type { Waiting } from '../../offline/outbox/outbox-merge.ts';

/** One that waits on this device has no pictures on the server yet: its addresses are empty and its sides are 0. */
export type ListedPhoto = Photo & { waiting?: Waiting };
