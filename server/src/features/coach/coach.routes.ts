import { api } from '@limpid/contract';
import { bind, type HttpApp } from '../../http/route.ts';
import { confirmProposal } from './confirmations.ts';
import { STREAM_HEADERS, streamOf } from './coach-stream.ts';
import { askCoach, chatWithCoach, findAskedPool, listChats, listMessages, removeChat } from './coach.ts';

export function coachRoutes(app: HttpApp): void {
  bind(app, api.coach.ask, async ({ db, person, body, now }) => {
    const pool = await findAskedPool(app.access.pool, db, person, body.poolId);
    return askCoach(db, body, { person, pool, secret: app.secret, now });
  });
  bind(app, api.coach.chat, async ({ db, person, body, now, reply }) => {
    const pool = await findAskedPool(app.access.pool, db, person, body.poolId);
    const turn = await chatWithCoach(db, body, { person, pool, secret: app.secret, now });
    reply.headers(STREAM_HEADERS);
    return streamOf(turn);
  });
  bind(app, api.coach.confirm, ({ db, person, body, now }) =>
    confirmProposal(db, body.token, { person, access: app.access.pool, secret: app.secret, now }),
  );
  bind(app, api.coach.listChats, ({ db, person, query }) => listChats(db, person, query));
  bind(app, api.coach.listMessages, ({ db, person, params, query }) => listMessages(db, person, params.chatId, query));
  bind(app, api.coach.removeChat, ({ db, person, params }) => removeChat(db, person, params.chatId));
}
