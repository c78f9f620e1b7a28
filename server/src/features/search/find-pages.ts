// The one index over everything that can be read here, made when it is first needed.
import documents from './documents.json' with { type: 'json' };
import { createSearch, type Search, type SearchDocument } from './search.ts';

let search: Search | undefined;

/** Best first. The documents are written by tools/search/search-documents.ts, which knows what every source of the search may hold. */
export const findPages: Search = (question, language) => {
  search ??= createSearch(documents as SearchDocument[]);
  return search(question, language);
};
