import { api } from '@limpid/contract';
import { bindPool, type HttpApp } from '../../http/route.ts';
import { knownVersion } from '../../http/versions.ts';
import { changeReading, listReadings, recordReading, removeReading } from './readings.ts';

export function readingRoutes(app: HttpApp): void {
  bindPool(app, api.readings.list, ({ db, pool, query }) => listReadings(db, pool, query));
  bindPool(app, api.readings.record, ({ db, pool, body, now }) => recordReading(db, pool, body, now));
  bindPool(app, api.readings.change, ({ db, pool, params, body, now, request }) =>
    changeReading(db, pool, params.id, body, { now, version: knownVersion(request) }),
  );
  bindPool(app, api.readings.remove, ({ db, pool, params, request }) => removeReading(db, pool, params.id, knownVersion(request)));
}
