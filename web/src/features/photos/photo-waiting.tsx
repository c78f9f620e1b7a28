import { m } from '../../paraglide/messages.js';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function PhotoWaiting() {
  return (
    <Loading label={m.photos_loading()}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
        <Skeleton className="-mx-4 h-[min(62dvh,30rem)] rounded-none sm:mx-0 sm:rounded-card lg:h-[calc(100dvh-9rem)]" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </Loading>
  );
}
