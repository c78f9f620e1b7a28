import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Crumb } from './breadcrumbs.tsx';

/** What the frame of the app adds to the head of each of its pages. Public pages have no such frame. */
export const PageHeadExtra = createContext<((about?: string) => ReactNode) | null>(null);

/** The page's one h1, a quiet line above it, and what to do here on the right. Among the public pages it is as large as theirs. */
export function PageHeader(props: {
  title: ReactNode;
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  crumbs?: readonly Crumb[];
  /** values on the page, as the query of its address: for what the frame adds */
  about?: string | undefined;
}) {
  const extra = useContext(PageHeadExtra);
  return (
    <header className="mb-6 sm:mb-8">
      {props.crumbs ? <Breadcrumbs crumbs={props.crumbs} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className={clsx('min-w-0', extra && 'flex-1 basis-[11rem] sm:basis-[17rem]')}>
          {props.eyebrow ? <p className="text-sm text-muted">{props.eyebrow}</p> : null}
          <h1 className="page-title text-2xl font-semibold max-sm:text-[length:min(2rem,9.75vw)] sm:text-[2.25rem]">{props.title}</h1>
          {props.description ? <p className="page-lead mt-2 measure-60 text-muted">{props.description}</p> : null}
        </div>
        {extra ? <div className="self-start sm:order-2 sm:self-end">{extra(props.about)}</div> : null}
        {props.actions ? <div className={clsx('flex flex-wrap gap-2.5', extra && 'max-sm:w-full')}>{props.actions}</div> : null}
      </div>
    </header>
  );
}

/**
 * The air of a page, and one of two widths: medium for forms and text, wide for everything else. Both begin at the same left edge, so that
 * nothing jumps from page to page.
 */
export function Page({ children, width = 'wide' }: { children: ReactNode; width?: 'medium' | 'wide' }) {
  const edge = 'page-edge mx-auto w-full max-w-[1120px] px-4 py-6 sm:px-8 sm:py-10';
  return <div className={width === 'medium' ? `${edge} *:max-w-[756px]` : edge}>{children}</div>;
}
