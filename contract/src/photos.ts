// Photos of a pool: sent as a file, kept in three sizes without anything that the camera wrote into them.
import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { Reading } from './readings.ts';
import { fault } from './reasons.ts';
import { Day, Id, inOneLine, Instant, PageQuery, pageOf, PoolItemParams, PoolParams, text } from './values.ts';

const tag = 'photos';

/** Of a file that is sent, in bytes. */
export const PHOTO_BYTES = 20 * 1024 * 1024;
/** Of a file that is sent, in pixels: width times height. */
export const PHOTO_PIXELS = 50_000_000;
/** The longer side of each size that is kept, at most, in pixels. Smaller photos are never enlarged. */
export const PHOTO_SIDES_PX = { small: 320, medium: 1280, large: 2560 } as const;
export type PhotoSize = keyof typeof PHOTO_SIDES_PX;
export const PHOTO_SIZES = Object.keys(PHOTO_SIDES_PX) as PhotoSize[];
export const Size = z.enum(PHOTO_SIZES as [PhotoSize, ...PhotoSize[]]);
/** What a file may be, recognized by its content. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const MOST_PHOTO_TAGS = 10;
const TAG_LENGTH = 30;
const CAPTION_LENGTH = 500;
/** How many photos a plan has room for. */
export const PLAN_PHOTOS = { free: 200, pro: 5000, business: 50_000 } as const;

const tagsWrong = fault('photo_tags', { count: MOST_PHOTO_TAGS });
const TagList = z.array(text(1, TAG_LENGTH).check(inOneLine()), { error: tagsWrong }).check(
  z.maxLength(MOST_PHOTO_TAGS, tagsWrong),
  z.overwrite<string[]>((tags) => [...new Set(tags)]),
);
/** A form has only texts: there the list is JSON. */
const SentTags = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? listIn(given) : given)),
  TagList,
);
const Caption = text(0, CAPTION_LENGTH);
/** SHA-256 of the file on the device, in hex: the same file is noticed before it is sent again. */
const Fingerprint = z.string({ error: fault('photo_fingerprint') }).check(z.regex(/^[\da-f]{64}$/, fault('photo_fingerprint')));

