// From a file to pixels of a size that a phone can work with.
import { PhotoError, sizeWithin, unpackPhoto } from '../../../browser/photo/unpack-photo.ts';
import type { Picture } from './patch.ts';

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

export async function openPhoto(file: Blob): Promise<Picture> {
  const bitmap = await unpackPhoto(file);
  try {
    if (Math.min(bitmap.width, bitmap.height) < LEAST_SIDE_PX) throw new PhotoError('too_small');
    const { width, height } = sizeWithin(bitmap, WORKING_SIDE_PX);
    const context = blankContext(width, height);
    if (!context) throw new PhotoError('broken');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return { data: context.getImageData(0, 0, width, height).data, width, height };
  } finally {
    bitmap.close();
  }
}
