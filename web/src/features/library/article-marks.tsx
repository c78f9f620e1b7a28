import { ArrowDown, Bookmark, BookmarkCheck, Printer, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { markOf, useLibraryMarks, useMarkArticle } from './library.data.ts';
import { placeToGoOn } from './reading-progress.ts';

function useMark(slug: string) {
  const mark = markOf(useLibraryMarks().data, slug);
  const { mutate } = useMarkArticle(slug);
  const { toast } = useToast();
  const onError = () => void toast({ title: m.common_not_saved(), description: m.common_check_connection(), tone: 'warn' });
  return { mark, change: (change: Parameters<typeof mutate>[0]) => mutate(change, { onError }) };
}

export function ArticleActions({ slug }: { slug: string }) {
  const { mark, change } = useMark(slug);
  const isBookmarked = mark?.isBookmarked ?? false;
  const Icon = isBookmarked ? BookmarkCheck : Bookmark;
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      <Button
        variant="secondary"
        aria-pressed={isBookmarked}
        iconBefore={<Icon size={18} aria-hidden />}
        onClick={() => change({ isBookmarked: !isBookmarked })}
      >
        {isBookmarked ? m.library_bookmarked() : m.library_bookmark()}
      </Button>
      <Button variant="quiet" iconBefore={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        {m.common_print()}
      </Button>
    </div>
  );
}

/** For people who come back to an article that they began before. Mount it when the marks are known. */
export function GoOnReading({ slug, article }: { slug: string; article: RefObject<HTMLElement | null> }) {
  const marks = useLibraryMarks().data;
  const [percent, setPercent] = useState(() => markOf(marks, slug)?.progressPercent ?? 0);
  if (percent === 0 || percent === 100) return null;
  const goOn = () => {
    const element = article.current;
    if (!element) return;
    const { top, height } = element.getBoundingClientRect();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({
      top: placeToGoOn(percent, top + window.scrollY, height, window.innerHeight),
      behavior: isStill ? 'auto' : 'smooth',
    });
    // The keyboard goes on from there, too.
    element.focus({ preventScroll: true });
    setPercent(0);
  };
  return (
    <Button variant="quiet" className="print:hidden" iconBefore={<ArrowDown size={18} aria-hidden />} onClick={goOn}>
      {m.library_go_on({ percent })}
    </Button>
  );
}

export function HelpfulQuestion({ slug }: { slug: string }) {
  const { mark, change } = useMark(slug);
  const given = mark?.isHelpful ?? null;
  const answer = (isHelpful: boolean) => change({ isHelpful: given === isHelpful ? null : isHelpful });
  return (
    <section aria-labelledby="helpful" className="flex flex-wrap items-center gap-3 border-t border-line pt-6 print:hidden">
      <h2 id="helpful" className="text-base font-semibold">
        {m.library_helpful()}
      </h2>
      <div className="flex gap-2">
        <Button
          variant={given === true ? 'primary' : 'secondary'}
          aria-pressed={given === true}
          iconBefore={<ThumbsUp size={18} aria-hidden />}
          onClick={() => answer(true)}
        >
          {m.common_yes()}
        </Button>
        <Button
          variant={given === false ? 'primary' : 'secondary'}
          aria-pressed={given === false}
          iconBefore={<ThumbsDown size={18} aria-hidden />}
          onClick={() => answer(false)}
        >
          {m.common_no()}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {given === null ? '' : m.library_helpful_thanks()}
      </p>
    </section>
  );
}
