import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '../paraglide/messages.js';

export interface Crumb {
  label: string;
  /** none on the last: that is here */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={m.ui_breadcrumb()}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1">
            {index > 0 ? <ChevronRight size={16} aria-hidden /> : null}
            {crumb.to ? (
              <Link to={crumb.to} className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
