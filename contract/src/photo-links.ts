// Links under which anyone can see one photo, made and revoked by its owner.
import * as z from 'zod/mini';
import { get, post, remove } from './endpoint.ts';
import { Photo, PhotoLink, Size } from './photos.ts';
import { fault } from './reasons.ts';
import { Id, PageQuery, pageOf, PoolItemParams } from './values.ts';

const tag = 'photos';

/** How many days a link to a photo is valid; without one it is valid until it is revoked. */
export const PHOTO_LINK_DAYS = [7, 30] as const;

/** What a stranger with the link sees. */
export const SharedPhoto = z.object({
  width: z.number(),
  height: z.number(),
  caption: z.nullable(z.string()),
  /** the day at the pool */
  takenOn: z.string(),
  urls: z.object({ small: z.string(), medium: z.string(), large: z.string() }),
});
export type SharedPhoto = z.infer<typeof SharedPhoto>;

export const photoLinks = {
  add: post('/api/pools/{poolId}/photos/{id}/share', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Makes a link under which anyone can see this photo. Each time another one.',
    params: PoolItemParams,
    body: z.strictObject({
      expiresInDays: z.optional(
        z.nullable(
          z.union(
            PHOTO_LINK_DAYS.map((days) => z.literal(days)),
            { error: fault('choose_option') },
          ),
        ),
      ),
    }),
    response: PhotoLink,
  }),
  removeAll: remove('/api/pools/{poolId}/photos/{id}/share', {
    tag,
    access: 'pool',
    worksReadOnly: true,
    summary: 'Revokes all links to this photo.',
    params: PoolItemParams,
  }),
  list: get('/api/photo-links', {
    tag,
    summary: 'Your links to photos that are valid, newest first, each with its photo.',
    query: PageQuery,
    response: pageOf(z.object({ ...PhotoLink.def.shape, photo: Photo })),
  }),
  remove: remove('/api/photo-links/{id}', {
    tag,
    summary: 'Revokes one link.',
    params: z.object({ id: Id }),
  }),
  find: get('/api/shared-photos/{token}', {
    tag,
    access: 'public',
    summary: 'The photo behind a link. The page of the link shows the same.',
    params: z.object({ token: z.string() }),
    response: SharedPhoto,
    problems: ['not_found'],
  }),
  picture: get('/api/shared-photos/{token}/{size}', {
    tag,
    access: 'public',
    summary: 'The picture behind a link, in one size.',
    params: z.object({ token: z.string(), size: Size }),
    /** the bytes of the picture */
    response: z.string(),
    problems: ['not_found'],
  }),
};
