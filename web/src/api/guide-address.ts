// Where a guided list is: on the page of its pool, opened. Without a name it is the one that was begun, or the first.
import type { GuideName } from '@limpid/chemistry';

export const GUIDE = 'guide';

export const guideAddress = (poolId: string, name?: GuideName): string => `/pools/${poolId}?${GUIDE}=${name ?? ''}`;
