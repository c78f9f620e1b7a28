import type { GuideName } from '@limpid/chemistry';
import type { Article, Pool } from '@limpid/contract';
import { ArrowRight, ListChecks, type LucideIcon, Sun } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useParams, useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag, useLanguage } from '../../i18n/language.tsx';
import { CALCULATOR_NAMES } from '../../features/calculators/calculator-names.ts';
import { CALCULATORS } from '../../features/calculators/calculators.ts';
import { ArticleBlocks } from '../../features/library/article-blocks.tsx';
import { ArticleActions, GoOnReading, HelpfulQuestion } from '../../features/library/article-marks.tsx';
import { nameOfSlug } from '../../features/library/article-text.ts';
import { markOf, useArticle, useKnownTitle, useLibraryMarks, useMarkArticle } from '../../features/library/library.data.ts';
import { useReadingProgress } from '../../features/library/reading-progress.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta, pageTitle } from '../../ui/page-meta.ts';
import { calculatorPath } from './article-links.ts';
import { LibraryFailed, LibraryWaiting } from './library-states.tsx';

export const meta = ({ params }: { params: { slug?: string } }) =>
  pageMeta({
    title: nameOfSlug(params.slug ?? 'library'),
    description: m.library_description(),
    canonicalPath: `/library/${params.slug ?? ''}`,
    noindex: true,
  });

export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { href } = useCurrentPool();
  const article = useArticle(slug);
  const title = article.data?.title;
  const known = useKnownTitle(slug);
  const heading = title ?? known;
  const shown = heading ?? m.library_title();
  // The route's own title has the words of the address; it is set again when the route is revalidated.
  const { state } = useRevalidator();
  useEffect(() => {
    if (state === 'idle') document.title = pageTitle(shown);
  }, [shown, state]);
  const isMissing = article.error instanceof ApiError && article.error.status === 404;
  return (
    <Page>
      <PageHeader
        title={shown}
        description={article.data?.summary}
        crumbs={[{ label: m.library_title(), to: href('/library') }, ...(heading === undefined ? [] : [{ label: heading }])]}
      />
      {article.data ? <ArticleText key={slug} article={article.data} /> : null}
      {article.isPending ? <LibraryWaiting /> : null}
      {isMissing ? <Missing /> : null}
      {article.isError && !article.data && !isMissing ? <LibraryFailed onAgain={() => void article.refetch()} /> : null}
    </Page>
  );
}

function ArticleText({ article }: { article: Article }) {
  const { language } = useLanguage();
  const element = useRef<HTMLElement>(null);
  const { isSuccess } = useLibraryMarks();
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_280px]">
      <div className="min-w-0">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <p className="figures text-sm text-muted">
            {m.library_minutes({ minutes: article.readingMinutes })} · {m.library_reviewed({ date: reviewDate(article.reviewedOn) })}
          </p>
          <ArticleActions slug={article.slug} />
        </div>
        {article.language === language ? null : <Callout className="mb-6">{m.library_english_body()}</Callout>}
        {isSuccess ? (
          <div className="mb-6 empty:hidden">
            <GoOnReading slug={article.slug} article={element} />
          </div>
        ) : null}
        <Body article={article} element={element} />
        <HelpfulQuestion slug={article.slug} />
      </div>
      <Beside article={article} />
    </div>
  );
}

const reviewDate = (on: string): string => dateFormat(languageTag(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(on));

function Body({ article, element }: { article: Article; element: RefObject<HTMLElement | null> }) {
  const marks = useLibraryMarks();
  const { mutate } = useMarkArticle(article.slug);
  const known = markOf(marks.data, article.slug)?.progressPercent ?? 0;
  // Without the marks nothing is known, and nothing should be sent again.
  useReadingProgress(element, marks.data ? known : 100, (progressPercent) => mutate({ progressPercent }));
  return (
    <article ref={element} tabIndex={-1} lang={article.language} className="prose mb-10 min-w-0 outline-none">
      <ArticleBlocks blocks={article.blocks} />
      <h2>{m.common_sources()}</h2>
      <ul>
        {article.sources.map(({ title, url }) => (
          <li key={title}>
            <a href={url} className="inline-flex min-h-11 items-center wrap-anywhere">
              {/* "64E-9.004" stays on one line */}
              {url.startsWith('/') ? m.library_source_own() : m.library_source({ title: title.replaceAll(/-(?=\d)/g, '-\u2060') })}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{m.library_sources_note()}</p>
    </article>
  );
}

/** Articles with a guided list that does for one pool what they say of all. */
const GUIDES: Readonly<Record<string, { name: GuideName; label: () => string; isOfTub?: true }>> = {
  'rain-and-storms': { name: 'storm', label: m.plan_guide_storm },
  opening: { name: 'opening', label: m.plan_guide_opening },
  closing: { name: 'closing', label: m.plan_guide_closing },
  'drain-a-hot-tub': { name: 'water_change', label: m.plan_guide_water_change, isOfTub: true },
};

function guideFor(slug: string, pool: Pool | null) {
  const guide = GUIDES[slug];
  return pool && !pool.isReadOnly && guide && (pool.kind !== 'pool') === Boolean(guide.isOfTub)
    ? { to: `/pools/${pool.id}?guide=${guide.name}`, label: guide.label() }
    : undefined;
}

function BesideLink({ to, icon: Icon, children }: { to: string; icon: LucideIcon; children: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 text-sm font-medium hover:border-brand"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand" />
      {children}
    </Link>
  );
}

/** What people do or read next: this pool's guided list, calculators with its values, and related articles. None of it is for paper. */
function Beside({ article }: { article: Article }) {
  const { pool, href } = useCurrentPool();
  const calculators = CALCULATOR_NAMES.filter((name) => article.calculators.includes(name));
  const guide = guideFor(article.slug, pool);
  return (
    <div className="flex flex-col gap-8 lg:sticky lg:top-6 print:hidden">
      {article.category === 'seasons' && pool ? (
        <BesideLink to={href('/maintenance/seasonal')} icon={Sun}>
          {m.seasonal_open_mine()}
        </BesideLink>
      ) : null}
      {guide ? (
        <section aria-labelledby="guide">
          <h2 id="guide" className="mb-3 text-lg font-semibold">
            {m.library_guide()}
          </h2>
          <BesideLink to={guide.to} icon={ListChecks}>
            {guide.label}
          </BesideLink>
        </section>
      ) : null}
      {calculators.length > 0 ? (
        <section aria-labelledby="calculators">
          <h2 id="calculators" className="mb-3 text-lg font-semibold">
            {m.library_calculators()}
          </h2>
          <ul className="flex flex-col gap-2">
            {calculators.map((name) => {
              const { icon: Icon, title } = CALCULATORS[name];
              return (
                <li key={name}>
                  <BesideLink to={href(calculatorPath(name, article.slug))} icon={Icon}>
                    {title()}
                  </BesideLink>
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="related">
        <h2 id="related" className="mb-1 text-lg font-semibold">
          {m.library_related()}
        </h2>
        <ul>
          {article.related.map(({ slug, title }) => (
            <li key={slug}>
              <Link
                to={href(`/library/${slug}`)}
                prefetch="intent"
                className="flex min-h-11 items-center gap-2 py-2 text-sm text-brand hover:underline"
              >
                <ArrowRight size={16} aria-hidden className="shrink-0" />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Missing() {
  return (
    <EmptyState drawing="lost" title={m.library_missing()} action={<LinkButton to="/library">{m.library_back()}</LinkButton>}>
      {m.library_missing_text()}
    </EmptyState>
  );
}
