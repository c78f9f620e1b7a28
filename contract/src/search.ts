import * as z from 'zod/mini';
import { LANGUAGES } from './accounts.ts';
import { get } from './endpoint.ts';
import { lookedUp } from './values.ts';
import { fault } from './reasons.ts';

/** What kind of page an answer is on; each source of the search has its own. */
export const SEARCH_KINDS = ['article', 'calculator', 'question', 'region', 'guide', 'rules', 'page', 'legal'] as const;
export const SEARCH_LIMIT = 20;
export const SEARCH_QUERY_LENGTH = 200;

export const SearchItem = z.object({
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** an address of ours, with the place on the page where there is one */
  url: z.string(),
  /** the sentences that fit best */
  excerpt: z.string(),
  /** of title and excerpt */
  language: z.enum(LANGUAGES),
  /** what an article is the one explanation of */
  topics: z.optional(z.array(z.string())),
  /** the words of title and excerpt that were found, in lower case, for marking */
  words: z.array(z.string()),
});
export type SearchItem = z.infer<typeof SearchItem>;

export const search = {
  find: get('/api/search', {
    tag: 'search',
    access: 'public',
    summary: 'Everything that can be read here, best answer first, at most 20.',
    query: z.object({
      q: lookedUp(1, SEARCH_QUERY_LENGTH, fault('search_missing')),
      language: z._default(z.enum(LANGUAGES, { error: fault('choose_language') }), 'en'),
    }),
    response: z.object({ items: z.array(SearchItem) }),
  }),
};
