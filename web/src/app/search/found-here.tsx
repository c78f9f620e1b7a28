import type { SearchItem } from '@limpid/contract';
import { useQuery } from '@tanstack/react-query';
import { storedArticles } from '../../features/library/stored-articles.ts';
import { SearchResults } from '../../features/search/search-results.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';

interface Props {
  question: string;
  isOnline: boolean;
  /** something else was found on this device */
  hasOthers: boolean;
}

/** What this device knows of a question while the server can't be reached: articles that were opened here, and the list of all of them. */
export function FoundHere({ question, isOnline, hasOthers }: Props) {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['stored-articles', question, language],
    queryFn: () => storedArticles(question, language),
    // It asks no one but this device.
    networkMode: 'always',
    gcTime: 0,
  });
  if (!data) return null;
  if (data.length === 0) return isOnline || hasOthers ? null : <p role="status">{m.shell_palette_empty_offline({ query: question })}</p>;
  const words = question.toLowerCase().split(/\s+/);
  const items = data.map(({ slug, title, summary, language: written }): SearchItem => {
    return { kind: 'article', title, url: `/library/${slug}`, excerpt: summary, language: written, words };
  });
  const listed = new Set(data.filter(({ isHere }) => !isHere).map(({ slug }) => `/library/${slug}`));
  return (
    <section aria-labelledby="found-here">
      <h2 id="found-here" className="mb-3 text-sm text-muted">
        {m.search_on_this_device()}
      </h2>
      <SearchResults items={items} noteOf={({ url }) => (listed.has(url) ? m.search_needs_connection() : undefined)} />
    </section>
  );
}
