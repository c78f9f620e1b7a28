import { api } from '@limpid/contract';
import { bindPublic, type HttpApp } from '../../http/route.ts';
import documents from './documents.json' with { type: 'json' };
import { createSearch, type SearchDocument } from './search.ts';

export function searchRoutes(app: HttpApp): void {
  // written by tools/search-documents.ts, which knows what every source of the search may hold
  const find = createSearch(documents as SearchDocument[]);
  bindPublic(app, api.search.find, ({ query }) => ({ items: find(query.q, query.language) }));
}
