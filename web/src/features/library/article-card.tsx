import type { ArticleSummary, LibraryMark } from '@limpid/contract';
import { BookmarkCheck, CheckCircle2 } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';

const CARD =
  'group flex h-full flex-col gap-1.5 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-brand sm:p-5';

export function ArticleCard({ article, mark }: { article: ArticleSummary; mark: LibraryMark | undefined }) {
  const { href } = useCurrentPool();
  return (
    <Link to={href(`/library/${article.slug}`)} prefetch="intent" className={CARD}>
      <span className="font-semibold group-hover:underline">{article.title}</span>
      <span className="text-sm text-muted">{article.summary}</span>
      <span className="figures mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-xs text-muted">
        <span>{m.library_minutes({ minutes: article.readingMinutes })}</span>
        {mark?.isBookmarked ? (
          <span className="inline-flex items-center gap-1 text-brand">
            <BookmarkCheck size={14} aria-hidden /> {m.library_bookmarked()}
          </span>
        ) : null}
        <Progress percent={mark?.progressPercent ?? 0} />
      </span>
    </Link>
  );
}

function Progress({ percent }: { percent: number }) {
  if (percent === 0) return null;
  if (percent < 100)
    return (
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="h-1 w-16 overflow-hidden rounded-full bg-line">
          <span className="block h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
        </span>
        {m.library_read_percent({ percent })}
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1 text-ok">
      <CheckCircle2 size={14} aria-hidden /> {m.library_read()}
    </span>
  );
}
