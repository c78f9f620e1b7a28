// One photo with what stands beside it: the test of its day, and its links. And what is in a file before it becomes a photo.
import { readFile } from 'node:fs/promises';
import { localDay } from '@limpid/chemistry';
import type { Photo, PhotoCheck, PhotoLink, Reading } from '@limpid/contract';
import type { PictureMaker } from '../../adapters/pictures/picture-maker.ts';
import type { Queries } from '../../db/connection.ts';
import { requireFound } from '../../http/problems.ts';
import { findReading, findLastReadingOfDay } from '../readings/readings.ts';
import { makePicture } from './photo-files.ts';
import { linksOf, type Site } from './photo-links.ts';
import { toPhoto } from './photos.ts';
import { findOwnPhoto } from './photos.queries.ts';

type PhotoView = Photo & { reading: Reading | null; links: PhotoLink[] };

export async function viewPhoto(db: Queries, personId: string, id: string, site: Site, now: Date): Promise<PhotoView> {
  const { photo, timeZone } = requireFound(await findOwnPhoto(db, personId, id));
  const pool = { id: photo.poolId, timeZone };
  const [reading, links] = await Promise.all([
    photo.readingId === null
      ? findLastReadingOfDay(db, pool, localDay(photo.takenAt.getTime(), timeZone))
      : findReading(db, pool.id, photo.readingId),
    linksOf(db, { poolId: pool.id, photoId: id }, site, now),
  ]);
  return { ...toPhoto(photo), reading: reading ?? null, links };
}

/** Nothing of it is stored. */
export async function checkPhoto(pictures: PictureMaker, upload: { path: string; folder: string; bytes: number }): Promise<PhotoCheck> {
  const { type, width, height, removed, takenAt, files } = await makePicture(pictures, upload);
  const shown = files.find(({ size, format }) => size === 'medium' && format === 'jpeg');
  return {
    type,
    bytes: upload.bytes,
    width,
    height,
    removed,
    takenAt: takenAt ? `${takenAt.local}${takenAt.offset ?? ''}` : null,
    kept: files.map(({ size, format, bytes, width: wide, height: high }) => ({
      size,
      type: `image/${format}`,
      bytes,
      width: wide,
      height: high,
    })),
    jpeg: shown ? await readFile(shown.path, 'base64') : '',
  };
}
