import { api } from '@limpid/contract';
import { bindPublic, type HttpApp } from '../../http/route.ts';
import { findPages } from './find-pages.ts';

export function searchRoutes(app: HttpApp): void {
  bindPublic(app, api.search.find, ({ query }) => ({ items: findPages(query.q, query.language) }));
}
