// Why a chosen file is no photo that can be used, and what to do.
import type { PhotoFault } from '../browser/photo/unpack-photo.ts';
import { m } from '../paraglide/messages.js';

export const PHOTO_FAULTS: Record<PhotoFault, () => string> = {
  heic: m.strip_fault_heic,
  broken: m.strip_fault_broken,
  too_large: m.strip_fault_too_large,
  too_small: m.strip_fault_too_small,
};
