// The files of a photo: made, put into the store under a key that is never used twice, and served in the format that the caller takes.
import { PHOTO_SIZES, type PhotoSize, type Reason } from '@limpid/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Files } from '../../adapters/files/files.ts';
import type { MadeFile, MadePicture, PictureMaker } from '../../adapters/pictures/picture-maker.ts';
import { TooManyPictures } from '../../adapters/pictures/picture-processes.ts';
import type { Queries } from '../../db/connection.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { NOT_MODIFIED } from '../../http/route.ts';
import { announceFiles, newFileKey, prefixOf } from '../files/files.ts';
import type { PhotoRow } from './photos.queries.ts';

type Format = PhotoRow['formats'][number];
type Kept = Pick<PhotoRow, 'fileKey' | 'formats'>;

/** The first segment of the keys of their files. */
export const PHOTO_FILES = 'photos';
/** The best first. */
const FORMATS: readonly Format[] = ['avif', 'webp', 'jpeg'];
const RETRY_S = 5;

const keyOf = (fileKey: string, size: PhotoSize, format: Format): string => `${prefixOf(PHOTO_FILES, fileKey)}${size}.${format}`;
const keysOf = ({ fileKey, formats }: Kept): string[] =>
  PHOTO_SIZES.flatMap((size) => formats.map((format) => keyOf(fileKey, size, format)));

/** What is kept of a file that was sent, in its folder; refused with a sentence where it is no photo. */
export async function makePicture(pictures: PictureMaker, { path, folder }: { path: string; folder: string }): Promise<MadePicture> {
  const answer = await pictures.make(path, folder).catch((error: unknown) => {
    throw error instanceof TooManyPictures ? problem('unavailable', { cause: error, retryAfterSeconds: RETRY_S }) : error;
  });
  if (answer.is === 'made') return answer.picture;
  const { because: code, count } = answer;
  const because: Reason = count === undefined ? { code } : { code, values: { count } };
  throw problem(answer.status === 413 ? 'payload_too_large' : 'unsupported_media_type', { reason: because, fields: { file: because } });
}

/** Where the files of a new photo will be. */
export function planFiles(made: readonly MadeFile[]): Kept & { bytes: number } {
  return {
    fileKey: newFileKey(),
    formats: FORMATS.filter((format) => made.some((file) => file.format === format)),
    bytes: made.reduce((sum, file) => sum + file.bytes, 0),
  };
}

interface Putting {
  db: Queries;
  files: Files;
  now: Date;
}

/** All of them, or none. Announced: should this process end before the row is written, they are removed. */
export async function putFiles({ db, files, now }: Putting, kept: Kept, made: readonly MadeFile[]): Promise<void> {
  await announceFiles(db, prefixOf(PHOTO_FILES, kept.fileKey), now);
  const puts = made.map(({ size, format, path }) => files.put(keyOf(kept.fileKey, size, format), { path }, `image/${format}`));
  const failed = (await Promise.allSettled(puts)).find(({ status }) => status === 'rejected');
  if (!failed) return;
  await removeFiles(files, kept);
  throw (failed as PromiseRejectedResult).reason;
}

/** At once, without waiting for the job that finds them later. */
export const removeFiles = (files: Files, kept: Kept): Promise<void> => files.remove(keysOf(kept)).catch(() => undefined);

/** The formats that the caller names, so that a program that takes anything gets the one that everything can read. */
function bestFormat({ formats }: Kept, accept: string | undefined): Format {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...parameters]) => !parameters.some((one) => /^q=0(\.0*)?$/.test(one)))
    .map(([type]) => type);
  return FORMATS.find((format) => formats.includes(format) && named.includes(`image/${format}`)) ?? 'jpeg';
}

interface Served {
  size: PhotoSize;
  request: FastifyRequest;
  reply: FastifyReply;
  /** owner: only this browser keeps it, for as long as it likes, because a photo never changes; stranger: no one keeps it */
  viewer: 'owner' | 'stranger';
}

export async function servePicture(
  files: Files,
  kept: Kept,
  { size, request, reply, viewer }: Served,
): Promise<Readable | typeof NOT_MODIFIED> {
  const format = bestFormat(kept, request.headers.accept);
  const etag = `"${kept.fileKey}-${size}-${format}"`;
  reply.headers({
    vary: 'Accept',
    'cache-control': viewer === 'owner' ? 'private, max-age=31536000, immutable' : 'private, no-store',
    // Opened as a page of its own, it is a picture and nothing else.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': 'inline',
  });
  if (viewer === 'owner') reply.header('etag', etag);
  if (viewer === 'owner' && knows(request, etag)) return NOT_MODIFIED;
  const { stream, bytes } = requireFound(await files.open(keyOf(kept.fileKey, size, format)));
  reply.headers({ 'content-type': `image/${format}`, 'content-length': bytes });
  return stream;
}

const knows = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.split(/,\s*/).some((known) => known === '*' || known.replace(/^W\//, '') === etag) === true;
