import { api } from '@limpid/contract';
import { bind, bindPool, type HttpApp } from '../../http/route.ts';
import { addPool, changePool, listPools, removePool, toPool, withWarnings } from './pools.ts';

export function poolRoutes(app: HttpApp): void {
  bind(app, api.pools.list, ({ db, person }) => listPools(db, person));
  bind(app, api.pools.add, ({ db, person, body, now }) => addPool(db, person, body, now).then(withWarnings));
  bindPool(app, api.pools.find, ({ pool }) => toPool(pool));
  bindPool(app, api.pools.change, ({ db, pool, body, now }) => changePool(db, pool, body, now).then(withWarnings));
  bindPool(app, api.pools.remove, ({ db, pool }) => removePool(db, pool));
}
