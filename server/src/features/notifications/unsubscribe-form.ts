// POST /unsubscribe: from mail programs (RFC 8058), which want a plain answer, and from the page of the same address, whose form sends the
// browser back to the page. Opening the address does nothing: programs that look through mails open links.
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../../http/addresses.ts';
import type { HttpApp } from '../../http/route.ts';
import { unsubscribe } from './unsubscribe.ts';

const PAGE = '/unsubscribe';
const BODY_LIMIT = 4096;

function tokenIn(request: FastifyRequest): string {
  const { t } = (request.query ?? {}) as { t?: unknown };
  return typeof t === 'string' ? t : '';
}

export function unsubscribeForm(app: HttpApp): void {
  void app.server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Mail programs send the same field in different dresses; the address alone decides.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, parsed) => parsed(null, body));
    scope.post(PAGE, async (request, reply) => {
      await app.limits.spend('anonymous', callerAddress(request));
      const isFromPage = typeof request.body === 'string' && /(^|&)from=page(&|$)/.test(request.body);
      const isOurs = await app.connection.withTransaction((tx) => unsubscribe(tx, app.secret, tokenIn(request), app.now()));
      if (isFromPage) return reply.redirect(`${PAGE}#${isOurs ? 'done' : 'unknown'}`, 303);
      const text = isOurs
        ? 'You won’t get any more reminder emails.'
        : 'This link isn’t complete. Open your settings to stop reminder emails.';
      return reply
        .status(isOurs ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(`${text}\n`);
    });
    done();
  });
}
