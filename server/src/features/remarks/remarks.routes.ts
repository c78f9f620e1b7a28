import { api } from '@limpid/contract';
import { bindPool, type HttpApp } from '../../http/route.ts';
import { knownVersion } from '../../http/versions.ts';
import { changeRemark, listRemarks, recordRemark, removeRemark } from './remarks.ts';

export function remarkRoutes(app: HttpApp): void {
  bindPool(app, api.remarks.list, ({ db, pool, query }) => listRemarks(db, pool, query));
  bindPool(app, api.remarks.record, ({ db, pool, body, now }) => recordRemark(db, pool.id, body, now));
  bindPool(app, api.remarks.change, ({ db, pool, params, body: patch, now, request }) =>
    changeRemark(db, pool.id, params.id, { patch, now, version: knownVersion(request) }),
  );
  bindPool(app, api.remarks.remove, ({ db, pool, params, request }) => removeRemark(db, pool.id, params.id, knownVersion(request)));
}
