// The one index over everything that can be read here, made when it is first needed.
import documents from './documents.json' with { type: 'json' };
import { inOneLine } from './search-excerpt.ts';
import { createSearch, type Search, type SearchDocument } from './search.ts';

let search: Search | undefined;

/** Best first. The documents are written by tools/search/search-documents.ts, which knows what every source of the search may hold. */
export const findPages: Search = (question, language) => {
  search ??= createSearch(documents as SearchDocument[]);
  return search(question, language);
};

let texts: ReadonlyMap<string, string> | undefined;
/** The whole English text of a page or of the part of it at this address; empty where there is none. */
export function pageText(url: string): string {
  texts ??= new Map((documents as SearchDocument[]).map((document) => [document.url, inOneLine(document.text)]));
  return texts.get(url) ?? '';
}
