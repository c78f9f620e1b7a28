import { api } from '@limpid/contract';
import { bindPool, type HttpApp } from '../../http/route.ts';
import { knownVersion } from '../../http/versions.ts';
import { changeTreatment, listTreatments, recordTreatment, removeTreatment } from './treatments.ts';

export function treatmentRoutes(app: HttpApp): void {
  bindPool(app, api.treatments.list, ({ db, pool, query }) => listTreatments(db, pool, query));
  bindPool(app, api.treatments.record, ({ db, pool, body, now }) => recordTreatment(db, pool, body, now));
  bindPool(app, api.treatments.change, ({ db, pool, params, body, now, request }) =>
    changeTreatment(db, pool, params.id, body, { now, version: knownVersion(request) }),
  );
  bindPool(app, api.treatments.remove, ({ db, pool, params, request }) => removeTreatment(db, pool, params.id, knownVersion(request)));
}
