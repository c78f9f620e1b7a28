import { api } from '@limpid/contract';
import { bindPool, type HttpApp } from '../../http/route.ts';
import { knownVersion } from '../../http/versions.ts';
import { changeClearUp, listClearUps, startClearUp } from './clear-ups.ts';

export function clearUpRoutes(app: HttpApp): void {
  bindPool(app, api.clearUps.list, ({ db, pool, query }) => listClearUps(db, pool, query));
  bindPool(app, api.clearUps.start, ({ db, pool, body, now }) => startClearUp(db, pool, body, now));
  bindPool(app, api.clearUps.change, ({ db, pool, params, body, now, request }) =>
    changeClearUp(db, pool, params.id, body, { now, version: knownVersion(request) }),
  );
}
