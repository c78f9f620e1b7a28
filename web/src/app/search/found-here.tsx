import type { SearchItem } from '@limpid/contract';
import { useQuery } from '@tanstack/react-query';
import { storedArticles } from '../../features/library/stored-articles.ts';
import { SearchResults } from '../../features/search/search-results.tsx';
import { m } from '../../paraglide/messages.js';

/** What this device knows of a question while the server can't be reached: the articles that were opened here. */
export function FoundHere({ question }: { question: string }) {
  const { data = [] } = useQuery({
    queryKey: ['stored-articles', question],
    queryFn: () => storedArticles(question),
    // It asks no one but this device.
    networkMode: 'always',
    gcTime: 0,
  });
  if (data.length === 0) return null;
  const words = question.split(/\s+/);
  const items = data.map(({ slug, title, summary, language }): SearchItem => {
    return { kind: 'article', title, url: `/library/${slug}`, excerpt: summary, language, words };
  });
  return (
    <section aria-labelledby="found-here">
      <h2 id="found-here" className="mb-3 text-sm text-muted">
        {m.search_on_this_device()}
      </h2>
      <SearchResults items={items} />
    </section>
  );
}
