// From a file that a person chose to pixels. The browser turns the photo upright (EXIF) while it unpacks it.
import { HEADER_BYTES, readHeader } from './photo-header.ts';

export type PhotoFault = 'heic' | 'broken' | 'too_large' | 'too_small';
export class PhotoError extends Error {
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault) {
    super(`This photo cannot be read: ${fault}`);
    this.fault = fault;
  }
}

/** For choosing a file. No HEIC among them: phones that keep photos that way then hand over a JPEG. */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp,image/avif';
const MOST_BYTES = 60_000_000;
/** Unpacked, a pixel takes four bytes. */
const MOST_PIXELS = 64_000_000;

/** Throws PhotoError. The caller closes it. */
export async function unpackPhoto(file: Blob): Promise<ImageBitmap> {
  const header = readHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (file.size > MOST_BYTES || (header.width ?? 0) * (header.height ?? 0) > MOST_PIXELS) throw new PhotoError('too_large');
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PhotoError(header.kind === 'heic' ? 'heic' : 'broken');
  }
}

/** As large as it is, but no side longer than `mostSidePx`. */
export function sizeWithin({ width, height }: { width: number; height: number }, mostSidePx: number): { width: number; height: number } {
  const scale = Math.min(1, mostSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
