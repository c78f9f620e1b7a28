import type { Method } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';

export const METHOD_LABELS: Record<Method, () => string> = {
  drops: () => m.log_drop_kit(),
  strip: () => m.log_test_strip(),
  photometer: () => m.log_photometer(),
  device: () => m.log_device_pool(),
  store: () => m.log_tested_store(),
};
