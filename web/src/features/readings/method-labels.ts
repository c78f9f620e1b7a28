import type { Method } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';

export const METHOD_LABELS: Record<Method, () => string> = {
  drops: () => m.common_drop_kit(),
  strip: () => m.common_test_strip(),
  photometer: () => m.common_photometer(),
  device: () => m.common_device_in_the_pool(),
  store: () => m.common_tested_at_a_store(),
};
