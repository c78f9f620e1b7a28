import type { ArticleCategory, ArticleSummary } from '@limpid/contract';
import { clsx } from 'clsx';
import { Search, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { ArticleCard } from '../../features/library/article-card.tsx';
import { CATEGORIES } from '../../features/library/categories.ts';
import { markOf, useLibrary, useLibraryMarks } from '../../features/library/library.data.ts';
import { useSearch } from '../../features/search/search.data.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Card, IconTile } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fuzzyMatch } from '../../ui/fuzzy-match.ts';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { LibraryFailed, LibraryWaiting } from './library-states.tsx';

export const meta = () =>
  pageMeta({ title: m.library_title(), description: m.library_description(), canonicalPath: '/library', noindex: true });

const ORDER = Object.keys(CATEGORIES) as ArticleCategory[];
/** Below this a word is only somewhere in the letters of another. */
const LEAST_SCORE = 0.35;

/** Later ones only share a word with the question. */
const MOST_FAR = 8;

/** What was looked for is in the address too: it is still there after an article. */
function useQuery(): [string, (query: string) => void] {
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState(search.get('q') ?? '');
  const change = (next: string) => {
    setQuery(next);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.trim() === '') after.delete('q');
        else after.set('q', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [query, change];
}

export default function LibraryPage() {
  const library = useLibrary();
  const [query, setQuery] = useQuery();
  const articles = library.data?.items;
  return (
    <Page>
      <PageHeader title={m.library_title()} description={m.library_description()} />
      <div className="flex flex-col gap-8">
        <div className="grid items-stretch gap-4 md:grid-cols-[1.2fr_1fr]">
          <Find query={query} onQuery={setQuery} />
          <SolverTeaser isAside={query.trim() !== ''} />
        </div>
        {articles ? <Shelves articles={articles} query={query.trim()} /> : null}
        {library.isPending ? <LibraryWaiting /> : null}
        {library.isError && !articles ? <LibraryFailed onAgain={() => void library.refetch()} /> : null}
      </div>
    </Page>
  );
}

function Find({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  return (
    <Card className="flex flex-col justify-center print:hidden">
      <label className="block">
        <span className="mb-2 block font-semibold">{m.library_find()}</span>
        <span className="relative block">
          <Search size={20} aria-hidden className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted" />
          <input
            type="search"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            maxLength={100}
            autoComplete="off"
            placeholder={m.library_find_placeholder()}
            className="h-12 w-full rounded-control border border-line-strong bg-surface pr-4 pl-12 text-base text-ink dark:bg-raised"
          />
        </span>
      </label>
    </Card>
  );
}

/** On a phone it makes room for what was found. */
function SolverTeaser({ isAside }: { isAside: boolean }) {
  const { href } = useCurrentPool();
  return (
    <Card tone="tint" className={clsx('flex items-start gap-4', isAside && 'max-md:hidden')}>
      <IconTile tone="sun">
        <Stethoscope size={24} strokeWidth={1.75} />
      </IconTile>
      <div>
        <h2 className="text-lg font-semibold">{m.library_solver()}</h2>
        <p className="mt-1 mb-4 text-sm">{m.library_solver_text()}</p>
        <LinkButton to={href('/library/symptoms')} prefetch="intent">
          {m.library_solver_open()}
        </LinkButton>
      </div>
    </Card>
  );
}

const fits = ({ title, summary, topics }: ArticleSummary, query: string): boolean => {
  const match = fuzzyMatch(query, title, `${summary} ${topics.join(' ')}`);
  return match !== null && match !== undefined && match.score >= LEAST_SCORE;
};

function Shelves({ articles, query }: { articles: readonly ArticleSummary[]; query: string }) {
  const marks = useLibraryMarks().data;
  const own = marks?.items ?? [];
  const of = (slugs: readonly string[]) => slugs.flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);
  if (query !== '') return <Found articles={articles} query={query} />;
  const bookmarked = of(own.filter(({ isBookmarked }) => isBookmarked).map(({ slug }) => slug));
  const begun = of(own.filter(({ progressPercent }) => progressPercent > 0 && progressPercent < 100).map(({ slug }) => slug)).slice(0, 3);
  return (
    <>
      <Shelf id="bookmarks" title={m.library_bookmarks()} articles={bookmarked} />
      <Shelf id="continue" title={m.library_continue()} articles={begun} />
      {ORDER.map((category) => (
        <Shelf
          key={category}
          id={category}
          title={CATEGORIES[category].label()}
          articles={articles.filter((article) => article.category === category)}
          isCounted
        />
      ))}
    </>
  );
}

/** What this device finds at once; where that is nothing, the search of the server, which forgives spelling and knows other names. */
function Found({ articles, query }: { articles: readonly ArticleSummary[]; query: string }) {
  const near = articles.filter((article) => fits(article, query));
  const search = useSearch(near.length > 0 ? '' : query);
  const far = (search.data?.items ?? []).flatMap(({ url }) => articles.find(({ slug }) => url === `/library/${slug}`) ?? []);
  const found = near.length > 0 ? near : far.slice(0, MOST_FAR);
  if (found.length > 0)
    return (
      <div role="status">
        <Shelf id="found" title={m.search_found({ count: found.length, query })} articles={found} />
      </div>
    );
  return search.isFetching ? <LibraryWaiting /> : <Nothing query={query} />;
}

interface ShelfProps {
  id: string;
  title: string;
  articles: readonly ArticleSummary[];
  /** says how many of them were read */
  isCounted?: boolean;
}

function Shelf({ id, title, articles, isCounted = false }: ShelfProps) {
  const marks = useLibraryMarks().data;
  if (articles.length === 0) return null;
  const read = articles.filter(({ slug }) => markOf(marks, slug)?.progressPercent === 100).length;
  return (
    <section aria-labelledby={`shelf-${id}`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`shelf-${id}`} className="text-xl font-semibold">
          {title}
        </h2>
        {isCounted && read > 0 ? (
          <p className="figures text-sm text-muted">{m.library_read_count({ read, count: articles.length })}</p>
        ) : null}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} mark={markOf(marks, article.slug)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing({ query }: { query: string }) {
  return (
    <EmptyState
      drawing="search"
      title={m.library_nothing({ query })}
      action={<LinkButton to={`/search?q=${encodeURIComponent(query)}`}>{m.library_search_all()}</LinkButton>}
    >
      {m.library_nothing_text()}
    </EmptyState>
  );
}
