import { m } from '../../paraglide/messages.js';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The first month of a gallery, before its code is there. */
export function GallerySkeleton() {
  return (
    <Loading label={m.photos_loading()}>
      <Skeleton className="mb-5 h-11 w-72 max-w-full rounded-full" />
      <Skeleton className="mb-4 h-6 w-44" />
      <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-4 sm:gap-2 xl:grid-cols-5">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className={index === 0 ? 'col-span-2 row-span-2 aspect-square' : 'aspect-square'} />
        ))}
      </div>
    </Loading>
  );
}
