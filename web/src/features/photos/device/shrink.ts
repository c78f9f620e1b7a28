// From a file to a new picture: upright, no side longer than what is kept, and nothing in it that the camera wrote. Runs in a worker,
// or in the page where a worker has no canvas or the browser unpacks the file for a page only.
import { PHOTO_SIDES_PX } from '@limpid/contract';
import { sizeWithin } from '../../../browser/photo/unpack-photo.ts';

export interface ShrunkPhoto {
  file: Blob;
  width: number;
  height: number;
  preview: Blob;
}

/** Stains are seen by their color: little enough is lost at these. */
const QUALITY = { 'image/webp': 0.9, 'image/jpeg': 0.92 } as const;
const PREVIEW_QUALITY = 0.8;

type Drawable = ImageBitmap | HTMLImageElement;
type Canvas = OffscreenCanvas | HTMLCanvasElement;

const sizeOf = (source: Drawable) =>
  'naturalWidth' in source ? { width: source.naturalWidth, height: source.naturalHeight } : { width: source.width, height: source.height };

function drawn(source: Drawable | Canvas, { width, height }: { width: number; height: number }): Canvas {
  const canvas = typeof document === 'undefined' ? new OffscreenCanvas(width, height) : document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  // What is transparent would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

async function written(canvas: Canvas, type: keyof typeof QUALITY, quality: number): Promise<Blob> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('This browser could not write the picture.');
  return blob;
}

/** WebP where the canvas writes it; a browser that can't answers with a PNG, which would be several times as large. */
async function photoOf(canvas: Canvas): Promise<Blob> {
  const webp = await written(canvas, 'image/webp', QUALITY['image/webp']);
  return webp.type === 'image/webp' ? webp : written(canvas, 'image/jpeg', QUALITY['image/jpeg']);
}

/** Throws where the picture can't be drawn. */
export async function shrunk(source: Drawable): Promise<ShrunkPhoto> {
  const size = sizeWithin(sizeOf(source), PHOTO_SIDES_PX.large);
  const canvas = drawn(source, size);
  const file = await photoOf(canvas);
  const preview = await written(drawn(canvas, sizeWithin(size, PHOTO_SIDES_PX.small)), 'image/jpeg', PREVIEW_QUALITY);
  // A phone gets its memory back at once, and not when it happens to clean up.
  Object.assign(canvas, { width: 0, height: 0 });
  return { file, ...size, preview };
}

/** Throws where the browser doesn't unpack this file. */
export async function shrinkFile(file: Blob): Promise<ShrunkPhoto> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await shrunk(bitmap);
  } finally {
    bitmap.close();
  }
}
