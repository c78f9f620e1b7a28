// A photo made small enough to be sent at the pool, with a weak signal. What the camera wrote into it (the place, the time) stays behind.
import { COACH_PHOTO_BYTES, COACH_PHOTO_SIDE_PX } from '@limpid/contract';
import { PhotoError, sizeWithin, unpackPhoto } from '../../../browser/photo/unpack-photo.ts';

export interface ShrunkPhoto {
  /** an address with the picture in it */
  url: string;
  width: number;
  height: number;
}

const SIDES_PX = [COACH_PHOTO_SIDE_PX, 1024, 768, 512];
const QUALITIES = [0.85, 0.7, 0.5];

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

function drawn(bitmap: ImageBitmap, mostSidePx: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeWithin(bitmap, mostSidePx));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('broken');
  // What is transparent would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function dataUrlOf(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new PhotoError('broken')));
    reader.readAsDataURL(blob);
  });
}

/** Throws PhotoError. */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const bitmap = await unpackPhoto(file);
  try {
    for (const side of SIDES_PX) {
      const canvas = drawn(bitmap, side);
      for (const quality of QUALITIES) {
        // oxlint-disable-next-line no-await-in-loop -- the next one only if this one is too large
        const jpeg = await jpegOf(canvas, quality);
        // oxlint-disable-next-line no-await-in-loop
        if (jpeg && jpeg.size <= COACH_PHOTO_BYTES) return { url: await dataUrlOf(jpeg), width: canvas.width, height: canvas.height };
      }
    }
  } finally {
    bitmap.close();
  }
  throw new PhotoError('too_large');
}
