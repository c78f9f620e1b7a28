import { api } from '@limpid/contract';
import { bindPool, bindPublic, type HttpApp } from '../../http/route.ts';
import { knownVersion } from '../../http/versions.ts';
import { findGuide, listGuides } from './guides.ts';
import { findPoolGuide } from './seasonal.ts';
import { listTicks, recordTick, removeTick } from './ticks.ts';

export function seasonalRoutes(app: HttpApp): void {
  bindPublic(app, api.seasonal.list, ({ query }) => ({ items: listGuides(query.language) }));
  bindPublic(app, api.seasonal.find, ({ params, query }) => findGuide(params.slug, query.language));
  // People who have not chosen units measure as the first regions do.
  bindPool(app, api.seasonal.ofPool, ({ db, pool, person, query, now }) =>
    findPoolGuide(db, { pool, measures: person.units ?? 'us', ...query }, now),
  );
  bindPool(app, api.guideTicks.list, ({ db, pool, query }) => listTicks(db, pool, query));
  bindPool(app, api.guideTicks.record, ({ db, pool, body, now }) => recordTick(db, pool.id, body, now));
  bindPool(app, api.guideTicks.remove, ({ db, pool, params, request }) => removeTick(db, pool.id, params.id, knownVersion(request)));
}
