// What the water looks like, in words.
import type { Look } from '@limpid/chemistry';
import { m } from '../paraglide/messages.js';

export const LOOK_LABELS: Record<Look, () => string> = {
  clear: () => m.common_clear(),
  hazy: () => m.log_look_hazy(),
  cloudy: () => m.common_cloudy(),
  green: () => m.log_look_green(),
  brown: () => m.log_look_brown(),
  foamy: () => m.log_look_foamy(),
};

/** How to tell it from the next. */
export const LOOK_HINTS: Record<Look, () => string> = {
  clear: () => m.log_look_clear_hint(),
  hazy: () => m.log_look_hazy_hint(),
  cloudy: () => m.log_look_cloudy_hint(),
  green: () => m.log_look_green_hint(),
  brown: () => m.log_look_brown_hint(),
  foamy: () => m.log_look_foamy_hint(),
};
