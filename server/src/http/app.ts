// The application before and after its routes: what wraps every route, and what answers requests that match none.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { OutsideServices } from '../config.ts';
import type { Connection } from '../db/connection.ts';
import { callerAddress } from './addresses.ts';
import { outsideHosts } from './headers.ts';
import { createLimits, type LimitSettings } from './limits.ts';
import { openPagesAtRequest, type PagesAtRequest } from './pages-at-request.ts';
import { openSite, type Site } from './pages.ts';
import { receiveShares } from './shares.ts';
import { problem } from './problems.ts';
import { requestPath } from './request-path.ts';
import type { AccessRules, HttpApp } from './route.ts';
import { createServer, refuseOtherMethods } from './server.ts';
import { findSession } from './session.ts';

export interface HttpSettings {
  /** where people reach the application, without a slash at the end */
  baseUrl: string;
  /** PUBLIC_URL is not set: pages of this machine's own addresses may write (origins.ts) */
  allowsLocalHosts?: boolean;
  secret: string;
  trustProxy: boolean | string[];
  limits: LimitSettings;
  /** a folder of this server for what comes in with requests; a temporary one of the machine without it */
  uploadsDir?: string;
  /** the web's build; without one there are no pages */
  webBuildDir?: string | undefined;
  /** what pages may load from elsewhere; nothing without it */
  outside?: OutsideServices;
}

export function openHttp(
  connection: Connection,
  log: FastifyBaseLogger,
  settings: HttpSettings,
  access: AccessRules,
  now: () => Date = () => new Date(),
): HttpApp {
  const { baseUrl, secret, limits } = settings;
  const isSecure = baseUrl.startsWith('https:');
  return {
    server: createServer({ log, isSecure, trustProxy: settings.trustProxy }),
    connection,
    limits: createLimits(connection.db, limits, now),
    cookies: { isSecure },
    origin: new URL(baseUrl).origin,
    ownOrigins: { origin: new URL(baseUrl).origin, allowsLocalHosts: settings.allowsLocalHosts ?? false },
    baseUrl,
    access,
    secret,
    now,
    bound: [],
    uploadsDir: settings.uploadsDir ?? join(tmpdir(), 'limpid-uploads'),
  };
}

/** For the front page, which is there also when the database is not. */
async function isSignedIn(app: HttpApp, request: FastifyRequest): Promise<boolean> {
  try {
    return (await findSession(app.connection.db, request, app.cookies, app.now())) !== null;
  } catch (error) {
    request.log.error({ err: error }, 'front page without a session');
    return false;
  }
}

/** After the last route: other methods of known paths, and the pages. `sources`: what those show that are made at the request. */
export function closeHttp(
  app: HttpApp,
  { webBuildDir, outside = {} }: Pick<HttpSettings, 'webBuildDir' | 'outside'>,
  sources: PagesAtRequest = {},
): void {
  refuseOtherMethods(app.server, app.bound);
  if (webBuildDir !== undefined) receiveShares(app.server);
  const hosts = outsideHosts(outside);
  const site: Site | undefined = webBuildDir === undefined ? undefined : openSite(webBuildDir, app.baseUrl, hosts);
  const atRequest = openPagesAtRequest(app, sources, { webBuildDir, outside: hosts, builtFor: site?.builtFor });
  app.server.setNotFoundHandler(async (request, reply) => {
    const path = requestPath(request) ?? '';
    const isCall = /^\/api(\/|$)/.test(path) || (path.startsWith('/auth/') && request.method !== 'GET');
    if (isCall) await app.limits.spend('anonymous', callerAddress(request));
    if (isCall) throw problem('not_found');
    const made = atRequest.answer(request, reply);
    if (made) return made;
    if (!site) throw problem('not_found');
    return site.serve(request, reply, () => isSignedIn(app, request));
  });
}