function listIn(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/** What a photo belongs to, beside its pool. */
const belonging = {
  readingId: z.optional(z.nullable(Id)),
  completionId: z.optional(z.nullable(Id)),
  equipmentId: z.optional(z.nullable(Id)),
};

/** The texts beside the file of an upload. */
export const PhotoInput = z.strictObject({
  id: z.optional(Id),
  /** missing: the camera's time where the file has one, else now */
  takenAt: z.optional(Instant),
  caption: z.optional(Caption),
  tags: z.optional(SentTags),
  fingerprint: z.optional(Fingerprint),
  readingId: z.optional(Id),
  completionId: z.optional(Id),
  equipmentId: z.optional(Id),
});
export type PhotoInput = z.infer<typeof PhotoInput>;

/** null takes a value away */
export const PhotoPatch = z.strictObject({
  takenAt: z.optional(Instant),
  caption: z.optional(z.nullable(Caption)),
  tags: z.optional(TagList),
  ...belonging,
});
export type PhotoPatch = z.infer<typeof PhotoPatch>;

export const Photo = z.object({
  id: Id,
  poolId: Id,
  /** of the upright original, in pixels */
  width: z.number(),
  height: z.number(),
  takenAt: z.string(),
  caption: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** need the session; WebP or AVIF where `Accept` allows it, else JPEG */
  urls: z.object({ small: z.string(), medium: z.string(), large: z.string() }),
  readingId: z.optional(Id),
  completionId: z.optional(Id),
  equipmentId: z.optional(Id),
  fingerprint: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Photo = z.infer<typeof Photo>;

/** A link under which anyone can see one photo. */
export const PhotoLink = z.object({
  id: Id,
  /** of the page with the picture */
  url: z.string(),
  photoId: Id,
  poolId: Id,
  createdAt: z.string(),
  /** null: until it is revoked */
  expiresAt: z.nullable(z.string()),
});
export type PhotoLink = z.infer<typeof PhotoLink>;

export const Storage = z.object({
  photos: z.number(),
  /** of all sizes and formats together */
  bytes: z.number(),
  maximumPhotos: z.number(),
  maximumBytes: z.number(),
});
export type Storage = z.infer<typeof Storage>;

/** What was found in a file, and what would be kept of it. */
export const PhotoCheck = z.object({
  /** by content, such as image/jpeg */
  type: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  /** what the camera wrote into the file and is left out */
  removed: z.array(z.enum(['place', 'camera', 'time', 'orientation', 'thumbnail', 'color_profile', 'text', 'other'])),
  /** the camera's time, with its own offset where the file has one */
  takenAt: z.nullable(z.string()),
  kept: z.array(
    z.object({
      size: Size,
      type: z.string(),
      width: z.number(),
      height: z.number(),
      bytes: z.number(),
    }),
  ),
  /** the medium size as it would be kept: JPEG in base64 */
  jpeg: z.string(),
});
export type PhotoCheck = z.infer<typeof PhotoCheck>;

const Filters = {
  tag: z.optional(z.string().check(z.maxLength(TAG_LENGTH, fault('photo_tags', { count: MOST_PHOTO_TAGS })))),
  /** only photos taken on these days at the pool, both included */
  from: z.optional(Day),
  to: z.optional(Day),
};
const ListQuery = z.object({
  ...PageQuery.def.shape,
  ...Filters,
  readingId: z.optional(Id),
  completionId: z.optional(Id),
  equipmentId: z.optional(Id),
  fingerprint: z.optional(Fingerprint),
});
const upload = { field: 'file', maximumBytes: PHOTO_BYTES } as const;
const SizeParams = z.object({ ...PoolItemParams.def.shape, size: Size });

export const photos = {
  list: get('/api/pools/{poolId}/photos', {
    tag,
    offline: true,
    access: 'pool',
    summary: 'The photos of a pool, newest first.',
    params: PoolParams,
    query: ListQuery,
    response: pageOf(Photo),
  }),
  record: post('/api/pools/{poolId}/photos', {
    tag,
    access: 'pool',
    status: 201,
    upload,
    withoutTransaction: true,
    summary:
      'Adds a photo: JPEG, PNG, WebP or AVIF, recognized by its content. Kept upright, in three sizes, without anything that the camera wrote into it.',
    params: PoolParams,
    body: PhotoInput,
    response: Photo,
    problems: ['plan_limit_reached', 'conflict'],
  }),
  find: get('/api/photos/{id}', {
    tag,
    summary: 'A photo of one of your pools, with the test of its day and its links.',
    params: z.object({ id: Id }),
    response: z.object({
      ...Photo.def.shape,
      /** the test that it belongs to, else the last one of its day at the pool */
      reading: z.nullable(Reading),
      links: z.array(PhotoLink),
    }),
  }),
  change: patch('/api/pools/{poolId}/photos/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Corrects the time, the caption, the tags of a photo, or what it belongs to.',
    params: PoolItemParams,
    body: PhotoPatch,
    response: Photo,
  }),
  remove: remove('/api/pools/{poolId}/photos/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    worksReadOnly: true,
    summary: 'Deletes a photo with its files and its links.',
    params: PoolItemParams,
  }),
  picture: get('/api/pools/{poolId}/photos/{id}/{size}', {
    tag,
    access: 'pool',
    summary: 'The picture in one size. WebP or AVIF where Accept allows it, else JPEG.',
    params: SizeParams,
    /** the bytes of the picture */
    response: z.string(),
  }),
  listAll: get('/api/photos', {
    tag,
    summary: 'The photos of all your pools, newest first.',
    query: z.object({ ...PageQuery.def.shape, ...Filters }),
    response: pageOf(Photo),
  }),
  months: get('/api/photos/months', {
    tag,
    summary: 'How many photos there are in each month, newest first, and with each tag; of one pool or of all.',
    query: z.object({ poolId: z.optional(Id), tag: Filters.tag }),
    problems: ['not_found'],
    response: z.object({
      /** YYYY-MM, of the days at the pools */
      months: z.array(z.object({ month: z.string(), photos: z.number() })),
      /** the most frequent first, at most 100 */
      tags: z.array(z.object({ tag: z.string(), photos: z.number() })),
    }),
  }),
  check: post('/api/photos/check', {
    tag,
    upload,
    withoutTransaction: true,
    summary: 'Says what is in the file of a photo and what would be kept of it. Nothing is stored.',
    body: z.strictObject({}),
    response: PhotoCheck,
  }),
  storage: get('/api/me/storage', {
    tag,
    summary: 'How many photos you have, how much room they take, and how much your plan has.',
    response: Storage,
  }),
};
