import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Crumb } from './breadcrumbs.tsx';

/** The page's one h1, a quiet line above it, and what one can do here on the right. Among the public pages it is as large as theirs. */
export function PageHeader(props: {
  title: ReactNode;
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  crumbs?: readonly Crumb[];
}) {
  return (
    <header className="mb-6 sm:mb-8">
      {props.crumbs ? <Breadcrumbs crumbs={props.crumbs} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {props.eyebrow ? <p className="text-sm text-muted">{props.eyebrow}</p> : null}
          <h1 className="page-title text-2xl font-semibold sm:text-[2.25rem]">{props.title}</h1>
          {props.description ? <p className="page-lead mt-2 measure-60 text-muted">{props.description}</p> : null}
        </div>
        {props.actions ? <div className="flex flex-wrap gap-2.5">{props.actions}</div> : null}
      </div>
    </header>
  );
}

/** The width and air of a page: narrow for forms and text, wide for dashboards. Public pages all begin at the same left edge. */
export function Page({ children, width = 'wide' }: { children: ReactNode; width?: 'narrow' | 'medium' | 'wide' }) {
  const widths = {
    narrow: 'max-w-[600px] in-data-public:*:max-w-[600px]',
    medium: 'max-w-[820px] in-data-public:*:max-w-[820px]',
    wide: 'max-w-[1120px]',
  };
  return <div className={`page-edge mx-auto w-full px-4 py-6 sm:px-8 sm:py-10 ${widths[width]}`}>{children}</div>;
}
