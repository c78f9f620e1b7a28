import { m } from '../../paraglide/messages.js';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** Today before the water is known: what the first paint shows, in the words and the sizes of the page to come. */
export function TodaySkeleton() {
  return (
    <Loading label={m.dashboard_loading()}>
      <div className="mb-6 rounded-hero bg-tint px-5 pt-6 pb-14 sm:px-8 sm:pt-8 sm:pb-16">
        <p className="mb-2 text-sm text-muted">{m.common_today()}</p>
        <h1 className="text-[2.25rem] leading-[1.05] font-semibold tracking-tight sm:text-3xl">{m.dashboard_checking()}</h1>
        <p className="mt-2 measure-60 text-ink/85">{m.dashboard_checking_text()}</p>
      </div>
      <TodayTiles />
    </Loading>
  );
}

/** The answer is there already, the steps and the numbers are still loading. */
export function TodayPlanSkeleton() {
  return (
    <Loading label={m.dashboard_loading()}>
      <TodayTiles />
    </Loading>
  );
}

/** The list of all pools before its code is here, in the height that it will have. */
export function AllPoolsSkeleton({ count }: { count: number }) {
  const rows = Math.min(count, 5);
  return (
    <div className="mb-6 overflow-hidden rounded-card border border-line bg-surface" aria-hidden>
      <Skeleton className="m-6 h-11 w-48" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex min-h-18 items-center border-t border-line px-6 max-sm:min-h-24">
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  );
}

function TodayTiles() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <Skeleton className="h-96 rounded-card" />
      <div className="two-columns grid gap-4">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-44 rounded-card" />
        ))}
      </div>
    </div>
  );
}
