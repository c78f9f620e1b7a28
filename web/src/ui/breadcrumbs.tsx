import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '../paraglide/messages.js';

export interface Crumb {
  label: string;
  /** none on the last: that is here */
  to?: string;
}

const LINK = 'inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline';

/** On a phone without the page itself, whose title follows: there it would break into several lines. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={m.ui_breadcrumb()}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted in-data-public:text-ink">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1 max-sm:not-first:last:sr-only">
            {crumb.to === '/' ? (
              // the start page is a page of its own, without the app
              <a href="/" className={LINK}>
                {crumb.label}
              </a>
            ) : crumb.to ? (
              <Link to={crumb.to} className={LINK}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center text-ink in-data-public:font-medium">
                {crumb.label}
              </span>
            )}
            {/* after its name: where the line breaks, no line begins with an arrow */}
            {index < crumbs.length - 1 ? (
              <ChevronRight size={16} className="shrink-0 max-sm:in-[li:nth-last-child(2)]:hidden" aria-hidden />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
