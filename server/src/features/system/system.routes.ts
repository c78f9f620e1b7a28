import { api, reason } from '@limpid/contract';
import { openApiDocument } from '@limpid/contract/openapi';
import { callerAddress } from '../../http/addresses.ts';
import { cookieNames } from '../../http/cookies.ts';
import { CSRF_HEADER, tokenFor } from '../../http/csrf.ts';
import { problem } from '../../http/problems.ts';
import { bindPublic, type HttpApp } from '../../http/route.ts';
import type { OutsideServices } from '../../config.ts';
import { errorLine } from './error-line.ts';
import { createReadiness, placeOf, siteOf } from './system.ts';

export interface SystemSettings {
  version: string;
  /** the process was told to end */
  isStopping: () => boolean;
  outside?: OutsideServices | undefined;
  hasGoogleSignIn?: boolean;
  vapidPublicKey?: string;
}

/** Settings change with a restart only. */
const CACHED_S = 300;

export function systemRoutes(
  app: HttpApp,
  { version, isStopping, outside = {}, hasGoogleSignIn = false, vapidPublicKey }: SystemSettings,
): void {
  const isReady = createReadiness(app.connection.db);
  const probe = { isProbe: true };
  bindPublic(app, api.system.live, () => ({ status: isStopping() ? 'stopping' : 'ok' }) as const, probe);
  bindPublic(
    app,
    api.system.ready,
    async () => {
      if (isStopping()) throw problem('unavailable', { reason: reason('server_stopping'), retryAfterSeconds: 5 });
      if (!(await isReady())) throw problem('unavailable', { reason: reason('database_silent'), retryAfterSeconds: 2 });
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
  const site = siteOf(outside, { hasGoogleSignIn, vapidPublicKey });
  bindPublic(app, api.system.site, ({ reply }) => {
    void reply.header('cache-control', `public, max-age=${CACHED_S}`);
    return site;
  });
  bindPublic(app, api.system.reportError, async ({ body, request }) => {
    await app.limits.spend('errorReports', callerAddress(request));
    request.log.warn({ pageError: errorLine(body) }, 'a page broke');
  });
  documentRoute(app, version);
}

/** Written once: it is the longest answer of the server, and it never changes. */
function documentRoute(app: HttpApp, version: string): void {
  const document = JSON.stringify(openApiDocument(version, cookieNames(app.cookies).session));
  app.bound.push({ method: 'GET', url: '/api/openapi.json' });
  app.server.get('/api/openapi.json', async (request, reply) => {
    await app.limits.spend('anonymous', callerAddress(request));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });
}
