// Why a file can't be added, and what to do: in the words that the server has for the same.
import { m } from '../../../paraglide/messages.js';
import type { PreparedPhoto } from './prepare-photo.ts';

type Refused = Extract<PreparedPhoto, { is: 'refused' }>;

export function refusalText({ because, count = 0 }: Omit<Refused, 'is'>): string {
  if (because === 'photo_heic') return m.problems_photo_heic();
  if (because === 'photo_drawing') return m.problems_photo_drawing();
  if (because === 'photo_moving') return m.problems_photo_moving();
  if (because === 'photo_type') return m.problems_photo_type();
  if (because === 'photo_bytes') return m.problems_photo_bytes({ count });
  return because === 'photo_pixels' ? m.problems_photo_pixels({ count }) : m.problems_photo_broken();
}
