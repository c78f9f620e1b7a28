import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** How far down the water reaches: behind the title of a page, or behind the start page's whole first screen. */
const DEPTHS = { title: 'h-[720px] lg:h-[640px]', screen: 'h-[1180px] lg:h-[880px]' } as const;

/** A public page under water, with the moving light behind its beginning. */
export function PublicFrame({ depth = 'title', children }: { depth?: keyof typeof DEPTHS; children: ReactNode }) {
  return (
    <div className="relative isolate">
      <WaterBehind depth={depth} />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

/** The moving light behind a page's beginning; its frame is `relative isolate`. */
export function WaterBehind({ depth = 'title' }: { depth?: keyof typeof DEPTHS }) {
  return (
    <div className={`absolute inset-x-0 top-0 -z-10 ${DEPTHS[depth]}`} aria-hidden>
      <div className="water">
        <span className="sun-glow" />
        <span className="shore" />
      </div>
    </div>
  );
}

interface TitleProps {
  crumbs: readonly { label: string; path: string }[];
  title: string;
  lead?: ReactNode;
  /** beside the words on a wide screen */
  picture?: ReactNode;
  children?: ReactNode;
}

/** How a public page begins: its place in the site, its title, its summary. */
export function PublicTitle({ crumbs, title, lead, picture, children }: TitleProps) {
  const heading = (
    <div className="min-w-0">
      <PlainCrumbs crumbs={crumbs} />
      <h1 className="public-title mt-3">{title}</h1>
      {lead ? <p className={`mt-5 measure-58 text-ink ${picture ? '' : 'text-lg'}`}>{lead}</p> : null}
      {children}
    </div>
  );
  if (!picture) return <header className="public-edge pt-4 pb-10 lg:pt-8">{heading}</header>;
  return (
    <header className="public-edge grid grid-cols-[minmax(0,1fr)] items-center gap-10 pt-4 pb-10 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-8">
      {heading}
      {picture}
    </header>
  );
}

/** Full loads on purpose: the pages from here need no script either. */
export function PlainCrumbs({ crumbs }: { crumbs: readonly { label: string; path: string }[] }) {
  return (
    <nav aria-label={m.ui_breadcrumb()}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ink">
        {crumbs.map(({ label, path }, index) => {
          const isHere = index === crumbs.length - 1;
          return (
            <li key={path} className="flex min-w-0 items-center gap-1">
              {index > 0 ? <ChevronRight size={16} aria-hidden /> : null}
              {isHere ? (
                <span aria-current="page" className="inline-flex min-h-11 min-w-0 items-center font-medium">
                  {label}
                </span>
              ) : (
                <a href={path} className="inline-flex min-h-11 min-w-11 items-center hover:underline">
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export function Section(props: { id: string; title: string; text?: ReactNode; children: ReactNode; className?: string }) {
  return (
    <section aria-labelledby={props.id} className={`public-edge py-12 sm:py-16 ${props.className ?? ''}`}>
      <h2 id={props.id} className="measure-22 font-serif text-2xl font-medium sm:text-3xl">
        {props.title}
      </h2>
      {props.text ? <div className="mt-3 measure-62 text-muted">{props.text}</div> : null}
      <div className="mt-8">{props.children}</div>
    </section>
  );
}
