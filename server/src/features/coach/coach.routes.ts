import { api } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { problem } from '../../http/problems.ts';
import { bind, type HttpApp, type PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { STREAM_HEADERS, streamOf } from './coach-stream.ts';
import { askCoach, chatWithCoach, listChats, listMessages, removeChat } from './coach.ts';

export function coachRoutes(app: HttpApp): void {
  bind(app, api.coach.ask, async ({ db, person, body, now }) => {
    const pool = await poolOf(app, db, person, body.poolId);
    return askCoach(db, body, { person, pool, now });
  });
  bind(app, api.coach.chat, async ({ db, person, body, now, reply }) => {
    const pool = await poolOf(app, db, person, body.poolId);
    const turn = await chatWithCoach(db, body, { person, pool, now });
    reply.headers(STREAM_HEADERS);
    return streamOf(turn);
  });
  bind(app, api.coach.listChats, ({ db, person, query }) => listChats(db, person, query));
  bind(app, api.coach.listMessages, ({ db, person, params, query }) => listMessages(db, person, params.chatId, query));
  bind(app, api.coach.removeChat, ({ db, person, params }) => removeChat(db, person, params.chatId));
}

/** The pool that a question names; one that this person may not see is not there. */
async function poolOf(app: HttpApp, db: Queries, person: Person, poolId: string | undefined): Promise<PoolRow | undefined> {
  if (poolId === undefined) return undefined;
  const pool = await app.access.pool.findPool?.(db, { person, poolId, isLocking: false });
  if (!pool) throw problem('not_found');
  return pool;
}
