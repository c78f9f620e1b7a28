import { m } from '../paraglide/messages.js';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';

const WIDTHS: readonly [RegExp, 'narrow' | 'medium' | 'wide'][] = [
  [/^\/chemistry\/log/, 'medium'],
  [/^\/settings/, 'medium'],
];

/** What stands where the page will be, in its measures: the same width, the same first screen. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const width = WIDTHS.find(([path]) => path.test(pathname))?.[1] ?? 'wide';
  if (/^\/(dashboard|profile)/.test(pathname)) {
    return (
      <Page width={width}>
        <TodaySkeleton />
      </Page>
    );
  }
  return (
    <Page width={width}>
      <Loading label={m.shell_loading()}>
        <HeadFirst title={titleOf(pathname)} isForm={width !== 'wide'} />
      </Loading>
    </Page>
  );
}

/** What the page will be called, where the address alone says it. */
function titleOf(pathname: string): string | undefined {
  // The build draws its pages at addresses with a slash at the end.
  const path = pathname.replace(/\/$/, '');
  if (path === '/chemistry/log') return m.shell_log();
  return path === '/chemistry' ? m.chemistry_title() : undefined;
}

function HeadFirst({ title, isForm }: { title: string | undefined; isForm: boolean }) {
  return (
    <>
      {title === undefined ? (
        <>
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-3 mb-8 h-10 w-64 max-w-full" />
        </>
      ) : (
        <PageHeader title={title} eyebrow={'\u00a0'} />
      )}
      {isForm ? (
        <Skeleton className="h-[520px] rounded-card" />
      ) : (
        <>
          <Skeleton className="h-[412px] rounded-card" />
          <Skeleton className="mt-6 h-72 rounded-card" />
        </>
      )}
    </>
  );
}
