import { api } from '@limpid/contract';
import type { FastifyReply } from 'fastify';
import type { Files } from '../../adapters/files/files.ts';
import type { PictureMaker } from '../../adapters/pictures/picture-maker.ts';
import { bind, bindPool, bindPublic, type HttpApp } from '../../http/route.ts';
import { knownVersion } from '../../http/versions.ts';
import { servePicture } from './photo-files.ts';
import { addLink, findShared, listLinks, openLink, removeLink, removeLinks } from './photo-links.ts';
import { findStorage } from './photo-room.ts';
import { checkPhoto, viewPhoto } from './photo-view.ts';
import { changePhoto, countPhotos, findPhotoOf, listAllPhotos, listPhotos, recordPhoto, removePhoto } from './photos.ts';

interface Parts {
  files: Files;
  pictures: PictureMaker;
}

export function photoRoutes(app: HttpApp, parts: Parts): void {
  const { files, pictures } = parts;
  const house = { connection: app.connection, limits: app.limits, ...parts };
  bindPool(app, api.photos.list, ({ db, pool, query }) => listPhotos(db, pool, query));
  bindPool(app, api.photos.record, ({ person, pool, upload, body: input, now }) =>
    recordPhoto(house, { person, pool, upload, input, now }),
  );
  bind(app, api.photos.find, ({ db, person, params, now }) => viewPhoto(db, person.id, params.id, app, now));
  bindPool(app, api.photos.change, ({ db, pool, params, body: patch, now, request }) =>
    changePhoto(db, pool.id, params.id, { patch, now, version: knownVersion(request) }),
  );
  bindPool(app, api.photos.remove, ({ db, pool, params, request }) => removePhoto(db, pool.id, params.id, knownVersion(request)));
  bindPool(app, api.photos.picture, async ({ db, pool, params, request, reply }) => {
    const photo = await findPhotoOf(db, pool.id, params.id);
    return servePicture(files, photo, { size: params.size, request, reply, viewer: 'owner' });
  });
  bind(app, api.photos.listAll, ({ db, person, query }) => listAllPhotos(db, person.id, query));
  bind(app, api.photos.months, ({ db, person, query }) => countPhotos(db, person.id, query));
  bind(app, api.photos.check, async ({ person, upload }) => {
    await app.limits.spend('photos', person.id);
    return checkPhoto(pictures, upload);
  });
  bind(app, api.photos.storage, ({ db, person }) => findStorage(db, person));
  linkRoutes(app, files);
}

function linkRoutes(app: HttpApp, files: Files): void {
  bindPool(app, api.photoLinks.add, ({ db, pool, params, body, now }) =>
    addLink(db, { poolId: pool.id, photoId: params.id }, body.expiresInDays ?? null, app, now),
  );
  bindPool(app, api.photoLinks.removeAll, ({ db, pool, params }) => removeLinks(db, { poolId: pool.id, photoId: params.id }));
  bind(app, api.photoLinks.list, ({ db, person, query, now }) => listLinks(db, person.id, query, app, now));
  bind(app, api.photoLinks.remove, ({ db, person, params }) => removeLink(db, person.id, params.id));
  bindPublic(app, api.photoLinks.find, ({ db, params, now, reply }) => {
    keepToItself(reply);
    return findShared(db, app.secret, params.token, now);
  });
  bindPublic(app, api.photoLinks.picture, async ({ db, params, now, request, reply }) => {
    keepToItself(reply);
    const { photo } = await openLink(db, app.secret, params.token, now);
    return servePicture(files, photo, { size: params.size, request, reply, viewer: 'stranger' });
  });
}

/** Who has the address sees the photo: no search engine, no cache and no other site may come to know it. */
function keepToItself(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
}
