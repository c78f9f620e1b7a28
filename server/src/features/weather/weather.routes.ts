import { api } from '@limpid/contract';
import { bindPool, type HttpApp } from '../../http/route.ts';
import { findWeather } from './weather.ts';

export function weatherRoutes(app: HttpApp): void {
  bindPool(app, api.weather.find, ({ db, pool, query, now }) => findWeather(db, pool, query.pastDays, now));
}
