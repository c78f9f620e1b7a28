import { api } from '@limpid/contract';
import { openApiDocument } from '@limpid/contract/openapi';
import { countedAddress } from '../../http/addresses.ts';
import { cookieNames } from '../../http/cookies.ts';
import { CSRF_HEADER, tokenFor } from '../../http/csrf.ts';
import { problem } from '../../http/problems.ts';
import { bindPublic, type HttpApp } from '../../http/route.ts';
import { createReadiness, placeOf } from './system.ts';

export interface SystemSettings {
  version: string;
  /** the process was told to end */
  isStopping: () => boolean;
}

export function systemRoutes(app: HttpApp, { version, isStopping }: SystemSettings): void {
  const isReady = createReadiness(app.connection.db);
  const probe = { isProbe: true };
  bindPublic(app, api.system.live, () => ({ status: isStopping() ? 'stopping' : 'ok' }) as const, probe);
  bindPublic(
    app,
    api.system.ready,
    async () => {
      if (isStopping()) throw problem('unavailable', { message: 'Stopping.', retryAfterSeconds: 5 });
      if (!(await isReady())) throw problem('unavailable', { message: 'The database does not answer.', retryAfterSeconds: 2 });
      return { status: 'ok' } as const;
    },
    probe,
  );
  bindPublic(app, api.system.version, () => ({ version }));
  bindPublic(app, api.system.csrfToken, ({ request, reply, session }) => ({
    token: tokenFor(request, reply, session?.token, app),
    headerName: CSRF_HEADER,
    enabled: true,
  }));
  bindPublic(app, api.system.performance, ({ body, request }) => {
    request.log.info({ page: placeOf(body.url), ...body.metrics }, 'page speed');
  });

  // Written once: it is the longest answer of the house, and it never changes.
  const document = JSON.stringify(openApiDocument(version, cookieNames(app.cookies).session));
  app.bound.push({ method: 'GET', url: '/api/openapi.json' });
  app.server.get('/api/openapi.json', async (request, reply) => {
    await app.limits.spend('anonymous', countedAddress(request.ip));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });
}
