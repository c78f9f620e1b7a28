// One photo to what is kept of it. Runs in a process of its own (picture-process.ts): the libraries that read pictures are written in C.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_PIXELS, PHOTO_SIDES_PX, PHOTO_SIZES, type PhotoSize } from '@limpid/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { readMetadata } from './metadata.ts';
import type { MadeFile, PictureAnswer } from './picture-maker.ts';
import { HEAD_BYTES, type PhotoType, recognize } from './recognize.ts';

// One thread: the others of this machine serve requests.
sharp.concurrency(1);
sharp.cache(false);

const MEGA = 1_000_000;
/** A stain keeps its color and its edges. The low effort of WebP costs a tenth of the size and saves half of the time. */
const JPEG = { quality: 82 } as const;
const WEBP = { quality: 80, effort: 2 } as const;

const refused = (status: 413 | 415, because: Extract<PictureAnswer, { is: 'refused' }>['because'], count?: number): PictureAnswer =>
  count === undefined ? { is: 'refused', status, because } : { is: 'refused', status, because, count };

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3;
}

export async function makePicture(path: string, into: string): Promise<PictureAnswer> {
  const known = recognize(await headOf(path));
  if (!('type' in known)) return refused(415, known.because);
  const { type } = known;
  const metadata = await metadataOf(path);
  if (!metadata) return refused(415, 'photo_broken');
  if ((metadata.pages ?? 1) > 1 && type !== 'image/avif') return refused(415, 'photo_moving');
  if (metadata.width * metadata.height > PHOTO_PIXELS) return refused(413, 'photo_pixels', PHOTO_PIXELS / MEGA);
  const pixels = await pixelsOf(path, type);
  if (!pixels) return refused(415, 'photo_broken');
  const files: MadeFile[] = [];
  let from: Pixels = pixels;
  for (const size of PHOTO_SIZES.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- each size is made of the next larger one
    from = await shrunk(from, PHOTO_SIDES_PX[size]);
    // oxlint-disable-next-line no-await-in-loop
    files.push(...(await written(from, size, into)));
  }
  return { is: 'made', picture: { type, ...uprightSize(metadata, type), ...readMetadata(metadata), files } };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Of the header only, whatever size it names. */
async function metadataOf(path: string): Promise<Metadata | undefined> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/**
 * A file of the AVIF family turns itself: the decoder has done it, and the tag that cameras write besides is out of date. In the
 * others that tag says how the picture is turned.
 */
const turnsItself = (type: PhotoType): boolean => type === 'image/avif';

function uprightSize({ width, height, autoOrient }: Metadata, type: PhotoType): { width: number; height: number } {
  return turnsItself(type) ? { width, height } : { width: autoOrient.width, height: autoOrient.height };
}

/** Decoded once, at most as large as the largest size, in sRGB. `failOn` is "error": some cameras write what only earns a warning. */
async function pixelsOf(path: string, type: PhotoType): Promise<Pixels | undefined> {
  try {
    const read = sharp(path, { failOn: 'error', limitInputPixels: PHOTO_PIXELS, pages: 1 });
    return await rawOf(fitted(turnsItself(type) ? read : read.autoOrient(), PHOTO_SIDES_PX.large).flatten({ background: '#ffffff' }));
  } catch {
    return undefined;
  }
}

const fitted = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function rawOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

const fromPixels = ({ data, width, height, channels }: Pixels): Sharp => sharp(data, { raw: { width, height, channels } });

async function shrunk(from: Pixels, side: number): Promise<Pixels> {
  return Math.max(from.width, from.height) <= side ? from : rawOf(fitted(fromPixels(from), side));
}

async function written(from: Pixels, size: PhotoSize, into: string): Promise<MadeFile[]> {
  const { width, height } = from;
  const jpeg = join(into, `${size}.jpeg`);
  const webp = join(into, `${size}.webp`);
  const { size: jpegBytes } = await fromPixels(from).jpeg(JPEG).toFile(jpeg);
  const { size: webpBytes } = await fromPixels(from).webp(WEBP).toFile(webp);
  return [
    { size, format: 'jpeg', path: jpeg, bytes: jpegBytes, width, height },
    { size, format: 'webp', path: webp, bytes: webpBytes, width, height },
  ];
}
