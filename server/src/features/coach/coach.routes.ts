import { Readable } from 'node:stream';
import { api, type CheckedBody } from '@limpid/contract';
import type { FastifyReply } from 'fastify';
import type { Files } from '../../adapters/files/files.ts';
import { bind, type HttpApp } from '../../http/route.ts';
import { findPages } from '../search/find-pages.ts';
import { builtInAnswerer, modelAnswerer, type ModelService } from './answerers.ts';
import { listChats, listMessages, removeChat, renameChat } from './chats.ts';
import { STREAM_HEADERS, streamOf } from './coach-stream.ts';
import { askCoach, chatWithCoach, type CoachHouse, findAskedPool } from './coach.ts';
import { photoOf, readPhoto } from './photos.ts';
import type { Question } from './question.ts';
import { findAllowance } from './usage.ts';
import { confirmProposal } from './confirmations.ts';
import type { Thinker } from './threads/thinker.ts';

/** Aborts when the person closes the connection before the answer is complete. */
function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Without a `service` the built-in coach answers. */
export function coachRoutes(app: HttpApp, files: Files, thinker: Thinker, service?: ModelService): void {
  const house: CoachHouse = {
    connection: app.connection,
    files,
    limits: app.limits,
    access: app.access.pool,
    secret: app.secret,
    log: app.server.log,
    find: findPages,
    thinker,
    answerer: service ? modelAnswerer(service) : builtInAnswerer,
    seesPhotos: service?.seesPhotos === true,
  };
  const asQuestion = async ({ photo, ...question }: CheckedBody<typeof api.coach.chat>): Promise<Question> =>
    photo === undefined ? question : { ...question, photo: await readPhoto(photo) };
  bind(app, api.coach.ask, async ({ db, person, body, now, reply }) => {
    const pool = await findAskedPool(app.access.pool, db, person, body.poolId);
    return askCoach(house, await asQuestion(body), { person, pool, now, signal: leaving(reply) });
  });
  bind(app, api.coach.chat, async ({ db, person, body, now, reply, request }) => {
    const pool = await findAskedPool(app.access.pool, db, person, body.poolId);
    const turn = await chatWithCoach(house, await asQuestion(body), { person, pool, now, signal: leaving(reply) });
    reply.headers(STREAM_HEADERS);
    return streamOf(turn, (error) => request.log.error({ err: error }, 'an answer of the coach broke off'));
  });
  bind(app, api.coach.confirm, ({ db, person, body, now }) =>
    confirmProposal(db, body.token, { person, access: app.access.pool, secret: app.secret, now }),
  );
  bind(app, api.coach.allowance, ({ db, person, now }) =>
    findAllowance(db, person, { hasModel: service !== undefined, seesPhotos: house.seesPhotos }, now),
  );
  bind(app, api.coach.listChats, ({ db, person, query }) => listChats(db, person, query));
  bind(app, api.coach.listMessages, ({ db, person, params, query }) => listMessages(db, person, params.chatId, query));
  bind(app, api.coach.findPhoto, async ({ db, person, params, reply }) => {
    const jpeg = await photoOf(db, files, person, params);
    reply.header('content-type', 'image/jpeg').header('cache-control', 'private, max-age=3600');
    return Readable.from([jpeg]);
  });
  bind(app, api.coach.renameChat, ({ db, person, params, body }) => renameChat(db, person, params.chatId, body.title));
  bind(app, api.coach.removeChat, ({ db, person, params }) => removeChat(db, person, params.chatId));
}
