import { m } from '../paraglide/messages.js';
import { Page } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

const WIDTHS: readonly [RegExp, 'narrow' | 'medium' | 'wide'][] = [
  [/^\/chemistry\/log/, 'medium'],
  [/^\/settings/, 'medium'],
];

/** What stands where the page will be, in its measures: the same width, the same first screen. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const width = WIDTHS.find(([path]) => path.test(pathname))?.[1] ?? 'wide';
  return (
    <Page width={width}>
      <Loading label={m.shell_loading()}>
        {/^\/(dashboard|profile)/.test(pathname) ? <HeroFirst /> : <HeadFirst isForm={width !== 'wide'} />}
      </Loading>
    </Page>
  );
}

/** Today: water, then two columns. */
function HeroFirst() {
  return (
    <>
      <Skeleton className="mb-6 h-56 rounded-hero" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Skeleton className="h-96 rounded-card" />
        <div className="grid grid-cols-2 gap-4">
          {[0, 1, 2, 3].map((tile) => (
            <Skeleton key={tile} className="h-44 rounded-card" />
          ))}
        </div>
      </div>
    </>
  );
}

function HeadFirst({ isForm }: { isForm: boolean }) {
  return (
    <>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-3 mb-8 h-10 w-64 max-w-full" />
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
