import { m } from '../paraglide/messages.js';
import { momentInField } from './moment-field.ts';
import { zoneText } from './zone-text.ts';

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** For a field with a time: whose clock it means, where the pool's shows another time than this device's. */
export function poolTimeHint(timeZone: string, at: string | number): string | undefined {
  if (momentInField(at, timeZone) === momentInField(at, zoneHere())) return undefined;
  return m.common_pool_time({ zone: zoneText(timeZone) });
}
