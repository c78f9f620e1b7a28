import { api, SEARCH_QUERY_LENGTH, type SearchItem } from '@limpid/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language.tsx';
import { useRead } from '../../api/reads.ts';

/** The question as it can be asked: as long as the search takes it, and not cut through a letter. */
export const asQuestion = (typed: string): string =>
  typed
    .trim()
    .slice(0, SEARCH_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** What our pages hold about `question`; nothing is asked for an empty one. While the next answer is under way the last one stays. */
export function useSearch(question: string) {
  const q = asQuestion(question);
  const { language } = useLanguage();
  return useRead(api.search.find, { query: { q, language } }, { enabled: q !== '', placeholderData: keepPreviousData, staleTime: 600_000 });
}

/** Pages that are loaded whole: they carry no app, and the browser itself goes to the place on the page. */
export const isLoadedWhole = ({ kind, url }: Pick<SearchItem, 'kind' | 'url'>): boolean =>
  url.includes('#') || (kind !== 'calculator' && kind !== 'article' && !['/calculators', '/proof', '/setup', '/contact'].includes(url));
