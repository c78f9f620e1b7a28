import { api } from '@limpid/contract';
import { callerAddress } from '../../http/addresses.ts';
import { problem } from '../../http/problems.ts';
import { bind, type HttpApp } from '../../http/route.ts';
import { hashToken } from '../../http/session.ts';
import { own } from '../accounts/account-request.ts';
import { findCalendar, readFeed, startCalendar } from './calendar.ts';
import { deleteFeed } from './calendar.queries.ts';

const SECRET = /^([\w-]{43})\.ics$/;

export function calendarRoutes(app: HttpApp): void {
  bind(app, api.calendar.find, ({ db, person }) => findCalendar(db, person.id));
  bind(app, api.calendar.start, (asked) => startCalendar(asked.db, own(asked), asked.app.baseUrl, asked.now));
  bind(app, api.calendar.stop, ({ db, person }) => deleteFeed(db, person.id));
  feedRoute(app);
}

/** For calendar programs, which have no session: the secret in the address is all they know. */
function feedRoute(app: HttpApp): void {
  app.bound.push({ method: 'GET', url: '/calendar/:file' });
  app.server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const secret = SECRET.exec(request.params.file)?.[1];
    const feed = secret === undefined ? undefined : await spendAndRead(app, secret);
    if (!feed) {
      await app.limits.spend('calendarMiss', callerAddress(request));
      throw problem('not_found');
    }
    reply.header('etag', feed.etag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match']?.split(/,\s*/).some((known) => known.replace(/^W\//, '') === feed.etag))
      return reply.status(304).send();
    return reply.type('text/calendar; charset=utf-8').send(feed.text);
  });
}

async function spendAndRead(app: HttpApp, secret: string) {
  await app.limits.spend('calendarFeed', hashToken(secret).slice(0, 16));
  return readFeed(app.connection.db, secret, app.baseUrl, app.now());
}
