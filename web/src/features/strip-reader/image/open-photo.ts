// From a file to pixels of a size that a phone can work with. The browser turns the photo upright (EXIF) while it unpacks it.
import type { Picture } from './patch.ts';
import { HEADER_BYTES, readHeader } from './photo-header.ts';

export type PhotoFault = 'heic' | 'broken' | 'too_large' | 'too_small';
export class PhotoError extends Error {
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault) {
    super(`This photo cannot be read: ${fault}`);
    this.fault = fault;
  }
}

const MOST_BYTES = 60_000_000;
/** Unpacked, a pixel takes four bytes. */
const MOST_PIXELS = 64_000_000;
const LEAST_SIDE_PX = 240;
/** Fields of a strip are then still 30 pixels wide. */
const WORKING_SIDE_PX = 1600;

/** In a worker there is no document. */
function blankContext(width: number, height: number): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.getContext('2d', { willReadFrequently: true });
}

async function unpacked(file: Blob): Promise<ImageBitmap> {
  const header = readHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (file.size > MOST_BYTES || (header.width ?? 0) * (header.height ?? 0) > MOST_PIXELS) throw new PhotoError('too_large');
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PhotoError(header.kind === 'heic' ? 'heic' : 'broken');
  }
}

export async function openPhoto(file: Blob): Promise<Picture> {
  const bitmap = await unpacked(file);
  const { width, height } = bitmap;
  try {
    if (Math.min(width, height) < LEAST_SIDE_PX) throw new PhotoError('too_small');
    const scale = Math.min(1, WORKING_SIDE_PX / Math.max(width, height));
    const [ownWidth, ownHeight] = [Math.round(width * scale), Math.round(height * scale)];
    const context = blankContext(ownWidth, ownHeight);
    if (!context) throw new PhotoError('broken');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, ownWidth, ownHeight);
    return { data: context.getImageData(0, 0, ownWidth, ownHeight).data, width: ownWidth, height: ownHeight };
  } finally {
    bitmap.close();
  }
}
