import { SKELETONS } from 'limpid:skeletons';
import { m } from '../../paraglide/messages.js';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TodaySkeleton } from '../dashboard/today-skeleton.tsx';

/** What is shown where the page will be, in its measures: the same width, the same first screen. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const skeleton = SKELETONS.find(({ pattern }) => pattern.test(pathname));
  const width = skeleton?.width ?? 'wide';
  if (skeleton?.shape === 'today') {
    return (
      <Page width={width}>
        <TodaySkeleton />
      </Page>
    );
  }
  return (
    <Page width={width}>
      <Loading label={m.common_loading_your_pool()}>
        <HeadFirst title={skeleton?.title?.()} isForm={skeleton?.shape === 'form'} />
      </Loading>
    </Page>
  );
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
