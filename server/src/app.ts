// All routes on one server, no port opened.
import type { FastifyBaseLogger } from 'fastify';
import { createAccess } from './access/access.ts';
import type { Connection } from './db/connection.ts';
import { poolLimitOf } from './features/accounts/entitlements.ts';
import { type FeatureParts, FEATURES, PAGES_AT_REQUEST } from './features.ts';
import { closeHttp, openHttp } from './http/app.ts';
import type { HttpApp } from './http/route.ts';

export interface AppParts extends Omit<FeatureParts, 'isStopping'>, Partial<Pick<FeatureParts, 'isStopping'>> {
  connection: Connection;
  log: FastifyBaseLogger;
  /** tests hold the clock */
  now?: () => Date;
}

export function buildApp({ connection, log, now, isStopping = () => false, ...parts }: AppParts): HttpApp {
  const app = openHttp(connection, log, parts.settings, createAccess(poolLimitOf), now);
  for (const { routes } of FEATURES) routes(app, { ...parts, isStopping });
  closeHttp(app, parts.settings, PAGES_AT_REQUEST);
  return app;
}
