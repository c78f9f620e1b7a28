import { api } from '@limpid/contract';
import { bindPublic, type HttpApp } from '../../http/route.ts';
import { findNearestPlace, findPlaces } from './places.ts';

export function placeRoutes(app: HttpApp): void {
  bindPublic(app, api.places.find, ({ query }) => ({ items: findPlaces(query.q) }));
  bindPublic(app, api.places.nearest, ({ query }) => ({ place: findNearestPlace(query.latitude, query.longitude) ?? null }));
}
