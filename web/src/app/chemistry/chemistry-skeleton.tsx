import { m } from '../../paraglide/messages.js';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The chart and the list of tests to come. */
export function ChemistrySkeleton() {
  return (
    <Loading label={m.chemistry_loading()}>
      <Skeleton className="h-[700px] w-full rounded-card" />
      <Skeleton className="mt-6 h-72 w-full rounded-card" />
    </Loading>
  );
}
